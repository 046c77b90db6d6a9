"""Guests in the Palace and Barrels in the Market: how many of each kind are left, and the place to choose one."""

from __future__ import annotations

from markupsafe import Markup

from pandemonium.drawing.html import Node, div, fragment
from pandemonium.drawing.icon import icon_text
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.spot import sheet_of, spot
from pandemonium.engine.phrase import Name
from pandemonium.games.inferno.data.names import BARRELS, GUESTS
from pandemonium.games.inferno.knowledge.view import InfernoView


def store(scene: Scene[InfernoView], location: str, kinds: tuple[str, ...]) -> Node:
    left = stock(scene.view, location)
    return fragment[
        div(".store")[(ware(scene, kind, left[number]) for number, kind in enumerate(kinds))],
        (sheet_of(scene, element_of(kind), ware_label(scene, kind, 0)) for kind in kinds),
    ]


def stock(view: InfernoView, location: str) -> list[int]:
    """What is left in a location that holds something, by kind."""
    return view.palace if location == "palace" else view.stalls if location == "market" else []


def ware(scene: Scene[InfernoView], kind: str, left: int) -> Markup:
    content = item(kind) + f'<span class="many">{left}</span>'
    style = "ware" + ("" if left else " none")
    return spot(scene, element_of(kind), ware_label(scene, kind, left), content, style)


def element_of(kind: str) -> str:
    return f"guest {kind}" if kind in GUESTS else f"barrel {kind}"


def item(kind: str) -> str:
    """A Guest in the colour of the location he opens, a Barrel with its goods, a member of a family."""
    opens = {"vescovo": "yellow", "condottiere": "red", "console": "gray", "gonfaloniere": "ice-blue"}.get(kind, "")
    shape = "guest" if kind in GUESTS else "cask-of" if kind in BARRELS else "member"
    return icon_text(kind, f"{shape} {opens}".strip())


def ware_label(scene: Scene[InfernoView], kind: str, left: int) -> str:
    name = "guest" if kind in GUESTS else "barrel"
    return scene.words(f"store-{name}", kind=Name(kind), left=left)
