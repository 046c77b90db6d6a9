"""How each kind of event is told: its message and the names of its numbers. A kind's number is its place here."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.game import EventKind

EVENTS: Final[tuple[EventKind, ...]] = (
    EventKind("round-began", ("round", "seat"), begins=True),
    EventKind("ghost-round-began", ("round",), begins=True),
    EventKind("revealed", ("slot", "treasure", "value")),
    EventKind("laid", ("slot", "treasure")),
    EventKind("covered", ("slot", "treasure")),
    EventKind("claimed", ("seat", "slot", "dice", "effort")),
    EventKind("pushed", ("seat", "slot", "dice"), suffered=True),
    EventKind("recovered", ("seat", "dice")),
    EventKind("passed", ("seat",)),
    EventKind("freed", ("seat", "dice")),
    EventKind("held", ("seat", "slot", "effort", "roll")),
    EventKind("exhausted", ("seat", "slot", "effort", "roll")),
    EventKind("rested", ("seat", "slot", "dice")),
    EventKind("collected", ("seat", "treasure", "value", "slot")),
    EventKind("collected-unseen", ("seat", "treasure", "slot")),
    EventKind("learned", ("treasure", "value")),
    EventKind("discarded", ("slot", "treasure")),
    EventKind("flipped", ("seat", "treasure", "value")),
    EventKind("peeked", ("seat",)),
    EventKind("took-hidden", ("seat", "slot", "treasure")),
    EventKind("rescued", ("seat",)),
    EventKind("rerolled-held", ("seat", "effort", "roll")),
    EventKind("rerolled-exhausted", ("seat", "effort", "roll")),
    EventKind("raced", ("seat", "coins")),
    EventKind("ghost-rolled", ("rolls",)),
    EventKind("ghost-claimed", ("slot", "dice", "effort")),
    EventKind("ghost-pushed", ("slot", "dice")),
    EventKind("ghost-set-aside", ("dice", "effort")),
    EventKind("ended"),
    EventKind("tie-rolled", ("seat", "coins", "rolls")),
)
