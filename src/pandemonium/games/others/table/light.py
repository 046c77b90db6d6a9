"""What lights up while a space is looked at: how far its monsters come, and a shooter's lines of fire."""

from __future__ import annotations

from pandemonium.engine.bits import BIT, members
from pandemonium.engine.row import Row
from pandemonium.games.others.knowledge.space import SpaceView
from pandemonium.games.others.rules.figures import DISTRICTS, HELL_CLUB
from pandemonium.games.others.table.printed import OthersScene, city, rules

STEPS = 2
"""Spaces a monster moves (OTH-RE-2)."""


def lights(scene: OthersScene, space: SpaceView) -> str:
    reached = reach(scene, space) if any(space.monsters) else []
    fired = fire(scene, space)
    return lit("reach", reached) + lit("lane", fired)


def lit(style: str, spaces: list[int]) -> str:
    uses = "".join(f'<use href="#space-{space}"/>' for space in spaces)
    return f'<g class="{style}">{uses}</g>' if uses else ""


def reach(scene: OthersScene, space: SpaceView) -> list[int]:
    """Where its monsters can go in a reaction: not through a space with a hero, nor out of one (OTH-MV-7)."""
    if space.heroes:
        return []
    held = {hero.space for hero in scene.view.heroes}
    return spread(city(scene).adjacent, space.number, furthest(scene, space), held)


def furthest(scene: OthersScene, space: SpaceView) -> int:
    """The longest move of any monster there: two, and what a card or its own legs add, never both."""
    box = rules(scene)
    own = [
        box.club[kind - HELL_CLUB].reach for kind in range(HELL_CLUB, HELL_CLUB + len(box.club)) if space.monsters[kind]
    ]
    added = [box.dooms[doom].reach for doom in scene.view.sin.revealed]
    return STEPS + max([0, *own, *added])


def spread(adjacent: Row, start: int, steps: int, held: set[int]) -> list[int]:
    found, edge = BIT[start], BIT[start]
    for _ in range(steps):
        wider = 0
        for space in members(edge):
            if space == start or space not in held:
                wider |= adjacent[space]
        edge = wider & ~found
        found |= edge
    return members(found & ~BIT[start])


def fire(scene: OthersScene, space: SpaceView) -> list[int]:
    """The lines of fire of a hero with Ranged Attack who stands here (OTH-RG-1)."""
    if space.number < DISTRICTS or not any(shoots(scene, slot) for slot in space.heroes):
        return []
    return members(city(scene).lanes[space.number])


def shoots(scene: OthersScene, slot: int) -> bool:
    """By the hero's board or by an upgrade."""
    hero, box = scene.view.heroes[slot], rules(scene)
    return box.heroes[hero.hero].ranged or any(box.upgrades[upgrade].ranged for upgrade in hero.upgrades)
