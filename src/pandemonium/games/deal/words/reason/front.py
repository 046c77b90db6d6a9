"""The front of "why not?": finds what a code or a thing on the table names, and asks the reason of its kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from pandemonium.engine.numbering import Numbering
from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.engine.state import Seat
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.words.reason import cards, chests, church, plans, trade
from pandemonium.games.deal.words.reason.case import Case
from pandemonium.games.deal.words.reason.when import is_asked, why_not_now


def why_not(numbering: Numbering, state: Deal, seat: Seat, target: str) -> Refusal:
    """Why that code or thing, which is not offered, cannot be chosen."""
    subject = numbering.subject(target)
    if subject is None:
        return refusal("refused-unknown", code=target[:40])
    if not (state.asked >> seat) & 1:
        return refusal("why-closed", "DWD-6.1.1")
    name, number = subject
    case = Case(state, seat)
    if name in REASONS and is_asked(name, case.question):
        return REASONS[name](case, number)
    return why_not_now(name)


Reason: TypeAlias = Callable[[Case, int], Refusal]


def simply(message: str, rule: str) -> Reason:
    return lambda _case, _number: refusal(message, rule)


REASONS: Final[dict[str, Reason]] = {
    "keep": cards.why_no_keep,
    "pass": cards.why_no_pass,
    "hand-over": simply("why-two-first", "DWD-1.6.2"),
    "put": chests.why_no_put,
    "put-indulgence": chests.why_no_indulgence,
    "close-empty": simply("why-chest-filled", "DWD-6.1.1"),
    "close-jesters": chests.why_no_jesters,
    "close-at": chests.why_no_price,
    "accept": chests.why_no_deal,
    "build": plans.why_no_build,
    "act": plans.why_no_act,
    "use": plans.why_no_use,
    "drop": plans.why_no_drop,
    "event": plans.why_no_event,
    "recruit": plans.why_no_recruit,
    "ready": simply("why-drop-first", "DWD-1.8.1"),
    "pay-for-me": simply("why-pays-already", "DWD-6.1.6"),
    "pay": plans.why_no_payment,
    "pay-with": plans.why_no_payment,
    "recruit-one": plans.why_no_courtier,
    "cannot-pay": simply("why-payable", "DWD-1.9.17"),
    "accuse": church.why_no_accusation,
    "prove": simply("why-no-proof", "DWD-1.13.3"),
    "put-soul": church.why_no_piece,
    "bribe": church.why_no_bribe,
    "guess": church.why_no_guess,
    "close": simply("why-marked-first", "DWD-1.14.2"),
    "soul-for": church.why_no_answer,
    "indulgence-for": church.why_no_answer,
    "walls-for": church.why_no_answer,
    "basilica-for": church.why_no_answer,
    "buy": trade.why_no_purchase,
    "sell": trade.why_no_sale,
    "borrow": trade.why_no_loan,
    "repay": trade.why_no_repayment,
    "buy-wing": trade.why_no_wing,
    "ask": trade.why_no_request,
}
"""By kind of choice; what has no reason of its own is only a matter of time."""
