"""Person: the one at the keyboard. Shows the table and the choices by number, and takes one answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Line

from pandemonium.cli.advice import advice
from pandemonium.cli.menu import Row, plain_rows, rows
from pandemonium.cli.narrator import Narrator
from pandemonium.cli.screen import Screen
from pandemonium.drawing.terminal import TerminalDrawing
from pandemonium.drawing.terms import glossary_of
from pandemonium.drawing.words import Words
from pandemonium.engine.decision import Decision
from pandemonium.engine.match import Match
from pandemonium.engine.moment import UNDO
from pandemonium.engine.phrase import Player, Refusal
from pandemonium.engine.seats import LETTERS
from pandemonium.engine.state import Seat


class Quit(Exception):
    """The person leaves."""


class HandOver(Exception):
    """Another person asks for the keyboard, to act although nobody asks them."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


class Person:
    """Answers for whichever seat is asked; several persons may share one keyboard."""

    def __init__(
        self, match: Match[Any, Any], words: Words, drawing: TerminalDrawing[Any], screen: Screen, *, kept: bool
    ) -> None:
        """`kept`: the game is written to a file when the person leaves."""
        self.match = match
        self.words = words
        self.drawing = drawing
        self.screen = screen
        self.console = screen.console
        self.kept = kept
        self.narrator = Narrator(match, words)
        self.beside: list[Seat] = []  # other persons here who may act now
        self.commands: dict[str, Callable[[Seat, str], None]] = {
            "?": self.help,
            "u": self.undo,
            "h": self.advise,
            "w": self.why_not,
            "g": self.show_goal,
            "t": self.show_table,
            "l": self.show_log,
            "q": self.quit,
        }

    def ask(self, seat: Seat) -> bool:
        """Show the table and take one answer; False where the seat lets an aside pass."""
        decision = self.match.decision(seat)
        view = self.match.view(seat)
        elements = {offer.element for offer in decision.offers}
        listed = rows(decision, view, self.drawing, self.words)
        table = self.drawing.at_question(view, self.words, elements)
        self.screen.show_question(self.news(seat), table, Group(*self.question(decision), numbered(listed)))
        return self.answer(decision, listed)

    def question(self, decision: Decision) -> Iterator[RenderableType]:
        yield Line(self.words.say(decision.prompt), style="bold")
        if decision.tip:
            yield Padding(Line(self.words.say(decision.tip), style="green"), (0, 0, 0, 2), expand=False)
        if not decision.waiting:
            yield self.words("play-aside")

    def answer(self, decision: Decision, listed: list[Row]) -> bool:
        number = self.match.number
        for other in self.beside:
            self.console.print(self.words("play-beside", player=Player(other), letter=LETTERS[other]))
        while self.match.number == number:
            answer = self.read(self.words("play-answer"))
            word, _, rest = (f"? {answer[1:]}" if answer.startswith("?") else answer).partition(" ")
            if not answer and not decision.waiting:
                return False
            if answer.upper() in [LETTERS[other] for other in self.beside]:
                raise HandOver(LETTERS.index(answer.upper()))
            if word in self.commands:
                self.commands[word](decision.seat, rest.strip())
            elif answer.isascii() and answer.isdigit():
                listed = self.pick(decision, listed, int(answer))
            else:
                self.choose(decision.seat, answer)
        return True

    def pick(self, decision: Decision, listed: list[Row], number: int) -> list[Row]:
        """Take the row's only offer, or open its offers; 0 goes back to the whole list."""
        whole = rows(decision, self.match.view(decision.seat), self.drawing, self.words)
        if number == 0 and listed != whole:
            self.console.print(numbered(whole))
            return whole
        if not 1 <= number <= len(listed):
            self.console.print(self.words("play-bad-number", most=len(listed)))
            return listed
        row = listed[number - 1]
        if len(row.offers) == 1:
            self.choose(decision.seat, row.offers[0].code)
            return listed
        opened = plain_rows(row.offers, self.words)
        self.console.print(numbered(opened))
        self.console.print(f"{0:>4}  {self.words('play-back')}")
        return opened

    def choose(self, seat: Seat, code: str) -> None:
        self.report(self.match.choose(seat, code))

    def read(self, question: str) -> str:
        return self.console.input(f"{question} ", markup=False).strip()

    def news(self, seat: Seat) -> Group:
        """What the seat has not heard yet."""
        told = self.narrator.news(seat)
        return Group(*(Padding(Line(sentence, style="italic"), (0, 0, 0, 2), expand=False) for sentence in told))

    def report(self, refused: Refusal | None) -> None:
        if refused is not None:
            rule = " " + self.words("play-rule", rule=refused.rule) if refused.rule else ""
            self.console.print(Line(self.words.say(refused.reason) + rule, style="red"))

    # --- commands ------------------------------------------------------------------------------------------------

    def help(self, seat: Seat, rest: str) -> None:
        term = glossary_of(self.match.game, self.words.text).find(rest) if rest else None
        if term is not None:
            self.console.print(Line(f"{term.word}: {term.sentence} {self.words('play-rule', rule=term.rule)}"))
        else:
            self.console.print(Line(self.words("play-help", examples=self.examples(seat, "w "))))

    def examples(self, seat: Seat, before: str = "") -> str:
        """Things one may ask about; a choice where the drawing names none."""
        things = self.drawing.examples or self.match.decision(seat).codes()[:1]
        return ", ".join(before + thing for thing in things)

    def undo(self, seat: Seat, rest: str) -> None:
        self.report(self.match.choose(seat, UNDO))

    def advise(self, seat: Seat, rest: str) -> None:
        with self.console.status(self.words("play-advising")):
            lines = list(advice(self.match, seat, self.words))
        self.console.print(*lines, sep="\n")

    def why_not(self, seat: Seat, rest: str) -> None:
        question = self.words("play-why-which", examples=self.examples(seat))
        refused = self.match.why_not(seat, rest or self.read(question))
        if refused is None:
            self.console.print(self.words("play-why-open"))
        self.report(refused)

    def show_goal(self, seat: Seat, rest: str) -> None:
        for aim in self.match.game.goal(self.match.setup.seats, self.match.setup.options):
            self.console.print(Padding(Line(self.words.say(aim.says)), (0, 0, 0, 2), expand=False))

    def show_table(self, seat: Seat, rest: str = "") -> None:
        self.screen.show_pages(self.drawing.table(self.match.view(seat), self.words))

    def show_log(self, seat: Seat, rest: str) -> None:
        told = (Padding(Line(sentence), (0, 0, 0, 2), expand=False) for sentence in self.narrator.tale(seat))
        self.screen.show_pages(Group(*told))

    def quit(self, seat: Seat, rest: str) -> None:
        """At once where nothing is lost: the game is kept, or nobody has chosen anything yet."""
        if (
            self.kept
            or not self.match.number
            or self.read(self.words("play-lose")).casefold() == self.words("play-yes")
        ):
            raise Quit


def numbered(listed: list[Row]) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", width=4)
    for number, row in enumerate(listed, 1):
        grid.add_row(str(number), Line(row.label))
    return grid
