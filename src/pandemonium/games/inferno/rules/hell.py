"""Where a Soul may go: lines, occupied shields, the Wall, the Labyrinth, Cerberus (INF-1.4.2 to INF-1.4.6).

Shields of a circle are a run of bits, so a step down is one look-up in the board's table of lines for a whole circle.
"""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.bits import BIT
from pandemonium.engine.state import Seat
from pandemonium.games.inferno.rules.figures import CERBERUS, DIS, LIMBO, MINOTAUR, ROW
from pandemonium.games.inferno.rules.state import Inferno


def ends_from_shield(state: Inferno, seat: Seat, shield: i64) -> i64:
    """The empty shields where the Soul standing there can end."""
    circle = state.board.circle[shield]
    return ends_from(state, seat, circle + 1, below(state, circle, shield), state.colour[shield])


def next_below(state: Inferno, shield: i64) -> i64:
    """The shields one step down: a Soul can end on an empty one. Over the Wall, which asks for a gate, none is told."""
    circle = state.board.circle[shield]
    if circle + 1 == DIS:
        return 0
    return below(state, circle, shield)


def below(state: Inferno, circle: i64, shield: i64) -> i64:
    """The shields that lines lead to from a shield of that circle."""
    return state.board.lines[circle * (ROW + 1) + BIT[shield - state.rules.first[circle]]]


def ends_from_graveyard(state: Inferno, seat: Seat, colour: i64) -> i64:
    """The empty shields where a Soul from the Graveyard can end: in circle 1, and below its occupied shields."""
    return ends_from(state, seat, LIMBO, state.board.rows[LIMBO], colour)


def ends_from(state: Inferno, seat: Seat, circle: i64, reached: i64, colour: i64) -> i64:
    """For its owner the own Labyrinth is no shield to jump over: it leads to the Minotaur (INF-MINOTAUR)."""
    entrance = own_entrance(state, seat)
    if not entrance:
        return descend(state, seat, circle, reached, colour, state.occupied)
    ends = descend(state, seat, circle, reached, colour, state.occupied & ~entrance)
    if ends & entrance:
        ends |= tunnel(state, seat, colour, entrance) & deep(state, circle)
    return ends & ~entrance


def descend(state: Inferno, seat: Seat, circle: i64, reached: i64, colour: i64, occupied: i64) -> i64:
    """Go on down from every occupied shield reached, as far as the Soul's own circle; the empty ones are its ends."""
    first, lines = state.rules.first, state.board.lines
    ends: i64 = 0
    while True:
        if circle == DIS:
            reached &= state.gates[seat] << first[DIS]
        ends |= reached & ~occupied
        row = ((reached & occupied) >> first[circle]) & ROW
        if not row or circle == colour:
            return ends
        reached = lines[circle * (ROW + 1) + row]
        circle += 1


def own_entrance(state: Inferno, seat: Seat) -> i64:
    """The shield of the seat's own Labyrinth as a mask; 0 for none."""
    if state.black != MINOTAUR or state.labyrinths[seat] < 0:
        return 0
    return BIT[state.labyrinths[seat]]


def tunnel(state: Inferno, seat: Seat, colour: i64, entrance: i64) -> i64:
    """The ends of a Soul that comes out at the Minotaur, once in a move (INF-R23, INF-R24, INF-R51)."""
    circle = state.board.circle[state.black_at]
    if circle >= colour:
        return 0
    reached = below(state, circle, state.black_at)
    return descend(state, seat, circle + 1, reached, colour, state.occupied & ~entrance)


def deep(state: Inferno, circle: i64) -> i64:
    """All shields of that circle and deeper: where a Soul may end that would have gone there first."""
    return -BIT[state.rules.first[circle]] & state.board.all


def ends_of_bone(state: Inferno, seat: Seat, shield: i64) -> i64:
    """Straight down, any distance, over anything: the empty shields for a Soul that Cerberus scares (INF-R53)."""
    board, colour = state.board, state.colour[shield]
    occupied = state.occupied & ~BIT[state.black_at]
    ends: i64 = 0
    for side in range(2):
        at = board.straight[shield * 2 + side]
        while at >= 0 and board.circle[at] <= colour:
            if board.circle[at] == DIS and not has_passage(state, seat, at):
                break
            ends |= BIT[at] & ~occupied
            at = board.straight[at * 2 + side]
    return ends


def has_passage(state: Inferno, seat: Seat, shield: i64) -> bool:
    """Whether the gate above a shield of circle 6 holds the seat's own disc."""
    return (state.gates[seat] >> (shield - state.rules.first[DIS])) & 1 == 1


def movable(state: Inferno, seat: Seat) -> i64:
    """The standing Souls that no other seat's Chains hold (INF-ANTAEUS, INF-R54)."""
    free = state.standing
    for other in range(state.seats):
        if other != seat and state.chains[other] >= 0:
            free &= ~BIT[state.chains[other]]
    return free


def may_scare(state: Inferno, seat: Seat) -> bool:
    return state.black == CERBERUS and state.bones[seat] > 0
