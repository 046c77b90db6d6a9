"""`pandemonium arena`: which level of bot is stronger."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from typer import Option

from pandemonium.cli.arguments import (
    AsJson,
    Cluster,
    GameId,
    TableOptions,
    check_bots,
    check_table,
    find_game,
    parse_levels,
    parse_options,
)
from pandemonium.cli.working import workers_of, working

if TYPE_CHECKING:
    from pandemonium.lab.arena import ArenaReport, Standing


def arena(
    game: GameId,
    seats: Annotated[str, Option(metavar="LEVEL,…")] = "normal,random",
    games: Annotated[int, Option("--games", "-n", min=1)] = 400,
    seconds: Annotated[float, Option(min=0.001)] = 1.0,
    seed: str = "0",
    option: TableOptions = None,
    workers: Annotated[int, Option(min=1)] = 2,
    cluster: Cluster = "",
    json: AsJson = False,
) -> None:
    """Let bots play each other with rotating seats, and rate them with 95 % intervals."""
    from pandemonium.cli.console import print_json
    from pandemonium.lab.arena import arena as compete

    levels = parse_levels(seats)
    rules = find_game(game)
    options = check_table(rules, len(levels), parse_options(option))
    check_bots(rules, levels)
    hands = workers_of(cluster, workers, game)
    with working(f"{game}: {seats}", games) as progress:
        report = compete(game, levels, games, seed, options, seconds, hands, progress)
    if json:
        print_json(report)
    else:
        show(report)


def show(report: ArenaReport) -> None:
    from rich.table import Table

    from pandemonium.cli.console import out

    roles = any(line.role for line in report.standings)
    points = any(line.mean_score is not None for line in report.standings)
    table = Table(title=f"{report.games:,} games, {report.decisions:,} decisions in {report.seconds:.0f} s")
    for heading in ("role", "bot") if roles else ("bot",):
        table.add_column(heading)
    for heading in ("wins", "95 %", "even", *(("mean score", "95 %") if points else ()), "rating"):
        table.add_column(heading, justify="right")
    for line in report.standings:
        table.add_row(*([line.role] if roles else []), *cells(line))
    out.print(table)


def cells(line: Standing) -> list[str]:
    told = [line.level, f"{line.wins:.1%}", f"{line.wins_95[0]:.1%}–{line.wins_95[1]:.1%}", f"{line.even:.0%}"]
    if line.mean_score_95 is not None:
        told += [f"{line.mean_score:.2f}", f"{line.mean_score_95[0]:.2f}–{line.mean_score_95[1]:.2f}"]
    return [*told, f"{line.rating:.1f} ± {line.rating_sigma:.1f}"]
