"""Simulations can be repeated and add up."""

from __future__ import annotations

import msgspec
import pytest

from pandemonium.engine.registry import game_ids, load_game
from pandemonium.lab.simulate import simulate
from pandemonium.server.pages.opening import usual_seats


def figures(game: str = "crypt", games: int = 120, **changes: object) -> dict[str, object]:
    arguments: dict[str, object] = {
        "game_id": game,
        "levels": ["random"] * usual_seats(load_game(game)),
        "games": games,
        "seed": "sim",
        "options": {},
    }
    plain = msgspec.to_builtins(simulate(**(arguments | changes)))  # type: ignore[arg-type]
    return {name: plain[name] for name in ("games", "decisions", "mean_scores", "wins")}


@pytest.mark.parametrize("game", game_ids())
def test_a_seed_plays_the_same_games_again(game: str) -> None:
    assert figures(game, 20) == figures(game, 20)


def test_workers_change_nothing_but_the_time() -> None:
    assert figures(workers=2) == figures()


def test_another_seed_plays_other_games() -> None:
    assert figures(seed="other") != figures()


@pytest.mark.parametrize("levels", [["random"], ["random"] * 3, ["normal", "easy"], ["random", "normal"]])
def test_every_game_is_won_once(levels: list[str]) -> None:
    heard: list[int] = []
    done = simulate("crypt", levels, 30, "wins", {"collectors": "random"}, heard.append)
    assert sum(done.wins) == pytest.approx(30)
    assert heard[-1] == 30
    assert done.games_per_s == pytest.approx(30 / done.seconds)
    assert done.decisions_per_s == pytest.approx(done.decisions / done.seconds)


def test_progress_is_told_game_by_game_where_bots_take_their_time() -> None:
    heard: list[int] = []
    simulate("crypt", ["normal", "random"], 3, "progress", {}, heard.append)
    assert heard == [1, 2, 3]
