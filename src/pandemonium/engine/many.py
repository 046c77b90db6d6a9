"""Many: plays side by side, for learning programs. One call plays a choice in each, another one says what all see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from librt.strings import BytesWriter

from pandemonium.engine.driver import choose
from pandemonium.engine.places import Places
from pandemonium.engine.seats import first_seat
from pandemonium.engine.state import Seat, State

Encode: TypeAlias = Callable[[Any, Seat, BytesWriter], None]


class Many:
    """So many plays of one game, and what the seat that is asked in each may choose: the lowest of several."""

    __slots__ = ("masks", "places", "states")

    places: Places
    states: list[State]
    masks: bytes  # one after another; a choice is checked by it

    def __init__(self, places: Places, states: list[State]) -> None:
        self.places = places
        self.states = states
        self.masks = b""

    def step(self, actions: list[int]) -> list[int]:
        """Play an action in each, all of them or none; says which have ended."""
        width = len(self.places.choices)
        for at in range(len(self.states)):
            action = actions[at]
            if not 0 <= action < width or not self.masks[at * width + action]:
                raise ValueError(f"action {action} is not legal at table {at}; the mask shows what is")
        ended: list[int] = []
        for at in range(len(self.states)):
            state = self.states[at]
            choose(state, first_seat(state.asked), self.places.choices[actions[at]])
            if not state.asked:
                ended.append(at)
        return ended

    def asked(self) -> list[Seat]:
        return [first_seat(state.asked) for state in self.states]

    def look(self) -> bytes:
        """The masks of all, kept to check the next actions by."""
        out = BytesWriter()
        for state in self.states:
            self.places.write_mask(state, first_seat(state.asked), True, out)
        self.masks = out.getvalue()
        return self.masks

    def encoded(self, encode: Encode) -> bytes:
        """What the seats that are asked see, one after another."""
        out = BytesWriter()
        for state in self.states:
            encode(state, first_seat(state.asked), out)
        return out.getvalue()
