"""The six steps of the final scoring (INF-1.8.2), and who has won (INF-1.8.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.bits import BIT, COUNT, count
from pandemonium.engine.state import Seat
from pandemonium.games.inferno.rules.cashing import cashing
from pandemonium.games.inferno.rules.event import (
    CUBE_SETTLED,
    DIPLOMA_SCORED,
    LOAN_SETTLED,
    PITS_FILLED,
    REPUTATION,
    SCORING,
)
from pandemonium.games.inferno.rules.figures import CUBE_LEAST, FIRST_TRACK, MEMBERS, TRACKS, circle_row
from pandemonium.games.inferno.rules.graveyard import BLACK_DEATH
from pandemonium.games.inferno.rules.halves import halving
from pandemonium.games.inferno.rules.state import (
    FROM_BOAT,
    FROM_DIPLOMAS,
    FROM_FRAUDS,
    FROM_REPUTATION,
    SOURCES,
    Inferno,
)
from pandemonium.games.inferno.rules.tower import guests

JOURNEY: Final = 0
FIRM_LEVEL: Final = 3
"""The Black Death is won only if no Skull stands below this level."""


def reverse_order(state: Inferno) -> list[Seat]:
    """From the player who took the last turn back to the trigger player."""
    return [(state.trigger - 1 - place) % state.seats for place in range(state.seats)]


def begin_cashing(state: Inferno) -> None:
    """Step 1: the right halves of the Fraud cards."""
    state.tell(SCORING, ())
    for seat in reversed(reverse_order(state)):
        state.push(cashing(seat))


def begin_settling(state: Inferno) -> None:
    """Step 2: Pits are filled and every empty shield costs its cube a space. Step 3: half-Diplomas."""
    if state.pits:
        state.tell(PITS_FILLED, (count(state.pits),))
    state.occupied &= ~state.pits
    state.pits = 0
    for track in range(TRACKS):
        settle_cube(state, track)
    for seat in reversed(reverse_order(state)):
        state.push(halving(seat))


def settle_cube(state: Inferno, track: i64) -> None:
    circle = track + FIRST_TRACK
    empty = COUNT[circle_row(state.rules, state.board.rows[circle] & ~state.occupied, circle)]
    state.cubes[track] = max(CUBE_LEAST, state.cubes[track] - empty)
    state.tell(CUBE_SETTLED, (circle, empty, state.cubes[track]))


def score(state: Inferno) -> None:
    """Steps 4 to 6, then the result. A solo player who fell below 0 has lost already."""
    if not state.lost:
        score_diplomas(state)
        settle_loans(state)
        if state.solo < 0:
            score_reputation(state)
    state.scores = [final_score(state, seat) for seat in range(state.seats)]
    state.winners = find_winners(state)


def score_diplomas(state: Inferno) -> None:
    """Each Diploma: the cube's value times the level of the own Skull."""
    for track in range(TRACKS):
        for seat in range(state.seats):
            if state.diplomas[seat] & BIT[track]:
                level, value = state.skulls[seat * TRACKS + track], state.cubes[track]
                state.tell(DIPLOMA_SCORED, (seat, track + FIRST_TRACK, value, level, value * level))
                state.earn(seat, FROM_DIPLOMAS, value * level)


def settle_loans(state: Inferno) -> None:
    for seat in range(state.seats):
        loss = state.rules.loan_losses[state.boat[seat]]
        if loss:
            state.tell(LOAN_SETTLED, (seat, loss))
            state.earn(seat, FROM_BOAT, -loss)


def score_reputation(state: Inferno) -> None:
    """All who are tied for the most are paid; nobody where the most is nothing (INF-R41)."""
    for category in range(len(state.rules.reputation)):
        worths = [reputation(state, seat, category) for seat in range(state.seats)]
        most = max(worths)
        for seat in range(state.seats):
            if most and worths[seat] == most:
                infamy = state.rules.reputation[category]
                state.tell(REPUTATION, (seat, category, infamy))
                state.earn(seat, FROM_REPUTATION, infamy)


def reputation(state: Inferno, seat: Seat, category: i64) -> i64:
    """Floors, Florins, Guests, family at home (INF-1.8.6)."""
    if category == 0:
        return state.floors[seat]
    if category == 1:
        return state.florins[seat]
    if category == 2:
        return COUNT[guests(state, seat)]
    return state.home[seat * MEMBERS] + state.home[seat * MEMBERS + 1]


def final_score(state: Inferno, seat: Seat) -> i64:
    """The Infamy; in the Journey into Infamy the lower of its two tokens (INF-1.11.3)."""
    if state.solo != JOURNEY:
        return state.infamy[seat]
    tally = state.tally[seat * SOURCES : seat * SOURCES + SOURCES]
    return min(sum(tally[:FROM_FRAUDS]), sum(tally[FROM_FRAUDS:]))


def find_winners(state: Inferno) -> i64:
    """The most Infamy, then the most Diplomas, then shared. Alone: not lost, and a challenge's target reached."""
    if state.solo >= 0:
        return int(not state.lost and is_won(state))
    best = max([rank(state, seat) for seat in range(state.seats)])
    winners: i64 = 0
    for seat in range(state.seats):
        if rank(state, seat) == best:
            winners |= BIT[seat]
    return winners


def rank(state: Inferno, seat: Seat) -> i64:
    return state.scores[seat] * (TRACKS + 1) + COUNT[state.diplomas[seat]]


def is_won(state: Inferno) -> bool:
    if state.solo == JOURNEY:
        return state.scores[0] >= 0
    if state.solo == BLACK_DEATH and min([level or FIRM_LEVEL for level in state.skulls]) < FIRM_LEVEL:
        return False
    return state.scores[0] >= state.rules.challenge_targets[state.solo][state.difficulty]
