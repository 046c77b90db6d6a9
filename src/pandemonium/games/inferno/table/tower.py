"""A family's Tower, from the ground up: each floor with its spaces and what stands on them."""

from __future__ import annotations

from markupsafe import Markup

from pandemonium.drawing.html import Node, div, fragment
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.spot import sheet_of, spot
from pandemonium.games.inferno.knowledge.view import InfernoView, PlayerView
from pandemonium.games.inferno.rules.figures import FLOORS
from pandemonium.games.inferno.table import printed
from pandemonium.games.inferno.table.store import item


def tower(scene: Scene[InfernoView], who: PlayerView) -> Node:
    floors = range(len(who.tower) - 1, -1, -1)
    own = who.seat == scene.seat
    return div(
        {
            "class": f"tower owner-{who.seat}",
            "data-spot": f"seat {who.seat} tower",
            "role": "group",
            "aria-label": scene.words("player-tower", floors=len(who.tower) - 1),
        }
    )[
        (storey(scene, who, floor, own=own) for floor in floors),
        (sheet_of(scene, f"storey {floor}", floor_label(scene, who, floor)) for floor in floors) if own else None,
    ]


def storey(scene: Scene[InfernoView], who: PlayerView, floor: int, *, own: bool) -> Node:
    """A floor is one button; where single items may be lifted, each of them is."""
    spaces = printed.rules(scene).first_space
    first = spaces[floor]
    style = f"storey floor-{floor}" + (" roofed" if floor == FLOORS - 1 else "")
    items = who.tower[floor]
    if own and any(scene.offers(f"space {first + at}") for at in range(len(items))):
        return div({"class": f"spot {style}"})[
            (space(scene, f"space {first + at}", thing) for at, thing in enumerate(items))
        ]
    label = floor_label(scene, who, floor)
    content = "".join(cell(thing) for thing in items)
    if own:
        return spot(scene, f"storey {floor}", label, content, style)
    return Markup('<span class="spot {}" role="img" aria-label="{}">{}</span>').format(style, label, Markup(content))


def space(scene: Scene[InfernoView], element: str, thing: str) -> Node:
    label = scene.words(thing) if thing else scene.words("space-empty")
    return fragment[spot(scene, element, label, cell(thing), "space")]


def cell(thing: str) -> str:
    return f'<span class="cell">{item(thing) if thing else ""}</span>'


def floor_label(scene: Scene[InfernoView], who: PlayerView, floor: int) -> str:
    words = scene.words
    things = ", ".join(words(thing) for thing in who.tower[floor] if thing) or words("nothing")
    return words("floor-label", floor=floor, things=things, free=who.tower[floor].count(""))
