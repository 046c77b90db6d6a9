"""`pandemonium sim`: many games among bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from typer import Option

from pandemonium.cli.arguments import (
    AsJson,
    GameId,
    PackFolder,
    TableOptions,
    check_table,
    find_game,
    parse_levels,
    parse_options,
)

if TYPE_CHECKING:
    from pandemonium.lab.simulate import Simulation


def sim(
    game: GameId,
    games: Annotated[int, Option("--games", "-n", min=1, help="How many games.")] = 1000,
    seats: Annotated[str, Option(metavar="LEVEL,…", help="The bot of each seat.")] = "random,random",
    seed: Annotated[str, Option(help="The same seed plays the same games.")] = "0",
    option: TableOptions = None,
    workers: Annotated[int, Option(min=1, help="Processes to play in.")] = 1,
    pack: PackFolder = None,
    json: AsJson = False,
) -> None:
    """Play many games among bots and show their speed and scores.

    Example: pandemonium sim crypt --games 10000 --seats random,random --seed 7 --json
    """
    from pandemonium.cli.console import print_json, progress_bar
    from pandemonium.lab.simulate import simulate

    levels, options = parse_levels(seats), parse_options(option)
    check_table(find_game(game, pack), len(levels), options)
    with progress_bar() as bar:
        task = bar.add_task(f"{game}: {seats}", total=games)
        done = simulate(
            game, levels, games, seed, options, lambda played: bar.update(task, completed=played), workers, pack
        )
    if json:
        print_json(done)
    else:
        show(levels, done)


def show(levels: list[str], done: Simulation) -> None:
    from rich.table import Table

    from pandemonium.cli.console import out

    table = Table("seat", "bot", title=f"{done.games:,} games, {done.decisions:,} decisions in {done.seconds:.2f} s")
    table.add_column("mean score", justify="right")
    table.add_column("won", justify="right")
    for seat, level in enumerate(levels):
        table.add_row("ABCDEFGH"[seat], level, f"{done.mean_scores[seat]:.2f}", f"{done.wins[seat] / done.games:.1%}")
    out.print(table)
    out.print(f"{done.games_per_s:,.0f} games/s, {done.decisions_per_s:,.0f} decisions/s")
