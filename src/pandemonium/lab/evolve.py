"""Evolve: CMA-ES. A cloud of points is judged, and moves, stretches and turns to where the better ones lie."""

from __future__ import annotations

from collections.abc import Callable

import cma

from pandemonium.engine.chance import chance_from

Point = list[float]

STEP = 0.2
"""How wide the first cloud is: where points are logarithms of factors, most are within a fifth of one."""


def evolve(width: int, judge: Callable[[list[Point]], list[float]], generations: int, seed: str) -> Point:
    """The middle of the last cloud, begun at zero. `judge` says what each point of a generation gains."""
    drawn = 1 + chance_from(f"evolve {seed}").below(60_000)  # zero would mean the clock
    cloud = cma.CMAEvolutionStrategy([0.0] * width, STEP, {"seed": drawn, "verbose": -9, "verb_log": 0})
    for _ in range(generations):
        points = cloud.ask()
        gains = judge([[float(number) for number in point] for point in points])
        cloud.tell(points, [-gain for gain in gains])
    return [float(number) for number in cloud.result.xfavorite]
