"""Section 1.11: interest."""

from __future__ import annotations

import pytest

from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules.interest import interest_phase
from pandemonium.games.deal.rules.rounds import OFFER
from pandemonium.games.deal.rules.state import Deal
from tests.games.deal.kingdoms import A, build, heard, position


def interest(debt: int, quarter: int = 0, *buildings: str) -> Deal:
    """The interest phase where A owes so much and the marker stands on this quarter."""
    state = position(OFFER)
    state.kingdoms[A].debt, state.kingdoms[A].interest = debt, quarter
    build(state, A, *buildings)
    state.events = []
    interest_phase(state)
    return state


@pytest.mark.rule("DWD-1.11.1")
def test_without_debt_nothing_happens() -> None:
    state = interest(0, 3)
    assert (state.kingdoms[A].debt, state.kingdoms[A].interest, state.events) == (0, 3, [])


@pytest.mark.rule("DWD-1.11.2")
@pytest.mark.parametrize("debt", range(1, 10))
@pytest.mark.parametrize("quarter", range(4))
def test_entries_of_the_start_quarter_are_counted_by_walking(debt: int, quarter: int) -> None:
    at, entries = quarter, 0
    for _ in range(debt):
        at = (at + 1) % 4
        entries += at == 0
    state = interest(debt, quarter)
    assert state.kingdoms[A].interest == at
    if debt + entries <= 10:
        assert state.kingdoms[A].debt == debt + entries


@pytest.mark.rule("DWD-1.11.2")
def test_the_marker_stays_where_it_stopped_between_rounds() -> None:
    state = interest(3)
    assert (state.kingdoms[A].debt, state.kingdoms[A].interest) == (3, 3)
    interest_phase(state)
    assert (state.kingdoms[A].debt, state.kingdoms[A].interest) == (4, 2)


@pytest.mark.rule("DWD-EX14")
def test_debt_4_grows_to_5_from_any_quarter_and_debt_2_from_the_last_two_only() -> None:
    assert [interest(4, quarter).kingdoms[A].debt for quarter in range(4)] == [5, 5, 5, 5]
    assert [interest(2, quarter).kingdoms[A].debt for quarter in range(4)] == [2, 2, 3, 3]


@pytest.mark.rule("DWD-EX2", "DWD-1.11.3")
@pytest.mark.parametrize("quarter", [2, 3])
def test_marta_owes_8_then_10_then_9_with_two_devil_wings(quarter: int) -> None:
    state = interest(8, quarter)
    assert (state.kingdoms[A].debt, state.kingdoms[A].devil, state.kingdoms[A].interest) == (10, 0, quarter)
    interest_phase(state)
    assert (state.kingdoms[A].debt, state.kingdoms[A].devil) == (9, 2)
    assert heard(state, -1, event.OVERFLOWED) == [(A,), (A,)]


@pytest.mark.rule("DWD-EX2", "DWD-1.11.3")
@pytest.mark.parametrize("quarter", [0, 1])
def test_from_the_first_two_quarters_debt_10_has_two_entries(quarter: int) -> None:
    state = interest(10, quarter)
    assert (state.kingdoms[A].debt, state.kingdoms[A].devil) == (10, 1)


@pytest.mark.rule("DWD-1.18.5", "DWD-R31")
def test_with_the_bank_a_debt_of_6_or_less_leaves_the_marker_where_it_is() -> None:
    for debt in range(7):
        state = interest(debt, 3, "bank")
        assert (state.kingdoms[A].debt, state.kingdoms[A].interest) == (debt, 3)
    state = interest(8, 3, "bank")
    assert (state.kingdoms[A].debt, state.kingdoms[A].interest) == (9, 1)


@pytest.mark.rule("DWD-R31")
def test_fewer_steps_add_up_and_never_go_below_none() -> None:
    assert interest(8, 3, "bank", "pawn-shop").kingdoms[A].interest == 3
    assert interest(9, 3, "bank", "pawn-shop").kingdoms[A].debt == 10
    assert interest(1, 3, "pawn-shop").kingdoms[A].interest == 3


@pytest.mark.rule("DWD-R31")
def test_the_growth_is_limited_after_the_steps_are_counted() -> None:
    state = interest(8, 0, "notary")
    assert (state.kingdoms[A].debt, state.kingdoms[A].interest) == (9, 0)
    state = interest(8, 3, "notary", "pawn-shop")
    assert (state.kingdoms[A].debt, state.kingdoms[A].interest) == (9, 1)
    assert heard(state, -1, event.INTEREST) == [(A, 6, 1, 8)]
