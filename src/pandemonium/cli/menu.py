"""Menu: a decision as numbered rows. Many choices are listed by the thing on the table they belong to."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from pandemonium.drawing.terminal import TerminalDrawing
from pandemonium.drawing.words import Words
from pandemonium.engine.decision import Decision, Offer

SHORT = 12
"""As many rows as one reads at a glance."""
LONG = 20
"""As many as one reads through."""


class Row(Struct, frozen=True):
    """One number: a single offer to take, or several to open."""

    label: str
    offers: tuple[Offer, ...]


def rows(decision: Decision, view: Any, drawing: TerminalDrawing[Any], words: Words) -> list[Row]:
    if len(decision.offers) <= SHORT:
        return plain_rows(decision.offers, words)
    groups: dict[str, list[Offer]] = {}
    for offer in decision.offers:
        groups.setdefault(offer.element or offer.code, []).append(offer)
    found: list[Row] = []
    for element, offers in groups.items():
        if len(offers) == 1:
            found += plain_rows((offers[0],), words)
        else:
            heading = drawing.heading(view, words, element)
            found.append(Row(words("play-group", name=heading, ways=len(offers)), tuple(offers)))
    return found if len(found) <= LONG else by_region(found, view, drawing, words)


def by_region(listed: list[Row], view: Any, drawing: TerminalDrawing[Any], words: Words) -> list[Row]:
    """Rows of the same part of the table become one; those of none stay as they are."""
    regions: dict[str, list[Row]] = {}
    for row in listed:
        regions.setdefault(drawing.region(view, words, row.offers[0].element) or row.label, []).append(row)
    found: list[Row] = []
    for region, rows in regions.items():
        offers = tuple(offer for row in rows for offer in row.offers)
        found.append(rows[0] if len(rows) == 1 else Row(words("play-group", name=region, ways=len(offers)), offers))
    return found


def plain_rows(offers: tuple[Offer, ...], words: Words) -> list[Row]:
    return [Row(words.say(offer.label), (offer,)) for offer in offers]
