"""Belief: a full state that agrees with everything a seat knows.

Hidden are the Fraud cards in other hands, unless the market showed them, the order of the deck, and the order of the
Plague cards that nobody has seen yet.
"""

from __future__ import annotations

from pandemonium.engine.bits import BIT, count, members
from pandemonium.engine.chance import Chance
from pandemonium.engine.driver import settle
from pandemonium.engine.imagined import another_world
from pandemonium.engine.state import SPECTATOR, Seat
from pandemonium.games.inferno.rules.figures import PLAGUES
from pandemonium.games.inferno.rules.state import Inferno


def sample(state: Inferno, seat: Seat, chance: Chance) -> Inferno:
    """Deal the unseen cards anew to the places they can lie in, and give the play a future of its own."""
    twin = state.copy()
    deal_frauds(state, twin, seat, chance)
    deal_plagues(twin, chance)
    twin.chance = another_world(chance)
    if twin.stack and (seat == SPECTATOR or state.asked != BIT[seat]):
        settle(twin)  # what another seat is offered names the cards it has in this world
    return twin


def deal_frauds(state: Inferno, twin: Inferno, seat: Seat, chance: Chance) -> None:
    shown = state.shown if state.stack else -1  # at the end all hands lie open
    hidden = 0
    for other in range(state.seats):
        if other != seat:
            hidden |= state.hands[other] & ~shown
    for card in state.deck:
        hidden |= BIT[card]
    pool = members(hidden)
    chance.shuffle(pool)
    for other in range(state.seats):
        if other != seat:
            unseen = state.hands[other] & ~shown
            twin.hands[other] = state.hands[other] & shown
            for _ in range(count(unseen)):
                twin.hands[other] |= BIT[pool.pop()]
    twin.deck = pool


def deal_plagues(twin: Inferno, chance: Chance) -> None:
    """The top card and the used ones at the bottom are known; those between are not."""
    if not twin.plague or twin.plague_used >= PLAGUES - 1:
        return
    last = PLAGUES - twin.plague_used
    unseen = sorted(twin.plague[1:last])
    chance.shuffle(unseen)
    twin.plague = twin.plague[:1] + unseen + twin.plague[last:]
