"""Who is who, as far as a person at the table would notice (DWD-6.3.9): chances of the other seats' marks."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.state import Seat
from pandemonium.games.deal.bot.notes import Look, looks
from pandemonium.games.deal.knowledge.belief_roles import assignments
from pandemonium.games.deal.rules.fields import CONFESSED, FLOW, PROVED
from pandemonium.games.deal.rules.figures import BASICS, GOODS, SEATS, STOCKS
from pandemonium.games.deal.rules.roles import STOCK
from pandemonium.games.deal.rules.routing import CULTIST, DEVIL, MARKS, MORTAL
from pandemonium.games.deal.rules.state import Deal

LEAST: Final = 0.5
"""No single observation counts for more than this, or its inverse."""
LACKED: Final = [0.0, 0.0, 0.0, 0.3, 0.3, 0.0]
"""By stock: how much less likely a role is whose means in round 1 lack one that was spent; books nobody keeps at a
table would tell far more (DWD-6.2.8)."""
FOREIGN: Final = 0.85
"""A luxury in a chest that its owner's side does not make in that round."""
PROOF_OF: Final = [0.8, 0.5, 1.6, 1.6]
"""By mark: of a seat that proved itself, or confessed, or showed three pieces to the inquisitors."""
CONFESSION_OF: Final = [1.5, 1.5, 0.7, 0.7]
SHOWN_THREE: Final = [1.0, 0.5, 1.5, 1.5]
FIRST_ROUND_ROWS: Final = 4
"""Rows of the ledger that close before the actions of round 1 (DWD-6.3.2)."""


def role_chances(state: Deal, seat: Seat) -> list[float]:
    """seat * MARKS + mark: how likely it is, by what this seat knows and would notice."""
    found = [0.0] * (SEATS * MARKS)
    if state.open:
        for other in range(SEATS):
            found[other * MARKS + state.mark[other]] = 1.0
        return found
    fit = fitness(state, seat)
    total = 0.0
    for marks in assignments(state, seat):
        weight = 1.0
        for other in range(SEATS):
            if other != seat:
                weight *= fit[other * MARKS + marks[other]]
        total += weight
        for other in range(SEATS):
            found[other * MARKS + marks[other]] += weight
    return [chance / total for chance in found]


def fitness(state: Deal, seat: Seat) -> list[float]:
    """seat * MARKS + mark: how well what was seen of another seat suits that mark."""
    seen = looks(state, seat)
    fit = [1.0] * (SEATS * MARKS)
    for other in range(SEATS):
        if other == seat:
            continue
        means = first_means(state, other)
        low = lowest_of_first_actions(state, other)
        for mark in range(MARKS):
            place = other * MARKS + mark
            fit[place] *= spending_fit(means, low, mark) * public_fit(state, other, mark)
            for look in seen:
                if look.mark == mark and not look.taken:
                    fit[place] *= chest_fit(state, other, means, look)
    return fit


def first_means(state: Deal, other: Seat) -> list[int]:
    """What a seat had in round 1 by its side alone: start goods, and what it made and traded in the open."""
    means = state.rules.start_goods[state.kingdoms[other].side][:]
    rows = 0
    for row in state.ledger:
        if row[FLOW] == other:
            for stock in range(STOCKS):
                means[stock] += row[stock]
            rows += 1
            if rows == FIRST_ROUND_ROWS:
                return means
    for stock in range(STOCKS):
        means[stock] += state.flow[other * FLOW + stock]
    return means


def lowest_of_first_actions(state: Deal, other: Seat) -> list[int]:
    """How low each stock fell by the actions of round 1."""
    rows = 0
    for row in state.ledger:
        if row[FLOW] == other:
            if rows == FIRST_ROUND_ROWS:
                return list(row[STOCKS:FLOW])
            rows += 1
    if rows < FIRST_ROUND_ROWS:
        return [0] * STOCKS
    return list(state.flow[other * FLOW + STOCKS : (other + 1) * FLOW])


def spending_fit(means: list[int], low: list[int], mark: int) -> float:
    """Two luxuries or many coins spent in round 1 are noticed: who has them from home, and who not?"""
    fit = 1.0
    for stock in range(STOCKS):
        lack = -(means[stock] + STOCK[mark][stock] + low[stock])
        if lack > 0:
            fit -= LACKED[stock] * lack
    return max(LEAST, fit)


def public_fit(state: Deal, other: Seat, mark: int) -> float:
    fit = 1.0
    for hunt in state.hunts:
        verdict = hunt[SEATS + other]
        if verdict == PROVED:
            fit *= PROOF_OF[mark]
        elif verdict == CONFESSED:
            fit *= CONFESSION_OF[mark]
    if state.pieces_shown[other * 2] >= 3:
        fit *= SHOWN_THREE[mark]
    return fit


def chest_fit(state: Deal, other: Seat, means: list[int], look: Look) -> float:
    """Whether this seat's visible wealth would let it fill a chest so."""
    fit = 1.0
    if look.round == 1:
        for stock in range(STOCKS):
            lack = look.content[stock] - means[stock] - STOCK[look.mark][stock]
            if lack > 0:
                fit -= 2 * LACKED[stock] * lack
        return max(LEAST, fit)
    made = state.rules.wheel[state.kingdoms[other].side][look.round - 1]
    for good in range(BASICS, GOODS):
        if look.content[good] and good not in made:
            fit *= FOREIGN
    return max(LEAST, fit)


def best_guesses(chances: list[float], devils: list[Seat], cultists: list[Seat]) -> tuple[Seat, Seat]:
    """Two different seats for devil and cultist, likeliest together; -1 where nobody can be named."""
    best, most = (-1, -1), -1.0
    for devil in devils or [-1]:
        for cultist in cultists or [-1]:
            if devil == cultist and devil >= 0:
                continue
            chance = chances[devil * MARKS + DEVIL] if devil >= 0 else 0.0
            chance += chances[cultist * MARKS + CULTIST] if cultist >= 0 else 0.0
            if chance > most:
                best, most = (devil, cultist), chance
    return best


def is_mortal(chances: list[float], other: Seat) -> float:
    return chances[other * MARKS + MORTAL] + chances[other * MARKS + MORTAL + 1]
