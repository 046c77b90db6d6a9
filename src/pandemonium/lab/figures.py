"""Figures: the arena runs that `docs/bots.md` reports, kept as data so that a long series can be run in parts.

    python -m pandemonium.lab.figures docs/bots.json [NAME ...]

runs what is named (everything without a name), adds it to the file and draws the chart beside it.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from msgspec import Struct

from pandemonium.lab.arena import ArenaReport, arena
from pandemonium.lab.chart import Curve, Point, chart

ALL_SIDES = ("all-a", "all-b", "random")
PLAYOUTS = (12, 25, 50, 100, 200)
ENOUGH = 50
"""The playouts at which the bounds are shown."""


class Experiment(Struct, frozen=True):
    levels: list[str]
    games: int
    collectors: str = "random"
    seconds: float = 1000.0


class Figure(Struct, frozen=True):
    experiment: Experiment
    report: ArenaReport


def experiments() -> dict[str, Experiment]:
    """By name. Series over playouts are shorter but for the point that shows the bound."""
    found = {f"normal-random {side}": Experiment(["normal", "random"], 400, side) for side in ALL_SIDES}
    found["easy-random"] = Experiment(["easy", "random"], 400)
    found["normal-easy"] = Experiment(["normal", "easy"], 400)
    found |= {f"solo {side} normal": Experiment(["normal"], 400, side) for side in ALL_SIDES}
    for playouts in PLAYOUTS:
        games = 400 if playouts == ENOUGH else 100
        hard = f"hard:{playouts}"
        found[f"hard-normal 2 {playouts}"] = Experiment([hard, "normal"], games)
        found[f"hard-normal 4 {playouts}"] = Experiment([hard, "normal", "normal", "normal"], games)
    found |= {f"solo {side} hard": Experiment([f"hard:{ENOUGH}"], 400, side) for side in ALL_SIDES}
    found["one second 2"] = Experiment(["hard", "normal"], 20, seconds=1.0)
    found["one second 4"] = Experiment(["hard", "normal", "normal", "normal"], 12, seconds=1.0)
    found["one second solo"] = Experiment(["hard"], 10, seconds=1.0)
    return found


def run(path: Path, names: list[str]) -> None:
    known = experiments()
    for name in names or list(known):
        wanted = known[name]
        options = {"collectors": wanted.collectors}
        report = arena("crypt", wanted.levels, wanted.games, f"figures {name}", options, wanted.seconds)
        figures = read(path)
        figures[name] = Figure(wanted, report)
        path.write_bytes(msgspec.json.format(msgspec.json.encode(figures)) + b"\n")
        path.with_suffix(".svg").write_text(chart(curves(figures)), encoding="utf-8")
        print(name, *(f"{line.level} {line.wins:.3f} {line.mean_score:.1f}" for line in report.standings), flush=True)


def read(path: Path) -> dict[str, Figure]:
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Figure]) if path.exists() else {}


def curves(figures: dict[str, Figure]) -> list[Curve]:
    """The share of games `hard` wins against `normal`, by playouts a decision."""
    return [
        Curve(f"{seats} players", 1 / seats, bound, points(figures, f"hard-normal {seats}"))
        for seats, bound in ((2, 0.65), (4, 0.45))
    ]


def points(figures: dict[str, Figure], series: str) -> list[Point]:
    found = []
    for playouts in PLAYOUTS:
        figure = figures.get(f"{series} {playouts}")
        if figure is not None:
            line = next(line for line in figure.report.standings if line.level.startswith("hard"))
            found.append(Point(playouts, line.wins, *line.wins_95))
    return found


if __name__ == "__main__":
    run(Path(sys.argv[1]), sys.argv[2:])
