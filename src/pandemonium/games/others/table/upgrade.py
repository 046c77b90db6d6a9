"""Upgrades: small cards with their names, before a hero or in the Available pool."""

from __future__ import annotations

from pandemonium.drawing.html import Node, div, fragment, section, span
from pandemonium.drawing.icon import icon, icon_text
from pandemonium.drawing.spot import sheet_of, spot
from pandemonium.games.others.data.names import UPGRADES
from pandemonium.games.others.knowledge.hero import HeroView
from pandemonium.games.others.table.about import about_pool
from pandemonium.games.others.table.printed import OthersScene


def upgrade(scene: OthersScene, number: int, who: HeroView | None) -> Node:
    """Of a hero; it is a button where one of his is to be chosen."""
    element, name = f"upgrade {UPGRADES[number]}", scene.words(f"upgrade-{UPGRADES[number]}")
    used = " used-up" if number in scene.view.piles.marked else ""
    if who is None:
        return span({"class": f"upgrade{used}", "title": name})[icon("upgrade-card"), span(".cut")[name]]
    content = icon_text("upgrade-card") + str(span(".cut")[name])
    return fragment[spot(scene, element, name, content, f"upgrade{used}"), sheet_of(scene, element, name)]


def pool(scene: OthersScene) -> Node:
    """The Available upgrades, and how many are to come."""
    piles = scene.view.piles
    facts = (piles.upgrades, piles.upgrade_deck, piles.marked, scene.asked_of("upgrade"))
    return scene.kept("pool", facts, draw=lambda: drawn(scene), shared=True)


def drawn(scene: OthersScene) -> Node:
    words, piles = scene.words, scene.view.piles
    return section(".pool", aria_label=words("table-pool"), data_spot="pool")[
        div(".with-about.heading-of")[
            words("table-pool"), span(".hushed")[words("pool-deck", cards=piles.upgrade_deck)], about_pool(scene)
        ],
        div(".pool-cards")[(available(scene, number) for number in piles.upgrades)],
    ]


def available(scene: OthersScene, number: int) -> Node:
    element, name = f"upgrade {UPGRADES[number]}", scene.words(f"upgrade-{UPGRADES[number]}")
    content = str(span(".cut")[name])
    return fragment[spot(scene, element, name, content, "upgrade"), sheet_of(scene, element, name)]
