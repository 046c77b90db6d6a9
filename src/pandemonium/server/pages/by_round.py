"""A finished game round by round as a picture: everybody's points from round to round, told in figures as well."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup, escape

from pandemonium.drawing.html import h3, section
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.seat import shape_of

WIDE, HIGH = 640, 220
LEFT, RIGHT, TOP, LOW = 40, 30, 14, 26
LINES = 4
"""Lines across, at most."""


def by_round(scene: Scene[Any], points: list[tuple[int, ...]]) -> Markup | None:
    if len(points) < 3 or not points[0]:
        return None
    return section("#by-round.by-round", aria_labelledby="by-round-title")[
        h3("#by-round-title")[scene.words("ending-by-round")], Picture(points).drawn(told(scene, points))
    ]


def told(scene: Scene[Any], points: list[tuple[int, ...]]) -> str:
    seats = range(len(points[0]))
    return "; ".join(f"{scene.name(seat)}: {', '.join(str(round[seat]) for round in points)}" for seat in seats)


class Picture:
    """A line for each seat over the rounds; the last point is the result."""

    def __init__(self, points: list[tuple[int, ...]]) -> None:
        self.points = points
        every = [score for round in points for score in round]
        self.least, self.most = min(0, *every), max(*every, 1)

    def across(self, round: int) -> float:
        return LEFT + (WIDE - LEFT - RIGHT) * round / (len(self.points) - 1)

    def up(self, score: float) -> float:
        return TOP + (HIGH - TOP - LOW) * (self.most - score) / (self.most - self.least)

    def drawn(self, told: str) -> Markup:
        seats = range(len(self.points[0]))
        content = self.grid() + "".join(self.line(seat) for seat in seats)
        return Markup(f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{escape(told)}">{content}</svg>')

    def grid(self) -> str:
        step = next(step for step in steps() if (self.most - self.least) / step <= LINES)
        marks = range(self.least // step * step if self.least else 0, self.most + 1, step)
        rows = "".join(
            f'<path class="grid" d="M{LEFT} {self.up(score):.1f}H{WIDE - RIGHT}"/>'
            f'<text class="scale" x="{LEFT - 8}" y="{self.up(score) + 4:.1f}">{score}</text>'
            for score in marks
            if score >= self.least
        )
        last = len(self.points) - 1
        each = -(-last // 12)
        return rows + "".join(
            f'<text class="round" x="{self.across(round):.1f}" y="{HIGH - 6}">{round}</text>'
            for round in range(each, last, each)
        )

    def line(self, seat: int) -> str:
        way = " ".join(f"{self.across(at):.1f} {self.up(round[seat]):.1f}" for at, round in enumerate(self.points))
        x, y = self.across(len(self.points) - 1), self.up(self.points[-1][seat])
        return (
            f'<g class="owner-{seat}"><polyline class="way" points="{way}"/>'
            f'<use class="mark-of" href="#i-shape-{shape_of(str(seat))}" x="{x - 8:.1f}" y="{y - 8:.1f}"'
            f' width="16" height="16"/></g>'
        )


def steps() -> list[int]:
    """Round distances between two lines."""
    return [digit * 10**power for power in range(6) for digit in (1, 2, 5)]
