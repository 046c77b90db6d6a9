"""Step 5, recruiting (DWD-1.9.5, DWD-R43): 2 coins for a courtier never used, 3 for one who was."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from pandemonium.engine.state import Choice
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.choice import RECRUIT_ONE
from pandemonium.games.deal.rules.courtiers import recruitable
from pandemonium.games.deal.rules.fields import BEHIND_WALLS, NOTHING
from pandemonium.games.deal.rules.figures import COURTIERS
from pandemonium.games.deal.rules.payment import Payment, Way
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.rules.step import about
from pandemonium.games.deal.rules.tokens import Tokens, slip

WAGES: Final = [2, 3]
"""By the space where a courtier lies."""


class PayCourtier(Payment):
    """Each courtier is a way to pay, tested by itself."""

    __slots__ = ()

    def question(self, state: Deal) -> int:
        return questions.PAY_COURTIER

    def ways(self, state: Deal) -> list[Way]:
        at = self.seat * COURTIERS
        return [
            (RECRUIT_ONE + courtier, NOTHING, WAGES[state.courtiers[at + courtier]])
            for courtier in recruitable(state, self.seat)
        ]

    def tell_paid(self, state: Deal, tokens: list[int]) -> None:
        """Whoever recruits tells for how much."""

    def paid(self, state: Deal, choice: Choice) -> None:
        tokens = cast(Tokens, state.stack[-2])
        tokens.used += 1
        tokens.recruited = True
        courtier = choice - RECRUIT_ONE
        at = self.seat * COURTIERS + courtier
        if state.events is not None:
            state.tell(event.RECRUITED, (self.seat, courtier, WAGES[state.courtiers[at]]))
        state.courtiers[at] = BEHIND_WALLS

    def lacked(self, state: Deal) -> None:
        tell_not_recruited(state, self.seat)

    def copy(self) -> PayCourtier:
        frame = about(PayCourtier(), self.seat, self.number, self.left)
        frame.grain = self.grain
        return frame


def recruit(state: Deal, tokens: Tokens) -> None:
    """With nobody on the two spaces, which all can see, the token was planned in vain."""
    if not recruitable(state, tokens.seat):
        tell_not_recruited(state, tokens.seat)
        slip(state, tokens.seat)
        return
    frame = about(PayCourtier(), tokens.seat, NOTHING)
    frame.grain = tokens.grain()
    state.push(frame)


def tell_not_recruited(state: Deal, seat: i64) -> None:
    if state.events is not None:
        state.tell(event.NOT_RECRUITED, (seat,))
