"""A play round by round: what every seat had after each, or what its game counts instead, told when it is over."""

from __future__ import annotations

from typing import Any

from pandemonium.engine.driver import choose
from pandemonium.engine.match import Match


def by_round(match: Match[Any, Any]) -> list[tuple[int, ...]]:
    """The points at the beginning of the first round, at the end of each, and at the end; none where a game tells
    none. What comes before the first round, as the choice of a Sin, is no round."""
    game, state = match.game, match.fresh()
    state.events = None
    before = game.standing(state)
    if before is None:
        return []
    points = [before.points]
    for moment in match.standing():
        state.barrier = 0
        choose(state, moment.entry.seat, moment.choice)
        now = game.standing(state)
        if now is not None and now.round != before.round:
            points = [*points, now.points] if before.round else [now.points]
            before = now
    last = game.standing(state) if game.counted else None
    return [*points, last.points if last else game.finish(state).scores]
