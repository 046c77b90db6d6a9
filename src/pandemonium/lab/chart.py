"""A chart of win shares with their intervals, as an SVG that reads in light and dark."""

from __future__ import annotations

from math import log2

from msgspec import Struct

WIDTH, HEIGHT = 640, 360
LEFT, RIGHT, TOP, BOTTOM = 56, 130, 16, 48
COLOURS = ("#2f7d8c", "#b5562b")
STYLE = "text{font:13px system-ui,sans-serif;fill:#777}line{stroke:#9995}path{fill:none;stroke-width:2}"


class Point(Struct, frozen=True):
    playouts: int
    share: float
    low: float
    high: float


class Curve(Struct, frozen=True):
    """`even` is the share of an equal, `bound` the one to reach."""

    name: str
    even: float
    bound: float
    points: list[Point]


def chart(curves: list[Curve]) -> str:
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        "<title>Share of games hard wins against normal, by playouts a decision</title>",
        f"<style>{STYLE}</style>",
        *grid(sorted({point.playouts for curve in curves for point in curve.points})),
    ]
    for curve, colour in zip(curves, COLOURS, strict=False):
        parts += drawn(curve, colour)
    return "\n".join([*parts, "</svg>", ""])


def across(playouts: int) -> float:
    """Doubling the playouts is one step to the right, from 12 to 200."""
    return LEFT + 12 + (WIDTH - LEFT - RIGHT - 24) * log2(playouts / 12) / log2(200 / 12)


def up(share: float) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share


def grid(playouts: list[int]) -> list[str]:
    parts = []
    for tenth in range(0, 11, 2):
        y = up(tenth / 10)
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{tenth * 10} %</text>')
    for number in playouts:
        parts.append(f'<text x="{across(number):.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{number}</text>')
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(f'<text x="{middle}" y="{HEIGHT - 8}" text-anchor="middle">playouts a decision</text>')
    return parts


def drawn(curve: Curve, colour: str) -> list[str]:
    parts = []
    for share, dash, what in ((curve.bound, "6 4", "to reach"), (curve.even, "2 4", "even")):
        y = up(share)
        dashed = f"stroke:{colour};stroke-width:1;stroke-dasharray:{dash}"
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" style="{dashed}"/>')
        parts.append(f'<text x="{WIDTH - RIGHT + 6}" y="{y + 4:.1f}" style="fill:{colour}">{curve.name}: {what}</text>')
    line = "L".join(f"{across(point.playouts):.1f} {up(point.share):.1f}" for point in curve.points)
    if line:
        parts.append(f'<path d="M{line}" style="stroke:{colour}"/>')
    for point in curve.points:
        x = across(point.playouts)
        parts.append(f'<path d="M{x:.1f} {up(point.low):.1f}V{up(point.high):.1f}" style="stroke:{colour}"/>')
        parts.append(f'<circle cx="{x:.1f}" cy="{up(point.share):.1f}" r="4" fill="{colour}"/>')
    return parts
