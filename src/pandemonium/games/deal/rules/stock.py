"""Goods that a card lets its owner name, one token at a time (DWD-R52): taken, sold at a stall, given up for points."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.state import Choice, Seat
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.choice import DISCARD_GRAIN, ENOUGH, STALL, TAKE
from pandemonium.games.deal.rules.fields import FROM_EFFECTS
from pandemonium.games.deal.rules.figures import BASICS, BUILDINGS, COIN, GRAIN, STOCKS
from pandemonium.games.deal.rules.pool import sorts
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.rules.step import Step, about


class TakeGood(Step):
    """Any basic good, or any luxury."""

    __slots__ = ("luxury",)

    luxury: bool

    def question(self, state: Deal) -> int:
        return questions.TAKE_GOOD

    def options(self, state: Deal, seat: Seat) -> list[Choice]:
        return [TAKE + good for good in sorts(self.luxury)]

    def take(self, state: Deal, choice: Choice) -> None:
        good = choice - TAKE
        state.change(self.seat, good, 1)
        if state.events is not None:
            gain = [0] * STOCKS
            gain[good] = 1
            if self.number < BUILDINGS:
                state.tell(event.CARD_GAVE, (self.seat, self.number, *gain))
            else:
                state.tell(event.EVENT_GAVE, (self.seat, self.number - BUILDINGS, *gain))

    def copy(self) -> TakeGood:
        return taking(self.seat, self.number, self.left, self.luxury)


def taking(seat: Seat, source: i64, left: i64, luxury: bool) -> TakeGood:
    frame = about(TakeGood(), seat, source, left)
    frame.luxury = luxury
    return frame


class Stall(Step):
    """Basic goods for a better price, as far as one likes. Asks also who has none: that is hidden (DWD-6.1.6)."""

    __slots__ = ()

    def question(self, state: Deal) -> int:
        return questions.STALL

    def secret(self, state: Deal) -> bool:
        return True

    def options(self, state: Deal, seat: Seat) -> list[Choice]:
        found = [STALL + good for good in range(BASICS) if state.stock[seat * STOCKS + good]]
        found.append(ENOUGH)
        return found

    def take(self, state: Deal, choice: Choice) -> None:
        if choice == ENOUGH:
            self.left = 0
            self.closed = True
            return
        good, coins = choice - STALL, state.rules.buildings[self.number].effect.stall_coins
        state.change(self.seat, good, -1)
        state.change(self.seat, COIN, coins)
        if state.events is not None:
            state.tell(event.STALL_SOLD, (self.seat, good, coins))

    def copy(self) -> Stall:
        return about(Stall(), self.seat, self.number, self.left)


class Granary(Step):
    """Grain for points, a number from none on."""

    __slots__ = ()

    def question(self, state: Deal) -> int:
        return questions.GRANARY

    def secret(self, state: Deal) -> bool:
        return True

    def options(self, state: Deal, seat: Seat) -> list[Choice]:
        most = min(state.rules.buildings[self.number].effect.discard, state.stock[seat * STOCKS + GRAIN])
        return list(range(DISCARD_GRAIN, DISCARD_GRAIN + most + 1))

    def take(self, state: Deal, choice: Choice) -> None:
        tokens = choice - DISCARD_GRAIN
        if not tokens:
            return
        state.change(self.seat, GRAIN, -tokens)
        state.earn(self.seat, FROM_EFFECTS, tokens)
        if state.events is not None:
            state.tell(event.GRAIN_DISCARDED, (self.seat, tokens))
            state.tell(event.POINTS_WON, (self.seat, tokens, self.number))

    def copy(self) -> Granary:
        return about(Granary(), self.seat, self.number, self.left)
