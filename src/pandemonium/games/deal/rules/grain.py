"""Step 7 (DWD-1.9.7, DWD-R7): a grain for each token beyond the free ones, each a payment of its own."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.state import Choice
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.fields import NOTHING
from pandemonium.games.deal.rules.payment import Payment
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.rules.step import about
from pandemonium.games.deal.rules.tokens import Tokens

ONE_GRAIN: Final = [0, 0, 1, 0, 0, 0]


class PayGrain(Payment):
    """One grain; what cannot be paid costs reputation, and the actions stand."""

    __slots__ = ()

    def question(self, state: Deal) -> int:
        return questions.PAY_GRAIN

    def cost(self, state: Deal) -> list[int]:
        return ONE_GRAIN

    def tell_paid(self, state: Deal, tokens: list[int]) -> None:
        """The grain is told with what it is for."""

    def paid(self, state: Deal, choice: Choice) -> None:
        if state.events is not None:
            state.tell(event.GRAIN_PAID, (self.seat,))

    def lacked(self, state: Deal) -> None:
        if state.events is not None:
            state.tell(event.GRAIN_LACKED, (self.seat,))

    def copy(self) -> PayGrain:
        frame = about(PayGrain(), self.seat, self.number, self.left)
        frame.grain = self.grain
        return frame


def put_grain(state: Deal, tokens: Tokens) -> None:
    due = tokens.used - tokens.free
    if due > 0:
        frame = about(PayGrain(), tokens.seat, NOTHING, due)
        frame.grain = 0
        state.push(frame)
