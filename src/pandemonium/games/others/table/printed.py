"""What is printed on boards and cards, from the game in hand; a scene's type, and names in its language."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, cast

from pandemonium.drawing.scene import Scene
from pandemonium.games.others.data.names import HEROES, KINDS
from pandemonium.games.others.knowledge.view import OthersView
from pandemonium.games.others.rules.adventure import Adventure
from pandemonium.games.others.rules.box import Rules
from pandemonium.games.others.rules.city import City
from pandemonium.games.others.rules.printed import Hero
from pandemonium.games.others.words.numbering import SPACE_CODES

if TYPE_CHECKING:
    from pandemonium.games.others.game import OthersGame

OthersScene: TypeAlias = Scene[OthersView]


def rules(scene: OthersScene) -> Rules:
    return cast("OthersGame", scene.game).rules


def city(scene: OthersScene) -> City:
    return rules(scene).cities[scene.view.map]


def adventure(scene: OthersScene) -> Adventure:
    return rules(scene).adventures[scene.view.adventure]


def board_of(scene: OthersScene, hero: int) -> Hero:
    return rules(scene).heroes[hero]


def hero_name(scene: OthersScene, hero: int) -> str:
    return scene.words(f"hero-{HEROES[hero]}")


def kind_name(scene: OthersScene, kind: int) -> str:
    return scene.words(f"kind-{KINDS[kind]}")


def element_of(space: int) -> str:
    """The name of a space's button, as codes of choices name it."""
    return f"space {code_of(space)}"


def code_of(space: int) -> str:
    return SPACE_CODES[space]
