"""The Fraud market: three cards for sale and the deck."""

from __future__ import annotations

from htpy import Node, div, fragment, h2, section

from pandemonium.drawing.scene import Scene
from pandemonium.games.inferno.table.card import card, card_sheet
from pandemonium.games.inferno.table.spot import sheet_of, spot, use
from pandemonium.games.inferno.view import InfernoView


def frauds(scene: Scene[InfernoView]) -> Node:
    """A card that is being played lies before the others until it is done with."""
    view, words = scene.view, scene.words
    now = [view.underway.card] if view.underway.card and view.underway.card not in view.market else []
    return section("#frauds.frauds", aria_label=words("table-frauds"))[
        h2(".over")[words("table-frauds")],
        div(".market")[(card(scene, number) for number in [*now, *view.market]), deck(scene)],
        (card_sheet(scene, number) for number in view.market),
    ]


def deck(scene: Scene[InfernoView]) -> Node:
    label = scene.words("table-deck", cards=scene.view.deck)
    content = use("fraud") + f'<span class="many">{scene.view.deck}</span>'
    return fragment[spot(scene, "deck", label, content, "fraud-back"), sheet_of(scene, "deck", label)]
