"""The 20 event cards from their file."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from pandemonium.engine.pack import Pack, Provenance
from pandemonium.games.deal.data.effects import GAINS, PRICES, Deed, check_deed, effect_of
from pandemonium.games.deal.data.names import EVENT_CARDS, EVENT_CODES
from pandemonium.games.deal.rules.figures import EventCard, Rules

RIGHT_CONDITIONS: Final = ("none", "recruited", "tokens-used", "no-debt", "no-science")
ASKED: Final = PRICES | {"give", "condition"}
"""By what a right half is earned."""


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
    left, right = card.left, card.right
    check_deed(pack, name, f"{where}, left", left, GAINS)
    check_deed(pack, name, f"{where}, right", right, GAINS | ASKED | {"least"})
    pack.check(name, left.reputation < 0, f"{where}: the left half lowers reputation")
    pack.check(name, right.reputation > 0, f"{where}: the right half raises reputation")
    asked = right.said() & ASKED
    one = right.condition in RIGHT_CONDITIONS and (asked <= PRICES or len(asked) == 1)
    conditions = ", ".join(RIGHT_CONDITIONS[1:])
    pack.check(name, bool(asked) and one, f"{where}: the right half asks for a price, or a courtier, or {conditions}")


def event_of(card: Event) -> EventCard:
    event = EventCard()
    event.left, event.right = effect_of(card.left), effect_of(card.right)
    return event
