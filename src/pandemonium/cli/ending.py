"""The end screen of the terminal: every seat's account where there are points, and the winners or the rank."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table

from pandemonium.drawing.words import Words
from pandemonium.engine.match import Match
from pandemonium.engine.result import Line, Result
from pandemonium.engine.role import victory


def ending(match: Match[Any, Any], words: Words) -> RenderableType:
    result = match.game.result(match.state)
    parts: list[RenderableType] = [
        account(lines, words.players[seat], score, words)
        for seat, (lines, score) in enumerate(zip(result.accounts, result.scores, strict=True))
    ]
    parts += [words.say(result.tie)] if result.tie is not None else []
    return Group(*parts, words.say(result.rank) if result.rank is not None else winners(match, result, words))


def winners(match: Match[Any, Any], result: Result, words: Words) -> str:
    """Who won: a side and its seats, or the seats."""
    names = ", ".join(words.players[seat] for seat in result.winners)
    won = victory(match.game.roles(match.setup.seats, match.setup.options), result.winners)
    if won is None:
        return words("end-winners", count=len(result.winners), names=names)
    return words.say(won) + (f": {names}." if names else ".")


def account(lines: tuple[Line, ...], name: str, total: int, words: Words) -> Table:
    table = Table(title=name, box=box.SIMPLE_HEAD, show_footer=True, width=48, title_justify="left")
    table.add_column(words("end-for"), words("end-total"), ratio=1)
    table.add_column(words("end-points"), str(total), justify="right")
    for line in lines:
        table.add_row(words.say(line.label), "" if line.tells else str(line.points))
    return table
