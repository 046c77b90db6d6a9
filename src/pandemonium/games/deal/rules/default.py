"""What is answered for a seat that does not answer (DWD-R40): it does what it must and nothing else."""

from __future__ import annotations

from typing import Final, cast

from pandemonium.engine.driver import answers
from pandemonium.engine.state import Choice, Seat
from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.choice import (
    ACCUSE,
    AVOID,
    CLOSE,
    CLOSE_EMPTY,
    CONFESS,
    DISCARD,
    DISCARD_GRAIN,
    DONE,
    DROP,
    ENOUGH,
    INDULGENCE,
    INDULGENCE_FOR,
    LEAVE,
    NO_MORE,
    PLACES,
    PROVE,
    PUT_MARKED,
    READY,
    SOUL,
    SOUL_FOR,
    SUFFER,
    WANT,
)
from pandemonium.games.deal.rules.default_payment import pay_or_raise_coins
from pandemonium.games.deal.rules.facing import inquisitor_at
from pandemonium.games.deal.rules.figures import SEATS
from pandemonium.games.deal.rules.harm import harm
from pandemonium.games.deal.rules.payment import Payment
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.rules.wishes import NO_WISH

PREFERRED: Final[dict[int, list[Choice]]] = {
    questions.WISH: [WANT + NO_WISH, AVOID + NO_WISH],
    questions.OFFER: [CLOSE_EMPTY],
    questions.FIRST_CHEST: [LEAVE],
    questions.SECOND_CHEST: [LEAVE],
    questions.PLAN: [READY],
    questions.FREE_ACTION: [LEAVE],
    questions.STALL: [ENOUGH],
    questions.GRANARY: [DISCARD_GRAIN],
    questions.CLAIM: [NO_MORE],
    questions.ACCUSE: [ACCUSE + SEATS],
    questions.ANSWER: [PROVE, CONFESS],
    questions.PREPARE: [DONE],
    questions.RITUAL: [CLOSE, PUT_MARKED],
    questions.PROFLIGATE: [DISCARD, SUFFER],
    questions.LATE_GUEST: [SOUL, INDULGENCE, SUFFER],
}
"""By question, the choice that is taken if it is offered, the first before the next."""


def default(state: Deal, seat: Seat) -> Choice:
    """A legal choice of a seat that is asked; one after the other they close its part."""
    options = answers(state, seat)
    frame = state.asking(seat)
    question = frame.question(state)
    for choice in PREFERRED.get(question, []):
        if choice in options:
            return choice
    if question == questions.OFFER:
        return max(options)  # something was put in: the dearest price, so that the clock gives nothing away
    if question == questions.PLAN:
        return DROP + state.kingdoms[seat].event_hand[0]  # the older of two
    if questions.PAY_BUILDING <= question <= questions.PAY_GRAIN:
        return pay_or_raise_coins(state, cast(Payment, frame), options)
    if question == questions.INQUISITORS:
        return answer_harshest(state, seat, options)
    return min(options)  # goods, spaces, courtiers, tiles and cards in printed order; pool acts come last


def answer_harshest(state: Deal, seat: Seat, options: list[Choice]) -> Choice:
    """A piece as long as there is one, then an indulgence; of equal inquisitors the first in the order of DWD-R24."""
    for way in (SOUL_FOR, INDULGENCE_FOR):
        best, most = DONE, -1
        for place in range(PLACES):
            if way + place in options:
                loss = harm(state, seat, inquisitor_at(state, place))
                if loss > most:
                    best, most = way + place, loss
        if best != DONE:
            return best
    return DONE
