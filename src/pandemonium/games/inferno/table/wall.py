"""The Wall of Dis: battlements between the fifth circle and the sixth, with a gate above each shield."""

from __future__ import annotations

from markupsafe import Markup

from pandemonium.drawing.board import room
from pandemonium.drawing.html import Node
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.seat import shape_of
from pandemonium.drawing.spot import sheet_of, spot
from pandemonium.engine.seats import LETTERS
from pandemonium.games.inferno.knowledge.view import InfernoView
from pandemonium.games.inferno.rules.figures import DIS
from pandemonium.games.inferno.table.place import WALL, WIDE, Ground

MERLON = 1.9
PLACES = ((6.6, 11.4), (19.4, 11.4), (6.6, 20.4), (19.4, 20.4))
"""Where the discs of the four families hang in a gate."""


def wall(here: Ground) -> str:
    left, right = here.edges(DIS)
    left, right, top = left - 2.5, right + 2.5, here.wall()
    teeth = "".join(f"h{MERLON:g}v1.4h{MERLON:g}v-1.4" for _ in range(int((right - left) / (2 * MERLON))))
    return (
        f'<path class="wall" data-term="wall-of-dis"'
        f' d="M{left:g} {top + WALL:g}V{top:g}{teeth}H{right:g}V{top + WALL:g}z"/>'
        f'<path class="bricks" d="M{left:g} {top + 4.4:g}H{right:g}M{left:g} {top + 7.4:g}H{right:g}"/>'
    )


def gates(scene: Scene[InfernoView], here: Ground) -> str:
    middle = here.wall() + WALL / 2
    return "".join(
        room((here.at[shield][0], middle), WIDE, WALL, gate(scene, number))
        for number, shield in enumerate(here.rows[DIS - 1], 1)
    )


def gate(scene: Scene[InfernoView], number: int) -> Markup:
    element = f"gate {number}"
    owners = owners_of(scene.view, number)
    facts = (owners, scene.offers(element), scene.advised(element))
    return scene.kept(element, facts, draw=lambda: drawn(scene, number, owners), shared=True)


def drawn(scene: Scene[InfernoView], number: int, owners: list[int]) -> Markup:
    discs = "".join(disc(owner, *PLACES[owner]) for owner in owners)
    content = (
        '<svg class="gate" viewBox="0 0 26 25.5" aria-hidden="true">'
        '<path class="arch" d="M2 25.5V12.5a11 11 0 0 1 22 0v13"/>'
        '<path class="bars" d="M6.6 4v21M13 1.5v24M19.4 4v21M2 16h22"/>'
        f'<text class="number" x="13" y="10">{number}</text>{discs}</svg>'
    )
    return spot(scene, f"gate {number}", gate_label(scene, number), content, "gate")


def disc(owner: int, x: float, y: float) -> str:
    return (
        f'<g class="disc owner-{owner}"><use href="#i-shape-{shape_of(str(owner))}" x="{x - 4.1:g}" y="{y - 4.1:g}"'
        f' width="8.2" height="8.2"/><text x="{x:g}" y="{y + 1.9:g}">{LETTERS[owner]}</text></g>'
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
