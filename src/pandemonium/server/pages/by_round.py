"""A finished game round by round as a picture: everybody's points, or what the game counts; told in figures as well."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup, escape

from pandemonium.drawing.html import h3, li, section, ul
from pandemonium.drawing.icon import icon
from pandemonium.drawing.numeral import figure
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.seat import shape_of

WIDE, HIGH = 640, 220
LEFT, RIGHT, TOP, LOW = 40, 30, 14, 26
LINES = 4
"""Lines across, at most."""


def by_round(scene: Scene[Any], points: list[tuple[int, ...]]) -> Markup | None:
    if len(points) < 3 or not points[0]:
        return None
    counted = [scene.words(named) for named in scene.game.counted]
    picture = Picture(points, "counted" if counted else "owner")
    return section("#by-round.by-round", aria_labelledby="by-round-title")[
        h3("#by-round-title")[title(scene)],
        picture.drawn(told(counted or [scene.name(seat) for seat in range(len(points[0]))], points)),
        ul(".counted")[(li({"class": f"counted-{at}"})[shape(at), name] for at, name in enumerate(counted))]
        if counted
        else None,
    ]


def title(scene: Scene[Any]) -> str:
    return scene.words("ending-rounds" if scene.game.counted else "ending-by-round")


def shape(at: int) -> Markup:
    return icon(f"shape-{shape_of(str(at))}")


def told(names: list[str], points: list[tuple[int, ...]]) -> str:
    return "; ".join(f"{name}: {', '.join(figure(round[at]) for round in points)}" for at, name in enumerate(names))


class Picture:
    """A line over the rounds for each seat, or for each thing a game counts; the last point is the end."""

    def __init__(self, points: list[tuple[int, ...]], colours: str) -> None:
        self.points, self.colours = points, colours
        every = [score for round in points for score in round]
        self.least, self.most = min(0, *every), max(*every, 1)

    def across(self, round: int) -> float:
        return LEFT + (WIDE - LEFT - RIGHT) * round / (len(self.points) - 1)

    def up(self, score: float) -> float:
        return TOP + (HIGH - TOP - LOW) * (self.most - score) / (self.most - self.least)

    def drawn(self, told: str) -> Markup:
        content = self.grid() + "".join(self.line(at) for at in range(len(self.points[0])))
        return Markup(f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{escape(told)}">{content}</svg>')

    def grid(self) -> str:
        step = next(step for step in steps() if (self.most - self.least) / step <= LINES)
        marks = range(self.least // step * step if self.least else 0, self.most + 1, step)
        rows = "".join(
            f'<path class="grid" d="M{LEFT} {self.up(score):.1f}H{WIDE - RIGHT}"/>'
            f'<text class="scale" x="{LEFT - 8}" y="{self.up(score) + 4:.1f}">{figure(score)}</text>'
            for score in marks
            if score >= self.least
        )
        last = len(self.points) - 1
        each = -(-last // 12)
        return rows + "".join(
            f'<text class="round" x="{self.across(round):.1f}" y="{HIGH - 6}">{round}</text>'
            for round in range(each, last, each)
        )

    def line(self, at: int) -> str:
        way = " ".join(f"{self.across(on):.1f} {self.up(round[at]):.1f}" for on, round in enumerate(self.points))
        x, y = self.across(len(self.points) - 1), self.up(self.points[-1][at])
        return (
            f'<g class="{self.colours}-{at}"><polyline class="way" points="{way}"/>'
            f'<use class="end-of" href="#i-shape-{shape_of(str(at))}" x="{x - 8:.1f}" y="{y - 8:.1f}"'
            f' width="16" height="16"/></g>'
        )


def steps() -> list[int]:
    """Round distances between two lines."""
    return [digit * 10**power for power in range(6) for digit in (1, 2, 5)]
