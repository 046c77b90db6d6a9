"""Screen: where a game in the terminal is shown. A full screen is one of its own: each question begins at its top."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.segment import Segment, Segments
from rich.text import Text as Line

from pandemonium.drawing.words import Words

BELOW = 2
"""Lines kept for the answer and what is said to it."""


class Screen:
    def __init__(self, console: Console, words: Words, *, full: bool) -> None:
        """Where nobody looks at a terminal there is no full screen."""
        self.console = console
        self.words = words
        self.full = full and console.is_terminal

    def open(self) -> None:
        if self.full:
            self.console.set_alt_screen(True)

    def close(self) -> None:
        """Give back what was on the terminal before."""
        if self.full:
            self.console.set_alt_screen(False)

    def show_question(self, news: Group, table: RenderableType, question: Group) -> None:
        """News, table and question; where a full screen cannot hold them all, the table waits until it is asked for."""
        if self.full:
            self.console.clear()
            if sum(self.height(part) for part in (news, table, question)) + BELOW > self.console.height:
                table = Line(self.words("play-table-hidden"), style="dim")
        self.console.print(Group(news, table, question))

    def show_pages(self, shown: RenderableType) -> None:
        """Something long: on a full screen as many lines at a time as it holds, for nothing can be scrolled back."""
        lines = self.console.render_lines(shown, pad=False)
        page = max(1, self.console.height - BELOW if self.full else len(lines))
        for first in range(0, len(lines), page):
            if first:
                self.console.input(self.words("play-more") + " ", markup=False)
            for line in lines[first : first + page]:
                self.console.print(Segments([*line, Segment.line()]), end="")

    def height(self, shown: RenderableType) -> int:
        return len(self.console.render_lines(shown, pad=False))
