"""Hindsight: when each role of a finished game could have been known, by whom, after which round."""

from __future__ import annotations

from time import monotonic
from typing import Any, TypeAlias

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import choose
from pandemonium.engine.match import Match

Hindsight: TypeAlias = list[list[list[list[int]]]]
"""After each round, of each seat: what it could believe of every seat, in hundredths by role."""


def look_back(match: Match[Any, Any], seconds: float) -> Hindsight:
    """Round by round; what does not come in time is left out."""
    game, state, end = match.game, match.fresh(), monotonic() + seconds
    state.events = None
    before, seen = game.standing(state), Hindsight()
    for moment in match.standing():
        state.barrier = 0
        choose(state, moment.entry.seat, moment.choice)
        now = game.standing(state)
        if before is None or now is None or now.round == before.round or not state.stack:
            continue
        before = now
        believed: list[list[list[int]]] = []
        for seat in range(state.seats):
            if monotonic() > end:
                return seen
            found = game.suspicion(state, seat, chance_from(f"hindsight {now.round} {seat}"))
            believed.append(found or (seen[-1][seat] if seen else []))
        seen.append(believed)
    return seen
