"""How far the round has come: from when on everybody knows what was chosen in secret."""

from __future__ import annotations

from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.fields import ACTIONS, HUNT, INQUISITION
from pandemonium.games.deal.rules.rounds import COUNT_VOTES, HAND_OVER, SHOW
from pandemonium.games.deal.rules.state import Deal


def is_over(state: Deal) -> bool:
    return not state.stack


def votes_open(state: Deal) -> bool:
    """The rings of the hunt that goes on lie on the table."""
    return state.phase == HUNT and state.step > COUNT_VOTES


def answers_open(state: Deal) -> bool:
    """All have shown whom they answer."""
    return state.phase == INQUISITION and state.step > SHOW


def plans(state: Deal, seat: int) -> bool:
    """Whether this seat still plans: what it does with its event cards is nobody else's business yet."""
    if state.phase != ACTIONS or not (state.asked >> seat) & 1:
        return False
    return state.asking(seat).question(state) == questions.PLAN


def passed_on(state: Deal) -> int:
    """Rounds whose cards have gone to the neighbours."""
    return state.round if state.step > HAND_OVER else state.round - 1
