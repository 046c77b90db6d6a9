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
    state.debt[A], state.interest[A] = debt, quarter
    build(state, A, *buildings)
    state.events = []
    interest_phase(state)
    return state


@pytest.mark.rule("DWD-1.11.1")
def test_without_debt_nothing_happens() -> None:
    state = interest(0, 3)
    assert (state.debt[A], state.interest[A], state.events) == (0, 3, [])


@pytest.mark.rule("DWD-1.11.2")
@pytest.mark.parametrize("debt", range(1, 10))
@pytest.mark.parametrize("quarter", range(4))
def test_entries_of_the_start_quarter_are_counted_by_walking(debt: int, quarter: int) -> None:
    at, entries = quarter, 0
    for _ in range(debt):
        at = (at + 1) % 4
        entries += at == 0
    state = interest(debt, quarter)
    assert state.interest[A] == at
    if debt + entries <= 10:
        assert state.debt[A] == debt + entries


@pytest.mark.rule("DWD-1.11.2")
def test_the_marker_stays_where_it_stopped_between_rounds() -> None:
    state = interest(3)
    assert (state.debt[A], state.interest[A]) == (3, 3)
    interest_phase(state)
    assert (state.debt[A], state.interest[A]) == (4, 2)


@pytest.mark.rule("DWD-EX14")
def test_debt_4_grows_to_5_from_any_quarter_and_debt_2_from_the_last_two_only() -> None:
    assert [interest(4, quarter).debt[A] for quarter in range(4)] == [5, 5, 5, 5]
    assert [interest(2, quarter).debt[A] for quarter in range(4)] == [2, 2, 3, 3]


@pytest.mark.rule("DWD-EX2", "DWD-1.11.3")
@pytest.mark.parametrize("quarter", [2, 3])
def test_marta_owes_8_then_10_then_9_with_two_devil_wings(quarter: int) -> None:
    state = interest(8, quarter)
    assert (state.debt[A], state.devil[A], state.interest[A]) == (10, 0, quarter)
    interest_phase(state)
    assert (state.debt[A], state.devil[A]) == (9, 2)
    assert heard(state, -1, event.OVERFLOWED) == [(A,), (A,)]


@pytest.mark.rule("DWD-EX2", "DWD-1.11.3")
@pytest.mark.parametrize("quarter", [0, 1])
def test_from_the_first_two_quarters_debt_10_has_two_entries(quarter: int) -> None:
    state = interest(10, quarter)
    assert (state.debt[A], state.devil[A]) == (10, 1)


@pytest.mark.rule("DWD-1.18.5", "DWD-R31")
def test_with_the_bank_a_debt_of_6_or_less_leaves_the_marker_where_it_is() -> None:
    for debt in range(7):
        state = interest(debt, 3, "bank")
        assert (state.debt[A], state.interest[A]) == (debt, 3)
    state = interest(8, 3, "bank")
    assert (state.debt[A], state.interest[A]) == (9, 1)


@pytest.mark.rule("DWD-R31")
def test_fewer_steps_add_up_and_never_go_below_none() -> None:
    assert interest(8, 3, "bank", "pawn-shop").interest[A] == 3
    assert interest(9, 3, "bank", "pawn-shop").debt[A] == 10
    assert interest(1, 3, "pawn-shop").interest[A] == 3


@pytest.mark.rule("DWD-R31")
def test_the_growth_is_limited_after_the_steps_are_counted() -> None:
    state = interest(8, 0, "notary")
    assert (state.debt[A], state.interest[A]) == (9, 0)
    state = interest(8, 3, "notary", "pawn-shop")
    assert (state.debt[A], state.interest[A]) == (9, 1)
    assert heard(state, -1, event.INTEREST) == [(A, 6, 1, 8)]
