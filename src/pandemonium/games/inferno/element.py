"""The thing on the table that a choice belongs to: what lights up, and what is clicked."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.state import Choice
from pandemonium.games.inferno import choice as choices
from pandemonium.games.inferno.code import Codes

PLAIN: Final = ("guest", "barrel", "guardian", "diploma")
"""Codes that are the thing's name already: nothing else is done with it."""
THINGS: Final = {
    "soul": "place",
    "bone": "place",
    "shield": "place",
    "raise": "cube",
    "lower": "cube",
    "advance": "track",
    "disc": "gate",
    "play": "card",
    "buy": "card",
    "draw": "card",
    "cash": "card",
    "graveyard": "grave",
    "styx": "grave",
    "floor": "storey",
    "home": "storey",
    "lift": "space",
    "send": "location",
    "accuse": "location",
    "recall": "location",
}
"""The thing behind the first word of a code; its name is the second word. A place is a shield with what is on it."""


def element(codes: Codes, choice: Choice) -> str:
    """Empty where the choice belongs to nothing on the table."""
    code = codes.by_choice[choice]
    word, _, rest = code.partition(" ")
    if word in PLAIN:
        return code
    if word in THINGS:
        return f"{THINGS[word]} {rest.split(' ')[0]}"
    if word == "relocate":
        return f"gate {rest.split(' ')[1]}"
    if word == "exchange":
        return "florins"
    return "deck" if choice in (choices.BUY_BLIND, choices.DRAW_BLIND) else ""
