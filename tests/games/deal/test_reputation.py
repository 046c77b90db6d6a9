"""Section 1.12: the reputation track, wings, and the reputation phase."""

from __future__ import annotations

import pytest

from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules.church import reputation_phase
from pandemonium.games.deal.rules.fields import FROM_EFFECTS, FROM_GUESTS, SOURCES
from pandemonium.games.deal.rules.figures import COIN
from pandemonium.games.deal.rules.rounds import OFFER
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.rules.track import fall, forget, move, rise
from pandemonium.games.deal.rules.wings import return_devil, take_angel, take_devil
from tests.games.deal.box import RULES
from tests.games.deal.kingdoms import EMPTY, A, B, C, D, build, heard, position, stock
from tests.games.deal.rows import each, lay


def markers(*spaces: int) -> Deal:
    """A position with the reputation markers of A to D on these spaces; nobody has any stock."""
    state = position(OFFER, stocks=(EMPTY, EMPTY, EMPTY, EMPTY))
    lay(state, reputation=list(spaces))
    state.events = []
    return state


def phase(state: Deal) -> Deal:
    reputation_phase(state)
    return state


@pytest.mark.rule("DWD-1.12.2")
def test_the_highest_gets_an_angel_wing_and_the_lowest_a_devil_wing() -> None:
    state = phase(markers(3, 1, 0, 2))
    assert each(state, "angel") == [1, 0, 0, 0]
    assert each(state, "devil") == [0, 0, 1, 0]


@pytest.mark.rule("DWD-1.12.2")
def test_shared_places_give_a_wing_each() -> None:
    state = phase(markers(2, 2, -1, -1))
    assert (each(state, "angel"), each(state, "devil")) == ([1, 1, 0, 0], [0, 0, 1, 1])
    state = phase(markers(2, 2, 2, 1))
    assert (each(state, "angel"), each(state, "devil")) == ([1, 1, 1, 0], [0, 0, 0, 1])


@pytest.mark.rule("DWD-1.12.2")
def test_where_all_four_are_equal_nobody_gets_a_wing() -> None:
    state = phase(markers(2, 2, 2, 2))
    assert each(state, "angel") == each(state, "devil") == [0, 0, 0, 0]


@pytest.mark.rule("DWD-1.12.3", "DWD-3.2.1")
def test_weak_memory_moves_each_marker_by_the_arrows_of_its_space_and_stops_on_the_knot() -> None:
    reached = []
    for space in range(RULES.bottom, RULES.top + 1):
        state = markers(space, 0, 0, 0)
        forget(state, A)
        reached.append(state.kingdoms[A].reputation)
    assert reached == [-3, -2, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3]
    assert RULES.knot == RULES.start - 1


@pytest.mark.rule("DWD-EX8")
def test_a_marker_on_a_space_with_two_down_arrows_moves_2_down_at_the_end_of_the_phase() -> None:
    assert RULES.arrows[3 - RULES.bottom] == 2
    assert [one.reputation for one in phase(markers(3, 1, 1, 1)).kingdoms] == [1, 0, 0, 0]


@pytest.mark.rule("DWD-1.12.3", "DWD-R12")
def test_awards_come_before_weak_memory_which_gives_no_wings() -> None:
    state = phase(markers(-5, -4, 6, 5))
    assert each(state, "reputation") == [-2, -2, 3, 2]
    assert (each(state, "angel"), each(state, "devil")) == ([0, 0, 1, 0], [1, 0, 0, 0])


@pytest.mark.rule("DWD-1.12.4")
def test_the_track_stops_at_both_ends() -> None:
    state = markers(5, -5, 0, 0)
    rise(state, A, 4)
    fall(state, B, 4)
    assert [state.kingdoms[seat].reputation for seat in (A, B)] == [RULES.top, RULES.bottom] == [6, -6]


@pytest.mark.rule("DWD-1.12.4", "DWD-R11")
def test_arriving_on_the_top_space_gives_an_angel_wing_and_rising_there_gives_none() -> None:
    state = markers(4, 0, 0, 0)
    rise(state, A, 1)
    assert state.kingdoms[A].angel == 0
    rise(state, A, 3)
    assert state.kingdoms[A].angel == 1
    rise(state, A, 2)
    assert state.kingdoms[A].angel == 1
    fall(state, A, 1)
    rise(state, A, 1)
    assert state.kingdoms[A].angel == 2


@pytest.mark.rule("DWD-1.12.4")
@pytest.mark.parametrize(
    ("start", "steps", "wings"), [(-2, 1, 0), (-3, 1, 1), (-3, 2, 2), (-4, 1, 1), (-5, 1, 1), (-5, 3, 1), (-6, 2, 0)]
)
def test_each_of_the_three_lowest_spaces_entered_while_falling_gives_a_devil_wing(
    start: int, steps: int, wings: int
) -> None:
    state = markers(start, 0, 0, 0)
    fall(state, A, steps)
    assert state.kingdoms[A].devil == wings


@pytest.mark.rule("DWD-1.12.4")
def test_going_up_through_the_lowest_spaces_gives_no_wing() -> None:
    state = markers(-6, 0, 0, 0)
    move(state, A, 3)
    assert (state.kingdoms[A].reputation, state.kingdoms[A].devil) == (-3, 0)


