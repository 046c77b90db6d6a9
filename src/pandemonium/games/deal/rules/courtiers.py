"""Courtiers (DWD-1.10.3, DWD-1.10.6, DWD-1.10.7): on the 2-coin space, the 3-coin space, or behind the walls."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.state import Choice, Seat
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.choice import COURTIER
from pandemonium.games.deal.rules.fields import BEHIND_WALLS, USED
from pandemonium.games.deal.rules.figures import COURTIERS
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.rules.step import Step, about


def recruitable(state: Deal, seat: Seat) -> list[int]:
    """Those who lie on one of the two spaces; the alchemist only once he was won."""
    at = seat * COURTIERS
    return [courtier for courtier in range(COURTIERS) if state.courtiers[at + courtier] <= USED]


def take_courtier(state: Deal, seat: Seat, courtier: i64) -> None:
    """For nothing."""
    state.courtiers[seat * COURTIERS + courtier] = BEHIND_WALLS
    if state.events is not None:
        state.tell(event.COURTIER_TAKEN, (seat, courtier))


class TakeCourtier(Step):
    """Any one of those who can be recruited."""

    __slots__ = ()

    def question(self, state: Deal) -> int:
        return questions.TAKE_COURTIER

    def options(self, state: Deal, seat: Seat) -> list[Choice]:
        return [COURTIER + courtier for courtier in recruitable(state, seat)]

    def take(self, state: Deal, choice: Choice) -> None:
        take_courtier(state, self.seat, choice - COURTIER)

    def copy(self) -> TakeCourtier:
        return about(TakeCourtier(), self.seat, self.number, self.left)
