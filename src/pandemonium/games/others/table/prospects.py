"""Before a hero acts: what each roll that he could begin promises, in one line each."""

from __future__ import annotations

from pandemonium.drawing.html import Node, fragment, li, section, span, ul
from pandemonium.drawing.icon import icon
from pandemonium.games.others.knowledge.roll import CLEANSE, COMBAT, SHOT, HeroPool, RollView
from pandemonium.games.others.table.chances import Chances, chances, percent
from pandemonium.games.others.table.labels import space_name
from pandemonium.games.others.table.piece import symbol_of
from pandemonium.games.others.table.printed import OthersScene, kind_name, rules

SIGNS = {COMBAT: "hit", SHOT: "class-shooter", CLEANSE: "skl"}
MOST = 4
"""So many have room beside the city."""


def prospects(scene: OthersScene) -> Node:
    view = scene.view
    if not view.prospects:
        return None
    facts = (view.prospects, view.map, view.sin.sin, view.sin.cult)
    return scene.kept("prospects", facts, draw=lambda: drawn(scene), shared=True)


def drawn(scene: OthersScene) -> Node:
    return section(".prospects", aria_label=scene.words("table-prospects"))[
        ul[(prospect(scene, roll) for roll in scene.view.prospects[:MOST])]
    ]


def prospect(scene: OthersScene, roll: RollView) -> Node:
    """What it is, with the odds as it stands and, after an arrow, with voluntary corruption."""
    words = scene.words
    told = f"{words(f'roll-{roll.sort}')}: {space_name(scene, roll.space)}"
    return li({"title": told})[
        span(".prospect-sign", role="img", aria_label=told)[icon(SIGNS[roll.sort])],
        way(scene, roll, roll.pure, "pure"),
        way(scene, roll, roll.corrupted, "corrupted") if roll.corrupted else None,
    ]


def way(scene: OthersScene, roll: RollView, pool: HeroPool, style: str) -> Node:
    found = chances(rules(scene), roll, pool)
    told = scene.words(f"odds-{style}") + ": " + ", ".join(spoken(scene, roll, found))
    return span({"class": f"by-way {style}", "role": "img", "aria-label": told, "title": told})[
        icon("corruption") if style == "corrupted" else None, pool.dice, icon("faces-hero"), signs(scene, roll, found)
    ]


def signs(scene: OthersScene, roll: RollView, found: Chances) -> Node:
    if roll.sort == CLEANSE:
        return span(".odd")[icon("skl"), f"{percent(found.removed[0])}%"]
    return fragment[
        (
            span(".odd")[icon(symbol_of(scene, target.kind)), f"{percent(found.kills[at])}%"]
            for at, target in enumerate(roll.targets)
        ),
        span(".odd")[icon("damage"), f"{found.hurt:.1f}"] if roll.sin else None,
    ]


def spoken(scene: OthersScene, roll: RollView, found: Chances) -> list[str]:
    words = scene.words
    if roll.sort == CLEANSE:
        return [f"{words('odds-removed', number=1)} {percent(found.removed[0])} %"]
    kills = [
        f"{words('odds-kill', kind=kind_name(scene, target.kind))} {percent(found.kills[at])} %"
        for at, target in enumerate(roll.targets)
    ]
    return [*kills, words("odds-mean", damage=f"{found.hurt:.1f}")] if roll.sin else kills
