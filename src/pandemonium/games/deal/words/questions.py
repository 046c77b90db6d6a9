"""Every question: its name in the messages `ask-` and `tip-`, in the order of `rules/question.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from msgspec import Struct

from pandemonium.engine.phrase import Fact, Name, Phrase, Player, phrase
from pandemonium.engine.seats import first_seat
from pandemonium.engine.state import Seat
from pandemonium.games.deal.rules.state import Deal

Facts: TypeAlias = Callable[[Deal, Any], dict[str, Fact]]
"""What a question's sentence speaks of, from the state and the frame that asks."""


class Question(Struct, frozen=True):
    """Its name, and its facts."""

    id: str
    facts: Facts = lambda *_: {}


QUESTIONS: Final[tuple[Question, ...]] = tuple(
    Question(id)
    for id in (
        "wish",
        "keep",
        "pass",
        "repay",
        "offer",
        "first-chest",
        "second-chest",
        "plan",
        "pay-building",
        "pay-action",
        "pay-event",
        "pay-courtier",
        "pay-grain",
        "free-action",
        "take-good",
        "take-courtier",
        "gain-tile",
        "upgrade",
        "throw-tile",
        "tuck",
        "stall",
        "granary",
        "claim",
        "accuse",
        "answer",
        "prepare",
        "ritual",
        "inquisitors",
        "ascetic",
        "profligate",
        "vandal",
        "late-guest",
        "accounts",
    )
)


def prompt(state: Deal, seat: Seat) -> Phrase:
    """What is asked of the seat; or what all wait for, which tells no more than everybody knows."""
    if not state.stack:
        return phrase("ask-over")
    if seat >= 0 and (state.asked >> seat) & 1:
        question = question_of(state, seat)
        return Phrase(f"ask-{question.id}", question.facts(state, state.asking(seat)))
    asked = first_seat(state.asked)
    doing = Name(f"doing-{question_of(state, asked).id}")
    if state.asking(asked) is not state.stack[-1]:  # a question to several, whoever is left
        return phrase("wait-several", doing=doing)
    return phrase("wait", player=Player(asked), doing=doing)


def tip(state: Deal, seat: Seat) -> Phrase | None:
    """The first game explains each kind of question (DWD-6.4.2)."""
    if not state.first_game or not (state.asked >> seat) & 1:
        return None
    return phrase(f"tip-{question_of(state, seat).id}")


def question_of(state: Deal, seat: Seat) -> Question:
    return QUESTIONS[state.asking(seat).question(state)]
