"""What was thought through before: in imagined games a seat plans again and again from the same situation.

Of the plans that a search tries in one world most leave the others' kingdoms alone, so every second look at them is a
look at what was found before.
"""

from __future__ import annotations

from typing import Final

from pandemonium.games.deal.bot.planning import SETS, Draft, Planner, think_through

MOST: Final = 64
"""Situations that are kept, about a megabyte; the oldest is forgotten first."""
KEPT: Final[dict[tuple[object, ...], list[Draft]]] = {}


def drafts(planner: Planner, width: int = SETS) -> list[Draft]:
    """The best first; whoever asks shares them, and changes nothing."""
    key = situation(planner, width)
    found = KEPT.get(key)
    if found is None:
        found = think_through(planner, width)
        if len(KEPT) >= MOST:
            del KEPT[next(iter(KEPT))]
        KEPT[key] = found
    return found


def situation(planner: Planner, width: int) -> tuple[object, ...]:
    """All that the drafts follow from."""
    ground, house = planner.ground, planner.house
    return (
        ground.weights,
        ground.rules,
        ground.round,
        ground.side,
        ground.devil,
        tuple(ground.others),
        ground.tokens,
        ground.free,
        tuple(house.stock),
        house.debt,
        house.interest,
        house.reputation,
        house.angel,
        house.devil,
        house.indulgences,
        house.guests,
        tuple(house.built),
        tuple(house.tiles),
        house.banners,
        tuple(house.courtiers),
        house.tucked,
        planner.cards,
        planner.events,
        tuple(planner.uses),
        width,
    )
