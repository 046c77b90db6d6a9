"""Learner: the one at the keyboard in a lesson, and the session that follows the script to its end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text as Line

from pandemonium.cli.person import Person
from pandemonium.cli.screen import Screen
from pandemonium.cli.session import Session
from pandemonium.drawing.terminal import TerminalDrawing
from pandemonium.drawing.words import Words
from pandemonium.engine.decision import Decision
from pandemonium.engine.match import Match
from pandemonium.engine.state import Seat
from pandemonium.playing.lesson import Lesson


class Learner(Person):
    """Hears the coach before each question, and is told kindly where a choice leads away from the lesson."""

    def __init__(
        self, match: Match[Any, Any], words: Words, drawing: TerminalDrawing[Any], screen: Screen, lesson: Lesson
    ) -> None:
        super().__init__(match, words, drawing, screen, kept=True)  # a lesson is short: nobody is asked before leaving
        self.lesson = lesson

    def question(self, decision: Decision) -> Iterator[RenderableType]:
        yield from self.coach()
        yield from super().question(replace(decision, tip=None))

    def coach(self) -> Iterator[RenderableType]:
        marks, every = self.lesson.marks(self.match), self.lesson.script.mark
        for number, mark in enumerate(every, 1):
            if mark in marks:
                place = self.words("learn-place", number=number, all=len(every))
                yield Padding(Line(f"{place} {self.words.say(mark.says)}", style="green"), (0, 0, 1, 2), expand=False)

    def choose(self, seat: Seat, code: str) -> None:
        refused = self.lesson.refuse(self.match, code)
        if refused is None:
            super().choose(seat, code)
        else:
            self.console.print(Line(self.words.say(refused.reason), style="yellow"))

    def advise(self, seat: Seat, rest: str) -> None:
        wanted = self.lesson.accepted(self.match)
        for offer in self.match.decision(seat).offers:
            if offer.code in wanted:
                choice = f"{self.words.say(offer.label)} ({offer.code})"
                self.console.print(Line(self.words("learn-hint", choice=choice), style="green"))


class LessonSession(Session):
    """The others do what is written; the end is the lesson's."""

    def __init__(self, learner: Learner, lessons: int, *rest: Any) -> None:
        super().__init__(learner, *rest)
        self.learner = learner
        self.lessons = lessons

    @property
    def over(self) -> bool:
        return self.learner.lesson.is_finished(self.match)

    def think(self, seat: Seat) -> None:
        self.match.choose(seat, self.learner.lesson.reply(self.match, seat))

    def end(self) -> None:
        seat, game = self.learner.lesson.seat, self.match.game.id
        self.console.print(self.learner.news(seat))
        self.console.print(self.learner.drawing.table(self.match.view(seat), self.words))
        for said in self.learner.coach():
            self.console.print(said)
        following = self.learner.lesson.number + 1
        if following <= self.lessons:
            title = self.words(f"taught-{following}")
            self.console.print(self.words("learn-next", title=title, game=game, lesson=following), markup=False)
        self.console.print(self.words("learn-on", game=game), markup=False)
