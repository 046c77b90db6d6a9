"""Many: plays side by side, for learning programs. One call plays a choice in each and writes down what all see next.

A few plays at a time are played and then written down: all they consist of is still near the processor, and so is the
code, which for one play after another would make room for that of the next part each time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from pandemonium.engine.driver import choose
from pandemonium.engine.places import Places
from pandemonium.engine.seats import first_seat
from pandemonium.engine.state import Choice, Seat, State

Encode: TypeAlias = Callable[[Any, Seat, BytesWriter], None]
Again: TypeAlias = Callable[[int], State]
"""What is called where a play has ended: it deals that table's next one."""


BLOCK: Final = 16
"""Plays at a time."""


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
        self.write(0, len(states))
        self.turn()

    def step(self, actions: list[int]) -> None:
        """Play an action in each, all of them or none."""
        self.check(actions)
        plays: i64 = len(self.states)
        first: i64 = 0
        while first < plays:
            last = min(first + BLOCK, plays)
            for at in range(first, last):
                self.play(at, self.places.choices[actions[at]])
            self.write(first, last)
            first = last
        self.turn()

    def play(self, at: i64, choice: Choice) -> None:
        state = self.states[at]
        choose(state, self.asked[at], choice)
        if not state.asked:
            self.states[at] = self.again(int(at))

    def check(self, actions: list[int]) -> None:
        width: i64 = len(self.places.choices)
        for at in range(i64(len(self.states))):
            action: i64 = actions[at]
            if not 0 <= action < width or not self.masks[at * width + action]:
                raise ValueError(f"action {action} is not legal at table {at}; the mask shows what is")

    def write(self, first: i64, last: i64) -> None:
        """What is seen of these plays, and what may be chosen there."""
        page = self.page
        for at in range(first, last):
            state = self.states[at]
            seat = first_seat(state.asked)
            page.asked.append(u8(seat))
            self.places.write_mask(state, seat, True, page.masks)
        if self.encode is not None:
            for at in range(first, last):
                state = self.states[at]
                self.encode(state, first_seat(state.asked), page.seen)

    def turn(self) -> None:
        """What was written down is what is seen now."""
        page = self.page
        self.masks, self.seen, self.asked = page.masks.getvalue(), page.seen.getvalue(), page.asked.getvalue()
        page.masks.truncate(0)
        page.seen.truncate(0)
        page.asked.truncate(0)
