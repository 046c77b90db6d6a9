"""What a thing of the table is called above the choices that belong to it."""

from __future__ import annotations

from pandemonium.drawing.words import Words
from pandemonium.games.deal.data.names import BUILDING_CODES, EVENT_CODES, INQUISITORS, YELLOWS
from pandemonium.games.deal.knowledge.view import DealView
from pandemonium.games.deal.rules.figures import GUEST
from pandemonium.games.deal.words.naming import BUILDING_NAMES, CARD_NAMES

NAMED = {"stock": "good-", "request": "good-", "person": "courtier-", "minor-tile": "tile-minor-"}
NAMED |= {"major-tile": "tile-major-", "half": "event-half-"}
"""Things whose last word is that of a name."""
PLAIN = ("indulgences", "chest", "spot", "purse", "wings", "debt")
POOL = ("pool", "debt", "stock")
"""What the pool and the lender are asked about, beside every question."""


def heading(view: DealView, words: Words, element: str) -> str:
    kind, _, which = element.partition(" ")
    if kind == "building":
        return words(BUILDING_NAMES[BUILDING_CODES.index(which)].id)
    if kind == "occasion":
        return words(CARD_NAMES[EVENT_CODES.index(which)].id)
    if kind == "kingdom":
        return words.players["ABCD".index(which)]
    if kind == "inquisitor":
        return words(f"inquisitor-{inquisitor_at(view, which)}")
    if kind == "pool":
        return words("terminal-the-pool", good=words(f"good-{which}"))
    if kind in NAMED:
        return words(NAMED[kind] + which)
    if kind in PLAIN:
        return words(f"terminal-the-{kind}")
    return words(f"terminal-the-{kind}", which=which)


def inquisitor_at(view: DealView, place: str) -> str:
    if place in "ABC":
        return YELLOWS["ABC".index(place)]
    return INQUISITORS[GUEST] if place == "guest" else view.board.row[int(place) - 1]


def region(words: Words, element: str) -> str:
    """The pool and requests stand beside every question: a long list folds them away."""
    kind = element.partition(" ")[0]
    if kind in POOL:
        return words("terminal-region-pool")
    return words("terminal-region-requests") if kind == "request" else ""
