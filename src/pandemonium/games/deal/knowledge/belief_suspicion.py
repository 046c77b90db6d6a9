"""[DWD-6.6.2] What a seat that keeps exact books may believe of the others: the sound belief, as chances of roles."""

from __future__ import annotations

from pandemonium.engine.chance import Chance
from pandemonium.engine.state import Seat
from pandemonium.games.deal.knowledge.belief_known import past_of
from pandemonium.games.deal.knowledge.belief_sound import weigh
from pandemonium.games.deal.rules.figures import SEATS
from pandemonium.games.deal.rules.routing import MORTAL
from pandemonium.games.deal.rules.state import Deal


def suspicion(state: Deal, seat: Seat, chance: Chance) -> list[list[int]]:
    """Of each seat: hundredths for devil, cultist and mortal; nothing where no attempt at a sound world succeeded."""
    past = past_of(state, seat)
    weights = weigh(past, chance)
    total = sum(weights)
    if not total:
        return []
    found = [[0] * (MORTAL + 1) for _ in range(SEATS)]
    for marks, weight in zip(past.ways, weights, strict=True):
        for other in range(SEATS):
            role = min(marks[other], MORTAL)
            found[other][role] += weight
    return [[round(100 * weight / total) for weight in chances] for chances in found]
