"""A district: its block with the name, the icons of its City Action, and the slot for a token (OTH-CA-1)."""

from __future__ import annotations

from markupsafe import escape

from pandemonium.games.others.data.names import ICONS
from pandemonium.games.others.knowledge.space import SpaceView
from pandemonium.games.others.rules.figures import NOBODY
from pandemonium.games.others.table.ground import Plot
from pandemonium.games.others.table.labels import space_name
from pandemonium.games.others.table.printed import OthersScene, element_of

LETTER = 3.9
"""The width of a letter of a district's name, at most: longer names are drawn closer."""
ICON = 13.0


def block(scene: OthersScene, plot: Plot, number: int) -> str:
    """Its ground and its name."""
    rect, name = plot.rects[0], space_name(scene, number)
    room = rect.wide - 3
    fitted = f' textLength="{room:g}" lengthAdjust="spacingAndGlyphs"' if len(name) * LETTER > room else ""
    return (
        f'<rect class="block" x="{rect.x:g}" y="{rect.y:g}" width="{rect.wide:g}" height="{rect.high:g}" rx="3"/>'
        f'<text class="district" x="{rect.x + rect.wide / 2:g}" y="{rect.y + 8:g}"{fitted}>{escape(name)}</text>'
    )


def actions(plot: Plot, space: SpaceView) -> str:
    """The icons, hatched where covered, and the slot."""
    rect = plot.rects[0]
    size = min(ICON, rect.wide / 4.2)
    y = rect.y + rect.high - size - 1.5
    icons = [icon(space, at, rect.x + 2 + at * (size + 2), y, size) for at in range(len(space.icons))]
    return "".join(icons) + slot(space, rect.x + rect.wide - size / 2 - 2, y + size / 2, size / 2 - 0.6)


def icon(space: SpaceView, at: int, x: float, y: float, size: float) -> str:
    frame = f'x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}" rx="2.5"'
    inner = f'x="{x + 1.5:g}" y="{y + 1.5:g}" width="{size - 3:g}" height="{size - 3:g}"'
    covered = f'<rect class="hatched" {frame}/>' if space.covered[at] else ""
    return (
        f'<g class="action" data-spot="{element_of(space.number)} icon {at}"><rect {frame}/>'
        f'<use href="#i-{ICONS[space.icons[at]]}" {inner}/>{covered}</g>'
    )


def slot(space: SpaceView, x: float, y: float, radius: float) -> str:
    """Round; with the token of whoever used it this round."""
    used = space.city_token != NOBODY
    number = f'<text x="{x:g}" y="{y + 2.3:g}">{space.city_token + 1}</text>' if used else ""
    style = "socket used" if used else "socket"
    return (
        f'<g class="{style}" data-spot="{element_of(space.number)} slot">'
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}"/>{number}</g>'
    )
