"""The bailiff (DWD-1.18.19), and the guest he may bring in the middle of the penalties (DWD-R24)."""

from __future__ import annotations

import pytest

from pandemonium.engine.driver import answers
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules.choice import (
    BASILICA,
    DISCARD_LUXURY,
    INDULGENCE,
    SELL,
    SOUL,
    SUFFER,
    WALLS,
)
from pandemonium.games.deal.rules.fields import FROM_GUESTS, FROM_INQUISITORS, SOURCES
from pandemonium.games.deal.rules.figures import (
    BAILIFF,
    GLASS,
    GUEST,
    SEATS,
    VANDAL,
)
from pandemonium.games.deal.rules.penalty import put_penalties
from pandemonium.games.deal.rules.state import Deal
from tests.games.deal.church import CELIA, alone, build, give, heard, held, put, say
from tests.games.deal.rows import lay

MARBLE_AWAY, GLASS_AWAY = DISCARD_LUXURY, DISCARD_LUXURY + 1


@pytest.mark.rule("DWD-1.18.19", "DWD-3.4.1")
def test_the_bailiff_brings_six_points_of_debt_one_by_one_with_a_wing_at_each_overflow() -> None:
    state = alone(BAILIFF)
    state.kingdoms[CELIA].debt = 3
    put(state, put_penalties)
    assert (state.kingdoms[CELIA].debt, state.kingdoms[CELIA].devil) == (9, 0)
    state = alone(BAILIFF)
    state.kingdoms[CELIA].debt = 7
    put(state, put_penalties)
    assert (state.kingdoms[CELIA].debt, state.kingdoms[CELIA].devil) == (9, 2), "8, 9, 10, 9, 10, 9"
    assert heard(state, event.BAILIFF_CAME) == [(CELIA, 6)]


def late_guest(round: int = 5) -> Deal:
    """The bailiff's debt calls a guest to Celia."""
    state = alone(BAILIFF, round=round)
    state.kingdoms[CELIA].debt = 10
    state.kingdoms[CELIA].devil = 2
    return state


@pytest.mark.rule("DWD-R24", "DWD-1.18.19", "DWD-R25")
def test_a_guest_born_from_the_bailiff_is_answered_at_once_after_the_last_of_the_six_points() -> None:
    state = late_guest()
    state.row[1] = VANDAL
    state.opened = 0b011
    lay(state, soul_for=[0b11000 if seat != CELIA else 0 for seat in range(SEATS)])
    (cathedral,) = build(state, CELIA, "cathedral")
    put(state, put_penalties)
    assert state.kingdoms[CELIA].debt == 10
    assert answers(state, CELIA) == [SOUL, SUFFER]
    assert state.kingdoms[CELIA].built == (cathedral,), "before the next penalty"
    say(state, CELIA, SUFFER)
    assert state.kingdoms[CELIA].built == ()
    assert state.tally[CELIA * SOURCES + FROM_GUESTS] == -2
    assert state.tally[CELIA * SOURCES + FROM_INQUISITORS] == -4
    assert heard(state, event.PUNISHED) == [(CELIA, GUEST, 4)]


@pytest.mark.rule("DWD-R24")
def test_the_late_guest_wants_a_piece_not_shown_yet() -> None:
    state = late_guest()
    state.kingdoms[CELIA].soul_for = 0b10011  # three pieces shown already, to others than the bailiff
    put(state, put_penalties)
    assert answers(state, CELIA) == [SUFFER]

    state = late_guest(round=3)
    state.kingdoms[CELIA].soul_for = 0b10001
    state.pieces_shown[CELIA * 2] = 2
    put(state, put_penalties)
    say(state, CELIA, SOUL)
    assert state.pieces_shown[CELIA * 2] == 3
    assert state.kingdoms[CELIA].clean == 3
    assert heard(state, event.ANSWERED_SOUL) == [(CELIA, GUEST)]


@pytest.mark.rule("DWD-R24", "DWD-3.5.2")
def test_the_late_guest_takes_an_indulgence_the_walls_coins_or_the_basilica_if_not_used_yet() -> None:
    for choice in (INDULGENCE, WALLS, BASILICA):
        state = late_guest()
        state.kingdoms[CELIA].clean = 0
        state.kingdoms[CELIA].indulgences = 1
        give(state, CELIA, coin=4)
        build(state, CELIA, "city-walls", "basilica")
        put(state, put_penalties)
        assert answers(state, CELIA) == [INDULGENCE, WALLS, BASILICA, SUFFER]
        say(state, CELIA, choice)
        assert state.kingdoms[CELIA].indulgences == (0 if choice == INDULGENCE else 1)
        assert held(state, CELIA) == ({} if choice == WALLS else {"coin": 4})
        assert state.tally[CELIA * SOURCES + FROM_INQUISITORS] == 0
    used = late_guest()
    used.kingdoms[CELIA].clean = 0
    used.kingdoms[CELIA].walls_for, used.kingdoms[CELIA].free_for = 1, 2
    give(used, CELIA, coin=4)
    build(used, CELIA, "city-walls", "basilica")
    put(used, put_penalties)
    assert answers(used, CELIA) == [SUFFER]


@pytest.mark.rule("DWD-6.1.6")
def test_the_late_guest_asks_also_who_has_nothing_and_coins_for_the_walls_may_be_raised() -> None:
    state = late_guest()
    state.kingdoms[CELIA].clean = 0
    build(state, CELIA, "city-walls")
    give(state, CELIA, glass=2)
    put(state, put_penalties)
    assert answers(state, CELIA) == [SUFFER]
    say(state, CELIA, SELL + GLASS, SELL + GLASS, WALLS)
    assert heard(state, event.ANSWERED_WALLS) == [(CELIA, GUEST, 4)]
