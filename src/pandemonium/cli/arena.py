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
from pandemonium.cli.called import level_called, levels_called, role_called, words_about
from pandemonium.cli.working import workers_of, working

if TYPE_CHECKING:
    from pandemonium.engine.text import Text
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
    hands = workers_of(cluster, workers, game, levels=levels)
    words = words_about(rules)
    with working(f"{words('title')}: {levels_called(levels, words)}", games) as progress:
        report = compete(game, levels, games, seed, options, seconds, hands, progress)
    if json:
        print_json(report)
    else:
        show(report, words)


def show(report: ArenaReport, words: Text) -> None:
    from rich.table import Table

    from pandemonium.cli.console import out

    roles = any(line.role for line in report.standings)
    points = any(line.mean_score is not None for line in report.standings)
    seconds = f"{report.seconds:.0f}"
    table = Table(title=words("lab-title", games=report.games, decisions=report.decisions, seconds=seconds))
    for heading in ("role", "bot") if roles else ("bot",):
        table.add_column(words(f"lab-{heading}"), overflow="fold")
    for heading in ("wins", "interval", "even", *(("score", "interval") if points else ()), "rating"):
        table.add_column(words(f"lab-{heading}"), justify="right", overflow="fold")  # no figure is cut off
    for line in report.standings:
        role = [role_called(line.role, words)] if roles else []
        table.add_row(*role, level_called(line.level, words), *cells(line))
    out.print(table)


def cells(line: Standing) -> list[str]:
    told = [f"{line.wins:.1%}", f"{line.wins_95[0]:.1%}–{line.wins_95[1]:.1%}", f"{line.even:.0%}"]
    if line.mean_score_95 is not None:
        told += [f"{line.mean_score:.2f}", f"{line.mean_score_95[0]:.2f}–{line.mean_score_95[1]:.2f}"]
    return [*told, f"{line.rating:.1f} ± {line.rating_sigma:.1f}"]
