"""Spaces in words, for buttons and for those who hear the table."""

from __future__ import annotations

from pandemonium.games.others.data.names import ALLIES, ICONS, TOKENS
from pandemonium.games.others.knowledge.space import SpaceView
from pandemonium.games.others.rules.figures import DISTRICTS, NOBODY
from pandemonium.games.others.table.printed import OthersScene, city, hero_name, kind_name
from pandemonium.games.others.words import naming


def space_name(scene: OthersScene, space: int) -> str:
    """A district by its name, a street by the districts around it."""
    return scene.words("space-name", space=naming.space_name(city(scene), space))


def space_label(scene: OthersScene, space: SpaceView, threat: str = "") -> str:
    """The space and everything there, last what a reaction there would do."""
    things = [*figures(scene, space), *tokens(scene, space), *actions(scene, space)]
    things += [scene.words("space-threat", damage=threat)] if threat else []
    name = space_name(scene, space.number)
    return f"{name}: {', '.join(things)}" if things else scene.words("space-empty", space=name)


def figures(scene: OthersScene, space: SpaceView) -> list[str]:
    words = scene.words
    found = [hero_name(scene, scene.view.heroes[slot].hero) for slot in space.heroes]
    found += [
        words("space-several", thing=kind_name(scene, kind), number=number)
        for kind, number in enumerate(space.monsters)
        if number
    ]
    return found


def tokens(scene: OthersScene, space: SpaceView) -> list[str]:
    words = scene.words
    found = [words("space-start")] if space.start else []
    found += [words("space-altar")] if space.altars else []
    for kind, name in enumerate(TOKENS):
        number = space.tokens[kind] + space.printed[kind]
        if number:
            found.append(words("space-several", thing=words(f"token-{name}"), number=number))
    found += [words("space-down", number=space.down)] if space.down else []
    found += [words(f"ally-{ALLIES[ally]}") for ally in space.allies]
    found += [words("space-orbital")] if space.orbitals else []
    return found


def actions(scene: OthersScene, space: SpaceView) -> list[str]:
    """Of a district: its icons that can be seen, and whether its slot is taken."""
    if space.number >= DISTRICTS:
        return []
    words = scene.words
    shown = [words(f"icon-{ICONS[icon]}") for at, icon in enumerate(space.icons) if not space.covered[at]]
    found = [words("space-actions", icons=", ".join(shown))] if shown else [words("space-covered")]
    return found + ([words("space-used")] if space.city_token != NOBODY else [])
