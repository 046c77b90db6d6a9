"""Advising: a hint is found once for a question and kept with the play until the seat is asked another one."""

from __future__ import annotations

from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.engine.state import SPECTATOR, Seat
from pandemonium.playing.advice import Advice, Candidate
from pandemonium.server.model import User
from pandemonium.server.play.coach import lesson_at
from pandemonium.server.play.play import Play
from pandemonium.server.play.shelf import Shelf
from pandemonium.server.play.thinking import Thinkers


async def advise(shelf: Shelf, thinkers: Thinkers, user: User, id: str) -> Advice | Refusal:
    """What a strong bot would choose in this person's seat. The table goes on while it thinks."""
    async with shelf.hold(id) as play:
        if play is None:
            return shelf.missing(id)
        seat = play.seat_of(user.id)
        if seat == SPECTATOR:
            return refusal("refused-not-seated")
        if seat not in play.waiting():
            return refusal("refused-no-advice")
        kept = coached(play) or kept_advice(play, seat)
        if kept is not None:
            return kept
        asked, thought = play.on.asked_since(seat), thinkers.advise(play.on, seat)
    advice = await thought
    if advice is None:
        return refusal("refused-advice-failed")
    async with shelf.hold(id) as play:
        if play is not None:
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
