"""The Graveyard and the Plague (INF-1.3.7): it is never empty, and Souls come from a supply without end (INF-R48)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.games.inferno.rules.event import PLAGUE, PLAGUE_SHOWN
from pandemonium.games.inferno.rules.figures import PLAGUES
from pandemonium.games.inferno.rules.state import Inferno

BLACK_DEATH: Final = 2
"""The solo mode without new Plagues."""


def bury(state: Inferno, colour: i64) -> None:
    """A Soul from the supply to the Graveyard."""
    state.supply[colour] -= 1
    state.graveyard[colour] += 1


def exhume(state: Inferno, colour: i64, souls: i64 = 1) -> None:
    """Souls leave the Graveyard; the moment it is empty, the Plague fills it."""
    state.graveyard[colour] -= souls
    refill(state)


def refill(state: Inferno) -> None:
    if not is_empty(state) or not state.plague:
        return
    spread_plague(state)
    show_plague(state)


def show_plague(state: Inferno) -> None:
    """The next card lies open."""
    if state.plague_used < PLAGUES:
        state.seal()  # nobody had seen it
    first, second, third, fourth = state.rules.plagues[state.plague[0]]
    state.tell(PLAGUE_SHOWN, (first, second, third, fourth))


def spread_plague(state: Inferno) -> None:
    """The four Souls of the visible card arrive; the card goes to the bottom."""
    card = state.plague.pop(0)
    state.plague.append(card)
    state.plague_used += 1
    first, second, third, fourth = state.rules.plagues[card]
    for colour in (first, second, third, fourth):
        bury(state, colour)
    state.tell(PLAGUE, (first, second, third, fourth))


def is_empty(state: Inferno) -> bool:
    return not any(souls for souls in state.graveyard)
