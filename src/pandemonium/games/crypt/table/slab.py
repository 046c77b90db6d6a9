"""A card in the Crypt: its treasure, its coins, and the dice that hold it."""

from __future__ import annotations

from pandemonium.drawing.choice import thing
from pandemonium.drawing.dice import die
from pandemonium.drawing.html import Node, div, fragment, span
from pandemonium.drawing.icon import icon
from pandemonium.drawing.numeral import ROMAN
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.seat import mark
from pandemonium.engine.phrase import Name
from pandemonium.games.crypt.knowledge.view import GHOST_HOLDS, UNSEEN, CryptView, SlotView
from pandemonium.games.crypt.table.claims import claims
from pandemonium.games.crypt.table.piece import Pieces


def slab(scene: Scene[CryptView], pieces: Pieces, slot: SlotView) -> Node:
    if slot.gone:
        return div(".slab.gone", data_spot=f"slot {slot.slot + 1}")[
            span(".visually-hidden")[scene.words("slab-gone", slot=slot.slot + 1)]
        ]
    element = f"slot {slot.slot + 1}"
    facts = (slot, pieces.card(slot.treasure, slot.value), pieces.first_in[slot.slot], scene.advised(element))
    offers = scene.offers(element)
    return scene.kept("slab", offers, facts, draw=lambda: lying(scene, pieces, slot), shared=not offers)


def lying(scene: Scene[CryptView], pieces: Pieces, slot: SlotView) -> Node:
    number = slot.slot + 1
    style = "slab " + ("down" if slot.face_down else "up") + (f" held owner-{slot.holder}" if slot.holder else "")
    return div(".place", data_piece=pieces.card(slot.treasure, slot.value) or f"slot-{number}")[
        thing(
            scene,
            f"slot {number}",
            describe(scene, slot),
            face(scene, pieces, slot),
            claims(scene, slot),
            style=style,
            key=str(number),
        )
    ]


def face(scene: Scene[CryptView], pieces: Pieces, slot: SlotView) -> Node:
    coin = span({"class": "coin unseen" if slot.value == UNSEEN else "coin"})[slot.value or "?"]
    return fragment[
        span(".slab-head")[span(".numeral")[ROMAN[slot.slot]], coin],
        icon(slot.treasure, f"glyph {slot.treasure}"),
        span(".slab-name")[scene.words(slot.treasure)],
        held(pieces, slot) if slot.holder else span(".hold"),
    ]


def held(pieces: Pieces, slot: SlotView) -> Node:
    """Whose dice lie on the card, and their total: what has to be beaten."""
    dice = (die(slot.holder, slot.effort, piece=pieces.die_in(slot.slot, slot.holder, at)) for at in range(slot.dice))
    return span(".hold")[mark(slot.holder, "small"), span(".dice")[dice], span(".total")["=", slot.effort * slot.dice]]


def describe(scene: Scene[CryptView], slot: SlotView) -> str:
    """The card in a sentence."""
    words = scene.words
    facing = "slab-down" if slot.face_down else "slab-up"
    known = "" if slot.value == UNSEEN else "-known"
    card = words(facing + known, slot=slot.slot + 1, treasure=Name(slot.treasure), value=slot.value)
    if not slot.holder:
        return card
    name = words("ghost") if slot.holder == GHOST_HOLDS else scene.name(int(slot.holder))
    total = slot.effort * slot.dice
    return words("slab-held", card=card, holder=name, dice=slot.dice, effort=slot.effort, total=total)
