"""The sheet of a card: which dice may be sent there. Rows are numbers of dice, columns the faces they show.

The total stands in each cell, the risk over each column. A group that cannot be sent may be asked why not.
"""

from __future__ import annotations

from pandemonium.drawing.choice import choice_button, offer_list, why_button
from pandemonium.drawing.dice import die
from pandemonium.drawing.html import Node, div, p, span, table, tbody, td, th, thead, tr
from pandemonium.drawing.scene import Scene
from pandemonium.engine.decision import Offer
from pandemonium.games.crypt.knowledge.view import GHOST_HOLDS, CryptView, SlotView
from pandemonium.games.crypt.rules.figures import SERVANTS

FACES = range(1, 7)


def claims(scene: Scene[CryptView], slot: SlotView) -> Node:
    offers = scene.offers(f"slot {slot.slot + 1}")
    if not offers or offers[0].kind != "claim":
        return offer_list(scene, f"slot {slot.slot + 1}")
    told, element = to_beat(scene, slot), f"slot {slot.slot + 1}"
    return scene.kept("claims", offers, scene.advised(element), told, draw=lambda: sheet(scene, slot, offers, told))


def sheet(scene: Scene[CryptView], slot: SlotView, offers: list[Offer], told: str) -> Node:
    """The cards that lie here change, the groups of dice that beat them recur."""
    return div(".claims")[
        p(".beat")[scene.explained(told)],
        grid(scene, slot, {offer.code: offer for offer in offers}),
        p(".note")[scene.explained(scene.words("claim-note"))],
    ]


def grid(scene: Scene[CryptView], slot: SlotView, offers: dict[str, Offer]) -> Node:
    words, seat = scene.words, str(scene.seat)
    most = max(int(code[-1]) for code in offers)
    rows = [
        tr[
            th(scope="row")[span(".dice")[[die(seat)] * dice], words("claim-dice", dice=dice)],
            [td[cell(scene, slot, offers, face, dice)] for face in FACES],
        ]
        for dice in range(1, min(most, SERVANTS) + 1)
    ]
    risks = (th(scope="col")[die(seat, face), span(".risk")[words("claim-risk", lost=face - 1)]] for face in FACES)
    return table(".grid")[thead[tr[td, risks]], tbody[rows]]


def cell(scene: Scene[CryptView], slot: SlotView, offers: dict[str, Offer], face: int, dice: int) -> Node:
    code = f"claim {slot.slot + 1} {face}x{dice}"
    total = str(face * dice)
    if code in offers:
        return choice_button(scene, offers[code], total, style="total", key=str(face))
    return why_button(code, scene.words("claim-why", dice=dice, effort=face), total, "total")


def to_beat(scene: Scene[CryptView], slot: SlotView) -> str:
    if not slot.holder:
        return scene.words("claim-free")
    if slot.holder == str(scene.seat):
        return scene.words("claim-own", total=slot.effort * slot.dice)
    name = scene.words("ghost") if slot.holder == GHOST_HOLDS else scene.name(int(slot.holder))
    return scene.words("claim-beat", holder=name, total=slot.effort * slot.dice)
