"""The own buildings that stand, in one row under the plan board: some are used, tucked or destroyed."""

from __future__ import annotations

from pandemonium.drawing.html import Node, section, span
from pandemonium.games.deal.knowledge.kingdom import KingdomView
from pandemonium.games.deal.table.card import chip
from pandemonium.games.deal.table.printed import DealScene


def standing(scene: DealScene, who: KingdomView) -> Node:
    mine = scene.view.mine
    used = mine.plan.uses if mine and mine.plan else []
    return section(".town", aria_label=scene.words("town-title"), data_spot=f"seat {who.seat} town")[
        (chip(scene, card, styles(card, who, used)) for card in who.built)
        if who.built
        else span(".none-of")[scene.words("town-empty")]
    ]


def styles(card: int, who: KingdomView, used: list[int]) -> str:
    return " ".join(name for name, so in (("tucked", card == who.tucked), ("planned-use", card in used)) if so)
