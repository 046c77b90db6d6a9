"""Places: the action space of learning programs. Every choice has a place there, and a mask says which are open."""

from __future__ import annotations

from typing import final

from librt.strings import BytesWriter
from mypy_extensions import i64

from pandemonium.engine.driver import answers, choose, legal
from pandemonium.engine.row import Row, row
from pandemonium.engine.state import ASIDE, Choice, Seat, State


@final
class Places:
    """The choices of a game in their fixed order, and back: two tables, for answers and for asides."""

    __slots__ = ("asides", "choices", "closed", "of_answer")

    choices: list[Choice]
    of_answer: Row
    asides: Row
    closed: bytes  # a mask where nothing is open

    def __init__(self, choices: list[Choice]) -> None:
        self.choices = choices
        self.closed = bytes(len(choices))
        self.of_answer = self.table([choice for choice in choices if choice < ASIDE], 0)
        self.asides = self.table([choice for choice in choices if choice >= ASIDE], ASIDE)

    def table(self, choices: list[Choice], first: Choice) -> Row:
        found = row(max(choices, default=first) - first + 1, -1)
        for choice in choices:
            found[choice - first] = self.choices.index(choice)
        return found

    def of(self, choice: Choice) -> i64:
        return self.asides[choice - ASIDE] if choice >= ASIDE else self.of_answer[choice]

    def open(self, state: State, seat: Seat) -> list[int]:
        """The places of all that seat may choose now, in order: most rules list them so."""
        found: list[int] = []
        last: i64 = -1
        in_order = True
        for choice in legal(state, seat):
            place: i64 = self.of(choice)
            in_order = in_order and place > last
            last = place
            found.append(int(place))
        if not in_order:
            found.sort()
        return found

    def take(self, state: State, seat: Seat, place: i64) -> bool:
        """Let the seat choose what stands at this place, and carry on; False where it may not."""
        if not 0 <= place < len(self.choices):
            return False
        choice = self.choices[place]
        if choice not in legal(state, seat):
            return False
        choose(state, seat, choice)
        return True

    def write_mask(self, state: State, seat: Seat, beside: bool, out: BytesWriter) -> None:
        """Append a byte for each place, set where that seat may choose it now; asides only where they are wanted."""
        at: i64 = len(out)
        out.write(self.closed)
        self.write_open(answers(state, seat), out, at)
        if beside and state.stack:
            self.write_open(state.stack[-1].asides(state, seat), out, at)

    def write_open(self, choices: list[Choice], out: BytesWriter, at: i64) -> None:
        """Also among answers there may be asides: the pool is open to whoever has to pay."""
        of_answer, asides = self.of_answer, self.asides
        for choice in choices:
            number: i64 = choice
            out[at + (asides[number - ASIDE] if number >= ASIDE else of_answer[number])] = 1
