"""`pandemonium balance`: what many games among equal bots say about a game's figures."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from typer import Option

from pandemonium.cli.arguments import GameId, find_game, parse_levels
from pandemonium.cli.problem import Problem

if TYPE_CHECKING:
    from pandemonium.lab.balance import Balance

Tables = Annotated[list[str] | None, Option("--table", metavar="NAME")]


def balance(
    game: GameId,
    games: Annotated[int, Option("--games", "-n", min=1)] = 1000,
    level: str = "normal",
    table: Tables = None,
    out: Annotated[Path, Option(metavar="DIR")] = Path("docs/balance"),
    workers: Annotated[int, Option(min=1)] = 2,
) -> None:
    """Simulate every table of a game and write the report on seats, sources of points, endings and solo ranks."""
    from pandemonium.cli.console import out as console
    from pandemonium.engine.registry import NoPart
    from pandemonium.lab.balance import keep, known_tables
    from pandemonium.lab.report import write_report

    find_game(game)
    parse_levels(level)
    try:
        known = known_tables(game)
    except NoPart as error:
        raise Problem("no-tables", game=game) from error
    for name in table or []:
        if name not in known:
            raise Problem("table", game=game, table=name, tables=", ".join(known))
    for name in table or known:
        found = simulate(game, name, level, games, workers)
        write_report(out / f"{game}.md", keep(out / f"{game}.json", found))
    console.print(f"The report is in {out / game}.md")


def simulate(game: str, table: str, level: str, games: int, workers: int) -> Balance:
    from pandemonium.cli.console import progress_bar
    from pandemonium.lab.balance import measure

    with progress_bar() as bar:
        task = bar.add_task(f"{table}: {level}", total=games)
        return measure(game, table, level, games, lambda done: bar.update(task, completed=done), workers)
