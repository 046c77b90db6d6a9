"""Section 1.10: Diplomatic Crisis, Time of Thieves, Dante's Rush."""

from __future__ import annotations

import pytest

from pandemonium.engine.game import Setup
from pandemonium.games.inferno.knowledge.view import InfernoView
from pandemonium.games.inferno.rules.figures import STOP_DIPLOMA
from pandemonium.games.inferno.rules.state import Inferno
from tests.games.inferno.table import INFERNO

MANY = range(30)


def begun(seats: int, number: int, **options: str) -> tuple[Inferno, InfernoView]:
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    state = INFERNO.new(Setup(seats, f"variant {number}", chosen))
    return state, INFERNO.view(state, -1)


def in_towers(view: InfernoView, kinds: tuple[str, ...]) -> int:
    return sum(item in kinds for player in view.players for floor in player.tower for item in floor)


@pytest.mark.rule("INF-1.10.1", "INF-EX4")
@pytest.mark.parametrize(("seats", "left"), [(2, 6), (3, 9), (4, 12)])
def test_diplomatic_crisis_removes_a_random_guest_for_each_player(seats: int, left: int) -> None:
    removed = set()
    for number in MANY:
        _, view = begun(seats, number, diplomatic_crisis="yes")
        assert sum(view.palace) + in_towers(view, ("vescovo", "condottiere", "console", "gonfaloniere")) == left
        assert sum(view.removed[:4]) == seats
        assert sum(view.removed[4:]) == 0
        removed.add(tuple(view.removed))
    assert len(removed) > 5


@pytest.mark.rule("INF-1.10.2", "INF-EX4")
@pytest.mark.parametrize(("seats", "left"), [(2, 6), (3, 9), (4, 12)])
def test_time_of_thieves_removes_a_random_barrel_for_each_player(seats: int, left: int) -> None:
    for number in MANY:
        _, view = begun(seats, number, time_of_thieves="yes")
        assert sum(view.stalls) + in_towers(view, ("bread", "cloth", "wine", "weapons")) == left
        assert sum(view.removed[4:]) == seats
        assert sum(view.removed[:4]) == 0


@pytest.mark.rule("INF-1.10.3", "INF-R57")
@pytest.mark.parametrize(("seats", "shortcuts"), [(2, 1), (3, 3), (4, 1)])
def test_dantes_rush_adds_shortcuts_on_different_stops_ahead_without_a_diploma(seats: int, shortcuts: int) -> None:
    places = set()
    for number in MANY:
        state, view = begun(seats, number, dantes_rush="yes")
        assert len(view.shortcuts) == len(set(view.shortcuts)) == shortcuts
        for step in view.shortcuts:
            assert state.board.path[step] != STOP_DIPLOMA
            assert step > state.dante
        if seats == 3:
            assert state.board.shortcut in view.shortcuts
        places.add(tuple(view.shortcuts))
    assert len(places) > 1


@pytest.mark.rule("INF-1.10.3")
def test_dantes_rush_is_for_two_and_more() -> None:
    refused = INFERNO.check_setup(1, {"dantes-rush": "yes"})
    assert refused is not None
    assert refused.rule == "INF-1.10.3"


@pytest.mark.rule("INF-1.10.1", "INF-1.10.2", "INF-1.10.3")
@pytest.mark.parametrize("setup", ["standard", "first-game"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_variants_combine_freely(seats: int, setup: str) -> None:
    _, view = begun(seats, 1, diplomatic_crisis="yes", time_of_thieves="yes", dantes_rush="yes", setup=setup)
    assert sum(view.removed) == 2 * seats
    assert view.shortcuts


@pytest.mark.rule("INF-1.10.1")
def test_without_a_variant_nothing_is_removed() -> None:
    assert begun(3, 1)[1].removed == [0] * 8
