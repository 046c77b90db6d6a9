"""The order bar: which heroes still act this round, in their order, and where a reaction may follow."""

from __future__ import annotations

from pandemonium.drawing.html import Node, li, ol, span
from pandemonium.drawing.icon import icon
from pandemonium.games.others.data.names import CLASSES, HEROES
from pandemonium.games.others.knowledge.hero import HeroView
from pandemonium.games.others.rules.figures import NOBODY, NOTHING
from pandemonium.games.others.table.printed import OthersScene, board_of, hero_name


def order(scene: OthersScene) -> Node:
    view = scene.view
    facts = (
        view.turn.first,
        view.turn.active,
        view.turn.in_turn,
        view.story.round,
        view.sin.reactions,
        [(who.hero, who.turns, who.extra) for who in view.heroes],
    )
    return scene.kept("order", facts, draw=lambda: drawn(scene), shared=True)


def drawn(scene: OthersScene) -> Node:
    words, view = scene.words, scene.view
    turns = coming(scene)
    return ol(".laps", aria_label=words("table-order"), data_spot="order")[
        li(".round-of", data_spot="round")[words("table-chapter", round=view.story.round)],
        now(scene),
        (li(".next-turn")[bolt(scene, at), token(scene, view.heroes[slot])] for at, slot in enumerate(turns)),
        li(".hushed")[words("order-over")] if not turns and not view.turn.in_turn else None,
    ]


def now(scene: OthersScene) -> Node:
    turn = scene.view.turn
    if turn.active == NOBODY or not turn.in_turn or scene.view.heroes[turn.active].hero == NOTHING:
        return None
    return li(".now-turn")[
        token(scene, scene.view.heroes[turn.active]), hero_name(scene, scene.view.heroes[turn.active].hero)
    ]


def coming(scene: OthersScene) -> list[int]:
    """Lap after lap from the hero after the active one: who has Turn tokens left acts (OTH-HT-1, OTH-HT-4)."""
    view = scene.view
    start = view.turn.first if view.turn.active == NOBODY else view.turn.active + 1
    left = [who.turns if who.hero != NOTHING else 0 for who in view.heroes]
    found: list[int] = []
    if start < 0:
        return found
    while any(left):
        for step in range(view.count):
            slot = (start + step) % view.count
            if left[slot]:
                left[slot] -= 1
                found.append(slot)
    return found


def bolt(scene: OthersScene, at: int) -> Node:
    """Before each turn to come the Sin may react to the one before, as long as it has tokens."""
    return icon("reaction", "" if at < scene.view.sin.reactions else "used-up")


def token(scene: OthersScene, who: HeroView) -> Node:
    cls, name = CLASSES[board_of(scene, who.hero).cls], hero_name(scene, who.hero)
    return span({"class": f"turn-of of-{cls}", "role": "img", "aria-label": name, "title": name})[
        icon(f"hero-{HEROES[who.hero]}")
    ]
