"""The end screen of the terminal: every seat's account line by line, the winners, and the rank where there is one."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table

from pandemonium.drawing.words import Words
from pandemonium.engine.game import Game, Line
from pandemonium.engine.state import State


def ending(game: Game[Any, Any], state: State, words: Words) -> RenderableType:
    result = game.result(state)
    parts: list[RenderableType] = [
        account(lines, words.players[seat], result.scores[seat], words) for seat, lines in enumerate(result.accounts)
    ]
    if result.rank is not None:
        parts.append(words.say(result.rank))
    else:
        names = ", ".join(words.players[seat] for seat in result.winners)
        parts.append(words("end-winners", count=len(result.winners), names=names))
    return Group(*parts)


def account(lines: tuple[Line, ...], name: str, total: int, words: Words) -> Table:
    table = Table(title=name, box=box.SIMPLE_HEAD, show_footer=True, width=48, title_justify="left")
    table.add_column(words("end-for"), words("end-total"), ratio=1)
    table.add_column(words("end-points"), str(total), justify="right")
    for line in lines:
        table.add_row(words.say(line.label), str(line.points))
    return table
