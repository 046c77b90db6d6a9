"""Dante's path: his next stop, its icon, the Diplomas, and the end (INF-1.6.2 step 5, INF-1.8.1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.bits import BIT
from pandemonium.engine.state import Seat
from pandemonium.games.inferno.rules.challenge import check_row
from pandemonium.games.inferno.rules.event import (
    DANTE_ENDED,
    DANTE_MOVED,
    DIPLOMA_AWARDED,
    LAST_ROUND,
    NO_DIPLOMA,
    PAGAN,
)
from pandemonium.games.inferno.rules.figures import FIRST_TRACK, LIMBO, STOP_DIPLOMA, STOP_FRAUD, STOP_PAGAN, TRACKS
from pandemonium.games.inferno.rules.fraud import fraud
from pandemonium.games.inferno.rules.graveyard import bury
from pandemonium.games.inferno.rules.guardian import play_guardian
from pandemonium.games.inferno.rules.state import FROM_DANTE, NOBODY, Inferno

AT_THE_END: Final = 2
"""Infamy for the accuser who brings him there."""


def move_dante(state: Inferno, seat: Seat) -> None:
    """In the last round he stays where he is (INF-R42)."""
    if state.trigger != NOBODY:
        return
    step_on(state)
    stop = state.board.path[state.dante]
    if stop == STOP_PAGAN:
        bury(state, LIMBO)
        state.tell(PAGAN, ())
        state.push(play_guardian(seat))
    elif stop == STOP_FRAUD:
        state.push(fraud(seat))
    elif stop == STOP_DIPLOMA:
        if arrived(state):
            end_the_journey(state, seat)
        award(state, state.board.path_circle[state.dante] - FIRST_TRACK)


def step_on(state: Inferno) -> None:
    """The next stop that no Shortcut bypasses."""
    state.dante += 1
    while (state.shortcuts >> state.dante) & 1:
        state.dante += 1
    if state.events is not None:
        state.tell(DANTE_MOVED, (state.dante,))


def arrived(state: Inferno) -> bool:
    return state.dante == len(state.board.path) - 1


def end_the_journey(state: Inferno, seat: Seat) -> None:
    state.trigger = seat
    state.tell(DANTE_ENDED, (seat, AT_THE_END))
    state.earn(seat, FROM_DANTE, AT_THE_END)
    if state.seats > 1:
        state.tell(LAST_ROUND, (seat,))


def award(state: Inferno, track: i64) -> None:
    """Everybody tied for the highest Skull on the track places a Diploma; without a Skull there is none (INF-R27)."""
    best = 0
    for seat in range(state.seats):
        best = max(best, state.skulls[seat * TRACKS + track])
    if not best:
        state.tell(NO_DIPLOMA, (track + FIRST_TRACK,))
    for seat in range(state.seats):
        if best and state.skulls[seat * TRACKS + track] == best:
            state.diplomas[seat] |= BIT[track]
            state.tell(DIPLOMA_AWARDED, (seat, track + FIRST_TRACK))
    if state.solo > 0:
        check_row(state, track)
