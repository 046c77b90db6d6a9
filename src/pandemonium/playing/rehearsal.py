"""Rehearsal: a lesson played to its end before anybody learns by it. Every choice must be legal when its turn comes,
and the seed must bring what the lesson speaks of."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

from pandemonium.engine.game import Game
from pandemonium.engine.match import Match
from pandemonium.engine.registry import MOST_GAMES
from pandemonium.engine.seats import LETTERS
from pandemonium.engine.state import Event
from pandemonium.playing.lesson import Lesson, Play, read_lessons

NO = "no "


class LessonError(ValueError):
    """A lesson that does not play as it is written: where, and why."""


@lru_cache(MOST_GAMES)
def lessons_of(game: Game[Any, Any]) -> list[Lesson]:
    """The lessons of a game as far as they play with the data in hand: another pack may have no room for them."""
    found: list[Lesson] = []
    for lesson in read_lessons(game):
        try:
            for _ in rehearse(lesson):
                pass
        except LessonError:
            break
        found.append(lesson)
    return found


def first_of(codes: list[str]) -> str:
    return codes[0]


def rehearse(lesson: Lesson, pick: Callable[[list[str]], str] = first_of) -> Iterator[Play]:
    """The play before each turn and at the end; the learner's choices are picked from those accepted."""
    match: Play = Match(lesson.game, lesson.setup)
    told, mark = list(match.opening), -1
    for at, turn in enumerate(lesson.turns, 1):
        if turn.mark != mark:
            check(lesson, mark, told)
            told, mark = [], turn.mark
        yield match
        codes = lesson.fitting(match, turn)
        code = pick(codes) if turn.seat == lesson.seat and codes else lesson.reply(match, turn.seat)
        if not code:
            raise LessonError(f"turn {at}: {LETTERS[turn.seat]} cannot choose {' or '.join(turn.codes)}")
        match.choose(turn.seat, code)
        told += match.history[-1].events
    check(lesson, mark, told)
    yield match


def check(lesson: Lesson, mark: int, events: list[Event]) -> None:
    """Whether all that a mark wants was told, and nothing that it does not want: `no bribed 0`."""
    wanted = lesson.script.mark[mark].brings if mark >= 0 else lesson.script.brings
    told = [f"{lesson.game.events[event.kind].id} {' '.join(map(str, event.facts))} " for event in events]
    for one in wanted:
        unwanted, beginning = one.startswith(NO), one.removeprefix(NO)
        if unwanted == any(line.startswith(f"{beginning} ") for line in told):
            raise LessonError(f"“{one}” is not so")
