"""Retelling: a journal played again before an audience of one seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text as Line

from pandemonium.cli.console import out
from pandemonium.cli.ending import ending
from pandemonium.cli.narrator import Narrator
from pandemonium.cli.roll_call import roll_call
from pandemonium.cli.seating import names_of
from pandemonium.drawing.terminal import terminal_of
from pandemonium.drawing.words import Words
from pandemonium.engine.match import Match
from pandemonium.engine.seats import LETTERS
from pandemonium.engine.state import Seat
from pandemonium.engine.text import Text


class Retelling:
    def __init__(self, whole: Match[Any, Any], names: list[str], text: Text, onlooker: Seat) -> None:
        self.whole = whole
        self.onlooker = onlooker
        self.drawing = terminal_of(whole.game)
        self.words = Words(text, names_of(names, text) or list(LETTERS))
        self.match = Match(whole.game, whole.setup)
        self.narrator = Narrator(self.match, self.words)

    def entries(self) -> Iterator[tuple[int, Seat, str, list[str]]]:
        """Number, seat, code and what the onlooker hears of it."""
        for number, entry in enumerate(self.whole.entries(), 1):
            self.match.choose(entry.seat, entry.code)
            yield number, entry.seat, entry.code, self.narrator.news(self.onlooker)

    def show(self, *, step: bool) -> None:
        self.tell(roll_call(self.match, self.words))
        self.tell(self.narrator.news(self.onlooker))
        for number, seat, code, told in self.entries():
            out.print(Line(f"{number:>4} {LETTERS[seat]} {code}", style="bold"))
            self.tell(told)
            if step:
                out.print(self.drawing.table(self.match.view(self.onlooker), self.words))
                out.input("… ")
        if self.match.over:
            out.print(ending(self.match, self.words))

    def tell(self, sentences: list[str]) -> None:
        for sentence in sentences:
            out.print(Line(f"       {sentence}"))
