"""The six Collectors: what each asks for, what it gives, and how far the viewer is."""

from __future__ import annotations

from pandemonium.drawing.choice import offer_list, thing
from pandemonium.drawing.html import Node, div, fragment, p, span
from pandemonium.drawing.icon import icon
from pandemonium.drawing.scene import Scene
from pandemonium.games.crypt.knowledge.view import CryptView


def collectors(scene: Scene[CryptView]) -> Node:
    view = scene.view
    own = [owned(view, scene.seat, treasure) for treasure in view.sides]
    return scene.kept("collectors", view.sides, own, scene.asked_of("collector"), draw=lambda: row(scene))


def row(scene: Scene[CryptView]) -> Node:
    return div(".collectors", role="group", aria_label=scene.words("table-collectors"))[
        (collector(scene, treasure, side) for treasure, side in scene.view.sides.items())
    ]


def collector(scene: Scene[CryptView], treasure: str, side: str) -> Node:
    element = f"collector {treasure}"
    facts = (side, owned(scene.view, scene.seat, treasure), scene.advised(element))
    return scene.kept(element, scene.offers(element), facts, draw=lambda: lying(scene, treasure, side))


def lying(scene: Scene[CryptView], treasure: str, side: str) -> Node:
    words = scene.words
    gives = words(f"collector-{treasure}-{side}")
    label = words("collector-label", name=words(f"option-{treasure}"), side=side.upper(), gives=gives)
    own = owned(scene.view, scene.seat, treasure)
    content = fragment[
        span(".emblem")[icon(treasure, f"glyph {treasure}"), span(".have")[own] if scene.seat >= 0 else None],
        span(".collector-text")[
            span(".collector-name")[words(treasure), span(".side-letter")[side.upper()]],
            span(".short")[words(f"short-{treasure}-{side}")],
        ],
    ]
    body = div[p(".gives")[scene.explained(gives)], offer_list(scene, f"collector {treasure}")]
    return thing(scene, f"collector {treasure}", label, content, body, style=f"collector {treasure}", term="collector")


def owned(view: CryptView, seat: int, treasure: str) -> int:
    if seat < 0:
        return 0
    return next(len(column.cards) for column in view.players[seat].columns if column.treasure == treasure)
