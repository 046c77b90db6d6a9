"""Many: plays side by side, for learning programs. One call plays a choice in each and writes down what all see next.

A play is written down as soon as it was played, while all it consists of is still near the processor.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from pandemonium.engine.driver import choose
from pandemonium.engine.places import Places
from pandemonium.engine.seats import first_seat
from pandemonium.engine.state import Seat, State

Encode: TypeAlias = Callable[[Any, Seat, BytesWriter], None]
Again: TypeAlias = Callable[[int], State]
"""What is called where a play has ended: it deals that table's next one."""


class Page:
    """What is being written down, again and again on the same paper: it is as large each time."""

    __slots__ = ("asked", "masks", "seen")

    def __init__(self) -> None:
        self.masks = BytesWriter()
        self.seen = BytesWriter()
        self.asked = BytesWriter()


class Many:
    """So many plays of one game; in each the lowest of the seats that are asked is shown what it sees and may choose.

    Bytes are written one play after another.
    """

    __slots__ = ("again", "asked", "encode", "masks", "page", "places", "seen", "states")

    places: Places
    encode: Encode | None  # nothing is seen of a game without an encoder
    again: Again
    states: list[State]
    masks: bytes  # a choice is checked by them
    seen: bytes
    asked: bytes  # seats
    page: Page

    def __init__(self, places: Places, encode: Encode | None, again: Again) -> None:
        self.places = places
        self.encode = encode
        self.again = again
        self.page = Page()
        self.begin([])

    def begin(self, states: list[State]) -> None:
        self.states = states
        for state in states:
            self.write(state)
        self.turn()

    def step(self, actions: list[int]) -> None:
        """Play an action in each, all of them or none."""
        self.check(actions)
        for at in range(i64(len(self.states))):
            state = self.states[at]
            choose(state, self.asked[at], self.places.choices[actions[at]])
            if not state.asked:
                state = self.again(int(at))
                self.states[at] = state
            self.write(state)
        self.turn()

    def check(self, actions: list[int]) -> None:
        width: i64 = len(self.places.choices)
        for at in range(i64(len(self.states))):
            action: i64 = actions[at]
            if not 0 <= action < width or not self.masks[at * width + action]:
                raise ValueError(f"action {action} is not legal at table {at}; the mask shows what is")

    def write(self, state: State) -> None:
        seat, page = first_seat(state.asked), self.page
        page.asked.append(u8(seat))
        self.places.write_mask(state, seat, True, page.masks)
        if self.encode is not None:
            self.encode(state, seat, page.seen)

    def turn(self) -> None:
        """What was written down is what is seen now."""
        page = self.page
        self.masks, self.seen, self.asked = page.masks.getvalue(), page.seen.getvalue(), page.asked.getvalue()
        page.masks.truncate(0)
        page.seen.truncate(0)
        page.asked.truncate(0)
