"""The Wall of Dis: battlements between the fifth circle and the sixth, with a gate above each shield."""

from __future__ import annotations

from htpy import Node
from markupsafe import Markup

from pandemonium.drawing.scene import Scene
from pandemonium.drawing.seat import LETTERS, shape_of
from pandemonium.games.inferno.rules import DIS
from pandemonium.games.inferno.table.place import WALL, Ground, room
from pandemonium.games.inferno.table.spot import sheet_of, spot
from pandemonium.games.inferno.view import InfernoView

MERLON = 1.9
PLACES = ((4.6, 11.6), (15.4, 11.6), (4.6, 18.4), (15.4, 18.4))
"""Where the discs of the four families hang in a gate."""


def wall(here: Ground) -> str:
    left, right = here.edges(DIS)
    left, right, top = left - 2.5, right + 2.5, here.wall()
    teeth = "".join(f"h{MERLON:g}v1.4h{MERLON:g}v-1.4" for _ in range(int((right - left) / (2 * MERLON))))
    return (
        f'<path class="wall" d="M{left:g} {top + WALL:g}V{top:g}{teeth}H{right:g}V{top + WALL:g}z"/>'
        f'<path class="bricks" d="M{left:g} {top + 4.5:g}H{right:g}M{left:g} {top + 7.7:g}H{right:g}"/>'
    )


def gates(scene: Scene[InfernoView], here: Ground) -> str:
    middle = here.wall() + WALL / 2
    return "".join(
        room(here.at[shield][0], middle, WALL, gate(scene, number))
        for number, shield in enumerate(here.rows[DIS - 1], 1)
    )


def gate(scene: Scene[InfernoView], number: int) -> Markup:
    element = f"gate {number}"
    owners = owners_of(scene.view, number)
    return scene.kept(
        element, owners, scene.offers(element), scene.hinted(element), draw=lambda: drawn(scene, number, owners)
    )


def drawn(scene: Scene[InfernoView], number: int, owners: list[int]) -> Markup:
    discs = "".join(disc(owner, *PLACES[owner]) for owner in owners)
    content = (
        '<svg class="gate" viewBox="0 0 20 21" aria-hidden="true">'
        '<path class="arch" d="M2.5 21V9.5a7.5 7.5 0 0 1 15 0V21"/>'
        '<path class="bars" d="M6.2 4v17M10 2v19M13.8 4v17M2.5 14h15"/>'
        f'<text class="number" x="10" y="7.8">{number}</text>{discs}</svg>'
    )
    return spot(scene, f"gate {number}", gate_label(scene, number), content, "gate")


def disc(owner: int, x: float, y: float) -> str:
    return (
        f'<g class="disc owner-{owner}"><use href="#i-shape-{shape_of(str(owner))}" x="{x - 3.5:g}" y="{y - 3.5:g}"'
        f' width="7" height="7"/><text x="{x:g}" y="{y + 1.6:g}">{LETTERS[owner]}</text></g>'
    )


def gate_sheets(scene: Scene[InfernoView]) -> Node:
    return [
        sheet_of(scene, element, gate_label(scene, int(element.split()[1])))
        for element in scene.by_element
        if element.startswith("gate ")
    ]


def owners_of(view: InfernoView, gate: int) -> list[int]:
    return [player.seat for player in view.players if gate in player.gates]


def gate_label(scene: Scene[InfernoView], gate: int) -> str:
    words = scene.words
    names = ", ".join(scene.name(owner) for owner in owners_of(scene.view, gate))
    return words("gate-discs", gate=gate, names=names) if names else words("gate-closed", gate=gate)
