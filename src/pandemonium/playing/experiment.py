"""Experiments: what a game wants its bots to be measured by, so that anybody can repeat it (`lab/figures.py`)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from pandemonium.playing.levels import UNHURRIED


class Experiment(Struct, frozen=True):
    """Who plays whom, how often and at what table.

    An `arena` has a level for each seat; to `decide`, a level is tried against another with so many players, in at
    most so many games of each role; `playouts` are counted for so many players in so many games.
    """

    levels: list[str]
    games: int
    options: dict[str, str]
    seconds: float = UNHURRIED
    way: Literal["arena", "decide", "playouts"] = "arena"
    players: int = 0  # where there is not a level for each
    role: str = ""  # to decide it in this one only
    note: str = ""  # what is special about the table
    reach: str = ""  # what the first level is to reach

    @property
    def seats(self) -> int:
        return self.players or len(self.levels)


def arena(
    levels: list[str], games: int, options: dict[str, str], *, note: str = "", reach: str = "", seconds: float = 0
) -> Experiment:
    return Experiment(levels, games, options, seconds or UNHURRIED, note=note, reach=reach)


def decide(
    level: str,
    other: str,
    players: int,
    games: int,
    options: dict[str, str],
    role: str = "",
    *,
    seconds: float = UNHURRIED,
) -> Experiment:
    return Experiment([level, other], games, options, seconds, way="decide", players=players, role=role)


def playouts(players: int, games: int, options: dict[str, str]) -> Experiment:
    return Experiment([], games, options, way="playouts", players=players)
