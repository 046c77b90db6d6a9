"""Figures: the arena runs that `docs/bots.md` reports, kept as data so that a long series can be run in parts.

    python -m pandemonium.lab.figures GAME docs/bots.json [NAME ...]

runs what is named (everything without a name), adds it to the file and draws the chart beside it. A game that wants it
says in its module `experiments` what to run (`EXPERIMENTS`, by name) and what `hard` is to reach (`BOUNDS`).
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from msgspec import Struct

from pandemonium.engine.registry import needed_part
from pandemonium.lab.arena import ArenaReport, arena
from pandemonium.lab.chart import Curve, Point, chart
from pandemonium.playing.experiment import Experiment


class Figure(Struct, frozen=True):
    experiment: Experiment
    report: ArenaReport


def run(game_id: str, path: Path, names: list[str]) -> None:
    about = needed_part(game_id, "experiments")
    known: dict[str, Experiment] = about.EXPERIMENTS
    for name in names or list(known):
        wanted = known[name]
        report = arena(game_id, wanted.levels, wanted.games, f"figures {name}", wanted.options, wanted.seconds)
        figures = read(path)
        figures[name] = Figure(wanted, report)
        path.write_bytes(msgspec.json.format(msgspec.json.encode(figures)) + b"\n")
        path.with_suffix(".svg").write_text(chart(curves(figures, about.BOUNDS)), encoding="utf-8")
        print(
            name, *(f"{line.level} {line.wins:.3f} {line.mean_score or 0:.1f}" for line in report.standings), flush=True
        )


def read(path: Path) -> dict[str, Figure]:
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Figure]) if path.exists() else {}


def curves(figures: dict[str, Figure], bounds: dict[int, float]) -> list[Curve]:
    """The share of games `hard` wins against `normal`, by playouts a decision; a curve for each bound."""
    return [
        Curve(f"{seats} players", 1 / seats, bound, points(figures, f"hard-normal {seats} "))
        for seats, bound in bounds.items()
    ]


def points(figures: dict[str, Figure], series: str) -> list[Point]:
    """The runs of a series by their playouts, with which their names end."""
    found = []
    for name, figure in figures.items():
        if name.startswith(series):
            line = next(line for line in figure.report.standings if line.level.startswith("hard"))
            found.append(Point(int(name.removeprefix(series)), line.wins, *line.wins_95))
    return sorted(found, key=lambda point: point.playouts)


if __name__ == "__main__":
    run(sys.argv[1], Path(sys.argv[2]), sys.argv[3:])
