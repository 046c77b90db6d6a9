"""Steps 1 and 6, the event card (DWD-1.9.1, DWD-1.9.6): its left half costs reputation, its right one earns it."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.state import Choice
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.effect import EVENT_SOURCE, buildings_with, run
from pandemonium.games.deal.rules.fields import BEHIND_WALLS, USED
from pandemonium.games.deal.rules.figures import (
    COURTIERS,
    NO_COURTIER,
    NO_DEBT,
    NO_SCIENCE,
    RECRUITED,
    SCIENCE,
    TOKENS_USED,
    Effect,
)
from pandemonium.games.deal.rules.payment import Payment, Way, costs, ways_of
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.rules.step import about
from pandemonium.games.deal.rules.tokens import Tokens, slip


def play_left(state: Deal, seat: i64, card: i64) -> None:
    """Gain, then reputation down."""
    if state.events is not None:
        state.tell(event.EVENT_LEFT, (seat, card))
    run(state, seat, EVENT_SOURCE + card, state.rules.events[card].left)


def play_right(state: Deal, tokens: Tokens, card: i64) -> None:
    """Meet the condition, give the courtier up, or pay; then reputation up and whatever else it gives."""
    right, seat = state.rules.events[card].right, tokens.seat
    if not met(state, tokens, right) or not can_give(state, seat, right):
        fail(state, seat, card)
        slip(state, seat)
    elif costs(right):
        frame = about(PayEvent(), seat, card)
        frame.grain = 0
        state.push(frame)
    else:
        succeed(state, seat, card)


def met(state: Deal, tokens: Tokens, effect: Effect) -> bool:
    """What all can see is looked up, nobody is asked."""
    seat, condition = tokens.seat, effect.condition
    if condition == RECRUITED:
        return tokens.recruited
    if condition == TOKENS_USED:
        return tokens.used >= effect.least
    if condition == NO_DEBT:
        return state.kingdoms[seat].debt == 0
    if condition == NO_SCIENCE:
        return buildings_with(state, seat, SCIENCE) == 0
    return True


def can_give(state: Deal, seat: i64, effect: Effect) -> bool:
    """This very courtier behind the walls; the alchemist does not stand in (DWD-1.18.3)."""
    return effect.give == NO_COURTIER or state.courtiers[seat * COURTIERS + effect.give] == BEHIND_WALLS


class PayEvent(Payment):
    """The right half's price. It takes no token, so no grain is looked at."""

    __slots__ = ()

    def question(self, state: Deal) -> int:
        return questions.PAY_EVENT

    def cost(self, state: Deal) -> list[int]:
        return state.rules.events[self.number].right.pay

    def ways(self, state: Deal) -> list[Way]:
        return ways_of(state.rules.events[self.number].right)

    def paid(self, state: Deal, choice: Choice) -> None:
        succeed(state, self.seat, self.number)

    def lacked(self, state: Deal) -> None:
        fail(state, self.seat, self.number)

    def copy(self) -> PayEvent:
        frame = about(PayEvent(), self.seat, self.number, self.left)
        frame.grain = self.grain
        return frame


def succeed(state: Deal, seat: i64, card: i64) -> None:
    right = state.rules.events[card].right
    if right.give != NO_COURTIER:
        state.courtiers[seat * COURTIERS + right.give] = USED
        if state.events is not None:
            state.tell(event.COURTIER_GIVEN, (seat, right.give))
    if state.events is not None:
        state.tell(event.EVENT_RIGHT, (seat, card))
    run(state, seat, EVENT_SOURCE + card, right)


def fail(state: Deal, seat: i64, card: i64) -> None:
    """No reward; the card is gone all the same (DWD-R61)."""
    if state.events is not None:
        state.tell(event.EVENT_FAILED, (seat, card))
