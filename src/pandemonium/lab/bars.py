"""Bar charts as SVG that reads in light and dark: groups of bars with intervals, and rows of shares."""

from __future__ import annotations

from html import escape

from msgspec import Struct

WIDTH, BAR, GAP, HEIGHT, TOP, BOTTOM, LEFT = 760, 26, 28, 220, 34, 40, 46
COLOURS = ("#b5562b", "#2f7d8c", "#8a6fae", "#7d8c2f", "#777777")
STYLE = "text{font:12px system-ui,sans-serif;fill:#777}line{stroke:#9995}.i{stroke:#777;stroke-width:2}"


class Bar(Struct, frozen=True):
    name: str
    share: float
    low: float
    high: float


class Group(Struct, frozen=True):
    """Bars that belong together; `even` is drawn across them where it is not 0."""

    name: str
    bars: list[Bar]
    even: float


def svg(title: str, width: float, height: float, parts: list[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" role="img">'
    return "\n".join([head, f"<title>{escape(title)}</title>", f"<style>{STYLE}</style>", *parts, "</svg>", ""])


def grouped(title: str, groups: list[Group]) -> str:
    """One bar beside the other, with the interval as a line and the even share across its group."""
    tallest = max((bar.high for group in groups for bar in group.bars), default=1.0) * 1.1
    parts: list[str] = []
    x = float(LEFT)
    for group, colour in zip(groups, COLOURS * len(groups), strict=False):
        step = max([BAR, *(8 * len(bar.name) for bar in group.bars)])  # no name runs into the next
        width = step * len(group.bars)
        parts.append(f'<text x="{x:.0f}" y="16">{escape(group.name)}</text>')
        for place, bar in enumerate(group.bars):
            parts += bar_parts(x + place * step, bar, tallest, colour)
        if group.even:
            y = up(group.even, tallest)
            parts.append(f'<line x1="{x - 4:.0f}" x2="{x + width:.0f}" y1="{y:.1f}" y2="{y:.1f}" class="i"/>')
        x += max(width, 7 * len(group.name)) + GAP
    return svg(title, x, TOP + HEIGHT + BOTTOM, parts)


def up(share: float, tallest: float) -> float:
    return TOP + HEIGHT * (1 - share / tallest)


def bar_parts(x: float, bar: Bar, tallest: float, colour: str) -> list[str]:
    top, middle = up(bar.share, tallest), x + BAR / 2 - 2
    parts = [
        f'<rect x="{x:.0f}" y="{top:.1f}" width="{BAR - 4}" height="{TOP + HEIGHT - top:.1f}" fill="{colour}"/>',
        f'<text x="{middle:.0f}" y="{TOP + HEIGHT + 16}" text-anchor="middle">{escape(bar.name)}</text>',
        f'<text x="{middle:.0f}" y="{TOP + HEIGHT + 32}" text-anchor="middle">{bar.share * 100:.0f}</text>',
    ]
    if bar.high > bar.low:
        low, high = up(bar.low, tallest), up(bar.high, tallest)
        parts.append(f'<line x1="{middle:.0f}" x2="{middle:.0f}" y1="{low:.1f}" y2="{high:.1f}" class="i"/>')
    return parts


def stacked(title: str, rows: dict[str, dict[str, float]]) -> str:
    """A row of shares for each name, with a legend."""
    names = list(dict.fromkeys(part for shares in rows.values() for part in shares))
    colours = dict(zip(names, COLOURS * len(names), strict=False))
    apart = min(140, (WIDTH - 180) // max(1, len(names)))
    parts = [
        f'<rect x="{180 + at * apart}" y="6" width="12" height="12" fill="{colours[name]}"/>'
        f'<text x="{196 + at * apart}" y="16">{escape(name)}</text>'
        for at, name in enumerate(names)
    ]
    for row, (name, shares) in enumerate(rows.items()):
        y, x = 30 + row * 30, 180.0
        parts.append(f'<text x="172" y="{y + 15}" text-anchor="end">{escape(name)}</text>')
        for part, share in shares.items():
            width = share * (WIDTH - 190)
            parts.append(f'<rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="22" fill="{colours[part]}"/>')
            parts.append(f'<text x="{x + 4:.1f}" y="{y + 15}" style="fill:#fff">{share * 100:.0f} %</text>')
            x += width
    return svg(title, WIDTH, 40 + 30 * len(rows), parts)
