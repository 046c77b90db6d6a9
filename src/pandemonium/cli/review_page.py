"""A review in the terminal: lines of chances as bars, then what is said of each seat."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.text import Text as Line

from pandemonium.cli.console import out
from pandemonium.cli.records import way_on
from pandemonium.cli.seating import names_of
from pandemonium.drawing.words import Words
from pandemonium.engine.match import Match
from pandemonium.engine.phrase import Player
from pandemonium.engine.seats import LETTERS
from pandemonium.engine.state import Seat
from pandemonium.engine.text import Text
from pandemonium.playing.review.figures import Point, Review
from pandemonium.playing.review.telling import Said, tell

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 60
STYLES = {"blunder": "bold red", "mistake": "red", "inaccuracy": "yellow", "luck": "green", "bad-luck": "magenta"}


def show(
    review: Review,
    match: Match[Any, Any],
    names: list[str],
    text: Text,
    seats: list[Seat],
    file: Path,
    pack: Path | None,
) -> None:
    """Each seat's part; of its worst choice, how to play on from before it."""
    words = Words(text, names_of(names, text) or list(LETTERS))
    for seat in seats:
        one, told = review.of(seat), tell(review, match, seat, words.say)
        assert one is not None
        assert told is not None
        assert review.knowing is not None
        for id, line in (("review-line", one.line), ("review-knowing", review.knowing.lines[seat])):
            out.print(Line(f"{words(id, player=Player(seat))}\n{bars(line)} {line[-1].chance:.0%}"))
        out.print(Line(told.summary, style="bold"))
        out.print(Line(told.looked))
        for said in (*told.marks, *told.swings):
            show_said(said)
        if one.marks:
            worst = max(one.marks, key=lambda mark: mark.lost).step + 1
            out.print(Line(words("review-play-on", command=way_on(match.game.id, file, pack, worst))))
        out.print()


def show_said(said: Said) -> None:
    out.print(Line(f"  {said.text}", style=STYLES[said.kind]))
    for sentence in said.told:
        out.print(Line(f"      {sentence}"))


def bars(line: list[Point]) -> str:
    """One sign for each part of the game: the last chance that was known there."""
    last = max(line[-1].step, 1)
    known = [
        max((point for point in line if point.step <= at * last / WIDTH), key=lambda p: p.step) for at in range(WIDTH)
    ]
    return "".join(BARS[min(int(point.chance * len(BARS)), len(BARS) - 1)] for point in known)
