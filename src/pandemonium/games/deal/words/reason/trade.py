"""Why not buy, sell, borrow, pay back or ask now."""

from __future__ import annotations

from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.games.deal.rules.ask import Ask
from pandemonium.games.deal.rules.choice import MOST_DEBT
from pandemonium.games.deal.rules.fields import BORROWED, REPAID
from pandemonium.games.deal.rules.figures import COIN
from pandemonium.games.deal.rules.pool import PRICE
from pandemonium.games.deal.rules.wings import wing_price
from pandemonium.games.deal.words.naming import GOOD_NAMES
from pandemonium.games.deal.words.reason.case import Case


def is_touched(case: Case) -> bool:
    """Whether a secret small choice has been made: what all see must come before it."""
    return isinstance(case.frame, Ask) and not case.frame.untouched(case.state)


def touched() -> Refusal:
    return refusal("why-trade-first", "DWD-6.1.3")


def why_no_purchase(case: Case, good: int) -> Refusal:
    if is_touched(case):
        return touched()
    if case.has(COIN) < PRICE[good]:
        return refusal("why-too-dear", "DWD-1.4.1", good=GOOD_NAMES[good], coins=PRICE[good], have=case.has(COIN))
    return refusal("why-still-to-pay", "DWD-6.1.6")


def why_no_sale(case: Case, good: int) -> Refusal:
    if is_touched(case):
        return touched()
    if not case.has(good):
        return refusal("why-no-stock", "DWD-1.4.1", good=GOOD_NAMES[good])
    return refusal("why-still-to-pay", "DWD-6.1.6")


def why_no_loan(case: Case, place: int) -> Refusal:
    kingdom = case.state.kingdoms[case.seat]
    if is_touched(case):
        return touched()
    if kingdom.credit == REPAID:
        return refusal("why-borrow-or-repay", "DWD-6.1.4")
    if kingdom.debt + place + 1 > MOST_DEBT:
        return refusal("why-debt-limit", "DWD-1.4.2", debt=kingdom.debt)
    return refusal("why-still-to-pay", "DWD-6.1.6")


def why_no_repayment(case: Case, place: int) -> Refusal:
    kingdom = case.state.kingdoms[case.seat]
    if not isinstance(case.frame, Ask) or not case.frame.repays(case.state):
        return refusal("why-when-repay", "DWD-1.4.3")
    if is_touched(case):
        return touched()
    if kingdom.credit == BORROWED:
        return refusal("why-borrow-or-repay", "DWD-6.1.4")
    if kingdom.debt < place + 1:
        return refusal("why-no-debt", "DWD-1.4.3", debt=kingdom.debt)
    return refusal("why-no-coins", "DWD-1.4.3", have=case.has(COIN))


def why_no_wing(case: Case, _: int) -> Refusal:
    return refusal("why-wing-dear", "DWD-1.14.1", coins=wing_price(case.state, case.seat), have=case.has(COIN))


def why_no_request(case: Case, stock: int) -> Refusal:
    if is_touched(case):
        return touched()
    return refusal("why-asked-already", "DWD-6.1.9", good=GOOD_NAMES[stock])
