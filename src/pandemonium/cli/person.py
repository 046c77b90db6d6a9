"""Person: the one at the keyboard. Shows the table and the choices by number, and takes one answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Line

from pandemonium.cli.advice import advice
from pandemonium.cli.menu import Row, plain_rows, rows
from pandemonium.cli.narrator import Narrator
from pandemonium.drawing.terminal import TerminalDrawing
from pandemonium.drawing.words import Words
from pandemonium.engine.decision import Decision
from pandemonium.engine.match import UNDO, Match
from pandemonium.engine.phrase import Refusal
from pandemonium.engine.state import Seat

HINT_LEVEL = "normal"
HINT_SECONDS = 1.0


class Quit(Exception):
    """The person leaves."""


class Person:
    """Answers for whichever seat is asked; several persons may share one keyboard."""

    def __init__(self, match: Match[Any, Any], words: Words, drawing: TerminalDrawing[Any], console: Console) -> None:
        self.match = match
        self.words = words
        self.drawing = drawing
        self.console = console
        self.narrator = Narrator(match, words)
        self.commands: dict[str, Callable[[Seat, str], None]] = {
            "?": self.help,
            "u": self.undo,
            "h": self.hint,
            "w": self.why_not,
            "t": self.show_table,
            "l": self.show_log,
            "q": self.quit,
        }

    def ask(self, seat: Seat) -> bool:
        """Show the table and take one answer; False where the seat lets an aside pass."""
        self.tell(seat)
        decision = self.match.decision(seat)
        elements = {offer.element for offer in decision.offers}
        self.console.print(self.drawing.at_question(self.match.view(seat), self.words, elements))
        self.console.print(Line(self.words.say(decision.prompt), style="bold"))
        if decision.lesson:
            self.console.print(
                Padding(Line(self.words.say(decision.lesson), style="green"), (0, 0, 0, 2), expand=False)
            )
        if not decision.waiting:
            self.console.print(self.words("play-aside"))
        listed = rows(decision, self.match.view(seat), self.drawing, self.words)
        self.show_rows(listed)
        return self.answer(decision, listed)

    def answer(self, decision: Decision, listed: list[Row]) -> bool:
        number = self.match.number
        while self.match.number == number:
            answer = self.read(self.words("play-answer"))
            word, _, rest = answer.partition(" ")
            if not answer and not decision.waiting:
                return False
            if word in self.commands:
                self.commands[word](decision.seat, rest.strip())
            elif answer.isascii() and answer.isdigit():
                listed = self.pick(decision, listed, int(answer))
            else:
                self.report(self.match.choose(decision.seat, answer))
        return True

    def pick(self, decision: Decision, listed: list[Row], number: int) -> list[Row]:
        """Take the row's only offer, or open its offers; 0 goes back to the whole list."""
        whole = rows(decision, self.match.view(decision.seat), self.drawing, self.words)
        if number == 0 and listed != whole:
            self.show_rows(whole)
            return whole
        if not 1 <= number <= len(listed):
            self.console.print(self.words("play-bad-number", most=len(listed)))
            return listed
        row = listed[number - 1]
        if len(row.offers) == 1:
            self.report(self.match.choose(decision.seat, row.offers[0].code))
            return listed
        opened = plain_rows(row.offers, self.words)
        self.show_rows(opened)
        self.console.print(f"{0:>4}  {self.words('play-back')}")
        return opened

    def read(self, question: str) -> str:
        return self.console.input(f"{question} ", markup=False).strip()

    def tell(self, seat: Seat) -> None:
        for sentence in self.narrator.news(seat):
            self.console.print(Padding(Line(sentence, style="italic"), (0, 0, 0, 2), expand=False))

    def show_rows(self, listed: list[Row]) -> None:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", width=4)
        for number, row in enumerate(listed, 1):
            grid.add_row(str(number), Line(row.label))
        self.console.print(grid)

    def report(self, refused: Refusal | None) -> None:
        if refused is not None:
            rule = " " + self.words("play-rule", rule=refused.rule) if refused.rule else ""
            self.console.print(Line(self.words.say(refused.reason) + rule, style="red"))

    # --- commands ------------------------------------------------------------------------------------------------

    def help(self, seat: Seat, rest: str) -> None:
        self.console.print(Line(self.words("play-help", examples=self.examples(seat, "w "))))

    def examples(self, seat: Seat, before: str = "") -> str:
        """Things one may ask about; a choice where the drawing names none."""
        things = self.drawing.examples or self.match.decision(seat).codes()[:1]
        return ", ".join(before + thing for thing in things)

    def undo(self, seat: Seat, rest: str) -> None:
        self.report(self.match.choose(seat, UNDO))

    def hint(self, seat: Seat, rest: str) -> None:
        game, choice = self.match.game, advice(self.match, seat, HINT_LEVEL, HINT_SECONDS)
        label = self.words.say(game.label(self.match.state, seat, choice))
        self.console.print(Line(self.words("play-hint", choice=f"{label} ({game.code(choice)})"), style="green"))

    def why_not(self, seat: Seat, rest: str) -> None:
        question = self.words("play-why-which", examples=self.examples(seat))
        refused = self.match.why_not(seat, rest or self.read(question))
        if refused is None:
            self.console.print(self.words("play-why-open"))
        self.report(refused)

    def show_table(self, seat: Seat, rest: str = "") -> None:
        self.console.print(self.drawing.table(self.match.view(seat), self.words))

    def show_log(self, seat: Seat, rest: str) -> None:
        for sentence in self.narrator.tale(seat):
            self.console.print(Padding(Line(sentence), (0, 0, 0, 2), expand=False))

    def quit(self, seat: Seat, rest: str) -> None:
        raise Quit
