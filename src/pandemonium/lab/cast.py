"""Cast: what each seat of a play is. Roles dealt in secret are those that the game's `balance` sees."""

from __future__ import annotations

from typing import Any

from pandemonium.engine.game import Game
from pandemonium.engine.registry import part_of
from pandemonium.engine.role import Role
from pandemonium.engine.state import State

ROLE = "role"
"""The kind of seat, among those a game looks at closely, that says it."""


def cast_of(game: Game[Any, Any], state: State, options: dict[str, str]) -> list[Role]:
    roles = list(game.roles(state.seats, options))
    closely = getattr(part_of(game, "balance"), "closely", None)
    told = closely(state).groups.get(ROLE) if closely is not None else None
    return [Role(kind(id), role.side) for id, role in zip(told, roles, strict=True)] if told else roles


def kind(role: str) -> str:
    """Of several that are alike but for a number, such as the mortals, one role."""
    return role.rstrip("0123456789").rstrip("-")
