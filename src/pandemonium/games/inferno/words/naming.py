"""What an event's numbers stand for, and what a Fraud card is called in a sentence."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.phrase import Fact, Name, Player
from pandemonium.games.inferno.data.names import (
    BARRELS,
    BONUSES,
    GUARDIANS,
    GUESTS,
    INSTANTS,
    ITEMS,
    LOCATIONS,
    MEMBERS,
    QUARTERS,
    SINS,
    TRACKS,
)
from pandemonium.games.inferno.rules.figures import Rules

REPUTATIONS: Final = ("reputation-tower", "reputation-florins", "reputation-guests", "reputation-home")
NAMED: Final[dict[str, tuple[str, ...]]] = {
    "sin": SINS,
    "first": SINS,
    "second": SINS,
    "third": SINS,
    "fourth": SINS,
    "quarter": QUARTERS,
    "location": LOCATIONS,
    "member": MEMBERS,
    "guest": GUESTS,
    "barrel": BARRELS,
    "guardian": GUARDIANS,
    "item": ITEMS,
    "bonus": tuple(f"bonus-{bonus}" for bonus in BONUSES),
    "reputation": REPUTATIONS,
}
"""The numbers that stand for names."""
FROM_ONE: Final = ("sin", "first", "second", "third", "fourth")
"""Those of them that count from 1."""


def fact(shields: list[str], name: str, number: int) -> Fact:
    if name in ("seat", "owner"):
        return Player(number)
    if name in NAMED:
        return Name(NAMED[name][number - 1 if name in FROM_ONE else number])
    if name in ("from", "to"):
        return shields[number]
    return number + 1 if name in ("card", "gate", "onto") else number


def card_facts(rules: Rules, card: int) -> dict[str, Fact]:
    """A Fraud card by its number and its left half: the Barrel it asks for, the track, the other benefit."""
    return {
        "card": card + 1,
        "needs": Name(BARRELS[rules.fraud_barrel[card]]),
        "track": Name(TRACKS[rules.fraud_advance[card]]),
        "instant": Name(f"instant-{INSTANTS[rules.fraud_instant[card]]}"),
    }
