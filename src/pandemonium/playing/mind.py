"""Mind: all that a bot is given. It sees what its seat may know and can imagine the rest; it cannot reach the play.

Games bring their own bots, so what they share lies below them.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from pandemonium.engine.chance import Chance
from pandemonium.engine.driver import legal
from pandemonium.engine.game import Game
from pandemonium.engine.imagined import imagined
from pandemonium.engine.state import Choice, Seat, State

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=msgspec.Struct)


class Mind(Generic[S, V]):
    """A seat's view, its legal choices, and full states that agree with all it knows."""

    __slots__ = ("choices", "game", "sample", "seat", "view")

    game: Game[S, V]
    seat: Seat
    view: V
    choices: list[Choice]
    sample: Callable[[Chance], S]

    def chance(self) -> Chance:
        """The same for equal knowledge: a bot that draws from it gives nothing away and can be asked again."""
        digest = sha256(msgspec.json.encode([self.view, self.choices])).digest()
        return imagined(int.from_bytes(digest[:4], "big"))


class Bot(Protocol):
    """A player: one legal choice, found within about so many seconds."""

    def choose(self, mind: Mind[Any, Any], chance: Chance, seconds: float) -> Choice: ...


def mind_of(game: Game[S, V], state: S, seat: Seat) -> Mind[S, V]:
    mind: Mind[S, V] = Mind()
    mind.game = game
    mind.seat = seat
    mind.view = game.view(state, seat)
    mind.choices = list(legal(state, seat))
    mind.sample = lambda chance: game.sample(state, seat, chance)
    return mind
