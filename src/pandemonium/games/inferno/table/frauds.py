"""The Fraud market: three cards for sale and the deck."""

from __future__ import annotations

from pandemonium.drawing.html import Node, div, fragment, h2, section
from pandemonium.drawing.icon import icon_text
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.spot import sheet_of, spot
from pandemonium.games.inferno.knowledge.view import InfernoView
from pandemonium.games.inferno.table.card import card, card_sheet, owned


def frauds(scene: Scene[InfernoView]) -> Node:
    """A card that is being played lies before the others until it is done with."""
    view = scene.view
    held = view.players[scene.seat].hand if hand_is_asked(scene) else []
    facts = (view.market, view.deck, view.underway.card, owned(scene), held, scene.asked_of("card", "deck"))
    return scene.kept("frauds", facts, draw=lambda: for_sale(scene))


def for_sale(scene: Scene[InfernoView]) -> Node:
    view, words = scene.view, scene.words
    now = [view.underway.card] if view.underway.card and view.underway.card not in view.market else []
    return section("#frauds.frauds", aria_label=words("table-frauds"), data_spot="frauds")[
        hand(scene) if hand_is_asked(scene) else None,
        h2(".over", data_term="fraud-card")[words("table-frauds")],
        div(".market")[(card(scene, number) for number in [*now, *view.market]), deck(scene)],
        (card_sheet(scene, number) for number in view.market),
    ]


def hand_is_asked(scene: Scene[InfernoView]) -> bool:
    """Whether the viewer chooses from the hand now."""
    return scene.seat >= 0 and any(scene.offers(f"card {n}") for n in scene.view.players[scene.seat].hand)


def hand(scene: Scene[InfernoView]) -> Node:
    """The hand once more beside the market, where the families lie far below the board."""
    cards = scene.view.players[scene.seat].hand
    return div(".in-hand")[
        h2(".over")[scene.words("table-hand")], div(".market")[(card(scene, number) for number in cards)]
    ]


def deck(scene: Scene[InfernoView]) -> Node:
    label = scene.words("table-deck", cards=scene.view.deck)
    content = icon_text("fraud") + f'<span class="many">{scene.view.deck}</span>'
    return fragment[spot(scene, "deck", label, content, "fraud-back", "fraud-card"), sheet_of(scene, "deck", label)]
