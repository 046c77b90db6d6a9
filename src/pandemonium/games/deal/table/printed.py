"""What is printed on cards and boards: the figures of the table's own data, which a view does not repeat."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias, cast

from pandemonium.drawing.scene import Scene
from pandemonium.engine.text import Text
from pandemonium.games.deal.data.names import BUILDING_CODES, BUILDINGS, EVENT_CARDS, EVENT_CODES
from pandemonium.games.deal.game import DealGame
from pandemonium.games.deal.knowledge.kingdom import KingdomView
from pandemonium.games.deal.knowledge.view import DealView
from pandemonium.games.deal.rules.figures import Building, EventCard, Rules
from pandemonium.games.deal.words.card_wording import CardWords

DealScene: TypeAlias = Scene[DealView]


def rules(scene: DealScene) -> Rules:
    return cast(DealGame, scene.game).rules


def building(scene: DealScene, card: int) -> Building:
    return rules(scene).buildings[card]


def event(scene: DealScene, card: int) -> EventCard:
    return rules(scene).events[card]


@lru_cache(maxsize=16)
def wording(text: Text) -> CardWords:
    return CardWords(text)


def card_words(scene: DealScene) -> CardWords:
    return wording(scene.words.text)


def building_name(scene: DealScene, card: int) -> str:
    return scene.words(f"building-{BUILDINGS[card]}")


def event_name(scene: DealScene, card: int) -> str:
    return scene.words(f"event-card-{EVENT_CARDS[card]}")


def building_place(card: int) -> str:
    """The element of a building."""
    return f"building {BUILDING_CODES[card]}"


def event_place(card: int) -> str:
    return f"occasion {EVENT_CODES[card]}"


def own(scene: DealScene) -> KingdomView | None:
    """The viewer's kingdom; a spectator has none."""
    return scene.view.kingdoms[scene.seat] if scene.seat >= 0 else None
