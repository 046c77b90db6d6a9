"""INF-COURTYARD, second part: rearrange the Tower. Lift any items, then put them down one by one."""

from __future__ import annotations

from pandemonium.engine.bits import BIT
from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.inferno.rules import question as questions
from pandemonium.games.inferno.rules.choice import DONE, LIFT
from pandemonium.games.inferno.rules.event import LIFTED
from pandemonium.games.inferno.rules.figures import SPACES
from pandemonium.games.inferno.rules.state import NO_ITEM, Inferno
from pandemonium.games.inferno.rules.tower import built_spaces, find_on_floor, put_down, take_item


class Rearrangement(Frame[Inferno]):
    """`lifted` are the items in hand; nothing is added to the Tower or removed from it."""

    __slots__ = ("lifted", "open", "seat")

    seat: Seat
    open: bool
    lifted: list[int]

    def ask(self, state: Inferno) -> Seats:
        if not self.open:
            return 0
        if state.floors[self.seat] and (self.lifted or liftable(state, self.seat)):
            return BIT[self.seat]
        return 0

    def question(self, state: Inferno) -> int:
        return questions.REARRANGE

    def options(self, state: Inferno, seat: Seat) -> list[Choice]:
        choices = liftable(state, seat)
        choices.append(DONE)
        return choices

    def answer(self, state: Inferno, seat: Seat, choice: Choice) -> None:
        if choice != DONE:
            space = choice - LIFT
            item = take_item(state, seat, space)
            self.lifted.append(item)
            state.tell(LIFTED, (seat, item, state.rules.floor_of[space]))
            return
        self.open = False
        for item in reversed(self.lifted):
            state.push(put_down(seat, item))

    def copy(self) -> Rearrangement:
        twin = rearrange(self.seat)
        twin.open = self.open
        twin.lifted = self.lifted[:]
        return twin


def rearrange(seat: Seat) -> Rearrangement:
    frame = Rearrangement()
    frame.seat = seat
    frame.open = True
    frame.lifted = []
    return frame


def liftable(state: Inferno, seat: Seat) -> list[Choice]:
    """The items of the Tower; of two alike on a floor only the first."""
    choices: list[Choice] = []
    for space in range(built_spaces(state, seat)):
        item = state.tower[seat * SPACES + space]
        if item != NO_ITEM and find_on_floor(state, seat, item, state.rules.floor_of[space]) == space:
            choices.append(LIFT + space)
    return choices
