"""The threat at a space (section 9.1): what a reaction there would cost the hero whose turn it is, on average.

All monsters of the space attack, and the strongest one that can still come (OTH-RE-2), with Pentagrams and the dice of
the Apocalypse. The hero defends himself with what his board says; cards, upgrades and corruption may change it.
"""

from __future__ import annotations

from pandemonium.games.others.knowledge.space import SpaceView
from pandemonium.games.others.rules import odds
from pandemonium.games.others.rules.figures import NOBODY, NOTHING, PENTAGRAM, PRIDE
from pandemonium.games.others.table.chances import left_over
from pandemonium.games.others.table.ground import Rect
from pandemonium.games.others.table.light import furthest, spread
from pandemonium.games.others.table.piece import strength
from pandemonium.games.others.table.printed import OthersScene, board_of, city, rules

SIZE = 9.0


def threats(scene: OthersScene) -> dict[int, str]:
    """By space, as it is written; nothing where no monster is or comes, or nobody's turn it is."""
    active = scene.view.turn.active
    if active == NOBODY or scene.view.heroes[active].hero == NOTHING:
        return {}
    coming = comers(scene, active)
    found = {space.number: attack(scene, space, coming.get(space.number, 0)) for space in scene.view.spaces}
    return {
        space.number: f"{damage(scene, space, active, found[space.number]):.1f}"
        for space in scene.view.spaces
        if found[space.number]
    }


def comers(scene: OthersScene, active: int) -> dict[int, int]:
    """The Attack of the strongest monster that could move to a space, once the hero has left for it."""
    held = {hero.space for hero in scene.view.heroes if hero.slot != active}
    found: dict[int, int] = {}
    for space in scene.view.spaces:
        if any(space.monsters) and space.number not in held:
            strongest = max(strength(scene, kind)[0] for kind, number in enumerate(space.monsters) if number)
            for there in spread(city(scene).adjacent, space.number, furthest(scene, space), held):
                found[there] = max(found.get(there, 0), strongest)
    return found


def attack(scene: OthersScene, space: SpaceView, coming: int) -> int:
    """Sin dice; none where nobody is there to fight."""
    here = sum(number * strength(scene, kind)[0] for kind, number in enumerate(space.monsters) if number)
    if not here + coming:
        return 0
    levels = rules(scene).levels[: scene.view.sin.level + 1]
    return here + coming + space.tokens[PENTAGRAM] + space.printed[PENTAGRAM] + sum(level.dice for level in levels)


def damage(scene: OthersScene, space: SpaceView, active: int, dice: int) -> float:
    """The mean of what his own dice and Armour leave; Pride takes from whoever stands alone."""
    box, board = rules(scene), board_of(scene, scene.view.heroes[active].hero)
    alone = scene.view.sin.sin == PRIDE and not any(slot != active for slot in space.heroes)
    armour = max(0, board.armour - (box.sins[PRIDE].power if alone else 0))
    left = left_over(tuple(box.sin_die), tuple(box.hero_die), dice, 0, board.attack, armour)
    return odds.expected(list(left))


def badge(box: Rect, told: str) -> str:
    """On the upper edge of the space, where no figure stands, while it is looked at."""
    x, y = box.middle()[0], box.y - 3
    return (
        f'<g class="threat price"><rect x="{x - 15:.1f}" y="{y - 6:.1f}" width="30" height="12" rx="4"/>'
        f'<use href="#i-damage" x="{x - 13:.1f}" y="{y - SIZE / 2:.1f}" width="{SIZE:g}" height="{SIZE:g}"/>'
        f'<text x="{x + 5:.1f}" y="{y + 2.6:.1f}">≈{told}</text></g>'
    )
