"""Notes: what a seat has seen in chests, as far as bots make use of it (DWD-6.2.2)."""

from __future__ import annotations

from pandemonium.engine.state import Seat
from pandemonium.games.deal.knowledge.belief_roles import chest_met
from pandemonium.games.deal.rules.fields import CONTENT, PRICE, SOULS, TAKEN, UNTAKEN
from pandemonium.games.deal.rules.figures import ROUNDS
from pandemonium.games.deal.rules.offer import record_of
from pandemonium.games.deal.rules.opening_anonymous import OPENED_MARK
from pandemonium.games.deal.rules.ritual import ANONYMOUS
from pandemonium.games.deal.rules.roles import seat_of
from pandemonium.games.deal.rules.routing import DEVIL, MARKS
from pandemonium.games.deal.rules.state import Deal


class Look:
    """A foreign chest that came to the seat: whose mark, what it was at that moment, and whether it was bought here."""

    __slots__ = ("bought", "content", "distribution", "mark", "price", "round", "taken")

    round: int
    distribution: int
    mark: int
    price: int
    taken: bool  # before it came here
    bought: bool
    content: tuple[int, ...]  # nothing where it was taken


def looks(state: Deal, seat: Seat) -> list[Look]:
    """Every chest of the rounds that are over, then those of this round up to the one that is open."""
    found: list[Look] = []
    past = state.traded
    for round in range(1, past + 1):
        for distribution in (1, 2):
            found.append(look_of(state, seat, round, distribution))
    for distribution in range(1, state.distribution + 1):
        found.append(look_of(state, seat, past + 1, distribution))
    return found


def look_of(state: Deal, seat: Seat, round: int, distribution: int) -> Look:
    look = Look()
    look.round, look.distribution = round, distribution
    look.mark = chest_met(state, seat, round, distribution)
    row = record_of(state, round, seat_of(state, look.mark))
    look.price = row[PRICE]
    look.taken = UNTAKEN < row[TAKEN] < distribution
    look.bought = row[TAKEN] == distribution
    look.content = () if look.taken else tuple(row[:CONTENT])
    return look


def devil_pieces(state: Deal, seat: Seat) -> int:
    """How many pieces the seat is sure the devil got; of himself he knows."""
    if state.mark[seat] == DEVIL:
        return own_pieces(state, seat)
    before = since = 0
    for look in looks(state, seat):
        if look.mark == DEVIL and look.price > SOULS and (look.taken or look.bought):
            if look.round <= ANONYMOUS:
                before += look.price - SOULS
            else:
                since += look.price - SOULS
    if state.opening:
        before = max(before, state.opening[MARKS * OPENED_MARK])
    return before + since


def own_pieces(state: Deal, seat: Seat) -> int:
    """Behind the walls and in the chest of the ritual."""
    kingdom = state.kingdoms[seat]
    return kingdom.clean + kingdom.marked + kingdom.ritual_clean + kingdom.ritual_marked


def rounds_of_deals_left(state: Deal) -> int:
    """Rounds whose chests have not come back yet."""
    return ROUNDS - state.traded
