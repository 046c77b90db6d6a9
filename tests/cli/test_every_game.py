"""What every game there is can do in the terminal."""

import json

import pytest

from pandemonium.engine.registry import game_ids, load_game
from tests.cli.conftest import Run
from tests.daily import daily

every_game = pytest.mark.parametrize("game", game_ids())


def random_seats(game: str) -> str:
    return ",".join(["random"] * load_game(game).seats[-1])


@every_game
@pytest.mark.parametrize("language", daily(["en", "pl"], "pl"))
def test_a_game_is_watched_saved_verified_and_told(run: Run, game: str, language: str) -> None:
    lines = ("play", game, "--seats", random_seats(game), "--language", language, "--save", "game.journal")
    done = run(*lines)
    assert done.returncode == 0, done.stderr
    assert run("verify", "game.journal").returncode == 0
    told = run("replay", "game.journal", "--language", language)
    assert told.returncode == 0
    assert max(map(len, told.stdout.splitlines())) <= 80


@every_game
def test_games_are_simulated(run: Run, game: str) -> None:
    figures = json.loads(run("sim", game, "-n", "3", "--seats", random_seats(game), "--json").stdout)
    assert figures["games"] == 3
    assert sum(figures["wins"]) == pytest.approx(3)


@every_game
def test_its_pack_and_its_rules_are_shown(run: Run, game: str) -> None:
    assert "provenance:" in run("pack", game).stdout
    for language in ("en", "pl"):
        assert run("rules", game, "--language", language).returncode == 0


@every_game
def test_every_figure_of_it_is_measured(run: Run, game: str) -> None:
    done = run("bench", game, "--seconds", "0.01", "--no-pure", "--json")
    assert done.returncode == 0, done.stderr
    (figures,) = json.loads(done.stdout)
    rates = ("decisions_per_s", "games_per_s", "copies_per_s", "views_per_s", "samples_per_s")
    assert all(figures[name] > 0 for name in (*rates, "replay_ms", "state_bytes", "page_ms", "page_bytes"))
