"""Copying: an environment as it stands, for programs that try an action out, or pickled for another process.

What no play changes is shared by a copy, and made again where a pickled environment is read.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final, TypeVar

from pandemonium.engine.registry import load_game
from pandemonium.lab.hearing import hearing_of
from pandemonium.lab.observing import Observer

E = TypeVar("E")

SHARED: Final = {"game", "observer", "hearing", "actions", "roles", "bot", "others", "policy", "state", "state_of_play"}
"""The game, how it is shown, who plays it; and the play's own state, which its owner takes from the copied play."""


def copied(environment: E, memo: dict[int, Any]) -> E:
    twin = type(environment).__new__(type(environment))
    for name, held in vars(environment).items():
        vars(twin)[name] = held if name in SHARED else deepcopy(held, memo)
    return twin


REMADE: Final = {"observer", "hearing", "actions", "bot", "state", "state_of_play"}


def pickled(environment: Any) -> dict[str, Any]:
    """All but what is made again: the game by its id, the play as its journal, the generators as they stand."""
    held = {name: value for name, value in vars(environment).items() if name not in REMADE}
    return held | {"game": environment.game.id}


def unpickle(environment: Any, held: dict[str, Any]) -> None:
    """What every environment has; its owner makes the rest."""
    vars(environment).update(held | {"game": load_game(held["game"])})
    environment.observer = Observer(environment.game, environment.seats, environment.options)
    environment.hearing = hearing_of(environment.observer, environment.recall)


class NotDealt(ValueError, AttributeError):
    """Asked for before the first reset. To `hasattr` it is not there."""


class Undealt:
    """What a reset deals, as long as it has not: in its place, and then behind it, so that a step need not ask."""

    def __get__(self, environment: object, owner: type) -> Undealt:
        if environment is None:
            return self
        raise NotDealt("reset() deals the first play")


UNDEALT: Final[Any] = Undealt()
