"""`pandemonium balance`: what many games among equal bots say about a game's figures."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from typer import Option

from pandemonium.cli.arguments import GameId, find_game, parse_levels
from pandemonium.cli.problem import Problem

if TYPE_CHECKING:
    from pandemonium.lab.balance import Balance

Tables = Annotated[
    list[str] | None, Option("--table", metavar="NAME", help="Only this table; may be given several times.")
]


def balance(
    game: GameId,
    games: Annotated[int, Option("--games", "-n", min=1, help="How many games at each table.")] = 1000,
    level: Annotated[str, Option(help="The bot in every seat.")] = "normal",
    table: Tables = None,
    out: Annotated[Path, Option(metavar="DIR", help="Where the report and its figures lie.")] = Path("docs/balance"),
    workers: Annotated[int, Option(min=1, help="Processes to play in.")] = 2,
) -> None:
    """Simulate every table of a game and write the report on seats, sources of points, endings and solo ranks.

    Example: pandemonium balance inferno --games 1000 --table "2 players"
    """
    from pandemonium.cli.console import out as console
    from pandemonium.lab.balance import keep, known_tables
    from pandemonium.lab.report import write_report

    find_game(game)
    parse_levels(level)
    try:
        known = known_tables(game)
    except ModuleNotFoundError as error:
        raise Problem(f"{game} names no tables to simulate") from error
    for name in table or []:
        if name not in known:
            raise Problem(f"{game} has no table “{name}”; it has: {', '.join(known)}")
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
