"""The weights as data: `weights.toml`, one table per level and player count."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TypeAlias

import msgspec

from pandemonium.games.inferno.bot.outlook import Weights

FILE = Path(__file__).with_name("weights.toml")
NAMES = (
    *("barrel", "bought", "bury", "close", "close_step", "deny", "disc", "drachma", "fill"),
    *("floor", "florin", "growth", "guardian", "guest", "half", "hoard", "home", "noise"),
    *("pace", "room", "setup", "step", "tempo", "threat", "urchin"),
)
"""The fields of Weights, which a compiled class cannot list."""

HEAD = "# What the Inferno bots believe; `python -m pandemonium.lab.train inferno SEATS ROUNDS` trains `normal`."

Tables: TypeAlias = dict[str, dict[str, dict[str, float]]]


def weights_from(numbers: dict[str, float]) -> Weights:
    if set(numbers) != set(NAMES):
        raise ValueError(f"weights must be exactly: {', '.join(NAMES)}")
    weights = Weights()
    for name, number in numbers.items():
        setattr(weights, name, float(number))
    return weights


def read_tables() -> Tables:
    return msgspec.toml.decode(FILE.read_bytes(), type=Tables)


def write_tables(tables: Tables) -> None:
    lines = [HEAD]
    for level, by_seats in tables.items():
        for seats, numbers in by_seats.items():
            lines += ["", f"[{level}.{seats}]", *(f"{name} = {numbers[name]}" for name in NAMES)]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


@cache
def load_weights(level: str, seats: int) -> Weights:
    return weights_from(read_tables()[level][str(seats)])
