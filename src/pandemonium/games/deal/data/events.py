"""The 20 event cards from their file."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from pandemonium.engine.pack import Pack, Provenance
from pandemonium.games.deal.data.effects import Deed, check_deed, effect_of
from pandemonium.games.deal.data.names import EVENT_CARDS, EVENT_CODES
from pandemonium.games.deal.rules.figures import EventCard, Rules

RIGHT_CONDITIONS: Final = ("none", "recruited", "tokens-used", "no-debt", "no-science")


class Event(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    left: Deed
    right: Deed
    named: Provenance = "reconstructed"


class Events(Struct, frozen=True, forbid_unknown_fields=True):
    provenance: Provenance
    event: list[Event]


def load_events(pack: Pack, rules: Rules) -> None:
    name = "events.toml"
    cards = pack.load(name, Events).event
    pack.check(name, len(cards) == len(EVENT_CARDS), f"the box has {len(EVENT_CARDS)} event cards, not {len(cards)}")
    rules.events = []
    for place, card in enumerate(cards):
        due = f"{EVENT_CODES[place]} is {EVENT_CARDS[place]}"
        pack.check(name, card.id == EVENT_CARDS[place], f"{due}, not {card.id[:40]}")
        check_halves(pack, name, f"{EVENT_CODES[place]} {card.id}", card)
        rules.events.append(event_of(card))


def check_halves(pack: Pack, name: str, where: str, card: Event) -> None:
    """The left half gives and lowers reputation, the right half asks for something and raises it (DWD-1.8.1)."""
    for side, half in (("left", card.left), ("right", card.right)):
        check_deed(pack, name, f"{where}, {side}", half)
        of_buildings = half.stall or half.discard or half.tuck or half.each is not None or half.tile
        pack.check(name, not of_buildings, f"{where}, {side}: no event has stall, discard, tuck, each or tile")
    left, right = card.left, card.right
    pack.check(name, left.reputation < 0, f"{where}: the left half lowers reputation")
    free = not left.costs() and left.condition == "none"
    pack.check(name, free, f"{where}: the left half has no price and no condition")
    pack.check(name, right.reputation > 0, f"{where}: the right half raises reputation")
    earned = right.costs() != (right.condition != "none") and right.condition in RIGHT_CONDITIONS
    asks = f"a price, or one of {', '.join(RIGHT_CONDITIONS[1:])}"
    pack.check(name, earned, f"{where}: the right half asks for {asks}")


def event_of(card: Event) -> EventCard:
    event = EventCard()
    event.left, event.right = effect_of(card.left), effect_of(card.right)
    return event
