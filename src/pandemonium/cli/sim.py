"""`pandemonium sim`: many games among bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from typer import Option

from pandemonium.cli.arguments import (
    AsJson,
    Cluster,
    GameId,
    PackFolder,
    TableOptions,
    check_bots,
    check_table,
    find_game,
    parse_levels,
    parse_options,
    usual_seats,
)
from pandemonium.cli.working import workers_of, working
from pandemonium.engine.seats import LETTERS
from pandemonium.playing.levels import RANDOM

if TYPE_CHECKING:
    from pandemonium.lab.simulate import Simulation


def sim(
    game: GameId,
    games: Annotated[int, Option("--games", "-n", min=1)] = 1000,
    seats: Annotated[str | None, Option(metavar="LEVEL,…")] = None,
    seed: str = "0",
    option: TableOptions = None,
    workers: Annotated[int, Option(min=1)] = 1,
    cluster: Cluster = "",
    pack: PackFolder = None,
    json: AsJson = False,
) -> None:
    """Play many games among bots and show their speed and scores."""
    from pandemonium.cli.console import print_json
    from pandemonium.lab.simulate import simulate

    rules = find_game(game, pack)
    levels = parse_levels(seats) if seats else [RANDOM] * usual_seats(rules)
    options = check_table(rules, len(levels), parse_options(option))
    check_bots(rules, levels)
    pack = pack and pack.absolute()  # other machines stand in another folder
    hands = workers_of(cluster, workers, game, pack)
    with working(f"{game}: {','.join(levels)}", games) as progress:
        done = simulate(game, levels, games, seed, options, progress, hands, pack)
    if json:
        print_json(done)
    else:
        show(levels, done)


def show(levels: list[str], done: Simulation) -> None:
    from rich.table import Table

    from pandemonium.cli.console import out

    roles = any(done.roles)
    table = Table(title=f"{done.games:,} games, {done.decisions:,} decisions in {done.seconds:.2f} s")
    for heading in ("seat", "role", "bot") if roles else ("seat", "bot"):
        table.add_column(heading)
    for heading in ("mean score", "won") if done.mean_scores else ("won",):
        table.add_column(heading, justify="right")
    for seat, level in enumerate(levels):
        cells = [LETTERS[seat], *([done.roles[seat]] if roles else []), level]
        cells += [f"{done.mean_scores[seat]:.2f}"] if done.mean_scores else []
        table.add_row(*cells, f"{done.wins[seat] / done.games:.1%}")
    out.print(table)
    out.print(f"{done.games_per_s:,.0f} games/s, {done.decisions_per_s:,.0f} decisions/s")
