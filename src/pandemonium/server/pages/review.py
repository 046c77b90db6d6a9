"""The review on the end page: one button, then a picture of everybody's chances and what is said of each seat."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup, escape

from pandemonium.drawing.html import Node, a, button, div, h3, li, ol, p, section, ul
from pandemonium.drawing.icon import icon
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.seat import mark, shape_of
from pandemonium.playing.review.figures import Point, Review
from pandemonium.playing.review.telling import Said, Told
from pandemonium.server.model import TableModel

WIDE, HIGH = 640, 240
LEFT, RIGHT, TOP, LOW = 48, 30, 14, 14
GRID = (0, 25, 50, 75, 100)


def review(model: TableModel, scene: Scene[Any]) -> Node:
    found, words = model.review, scene.words
    if found is None:
        return None
    return section("#review.by-round.review", aria_labelledby="review-title")[
        h3("#review-title")[words("review-title")],
        shown(model, found.review, scene, found.told) if found.review else offered(model, scene),
    ]


def offered(model: TableModel, scene: Scene[Any]) -> Node:
    words = scene.words
    place = f"/table/{model.id}/review"
    return div(".ending-tools")[
        p[words("review-offer")],
        button(".button", type="submit", form="act", formaction=place)[icon("eye"), words("review-begin")],
    ]


def shown(model: TableModel, found: Review, scene: Scene[Any], told: list[Told]) -> Node:
    words, missing = scene.words, len(found.missing())
    return [
        Picture(found).drawn(spoken(found, scene)) if found.seats or found.knowing else None,
        p(".legend")[words("review-legend")],
        p(".looking", role="status")[words("review-looking", parts=missing)] if missing else None,
        (seat_told(model, one, scene) for one in told),
    ]


def spoken(found: Review, scene: Scene[Any]) -> str:
    """The picture for whoever does not see it."""
    lines = [f"{scene.name(one.seat)}: {', '.join(f'{point.chance:.0%}' for point in one.line)}" for one in found.seats]
    return "; ".join([scene.words("review-axis"), *lines])


def seat_told(model: TableModel, told: Told, scene: Scene[Any]) -> Node:
    return section({"class": f"review-seat owner-{told.seat}"})[
        h3[mark(str(told.seat)), scene.name(told.seat)],
        p[told.summary] if told.summary else None,
        p[told.looked],
        ol(".review-marks")[(said(model, one, told.seat, scene) for one in told.marks)] if told.marks else None,
        ul(".review-luck")[(said(model, one, told.seat, scene) for one in told.swings)] if told.swings else None,
    ]


def said(model: TableModel, one: Said, seat: int, scene: Scene[Any]) -> Node:
    place = f"/table/{model.id}/replay?choice={one.step}&eyes={seat}"
    return li({"class": f"review-{one.kind}"})[
        one.text, " ", " ".join(one.told), " ", a(href=place)[scene.words("review-look")]
    ]


class Picture:
    """Chances over the choices: by what each seat knew, and dashed for one who knows all; marks stand on the line."""

    def __init__(self, found: Review) -> None:
        self.found = found
        lines = [one.line for one in found.seats] + (found.knowing.lines if found.knowing else [])
        self.last = max(lines[0][-1].step, 1)

    def across(self, step: float) -> float:
        return LEFT + (WIDE - LEFT - RIGHT) * step / self.last

    def up(self, chance: float) -> float:
        return TOP + (HIGH - TOP - LOW) * (1 - min(max(chance, 0.0), 1.0))

    def drawn(self, told: str) -> Markup:
        known = enumerate(self.found.knowing.lines if self.found.knowing else [])
        content = self.grid() + "".join(self.way(seat, line, "knowing") for seat, line in known)
        content += "".join(self.way(one.seat, one.line, "way") for one in self.found.seats)
        content += "".join(self.marks(one.seat) for one in self.found.seats)
        return Markup(f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{escape(told)}">{content}</svg>')

    def grid(self) -> str:
        return "".join(
            f'<path class="grid" d="M{LEFT} {self.up(part / 100):.1f}H{WIDE - RIGHT}"/>'
            f'<text class="scale" x="{LEFT - 8}" y="{self.up(part / 100) + 4:.1f}">{part}</text>'
            for part in GRID
        )

    def way(self, seat: int, line: list[Point], kind: str) -> str:
        way = " ".join(f"{self.across(point.step):.1f} {self.up(point.chance):.1f}" for point in line)
        return f'<g class="owner-{seat}"><polyline class="{kind}" points="{way}"/></g>'

    def marks(self, seat: int) -> str:
        one = self.found.of(seat)
        assert one is not None
        x, y = self.across(self.last), self.up(one.line[-1].chance)
        shape = f'href="#i-shape-{shape_of(str(seat))}" x="{x - 8:.1f}" y="{y - 8:.1f}" width="16" height="16"'
        dots = "".join(
            f'<circle class="{found.kind}" cx="{self.across(found.step):.1f}"'
            f' cy="{self.up(chance_at(one.line, found.step)):.1f}" r="5"/>'
            for found in one.marks
        )
        return f'<g class="owner-{seat}">{dots}<use class="end-of" {shape}/></g>'


def chance_at(line: list[Point], step: int) -> float:
    """On the line between two stations."""
    before = max((point for point in line if point.step <= step), key=lambda point: point.step)
    after = min((point for point in line if point.step >= step), key=lambda point: point.step)
    part = (step - before.step) / max(after.step - before.step, 1)
    return before.chance + part * (after.chance - before.chance)
