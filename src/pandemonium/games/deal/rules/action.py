"""The action of a building, by a token (DWD-1.9.2, DWD-1.9.12): pay, then gain."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from pandemonium.engine.state import Choice
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.effect import run
from pandemonium.games.deal.rules.payment import NO_COST, Payment, Way, costs, spare, ways_of
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.rules.step import about
from pandemonium.games.deal.rules.tokens import Tokens, slip


class PayAction(Payment):
    """An action that has a price of its own."""

    __slots__ = ()

    def question(self, state: Deal) -> int:
        return questions.PAY_ACTION

    def cost(self, state: Deal) -> list[int]:
        return state.rules.buildings[self.number].effect.pay

    def ways(self, state: Deal) -> list[Way]:
        return ways_of(state.rules.buildings[self.number].effect)

    def paid(self, state: Deal, choice: Choice) -> None:
        use(state, cast(Tokens, state.stack[-2]), self.number)

    def lacked(self, state: Deal) -> None:
        tell_not_used(state, self.seat, self.number)

    def copy(self) -> PayAction:
        frame = about(PayAction(), self.seat, self.number, self.left)
        frame.grain = self.grain
        return frame


def act(state: Deal, tokens: Tokens, card: i64) -> None:
    """Without a price it is done at once, or skipped where the grain of its token could not be paid (DWD-R7)."""
    grain = tokens.grain()
    if costs(state.rules.buildings[card].effect):
        frame = about(PayAction(), tokens.seat, card)
        frame.grain = grain
        state.push(frame)
    elif grain and spare(state, tokens.seat, NO_COST, grain) < 0:
        tell_not_used(state, tokens.seat, card)
        slip(state, tokens.seat)
    else:
        use(state, tokens, card)


def use(state: Deal, tokens: Tokens, card: i64) -> None:
    """The token is used, whatever comes of it (DWD-R8)."""
    tokens.used += 1
    if state.events is not None:
        state.tell(event.USED, (tokens.seat, card))
    run(state, tokens.seat, card, state.rules.buildings[card].effect)


def tell_not_used(state: Deal, seat: i64, card: i64) -> None:
    if state.events is not None:
        state.tell(event.NOT_USED, (seat, card))
