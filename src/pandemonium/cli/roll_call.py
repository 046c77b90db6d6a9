"""The roll call: who plays which role, told before the game begins."""

from __future__ import annotations

from typing import Any

from pandemonium.drawing.words import Words
from pandemonium.engine.match import Match
from pandemonium.engine.phrase import Player


def roll_call(match: Match[Any, Any], words: Words) -> list[str]:
    """A line for each seat that has a role or a side."""
    roles = match.game.roles(match.setup.seats, match.setup.options)
    named = [(seat, words.role(role.id, role.side)) for seat, role in enumerate(roles)]
    return [words("play-role", player=Player(seat), role=role) for seat, role in named if role]
