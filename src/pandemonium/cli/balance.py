"""`pandemonium balance`: what many games among equal bots say about a game's figures."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from typer import Option

from pandemonium.cli.arguments import Cluster, GameId, check_bots, check_level, find_game
from pandemonium.cli.called import level_called, words_about
from pandemonium.cli.problem import Problem, why
from pandemonium.cli.spoken import say
from pandemonium.cli.working import workers_of, working

if TYPE_CHECKING:
    from pandemonium.lab.balance import Balance
    from pandemonium.lab.work import Workers

Tables = Annotated[list[str] | None, Option("--table", metavar="NAME")]


def balance(
    game: GameId,
    games: Annotated[int, Option("--games", "-n", min=1)] = 1000,
    level: str = "normal",
    deal: Annotated[int, Option(min=0)] = 0,
    table: Tables = None,
    out: Annotated[Path, Option(metavar="DIR")] = Path("docs/balance"),
    workers: Annotated[int, Option(min=1)] = 2,
    cluster: Cluster = "",
) -> None:
    """Simulate every table of a game and write the report on seats, sources of points, endings and solo ranks."""
    from pandemonium.cli.console import out as console
    from pandemonium.engine.registry import NoPart
    from pandemonium.lab.balance import keep, known_tables, report_name
    from pandemonium.lab.report import check_report, write_report

    rules = find_game(game)
    check_level(level)
    check_bots(rules, [level])
    try:
        known = known_tables(game)
    except NoPart as error:
        raise Problem("no-tables", game=game) from error
    for name in table or []:
        if name not in known:
            raise Problem("table", game=game, table=name, tables=", ".join(known))
    report = out / f"{report_name(game)}.md"
    hands = workers_of(cluster, workers, game)
    with writing(report):
        check_report(report)
    for name in table or known:
        found = simulate(game, name, level, games, hands, deal, level_called(level, words_about(rules)))
        with writing(report):
            write_report(report, keep(report.with_suffix(".json"), found), game)
    console.print(say("lab-report", file=str(report)))


@contextmanager
def writing(report: Path) -> Iterator[None]:
    from pandemonium.lab.kept import Damaged

    try:
        yield
    except OSError as error:
        raise Problem("unwritable", file=str(error.filename or report), why=why(error)) from error
    except Damaged as error:
        raise Problem("damaged", file=str(error.file), why=error.why) from error


def simulate(game: str, table: str, level: str, games: int, workers: Workers, deal: int, called: str) -> Balance:
    from pandemonium.lab.balance import measure

    with working(f"{table}: {called}", games) as progress:
        return measure(game, table, level, games, progress, workers, deal)
