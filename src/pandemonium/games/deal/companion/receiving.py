"""Who receives a chest in a step, and where the chests are when it ends."""

from __future__ import annotations

from pandemonium.games.deal.companion.draw import route
from pandemonium.games.deal.companion.sitting import TURN, Sitting, phase
from pandemonium.games.deal.companion.steps import FIRST, SECOND
from pandemonium.games.deal.rules.routing import MARKS


def receiver(sitting: Sitting, chest: int) -> int:
    """The seat to which this step sends the chest of a mark."""
    step = sitting.now
    if step.kind not in (FIRST, SECOND):
        return sitting.roles.index(chest)
    place = (step.round - 1) * 2 * MARKS + (step.kind == SECOND) * MARKS + chest
    return sitting.roles.index(route(sitting.seed)[place])


def whereabouts(sitting: Sitting) -> list[int]:
    """Who holds each chest now; nothing while they are shuffled."""
    if len(sitting.turned) == MARKS:
        return [receiver(sitting, chest) for chest in range(MARKS)]
    return [] if phase(sitting) == TURN else sitting.at
