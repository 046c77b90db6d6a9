"""What is asked, in one sentence each: `ask-` and the question's name. A question's number is its place here."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.phrase import Phrase, Player, phrase
from pandemonium.engine.seats import first_seat
from pandemonium.engine.state import Seat
from pandemonium.games.crypt.knowledge.view import phase
from pandemonium.games.crypt.rules import question
from pandemonium.games.crypt.rules.state import Crypt

QUESTIONS: Final = ("claim", "claim-in-the-dark", "more", "done", "pottery", "reroll")
COUNTED: Final = (question.CLAIM, question.CLAIM_IN_THE_DARK)
"""Those that tell how many Servants are ready."""


def prompt(state: Crypt, seat: Seat) -> Phrase:
    """What is asked of the seat, or whom it waits for."""
    if not state.stack:
        return phrase("ask-over")
    asked = first_seat(state.asked)
    if asked != seat:
        return phrase(f"wait-{phase(state)}", player=Player(asked))
    number = state.asking(seat).question(state)
    return Phrase(f"ask-{QUESTIONS[number]}", {"dice": state.ready[seat]} if number in COUNTED else {})
