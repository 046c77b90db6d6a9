"""Kept drawings: whoever a drawing was made for, it is what would be drawn for whoever gets it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from pandemonium.drawing.html import Node, fragment
from pandemonium.drawing.kept import KEPT, MOST, Kept
from pandemonium.drawing.scene import Scene
from pandemonium.engine.registry import game_ids, load_game
from pandemonium.laws.plays import mixes
from pandemonium.server.model import Preferences, User
from pandemonium.server.pages.regions import regions
from tests.web.preview import model_of, played


class Nobody:
    """The seat of whoever looks at a shared drawing: it may not be asked for."""

    def refuse(self, *_: object) -> Any:
        raise AssertionError("a shared drawing asks who looks at it")

    __eq__ = __ge__ = __gt__ = __hash__ = __index__ = __le__ = __lt__ = __str__ = refuse


@pytest.mark.parametrize("game", game_ids())
def test_a_kept_drawing_is_what_would_be_drawn_now_and_a_shared_one_knows_no_seat(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many tables, every seat and those who watch, all with what the others left behind."""
    keep, compared = Scene.kept, 0
    seats = next(seats for seats in load_game(game).seats if seats > 1)

    def checked(scene: Scene[Any], *facts: object, draw: Callable[[], Node], shared: bool = False) -> Any:
        nonlocal compared
        kept = keep(scene, *facts, draw=draw, shared=shared)
        seat = scene.seat
        scene.seat = Nobody() if shared else seat  # type: ignore[assignment]
        try:
            assert fragment[draw()] == kept, facts
        finally:
            scene.seat = seat
        compared += 1
        return kept

    monkeypatch.setattr(Scene, "kept", checked)
    KEPT.clear()
    for mix, options in enumerate(mixes(load_game(game), seats, 3)):
        for choices in (0, 7, 19, 40):
            match = played(seats, choices, options, seed=f"kept {mix}", game=game)
            for seat in range(-1, seats):
                regions(model_of(match, seat), User("ada", "Ada", Preferences()))
    assert compared > 100


def test_too_many_letters_are_forgotten_together() -> None:
    kept = Kept()
    large = fragment["x" * (MOST // 2)]
    for at in range(3):
        assert kept.get((at,), lambda: large) is large
    assert list(kept.drawn) == [(2,)]
