"""Advising: a hint is found once for a question and kept with the play until the seat is asked another one."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeAlias

from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.engine.state import SPECTATOR, Seat
from pandemonium.playing.advice import Advice, Candidate
from pandemonium.server.model import User
from pandemonium.server.play.coach import lesson_at
from pandemonium.server.play.play import Play
from pandemonium.server.play.shelf import Shelf
from pandemonium.server.play.thinking import Thinkers

Question: TypeAlias = tuple[str, Seat, int]
"""A table, a seat, and the number since which it is asked."""


class Advising:
    """One question at a time for each person; whoever asks it again gets the same answer when it is found."""

    def __init__(self, shelf: Shelf, thinkers: Thinkers) -> None:
        self.shelf = shelf
        self.thinkers = thinkers
        self.asking: dict[str, Question] = {}
        self.thoughts: dict[Question, asyncio.Task[Advice | None]] = {}

    async def advise(self, user: User, id: str) -> Advice | Refusal:
        """What a strong bot would choose in this person's seat. The table goes on while it thinks."""
        async with self.shelf.hold(id) as play:
            if play is None:
                return self.shelf.missing(id)
            seat: Seat = play.seat_of(user.id)
            if seat == SPECTATOR:
                return refusal("refused-not-seated")
            if seat not in play.waiting():
                return refusal("refused-no-advice")
            kept = coached(play) or kept_advice(play, seat)
            if kept is not None:
                return kept
            question = id, seat, play.on.asked_since(seat)
            if self.asking.get(user.id, question) != question:
                return refusal("refused-one-advice")
            thought = self.thoughts.get(question) or self.begin(play, question, user.id)
        return await asyncio.shield(thought) or refusal("refused-advice-failed")

    def begin(self, play: Play, question: Question, person: str) -> asyncio.Task[Advice | None]:
        def forget(_thought: object) -> None:
            del self.thoughts[question], self.asking[person]

        thinking = self.thinkers.advise(play, question[1], person)
        task = self.thoughts[question] = asyncio.create_task(self.find(question, thinking))
        self.asking[person] = question
        task.add_done_callback(forget)
        return task

    async def find(self, question: Question, thinking: Coroutine[Any, Any, Advice | None]) -> Advice | None:
        id, seat, asked = question
        advice = await thinking
        async with self.shelf.hold(id) as play:
            if play is not None and advice is not None:
                play.remembered["advice", seat] = asked, advice
        return advice


def coached(play: Play) -> Advice | None:
    """In a lesson the hint is what the lesson waits for, and its reason what the coach says."""
    lesson = lesson_at(play)
    marks = lesson.marks(play.on) if lesson else ()
    if lesson is None or not marks:
        return None
    advice = Advice((Candidate(lesson.accepted(play.on)[0]),), marks[-1].says)
    play.remembered["advice", lesson.seat] = play.on.asked_since(lesson.seat), advice
    return advice


def kept_advice(play: Play, seat: Seat) -> Advice | None:
    """What was advised on the question that is still open."""
    asked, advice = play.remembered.get(("advice", seat), (-1, None))
    found: Advice | None = advice
    return found if seat in play.waiting() and play.on.asked_since(seat) == asked else None
