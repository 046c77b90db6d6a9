"""`pandemonium arena`: which level of bot is stronger."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from typer import Option

from pandemonium.cli.arguments import AsJson, GameId, TableOptions, check_table, find_game, parse_levels, parse_options

if TYPE_CHECKING:
    from pandemonium.lab.arena import ArenaReport


def arena(
    game: GameId,
    seats: Annotated[str, Option(metavar="LEVEL,…", help="The bots of one game; they rotate.")] = "normal,random",
    games: Annotated[int, Option("--games", "-n", min=1, help="At least so many games.")] = 400,
    seconds: Annotated[float, Option(min=0.001, help="What a searching bot may take for a decision.")] = 1.0,
    seed: Annotated[str, Option(help="The same seed deals the same games.")] = "0",
    option: TableOptions = None,
    workers: Annotated[int, Option(min=1, help="Processes to play in.")] = 2,
    json: AsJson = False,
) -> None:
    """Let bots play each other with rotating seats, and rate them with 95 % intervals.

    Example: pandemonium arena crypt --seats hard,normal --games 400 --seconds 0.2
    """
    from pandemonium.cli.console import print_json, progress_bar
    from pandemonium.lab.arena import arena as compete

    levels, options = parse_levels(seats), parse_options(option)
    check_table(find_game(game), len(levels), options)
    with progress_bar() as bar:
        task = bar.add_task(f"{game}: {seats}", total=games)
        report = compete(
            game, levels, games, seed, options, seconds, workers, lambda played: bar.update(task, completed=played)
        )
    if json:
        print_json(report)
    else:
        show(report)


def show(report: ArenaReport) -> None:
    from rich.table import Table

    from pandemonium.cli.console import out

    table = Table("bot", title=f"{report.games:,} games, {report.decisions:,} decisions in {report.seconds:.0f} s")
    for heading in ("wins", "95 %", "even", "mean score", "95 %", "rating"):
        table.add_column(heading, justify="right")
    for line in report.standings:
        table.add_row(
            line.level,
            f"{line.wins:.1%}",
            f"{line.wins_95[0]:.1%}–{line.wins_95[1]:.1%}",
            f"{line.even:.0%}",
            f"{line.mean_score:.2f}",
            f"{line.mean_score_95[0]:.2f}–{line.mean_score_95[1]:.2f}",
            f"{line.rating:.1f} ± {line.rating_sigma:.1f}",
        )
    out.print(table)
