"""The lessons of the guided game (section 9.2): one for each kind of question, and for a turn some more as they matter.

A seat is told each once. In the first round a turn is explained; later ones tell of what the Sin does between turns.
"""

from __future__ import annotations

from pandemonium.engine.driver import legal
from pandemonium.engine.state import Seat
from pandemonium.games.others.rules import question as questions
from pandemonium.games.others.rules.choice import ABILITY, SHOOT
from pandemonium.games.others.rules.figures import SPACES
from pandemonium.games.others.rules.missions import is_last
from pandemonium.games.others.rules.state import Others

BY_ROUND = ("reaction", "altars", "summoning", "apocalypse")
"""What is told in the second round and after it, at the first turn of each."""


def lesson(state: Others, seat: Seat, asked: str) -> str:
    """The name of the lesson at this question; its own where no other matters more."""
    kind = state.asking(seat).question(state)
    if kind == questions.WINDOW and ABILITY in legal(state, seat):
        return f"{asked}-ability"
    if kind != questions.TURN or state.round == 1:
        return asked
    if is_last(state):
        return f"{asked}-avatar"
    if any(SHOOT <= choice < SHOOT + SPACES for choice in legal(state, seat)):
        return f"{asked}-lanes"
    return f"{asked}-{BY_ROUND[min(state.round - 2, len(BY_ROUND) - 1)]}"
