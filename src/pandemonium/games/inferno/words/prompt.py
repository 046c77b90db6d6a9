"""What is asked of a seat, in one sentence, and in the first game what such a question is about."""

from __future__ import annotations

from pandemonium.engine.phrase import Name, Phrase, Player, phrase
from pandemonium.engine.seats import first_seat
from pandemonium.engine.state import Seat
from pandemonium.games.inferno.rules.state import Inferno
from pandemonium.games.inferno.words.questions import QUESTIONS, Question


def prompt(state: Inferno, seat: Seat) -> Phrase:
    if not state.stack:
        return phrase("ask-over")
    asked = first_seat(state.asked)
    question = question_of(state, asked)
    if asked != seat:
        return phrase("wait", player=Player(asked), doing=Name(f"doing-{question.doing}"))
    return Phrase(f"ask-{question.id}", question.facts(state, state.asking(seat)))


def tip(state: Inferno, seat: Seat) -> Phrase | None:
    """The first game explains each kind of question (INF-1.2.14)."""
    if not state.first_game or not (state.asked >> seat) & 1:
        return None
    return phrase(f"tip-{question_of(state, seat).id}")


def question_of(state: Inferno, seat: Seat) -> Question:
    return QUESTIONS[state.asking(seat).question(state)]
