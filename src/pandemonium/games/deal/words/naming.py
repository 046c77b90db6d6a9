"""What an event's numbers stand for, and what prices and things are called in a sentence."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.phrase import Fact, Name, Player
from pandemonium.games.deal.data.names import (
    BUILDINGS,
    COURTIERS,
    EVENT_CARDS,
    INQUISITORS,
    MARKS,
    ROLES,
    STOCKS,
    TILES,
)
from pandemonium.games.deal.rules.fields import SOULS
from pandemonium.games.deal.words.numbering import WISHES

PLAYERS: Final = ("seat", "suspect", "giver")
HALVES: Final = ("none", "left", "right")


def named(sort: str, names: tuple[str, ...]) -> tuple[Name, ...]:
    return tuple(Name(sort + name) for name in names)


GOOD_NAMES: Final = named("good-", STOCKS)
BUILDING_NAMES: Final = named("building-", BUILDINGS)
CARD_NAMES: Final = named("event-card-", EVENT_CARDS)
COURTIER_NAMES: Final = named("courtier-", COURTIERS)
INQUISITOR_NAMES: Final = named("inquisitor-", INQUISITORS)
MARK_NAMES: Final = named("mark-", MARKS)
ROLE_NAMES: Final = named("role-", ROLES)
MINOR_NAMES: Final = named("tile-minor-", TILES)
MAJOR_NAMES: Final = named("tile-major-", TILES)
WISH_NAMES: Final = named("wish-", WISHES)

NAMED: Final[dict[str, tuple[Name, ...]]] = {
    "good": GOOD_NAMES,
    "building": BUILDING_NAMES,
    "second": BUILDING_NAMES,
    "third": BUILDING_NAMES,
    "fourth": BUILDING_NAMES,
    "card": CARD_NAMES,
    "courtier": COURTIER_NAMES,
    "inquisitor": INQUISITOR_NAMES,
    "mark": MARK_NAMES,
    "role": ROLE_NAMES,
    "minor": MINOR_NAMES,
    "major": MAJOR_NAMES,
    "wanted": WISH_NAMES,
    "avoided": WISH_NAMES,
    "half": named("event-half-", HALVES),
}
"""The numbers that stand for names, by the name of the fact."""


def fact(name: str, number: int) -> Fact:
    if name in PLAYERS:
        return Player(number)
    if name in NAMED:
        return NAMED[name][number]
    if name == "price":
        return price(number)
    return Name(f"phase-{number}") if name == "phase" else number


def price(number: int) -> Name:
    """2 to 7 coins, or pieces of soul."""
    return Name(f"price-souls-{number - SOULS}" if number > SOULS else f"price-{number}")
