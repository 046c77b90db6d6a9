"""Balance: what many games among equal bots say about a game's figures, kept as data, so that a series runs in parts.

A game that wants it says in its module `balance` which tables to play (`TABLES`), which lines of the account belong
together (`PARTS`), how a play ended (`ending`), and the values whose spread is to be looked at (`SPREAD`, `values`). It
may also look closer at a play (`closely`, a `Closely`) and name its report (`REPORT`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType

from msgspec import Struct
from msgspec.structs import replace

from pandemonium.engine.game import Setup
from pandemonium.engine.registry import load_game, needed_part
from pandemonium.engine.result import Result
from pandemonium.engine.role import Role, shares, teams
from pandemonium.lab.closely import Closer, closer
from pandemonium.lab.interval import Interval, mean_interval, wilson
from pandemonium.lab.kept import read_kept, write_kept
from pandemonium.lab.play import play
from pandemonium.lab.work import Workers, spread
from pandemonium.playing.closely import Closely

SECONDS = 1000.0
"""Searching bots are held to their playouts, not to the clock."""
BATCH = 10


class Record(Struct, frozen=True):
    """One game."""

    scores: list[int]
    shares: list[float]
    even: float
    parts: dict[str, int]  # of all seats together
    ending: str
    values: list[int]
    rank: str
    decisions: int
    closely: Closely | None = None


class Balance(Struct, frozen=True):
    """What the games at one table say. Parts are Infamy for each seat on average."""

    table: str
    level: str
    games: int
    wins: list[float]
    wins_95: list[Interval]
    even: float  # the share of a seat among equals
    mean_scores: list[float]  # none where the game has no points
    mean_score_95: Interval | None
    parts: dict[str, float]
    endings: dict[str, int]
    ranks: dict[str, int]
    scores: dict[int, int]
    decisions: float
    values: dict[int, int] = {}
    closer: Closer | None = None


def measure(
    game_id: str,
    table: str,
    level: str,
    games: int,
    progress: Callable[[int], None],
    workers: Workers,
    deal: int = 0,
) -> Balance:
    """Play so many games at one table of the game's list, from this deal on, a bot of that level in every seat."""
    records: list[Record] = []
    end = deal + games
    jobs = [(game_id, table, level, first, min(BATCH, end - first)) for first in range(deal, end, BATCH)]
    for batch in spread(play_batch, jobs, workers):
        records += batch
        progress(len(records))
    return summary(table, level, records)


def known_tables(game_id: str) -> list[str]:
    return list(needed_part(game_id, "balance").TABLES)


def report_name(game_id: str) -> str:
    """What its report is called, if not as the game."""
    return str(getattr(needed_part(game_id, "balance"), "REPORT", game_id))


def play_batch(game_id: str, table: str, level: str, first: int, count: int) -> list[Record]:
    game, about = load_game(game_id), needed_part(game_id, "balance")
    seats = int(table.split(" ")[0])
    roles = game.roles(seats, about.TABLES[table])
    records = []
    for number in range(first, first + count):
        setup = Setup(seats, f"balance {table} {number}", about.TABLES[table])
        state, decisions = play(game, setup, [level] * seats, SECONDS)
        one = record(game.result(state), roles, about, about.ending(state), about.values(state), decisions)
        records.append(replace(one, closely=about.closely(state)) if hasattr(about, "closely") else one)
    return records


def record(
    result: Result, roles: Sequence[Role], about: ModuleType, ending: str, values: list[int], decisions: int
) -> Record:
    part_of = {line: part for part, lines in about.PARTS.items() for line in lines}
    parts = dict.fromkeys(about.PARTS, 0)
    for account in result.accounts:
        for line in account:
            parts[part_of[line.label.id]] += line.points
    rank = result.rank.id if result.rank is not None else ""
    won = shares(roles, result.winners)
    return Record(list(result.scores), won, 1 / len(teams(roles)), parts, ending, values, rank, decisions)


def summary(table: str, level: str, records: list[Record]) -> Balance:
    games, seats = len(records), len(records[0].shares)
    wins = [sum(record.shares[seat] for record in records) / games for seat in range(seats)]
    everybody = [score for record in records for score in record.scores]
    return Balance(
        table=table,
        level=level,
        games=games,
        wins=wins,
        wins_95=[wilson(share, games) for share in wins],
        even=records[0].even,
        mean_scores=[sum(record.scores[seat] for record in records) / games for seat in range(len(records[0].scores))],
        mean_score_95=mean_interval(everybody)[1] if everybody else None,
        parts={part: sum(r.parts[part] for r in records) / games / seats for part in records[0].parts},
        endings=dict(Counter(record.ending for record in records)),
        ranks=dict(Counter(record.rank for record in records if record.rank)),
        scores=dict(sorted(Counter(everybody).items())),
        decisions=sum(record.decisions for record in records) / games,
        values=dict(sorted(Counter(value for record in records for value in record.values).items())),
        closer=closer([(record.closely, record.shares, record.scores) for record in records if record.closely]),
    )


def keep(path: Path, balance: Balance) -> list[Balance]:
    """Put one table's figures into the file, in place of older ones of the same table and level."""
    kept = [old for old in read_kept(path, list[Balance]) if (old.table, old.level) != (balance.table, balance.level)]
    kept = sorted([*kept, balance], key=lambda one: (one.table, one.level))
    write_kept(path, kept)
    return kept
