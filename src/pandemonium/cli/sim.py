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
from pandemonium.cli.called import level_called, levels_called, role_called, words_about
from pandemonium.cli.working import workers_of, working
from pandemonium.engine.seats import LETTERS
from pandemonium.playing.levels import RANDOM

if TYPE_CHECKING:
    from pandemonium.engine.text import Text
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
    hands = workers_of(cluster, workers, game, pack, levels)
    words = words_about(rules)
    with working(f"{words('title')}: {levels_called(levels, words)}", games) as progress:
        done = simulate(game, levels, games, seed, options, progress, hands, pack)
    if json:
        print_json(done)
    else:
        show(levels, done, words)


def show(levels: list[str], done: Simulation, words: Text) -> None:
    from rich.table import Table

    from pandemonium.cli.console import out

    roles = any(done.roles)
    seconds = f"{done.seconds:.2f}"
    table = Table(title=words("lab-title", games=done.games, decisions=done.decisions, seconds=seconds))
    for heading in ("seat", "role", "bot") if roles else ("seat", "bot"):
        table.add_column(words(f"lab-{heading}"))
    for heading in ("score", "won") if done.mean_scores else ("won",):
        table.add_column(words(f"lab-{heading}"), justify="right")
    for seat, level in enumerate(levels):
        cells = [LETTERS[seat], *([role_called(done.roles[seat], words)] if roles else []), level_called(level, words)]
        cells += [f"{done.mean_scores[seat]:.2f}"] if done.mean_scores else []
        table.add_row(*cells, f"{done.wins[seat] / done.games:.1%}")
    out.print(table)
    out.print(words("lab-speed", games=round(done.games_per_s), decisions=round(done.decisions_per_s)))
