"""Experiments: runs of the arena that a game wants to be measured by, so that anybody can repeat them."""

from __future__ import annotations

from msgspec import Struct


class Experiment(Struct, frozen=True):
    """Who plays whom, how often and at what table; held to playouts, not to the clock, unless `seconds` says so."""

    levels: list[str]
    games: int
    options: dict[str, str]
    seconds: float = 1000.0
