"""The ascetic and the profligate (DWD-3.4.1, DWD-3.4.2): luxuries given up, or points lost.

Giving up is a free choice, also for who has the tokens; who has none is asked all the same (DWD-6.1.6). All see what is
given up, so it is not taken back. Buying what is wanted first is open beside the question (DWD-R26).
"""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.state import Choice, Seat
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.choice import DISCARD, DISCARD_LUXURY, ENOUGH, SUFFER
from pandemonium.games.deal.rules.figures import ASCETIC, BASICS, GLASS, GOODS, MARBLE, PROFLIGATE, STOCKS
from pandemonium.games.deal.rules.harm import has_both_luxuries
from pandemonium.games.deal.rules.punished import lose
from pandemonium.games.deal.rules.ritual import InquisitionAsk
from pandemonium.games.deal.rules.state import Deal


class Ascetic(InquisitionAsk):
    """One luxury after another; stopping costs points for each still missing."""

    __slots__ = ("given",)

    given: i64

    def question(self, state: Deal) -> int:
        return questions.ASCETIC

    def options(self, state: Deal, seat: Seat) -> list[Choice]:
        found = [DISCARD_LUXURY + good - BASICS for good in range(BASICS, GOODS) if state.stock[seat * STOCKS + good]]
        found.append(ENOUGH)
        return found

    def answer(self, state: Deal, seat: Seat, choice: Choice) -> None:
        if choice == ENOUGH:
            self.closed = True
            missing = state.rules.ascetic_goods - self.given
            lose(state, seat, ASCETIC, missing * state.rules.ascetic_points)
            return
        give_up(state, seat, choice - DISCARD_LUXURY + BASICS)
        self.given += 1
        self.closed = self.given == state.rules.ascetic_goods

    def copy(self) -> Ascetic:
        return ascetic(self.seat, self.given, self.closed)


def ascetic(seat: Seat, given: i64 = 0, closed: bool = False) -> Ascetic:
    frame = Ascetic()
    frame.seat = seat
    frame.given = given
    frame.closed = closed
    return frame


class Profligate(InquisitionAsk):
    """A glass and a marble for his cathedral, or points."""

    __slots__ = ()

    def question(self, state: Deal) -> int:
        return questions.PROFLIGATE

    def options(self, state: Deal, seat: Seat) -> list[Choice]:
        return [DISCARD, SUFFER] if has_both_luxuries(state, seat) else [SUFFER]

    def answer(self, state: Deal, seat: Seat, choice: Choice) -> None:
        self.closed = True
        if choice == SUFFER:
            lose(state, seat, PROFLIGATE, state.rules.profligate_points)
        else:
            give_up(state, seat, MARBLE)
            give_up(state, seat, GLASS)

    def copy(self) -> Profligate:
        return profligate(self.seat, self.closed)


def profligate(seat: Seat, closed: bool = False) -> Profligate:
    frame = Profligate()
    frame.seat = seat
    frame.closed = closed
    return frame


def give_up(state: Deal, seat: Seat, good: i64) -> None:
    state.seal()
    state.change(seat, good, -1)
    if state.events is not None:
        state.tell(event.DISCARDED, (seat, good))
