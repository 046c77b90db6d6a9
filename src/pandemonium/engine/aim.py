"""Aim: a line of the goal card."""

from __future__ import annotations

from msgspec import Struct

from pandemonium.engine.phrase import Phrase


class Aim(Struct, frozen=True):
    """A line of the goal card: a symbol of the table, by its name, and what wins or brings points."""

    symbol: str
    says: Phrase
