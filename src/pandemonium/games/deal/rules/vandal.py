"""The vandal (DWD-1.18.19, DWD-R27, DWD-R28, DWD-R54): the building with the highest printed points is destroyed."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.state import Choice, Seat
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.choice import DESTROY
from pandemonium.games.deal.rules.fields import NOTHING
from pandemonium.games.deal.rules.figures import VANDAL
from pandemonium.games.deal.rules.harm import costliest
from pandemonium.games.deal.rules.ritual import InquisitionAsk
from pandemonium.games.deal.rules.state import Deal


class Vandal(InquisitionAsk):
    """Which of several of equal value."""

    __slots__ = ()

    def question(self, state: Deal) -> int:
        return questions.VANDAL

    def options(self, state: Deal, seat: Seat) -> list[Choice]:
        return [DESTROY + card for card in costliest(state, seat)]

    def answer(self, state: Deal, seat: Seat, choice: Choice) -> None:
        self.closed = True
        destroy(state, seat, choice - DESTROY)

    def copy(self) -> Vandal:
        return vandal(self.seat, self.closed)


def vandal(seat: Seat, closed: bool = False) -> Vandal:
    frame = Vandal()
    frame.seat = seat
    frame.closed = closed
    return frame


def send_vandal(state: Deal, seat: Seat) -> None:
    """Buildings lie open, so who has one that is worth most is not asked, and who has none is spared."""
    cards = costliest(state, seat)
    if not cards:
        if state.events is not None:
            state.tell(event.SPARED, (seat, VANDAL))
    elif len(cards) == 1:
        destroy(state, seat, cards[0])
    else:
        state.push(vandal(seat))


def destroy(state: Deal, seat: Seat, card: i64) -> None:
    """The card leaves the game; achievements and a lost token stay as they are. A pair under the Stable is parted."""
    kingdom = state.kingdoms[seat]
    kingdom.built = tuple([other for other in kingdom.built if other != card])
    state.destroyed.append(card)
    if card == kingdom.tucked or state.rules.buildings[card].effect.tuck:
        kingdom.tucked = NOTHING
    if state.events is not None:
        state.tell(event.DESTROYED, (seat, card))
