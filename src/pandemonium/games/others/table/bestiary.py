"""The Sin's monsters kind by kind: Attack and Armour, how many stand in the city, lie dead, are not in play yet."""

from __future__ import annotations

from pandemonium.drawing.html import Node, div, fragment, section, span
from pandemonium.drawing.icon import icon
from pandemonium.drawing.spot import sheet_of, spot
from pandemonium.games.others.data.names import KINDS
from pandemonium.games.others.rules.figures import HELL_CLUB
from pandemonium.games.others.table.piece import strength, symbol_of
from pandemonium.games.others.table.printed import OthersScene, kind_name


def bestiary(scene: OthersScene) -> Node:
    view = scene.view
    facts = (
        [list(kinds) for kinds in zip(*(space.monsters for space in view.spaces), strict=True)],
        (view.piles.dead, view.piles.outside, view.sin.sin, view.sin.cult, view.sin.revealed, view.mole),
        scene.asked_of("figure"),
    )
    return scene.kept("bestiary", facts, draw=lambda: drawn(scene), shared=True)


def drawn(scene: OthersScene) -> Node:
    words = scene.words
    return section(".bestiary", aria_label=words("table-monsters"))[
        div(".beast.heads", aria_hidden="true")[
            span(".heading-of")[words("table-monsters")],
            span(".beast-piles")[icon("city-token"), icon("dead"), icon("outside")],
        ],
        (row(scene, kind) for kind in shown(scene)),
    ]


def shown(scene: OthersScene) -> list[int]:
    """The Sin's own kinds, and others that are or were in the city."""
    view = scene.view
    return [
        kind
        for kind in range(len(KINDS))
        if kind < HELL_CLUB or on_board(scene, kind) or view.piles.dead[kind] or scene.offers(f"figure {KINDS[kind]}")
    ]


def on_board(scene: OthersScene, kind: int) -> int:
    return sum(space.monsters[kind] for space in scene.view.spaces)


def row(scene: OthersScene, kind: int) -> Node:
    piles, element = scene.view.piles, f"figure {KINDS[kind]}"
    attack, armour = strength(scene, kind)
    name, there = kind_name(scene, kind), on_board(scene, kind)
    label = scene.words(
        "kind-label",
        kind=name,
        attack=attack,
        armour=armour,
        city=there,
        dead=piles.dead[kind],
        outside=piles.outside[kind],
    )
    content = fragment[
        icon(symbol_of(scene, kind), "beast-sign"),
        span(".cut")[name],
        span(".beast-values")[icon("hit"), attack, icon("arm"), armour],
        span(".beast-piles")[
            span[there],
            span({"data-spot": f"dead {KINDS[kind]}"})[piles.dead[kind]],
            span({"data-spot": f"outside {KINDS[kind]}"})[piles.outside[kind]],
        ],
    ]
    return fragment[spot(scene, element, label, str(content), "beast"), sheet_of(scene, element, label)]
