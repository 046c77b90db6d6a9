"""The coach: what a table that is a lesson does differently. The others' choices are the script's, not a bot's thought.

A table is known to be a lesson by its seed, and how far it is follows from its log, so nothing is stored beside it. A
lesson that was rewritten while somebody was at it becomes an ordinary game.
"""

from __future__ import annotations

from pandemonium.engine.state import Seat
from pandemonium.playing.lesson import SEED, Lesson
from pandemonium.playing.rehearsal import lessons_of
from pandemonium.server.model import Coaching
from pandemonium.server.play.play import Play


def lesson_at(play: Play) -> Lesson | None:
    """The lesson that is given at a table, as long as it goes its way."""
    match = play.match
    if match is None or not match.setup.seed.startswith(SEED):
        return None
    return next((lesson for lesson in lessons_of(match.game) if lesson.is_played_by(match)), None)


def bots_to_act(play: Play) -> list[Seat]:
    """The bots that are asked now; in a lesson the one whose turn it is by the script."""
    lesson = lesson_at(play)
    return [seat for seat in play.bots_asked() if lesson is None or lesson.reply(play.on, seat)]


def is_over(play: Play) -> bool:
    """A lesson ends with its last mark, wherever the game stands."""
    lesson = lesson_at(play)
    return play.on.over or (lesson is not None and lesson.is_finished(play.on))


def coaching(play: Play, seat: Seat) -> Coaching | None:
    """What the coach says now, to the learner alone."""
    lesson = lesson_at(play)
    if lesson is None or seat != lesson.seat:
        return None
    marks = lesson.marks(play.on)
    return Coaching(
        stretch=len(play.on.standing()),
        marks=marks,
        accepted=lesson.accepted(play.on),
        first=lesson.script.mark.index(marks[0]) if marks else 0,
        all=len(lesson.script.mark),
        lesson=lesson.number,
        next=lesson.number + 1 if lesson.number < len(lessons_of(lesson.game)) else 0,
    )
