"""The city from above: districts with their City Actions, streets and crosswalks, the Metro, and all who stand there.

What never changes lies at the bottom. Over it come the buttons of the spaces, each in the shape of its space, then the
pieces, which let clicks through to the space they stand in.
"""

from __future__ import annotations

from markupsafe import Markup

from pandemonium.drawing.board import FINE, picture, room, way
from pandemonium.drawing.html import Node, div, section
from pandemonium.drawing.spot import sheet_of, spot
from pandemonium.games.others.data.names import METROS
from pandemonium.games.others.knowledge.space import SpaceView
from pandemonium.games.others.rules.figures import DISTRICTS
from pandemonium.games.others.table import printed
from pandemonium.games.others.table.district import actions, block
from pandemonium.games.others.table.ground import Ground, Plot, Rect, ground
from pandemonium.games.others.table.labels import space_label, space_name
from pandemonium.games.others.table.light import lights
from pandemonium.games.others.table.packing import packed
from pandemonium.games.others.table.piece import drawn, pieces
from pandemonium.games.others.table.price import price
from pandemonium.games.others.table.printed import OthersScene, element_of
from pandemonium.games.others.table.threat import badge, threats


def city(scene: OthersScene) -> Node:
    view = scene.view
    facts = (
        (view.map, view.sin.sin, view.sin.cult, view.sin.revealed, view.mole, view.spaces, view.turn, view.sin.level),
        [(hero.hero, hero.space, hero.upgrades) for hero in view.heroes],
        scene.asked_of("space"),
    )
    return scene.kept("city", facts, draw=lambda: whole(scene), shared=True)


def whole(scene: OthersScene) -> Node:
    laid, told = ground(printed.city(scene)), threats(scene)
    content = (
        str(bottom(scene, laid))
        + "".join(
            place(scene, laid.plots[space.number], space, told.get(space.number, "")) for space in scene.view.spaces
        )
        + '<g class="figures-of" aria-hidden="true">'
        + "".join(standing(scene, laid.plots[space.number], space) for space in scene.view.spaces)
        + "".join(price(scene, laid.plots[space.number], space.number) for space in scene.view.spaces)
        + "</g>"
    )
    return section("#city.city", aria_label=scene.words("table-city"), data_spot="city")[
        picture("haven", scene.words("table-city"), laid.box, content),
        div(".sheets")[
            (sheet_of(scene, element_of(space.number), space_name(scene, space.number)) for space in scene.view.spaces)
        ],
    ]


def bottom(scene: OthersScene, laid: Ground) -> Markup:
    return scene.kept("streets", scene.view.map, draw=lambda: Markup(engraved(scene, laid)), shared=True)


def engraved(scene: OthersScene, laid: Ground) -> str:
    """Streets, crosswalks, blocks with their names, and the lines of the Metro."""
    shapes = "".join(f'<path id="space-{number}" d="{outline(plot)}"/>' for number, plot in laid.plots.items())
    streets = "".join(
        f'<use class="street tone-{number % 2}" href="#space-{number}"/>'
        for number in laid.plots
        if number >= DISTRICTS
    )
    blocks = "".join(block(scene, laid.plots[number], number) for number in sorted(laid.plots) if number < DISTRICTS)
    zebra = "".join(
        f'<path class="crosswalk{" across" if walk.wide > walk.high else ""}" d="{walk.path()}"/>'
        for walk in laid.crosswalks
    )
    return f'<g aria-hidden="true"><defs>{shapes}{PATTERNS}</defs>{streets}{zebra}{blocks}{metro(scene, laid)}</g>'


ZEBRA = '<pattern id="{id}" width="3" height="3" patternUnits="userSpaceOnUse"><path class="zebra" d="{d}"/></pattern>'
PATTERNS = (
    ZEBRA.format(id="zebra", d="M0 0h3v1.5H0z")
    + ZEBRA.format(id="zebra-across", d="M0 0v3h1.5V0z")
    + '<pattern id="hatch" width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<path class="hatching" d="M0 0h1.4v3H0z"/></pattern>'
)
"""Crosswalks, and the hatching of covered icons."""


def outline(plot: Plot) -> str:
    return "".join(rect.path() for rect in plot.rects)


def metro(scene: OthersScene, laid: Ground) -> str:
    """A line under the city between the two stations of a colour."""
    found = ""
    for colour, stations in zip(METROS, printed.city(scene).metros, strict=True):
        if stations:
            points = [station(laid.plots[space]) for space in stations]
            found += f'<g class="metro line-{colour}"><path class="tunnel" d="{way(points)}"/>'
            found += "".join(
                f'<use href="#i-metro" x="{x - 5:g}" y="{y - 5:g}" width="10" height="10"/>' for x, y in points
            )
            found += "</g>"
    return found


def station(plot: Plot) -> tuple[float, float]:
    rect = plot.rooms[0]
    return rect.x + 5.5, rect.y + 5.5


def place(scene: OthersScene, plot: Plot, space: SpaceView, threat: str) -> str:
    """The button of a space, with legs in its shape; with it what lights up while it is looked at."""
    box, element = plot.rooms[0] if space.number >= DISTRICTS else plot.rects[0], element_of(space.number)
    offered = " offered" if scene.offers(element) else ""
    button = spot(scene, element, space_label(scene, space, threat), legs(plot, box), "space-of")
    return (
        f'<g class="plot-of{offered}"><use class="glow-of" href="#space-{space.number}"/>{lights(scene, space)}'
        f"{room(box.middle(), box.wide, box.high, button)}{badge(box, threat) if threat else ''}</g>"
    )


def legs(plot: Plot, box: Rect) -> str:
    """The rest of a street space: parts of its button that stick out of it (shapes: the page allows no styles)."""
    found = ""
    for rect in plot.rects:
        if rect.high > box.high + 1 or rect.wide > box.wide + 1:
            left, top = FINE * (rect.x - box.x), FINE * (rect.y - box.y)
            found += f'<rect x="{left:g}" y="{top:g}" width="{FINE * rect.wide:g}" height="{FINE * rect.high:g}"/>'
    return f'<svg class="legs-of" aria-hidden="true">{found}</svg>' if found else ""


def standing(scene: OthersScene, plot: Plot, space: SpaceView) -> str:
    found = pieces(scene, space)
    size, places = packed(plot, len(found)) if found else (0.0, [])
    content = "".join(drawn(piece, x, y, size) for piece, (x, y) in zip(found, places, strict=True))
    return content + (actions(plot, space) if space.number < DISTRICTS else "")
