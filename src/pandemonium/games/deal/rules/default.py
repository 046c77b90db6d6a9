"""What is answered for a seat that does not answer (DWD-R40, DWD-R6): it does what it must and nothing else."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.driver import answers
from pandemonium.engine.state import ASIDE, Choice, Seat
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
    LEAVE,
    NO_MORE,
    PROVE,
    PUT_MARKED,
    READY,
    SOUL,
    SUFFER,
    WANT,
)
from pandemonium.games.deal.rules.figures import SEATS
from pandemonium.games.deal.rules.harshness import answer_harshest
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
    question = state.asking(seat).question(state)
    for choice in PREFERRED.get(question, []):
        if choice in options:
            return choice
    if question == questions.OFFER:
        return options[-1]  # something was put in: the dearest price, so that the clock gives nothing away
    if question == questions.PLAN:
        return DROP + state.event_hands[seat][0]
    if question == questions.INQUISITORS:
        return answer_harshest(state, seat, options)
    return first_listed(options)


def first_listed(options: list[Choice]) -> Choice:
    """Of what is no pool act: cards, courtiers, tiles and spaces in printed order, goods as they are always named."""
    for choice in options:
        if choice < ASIDE:
            return choice
    return options[0]
