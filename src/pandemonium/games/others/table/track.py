"""The corruption track of a hero (OTH-CR-3): seven levels with their bonuses, the marker, and damage on the fields."""

from __future__ import annotations

from pandemonium.drawing.html import Node, fragment, li, ol, span
from pandemonium.drawing.icon import icon
from pandemonium.drawing.spot import sheet_of, spot
from pandemonium.games.others.knowledge.hero import HeroView
from pandemonium.games.others.rules.figures import FIELDS
from pandemonium.games.others.rules.track import ARMOUR, DICE, HITS, WILD
from pandemonium.games.others.table.printed import OthersScene

GIVES = ((DICE, "faces-hero"), (ARMOUR, "arm"), (HITS, "hit"), (WILD, "wildcard"))
"""The bonuses of the fields, and their symbols."""


def track(scene: OthersScene, who: HeroView, *, concerned: bool) -> Node:
    """`concerned` says that a field of this very hero is asked for, if any is."""
    return ol({"class": "track-of", "data-spot": f"board {who.slot + 1} track", "aria-label": told(scene, who)})[
        (level(scene, who, field, concerned) for field in range(FIELDS))
    ]


def level(scene: OthersScene, who: HeroView, field: int, concerned: bool) -> Node:
    hurt, here = field in who.damage, who.corruption == field + 1
    reached = field < who.corruption
    style = (
        "track-level" + (" reached" if reached else "") + (" marker-here" if here else "") + (" hurt" if hurt else "")
    )
    content = fragment[
        span(".number-of")[field + 1],
        span(".bonus-of")[(icon(symbol) for gives, symbol in GIVES for _ in range(gives[field]))],
        icon("damage", "wound") if hurt else None,
    ]
    element = f"field {field + 1}"
    named = {"class": style, "data-spot": f"board {who.slot + 1} field {field + 1}"}
    if concerned and scene.offers(element):
        label = scene.words("hero-field", field=field + 1)
        return li(named)[spot(scene, element, label, str(content), "field"), sheet_of(scene, element, label)]
    return li(named)[content]


def told(scene: OthersScene, who: HeroView) -> str:
    return scene.words("hero-track", level=who.corruption, damage=len(who.damage))
