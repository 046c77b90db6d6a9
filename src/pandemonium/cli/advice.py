"""Advice: what a bot would choose. It is given what the seat may know, never the play itself."""

from __future__ import annotations

from typing import Any

from pandemonium.bots.roster import bot_for
from pandemonium.engine.match import Match
from pandemonium.engine.mind import mind_of
from pandemonium.engine.state import Choice, Seat


def advice(match: Match[Any, Any], seat: Seat, level: str, seconds: float) -> Choice:
    mind = mind_of(match.game, match.state, seat)
    if len(mind.choices) == 1:
        return mind.choices[0]
    return bot_for(match.game, level).choose(mind, mind.chance(), seconds)