@pytest.mark.rule("DWD-EX15", "DWD-1.12.5")
@pytest.mark.parametrize("start", [-3, -2, 0])
def test_a_fall_to_the_lowest_space_gives_three_wings_so_two_points_and_a_guest(start: int) -> None:
    state = markers(start, 0, 0, 0)
    fall(state, A, 6 + start)
    assert (
        state.kingdoms[A].reputation,
        state.kingdoms[A].devil,
        state.kingdoms[A].guests,
        state.kingdoms[A].score,
    ) == (-6, 0, 1, -2)
    assert state.tally[A * SOURCES + FROM_GUESTS] == -2
    assert heard(state, -1, event.GUEST_CAME) == [(A, 2)]


@pytest.mark.rule("DWD-1.12.5")
def test_three_angel_wings_are_an_indulgence_at_once_and_what_exceeds_three_stays() -> None:
    state = markers(0, 0, 0, 0)
    take_angel(state, A, 2)
    assert (state.kingdoms[A].angel, state.kingdoms[A].indulgences) == (2, 0)
    take_angel(state, A, 2)
    assert (state.kingdoms[A].angel, state.kingdoms[A].indulgences) == (1, 1)
    assert heard(state, -1, event.INDULGENCE_GAINED) == [(A,)]


@pytest.mark.rule("DWD-1.12.5", "DWD-R2")
def test_guests_are_counted_even_when_their_pile_is_empty() -> None:
    state = markers(0, 0, 0, 0)
    for seat in (A, B, C, D, A):
        take_devil(state, seat, 3)
    assert each(state, "guests") == [2, 1, 1, 1]
    assert each(state, "score") == [-4, -2, -2, -2]


@pytest.mark.rule("DWD-1.12.5")
def test_angel_and_devil_wings_do_not_cancel_each_other() -> None:
    state = markers(0, 0, 0, 0)
    take_angel(state, A, 1)
    take_devil(state, A, 1)
    assert (state.kingdoms[A].angel, state.kingdoms[A].devil) == (1, 1)


@pytest.mark.rule("DWD-1.12.6")
def test_a_card_returns_as_many_devil_wings_as_there_are() -> None:
    state = markers(0, 0, 0, 0)
    take_devil(state, A, 1)
    return_devil(state, A, 2)
    return_devil(state, A, 1)
    assert state.kingdoms[A].devil == 0
    assert heard(state, -1, event.DEVIL_RETURNED) == [(A, 1)]


@pytest.mark.rule("DWD-EX7", "DWD-1.18.6", "DWD-1.12.1")
def test_jola_is_measured_above_wojtek_before_his_bell_tower_lifts_him() -> None:
    state = markers(-1, 0, 2, 3)
    build(state, A, "bell-tower")
    build(state, B, "reliquary")
    phase(state)
    assert stock(state, B)[COIN] == 1
    assert heard(state, -1, event.ROSE) == [(A, 2, 1)]
    assert each(state, "devil") == [0, 1, 0, 0], "after his rise she is the lowest"


@pytest.mark.rule("DWD-1.18.6")
@pytest.mark.parametrize(("others", "rises"), [((1, 1, 1), True), ((0, 1, 1), False), ((-1, 1, 1), False)])
def test_the_bell_tower_wants_all_others_above(others: tuple[int, int, int], rises: bool) -> None:
    state = markers(0, *others)
    build(state, A, "bell-tower")
    phase(state)
    assert bool(heard(state, -1, event.ROSE)) == rises


@pytest.mark.rule("DWD-1.18.6")
@pytest.mark.parametrize(("others", "coins"), [((1, 1, 1), 3), ((2, 1, 3), 1), ((2, 2, 3), 0), ((0, 0, 3), 2)])
def test_the_reliquary_gives_a_coin_for_each_player_strictly_below(others: tuple[int, int, int], coins: int) -> None:
    state = markers(2, *others)
    build(state, A, "reliquary")
    assert stock(phase(state), A)[COIN] == coins


@pytest.mark.rule("DWD-1.18.6", "DWD-R39")
def test_the_abbey_church_looks_at_the_same_snapshot_as_the_bell_tower() -> None:
    state = markers(1, 0, -1, 4)
    build(state, A, "abbey-church")
    build(state, C, "bell-tower")
    phase(state)
    assert state.kingdoms[A].score == 1
    assert state.tally[A * SOURCES + FROM_EFFECTS] == 1
    state = markers(1, 0, 1, 4)
    build(state, A, "abbey-church")
    assert phase(state).kingdoms[A].score == 0


@pytest.mark.rule("DWD-1.18.10", "DWD-R12")
def test_the_monastery_comes_before_the_gambling_house_whatever_was_built_first() -> None:
    state = markers(5, -3, 0, 0)
    build(state, A, "gambling-house", "monastery")
    build(state, B, "gambling-house", "monastery")
    phase(state)
    assert heard(state, -1, event.ROSE) == [(A, 1, 6), (B, 1, -2)]
    assert heard(state, -1, event.FELL) == [(A, 1, 5), (B, 1, -3)]
    assert state.kingdoms[A].angel == 2, "one of the top space, one as the highest"
    assert state.kingdoms[B].devil == 1, "as the lowest; the fall entered no wing space"
    assert stock(state, A)[COIN] == 2


@pytest.mark.rule("DWD-R12", "DWD-1.12.1")
def test_snapshot_effects_come_before_the_monastery() -> None:
    state = markers(0, 1, 1, 1)
    build(state, A, "monastery", "bell-tower")
    phase(state)
    assert heard(state, -1, event.ROSE) == [(A, 2, 2), (A, 1, 3)]
    assert each(state, "angel") == [1, 0, 0, 0]
