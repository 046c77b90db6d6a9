"""Copying: an environment as it stands, for programs that try an action out. What no play changes is shared."""

from __future__ import annotations

from copy import copy, deepcopy
from typing import Any, Final, TypeVar

E = TypeVar("E")

SHARED: Final = {"game", "observer", "hearing", "actions", "roles", "bot", "policy", "state", "state_of_play"}
"""The game, how it is shown, who plays it; and the play's own state, which its owner takes from the copied play."""


def copied(environment: E, memo: dict[int, Any]) -> E:
    twin = copy(environment)
    for name, held in vars(environment).items():
        if name not in SHARED:
            setattr(twin, name, deepcopy(held, memo))
    return twin
