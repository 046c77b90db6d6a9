"""Section 1.3: Florins, Drachmas, loans and Infamy."""

from __future__ import annotations

import pytest

from pandemonium.games.inferno.rules.money import borrow, pay
from tests.games.inferno.table import RULES, Table, family, position

LAST = len(RULES.loan_losses) - 1


def borrowing(loans: int) -> Table:
    table = position()
    for _ in range(loans):
        borrow(table.state, 0)
    return table


@pytest.mark.rule("INF-1.3.1", "INF-EX9")
def test_without_florins_no_noble_enters_a_special_location_however_many_drachmas_he_has() -> None:
    table = position(quarter="san-piero", A=family(drachmas=9))
    assert "send bonfire noble" not in table.codes()
    assert table.A.boat == 0


@pytest.mark.rule("INF-1.3.1")
def test_florins_come_from_the_bank_and_the_palace() -> None:
    bank = position(quarter="scheraggio").play("send bank noble", "act")
    assert bank.A.florins == 2
    palace = position(quarter="borgo", A=family(florins=1, floors=2)).play("send palace noble", "guest console")
    assert palace.play("floor 2").A.florins == 2


@pytest.mark.rule("INF-1.3.2", "INF-R11")
@pytest.mark.parametrize(("quarter", "location", "most"), [("san-piero", "bonfire", 3), ("duomo", "wall", 2)])
def test_drachmas_come_one_for_one_from_florins_at_bonfire_and_wall(quarter: str, location: str, most: int) -> None:
    table = position(quarter=quarter, A=family(florins=9)).play(f"send {location} noble")
    assert table.codes("exchange") == [str(florins) for florins in range(most + 1)]
    table.play(f"exchange {most}")
    assert (table.A.florins, table.A.drachmas) == (9 - 1 - most, most)


@pytest.mark.rule("INF-1.3.2", "INF-SILVER-3", "INF-SILVER-1")
def test_two_silver_bonuses_pay_drachmas() -> None:
    table = position(quarter="scheraggio", dante="purple", A=family(at="bank:noble")).play("accuse bank noble")
    assert table.A.drachmas == 3


@pytest.mark.rule("INF-1.3.3")
def test_a_loan_moves_the_boat_one_space_down_and_lends_two_drachmas() -> None:
    table = borrowing(1)
    assert (table.A.boat, table.A.drachmas, table.A.infamy) == (1, 2, 0)


@pytest.mark.rule("INF-1.3.3")
def test_passing_the_instant_symbol_costs_five_infamy_at_once() -> None:
    before, past = borrowing(RULES.instant_space - 1), borrowing(RULES.instant_space)
    assert before.A.infamy == 0
    assert past.A.infamy == -5 == -RULES.instant_loss


@pytest.mark.rule("INF-1.3.3")
def test_on_the_last_space_every_further_loan_leaves_the_boat_and_costs_five_infamy_without_limit() -> None:
    table = position(A=family(boat=LAST))
    for loans in range(1, 5):
        borrow(table.state, 0)
        assert (table.A.boat, table.A.drachmas, table.A.infamy) == (LAST, 2 * loans, -5 * loans)


@pytest.mark.rule("INF-1.3.3", "INF-1.4.1", "INF-R1")
def test_a_drachma_that_must_be_paid_is_borrowed_and_the_change_is_kept() -> None:
    table = position(graveyard="blue red", A=family(drachmas=0)).play("graveyard blue", "shield 1.1")
    assert (table.A.boat, table.A.drachmas) == (1, 1)


@pytest.mark.rule("INF-R1")
def test_as_many_loans_as_a_payment_needs_are_taken_and_none_without_need() -> None:
    table = position(A=family(drachmas=0))
    pay(table.state, 0, 3)
    assert (table.A.boat, table.A.drachmas) == (2, 1)
    pay(table.state, 0, 1)
    assert (table.A.boat, table.A.drachmas) == (2, 0)
    assert not [code for code in table.codes() if "loan" in code]


@pytest.mark.rule("INF-1.3.4", "INF-R47")
def test_infamy_goes_below_zero_and_beyond_a_hundred_and_twenty_as_a_plain_number() -> None:
    assert position(A=family(infamy=-7), B=family(infamy=131)).B.infamy == 131
    table = position(quarter="duomo", A=family(infamy=-7, home="", tower="noble noble noble", at="bank:noble"))
    assert table.play("recall bank noble").A.infamy == -9


@pytest.mark.rule("INF-1.3.4", "INF-1.5.3")
def test_a_fraction_is_rounded_down() -> None:
    spaces = RULES.bread_spaces
    table = position(quarter="duomo", A=family(home="urchin", tower="bread", skulls="purple:3 red:2"))
    table.play("send wall urchin", "skip", "barrel bread")
    assert table.A.infamy == 5 // spaces
