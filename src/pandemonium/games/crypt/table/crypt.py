"""The middle of the table: the deck, the cards of the round with the dice on them, and what was discarded."""

from __future__ import annotations

from pandemonium.drawing.choice import sheet, sheet_id, thing
from pandemonium.drawing.html import Node, button, div, fragment, span
from pandemonium.drawing.icon import icon
from pandemonium.drawing.scene import Scene
from pandemonium.engine.phrase import Name
from pandemonium.games.crypt.knowledge.view import CryptView
from pandemonium.games.crypt.table.piece import Pieces
from pandemonium.games.crypt.table.player import column
from pandemonium.games.crypt.table.slab import slab

WALL_TORCH = span(".wall-torch", aria_hidden="true")[icon("torch")]
"""Only for the light."""


def crypt(scene: Scene[CryptView], pieces: Pieces) -> Node:
    view = scene.view
    return div(".crypt", role="group", aria_label=scene.words("table-crypt"))[
        div(".corner")[WALL_TORCH, scene.kept("deck", view.deck, view.deck_top, draw=lambda: deck(scene), shared=True)],
        div({"class": f"slabs slabs-{len(view.crypt)}"})[(slab(scene, pieces, slot) for slot in view.crypt)],
        div(".corner")[WALL_TORCH, scene.kept("discards", view.discards, draw=lambda: discards(scene), shared=True)],
    ]


def deck(scene: Scene[CryptView]) -> Node:
    view, words = scene.view, scene.words
    if not view.deck:
        return thing(scene, "deck", words("table-deck-empty"), span(".empty"), style="pile deck")
    label = words("table-deck", cards=view.deck, treasure=Name(view.deck_top))
    content = fragment[icon(view.deck_top, f"glyph {view.deck_top}"), span(".count")[view.deck]]
    return thing(scene, "deck", label, content, style="pile deck down")


def discards(scene: Scene[CryptView]) -> Node:
    """The discards can be read where they lay open (CRY-1.6.7)."""
    view, words = scene.view, scene.words
    number = sum(len(pile.cards) for pile in view.discards)
    label = words("table-discards", cards=number)
    if not number:
        return thing(scene, "discards", label, span(".empty"), style="pile discards")
    id = sheet_id("discards")
    opener = button(".thing.pile.discards", type="button", popovertarget=id, aria_label=label, data_spot="discards")[
        icon("remains", "glyph"), span(".count")[number]
    ]
    columns = div(".columns")[(column(scene, None, pile) for pile in view.discards if pile.cards)]
    return fragment[opener, sheet(id, label, columns, words("close"))]
