"""The pictures of the rules: cards with dice on them, a bid that is beaten, rolls, and the Collectors."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from pandemonium.drawing.dice import die
from pandemonium.drawing.html import Node, div, span
from pandemonium.drawing.scene import Scene
from pandemonium.games.crypt.knowledge.view import UNSEEN, CryptView, SlotView
from pandemonium.games.crypt.table.collectors import collectors
from pandemonium.games.crypt.table.piece import Pieces
from pandemonium.games.crypt.table.slab import slab

CARDS = [
    SlotView(0, "idol", 3, False, "0", 5, 1),
    SlotView(1, "tapestry", 2, False, "1", 3, 2),
    SlotView(2, "pottery", UNSEEN, True, "", 0, 0),
]
"""An example of a round: one die that works hard, two that share the work, and a card nobody has claimed."""


def cards(scene: Scene[CryptView]) -> Node:
    view = replace(scene.view, crypt=CARDS)
    pieces = Pieces(view)
    return div(".slabs.slabs-3")[(slab(scene, pieces, slot) for slot in CARDS)]


def bid(_: Scene[CryptView]) -> Node:
    """What lies there, and what pushes it off."""
    return row(die("0", 5), "<", [die("1", 3), die("1", 3)], "= 6")


def roll(_: Scene[CryptView]) -> Node:
    """The effort, the roll, and what becomes of the die: once exhausted, once back."""
    return div[
        row(die("0", 5), "→", die("0", 3), "3 < 5", die("0", style="spent")),
        row(die("0", 2), "→", die("0", 4), "4 ≥ 2", die("0")),
    ]


def row(*signs: Node) -> Node:
    return span(".dice-row", aria_hidden="true")[(span[sign] for sign in signs)]


PICTURES: dict[str, Callable[[Scene[CryptView]], Node]] = {
    "cards": cards,
    "bid": bid,
    "roll": roll,
    "collectors": collectors,
}
