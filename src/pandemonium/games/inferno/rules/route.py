"""One way a Soul can take to an end shield, for the drawing; which way it takes matters to nobody (INF-R3)."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.bits import BIT, members
from pandemonium.engine.state import Choice, Seat
from pandemonium.games.inferno.rules.choice import BONE, GRAVE, SOUL
from pandemonium.games.inferno.rules.figures import DIS, LIMBO
from pandemonium.games.inferno.rules.hell import has_passage, own_entrance
from pandemonium.games.inferno.rules.state import Inferno


def route(state: Inferno, seat: Seat, picked: Choice, end: i64) -> list[int]:
    """The shields from the first one entered to the end."""
    if picked >= BONE:
        return straight_route(state, picked - BONE, end)
    limbo = members(state.board.rows[LIMBO])
    starts = limbo if picked >= GRAVE else state.board.lines_of[picked - SOUL]
    return find(state, seat, starts, end, own_entrance(state, seat))


def find(state: Inferno, seat: Seat, nexts: list[int], end: i64, entrance: i64) -> list[int]:
    """Depth first over occupied shields; the own Labyrinth leads on from the Minotaur, once."""
    for shield in nexts:
        if state.board.circle[shield] == DIS and not has_passage(state, seat, shield):
            continue
        if shield == end:
            return [shield]
        if not state.occupied & BIT[shield]:
            continue
        if BIT[shield] == entrance:
            rest = find(state, seat, state.board.lines_of[state.black_at], end, 0)
            way = [shield, state.black_at]
        elif shield in state.labyrinths and BIT[shield] == own_entrance(state, seat):
            continue
        else:
            rest = find(state, seat, state.board.lines_of[shield], end, entrance)
            way = [shield]
        if rest:
            return way + rest
    return []


def straight_route(state: Inferno, shield: i64, end: i64) -> list[int]:
    for side in range(2):
        way = []
        at = state.board.straight[shield * 2 + side]
        while at >= 0:
            way.append(at)
            if at == end:
                return way
            at = state.board.straight[at * 2 + side]
    return []
