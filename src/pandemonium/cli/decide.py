"""`pandemonium decide`: whether a level is better than another in each role, by no more games than that takes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from typer import Argument, Option

from pandemonium.cli.arguments import (
    AsJson,
    Cluster,
    GameId,
    TableOptions,
    check_bots,
    check_level,
    check_table,
    find_game,
    parse_options,
    usual_seats,
)
from pandemonium.cli.called import level_called, levels_called, role_called, words_about
from pandemonium.cli.problem import Problem
from pandemonium.cli.working import workers_of, working

if TYPE_CHECKING:
    from pandemonium.engine.text import Text
    from pandemonium.lab.trial import Verdict


def decide(
    game: GameId,
    level: Annotated[str, Argument(metavar="LEVEL")] = "hard",
    other: Annotated[str, Argument(metavar="OTHER")] = "normal",
    players: Annotated[int | None, Option("--players", "-p", min=1)] = None,
    role: str = "",
    games: Annotated[int, Option("--games", "-n", min=1)] = 400,
    seconds: Annotated[float, Option(min=0.001)] = 1.0,
    seed: str = "0",
    option: TableOptions = None,
    workers: Annotated[int, Option(min=1)] = 2,
    cluster: Cluster = "",
    json: AsJson = False,
) -> None:
    """Say whether a level is better than another in each role, as soon as that is decided."""
    from pandemonium.cli.console import print_json
    from pandemonium.lab.trial import RolesAreChosen, roles_of, trials
    from pandemonium.playing.experiment import decide as trial_of

    check_level(level)
    check_level(other)
    rules = find_game(game)
    seats = players or usual_seats(rules)
    options = check_table(rules, seats, parse_options(option))
    check_bots(rules, [level, other])
    hands = workers_of(cluster, workers, game, levels=[level, other])
    try:
        roles = roles_of(game, seats, seed, options)
    except RolesAreChosen as error:
        raise Problem("roles-are-chosen", game=game) from error
    if role and role not in roles:
        raise Problem("unknown-role", role=role, known=", ".join(filter(None, roles)) or "—")
    tried = trial_of(level, other, seats, games, options, role, seconds=seconds)
    words = words_about(rules)
    total = games if role else games * len(roles)
    with working(f"{words('title')}: {levels_called([level, other], words)}", total) as progress:
        found = trials(game, tried, seed, hands, progress)
    if json:
        print_json(found)
    else:
        show(found, level_called(level, words), level_called(other, words), words)


def show(found: list[Verdict], level: str, other: str, words: Text) -> None:
    from rich.table import Table

    from pandemonium.cli.console import out

    table = Table(title=words("decided-title", level=level, other=other))
    for heading in ("role", "verdict", "games", "wins", "others", "gain"):
        table.add_column(
            words(f"decided-{heading}", other=other), justify="left" if heading in ("role", "verdict") else "right"
        )
    for one in found:
        low, high = (f"{end * 100:+.1f}" for end in one.gain_95)
        cells = [f"{one.games}", f"{one.wins:.1%}", f"{one.others:.1%}", f"{low} … {high}"]
        table.add_row(role_called(one.role, words) or "—", words(f"verdict-{one.verdict}"), *cells)
    out.print(table)
