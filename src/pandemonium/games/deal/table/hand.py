"""The hand: building cards and event cards, face up to their owner alone."""

from __future__ import annotations

from pandemonium.drawing.html import Node, section
from pandemonium.games.deal.knowledge.kingdom import KingdomView, Walls
from pandemonium.games.deal.table.card import card
from pandemonium.games.deal.table.occasion import occasion
from pandemonium.games.deal.table.plan import NO_PLAN
from pandemonium.games.deal.table.printed import DealScene


def hand(scene: DealScene, who: KingdomView, walls: Walls) -> Node:
    """Cards that are planned lie on the plan board."""
    mine = scene.view.mine
    plan = (mine.plan if mine else None) or NO_PLAN
    picked = mine.picked if mine else []
    held = [number for number in walls.hand if number not in plan.builds]
    planning = scene.view.board.phase == "actions"
    dropped = picked if planning else []
    kept = [number for number in walls.events if number not in dropped]
    return section(".fan", aria_label=scene.words("hand-title"), data_spot=f"seat {who.seat} hand")[
        (card(scene, number, "" if planning or number not in picked else "picked-card") for number in held),
        (
            occasion(
                scene,
                number,
                chosen=plan.half if number == plan.event else "",
                halves=len(kept) == 1 and number in kept,
                style="dropped-card" if number in dropped else "",
            )
            for number in walls.events
        ),
    ]
