"""The Tower: floors with spaces for Guests, Barrels and family (INF-1.2.15). Spaces of one floor are alike."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.bits import BIT, members
from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.inferno.rules import question as questions
from pandemonium.games.inferno.rules.choice import FLOOR, HOME, SKIP
from pandemonium.games.inferno.rules.event import PUT, WENT_HOME
from pandemonium.games.inferno.rules.figures import MEMBERS, SPACES
from pandemonium.games.inferno.rules.state import BARREL_ITEM, GUEST_ITEM, MEMBER_ITEM, NO_ITEM, Inferno


def room(state: Inferno, seat: Seat) -> i64:
    """The floors with an empty space, as a mask."""
    floors, tower, floor_of, first = 0, state.tower, state.rules.floor_of, seat * SPACES
    for space in range(built_spaces(state, seat)):
        if tower[first + space] == NO_ITEM:
            floors |= BIT[floor_of[space]]
    return floors


def has_room(state: Inferno, seat: Seat) -> bool:
    """Whether any floor has an empty space."""
    tower, first = state.tower, seat * SPACES
    return any(tower[first + space] == NO_ITEM for space in range(built_spaces(state, seat)))


def built_spaces(state: Inferno, seat: Seat) -> i64:
    """How many spaces the Tower has as far as it is built."""
    return state.rules.first_space[state.floors[seat] + 1]


def put_item(state: Inferno, seat: Seat, item: i64, floor: i64) -> None:
    """On the first empty space of a floor that has one."""
    space = seat * SPACES + state.rules.first_space[floor]
    while state.tower[space] != NO_ITEM:
        space += 1
    state.tower[space] = item


def find_item(state: Inferno, seat: Seat, item: i64) -> i64:
    """The first space with that item; -1 where the Tower has none."""
    tower, first = state.tower, seat * SPACES
    for space in range(built_spaces(state, seat)):
        if tower[first + space] == item:
            return space
    return -1


def find_on_floor(state: Inferno, seat: Seat, item: i64, floor: i64) -> i64:
    first = state.rules.first_space
    for space in range(first[floor], first[floor + 1]):
        if state.tower[seat * SPACES + space] == item:
            return space
    return -1


def take_item(state: Inferno, seat: Seat, space: i64) -> i64:
    item = state.tower[seat * SPACES + space]
    state.tower[seat * SPACES + space] = NO_ITEM
    return item


def kinds_in(state: Inferno, seat: Seat, first_item: i64) -> i64:
    """The types of Guests (or Barrels) in the Tower, as a mask."""
    kinds, tower, first = 0, state.tower, seat * SPACES
    for space in range(built_spaces(state, seat)):
        kind = tower[first + space] - first_item
        if 0 <= kind < 4:
            kinds |= BIT[kind]
    return kinds


def guests(state: Inferno, seat: Seat) -> i64:
    return kinds_in(state, seat, GUEST_ITEM)


def barrels(state: Inferno, seat: Seat) -> i64:
    return kinds_in(state, seat, BARREL_ITEM)


def owns_barrel(state: Inferno, seat: Seat, kind: i64) -> bool:
    """On the supply panel or in the Tower; a Fraud card asks for no more (INF-1.3.9)."""
    return ((state.panel[seat] | barrels(state, seat)) >> kind) & 1 == 1


def members_in(state: Inferno, seat: Seat) -> list[Choice]:
    """Family in the Tower, one choice for each floor and kind."""
    found = 0
    for space in range(built_spaces(state, seat)):
        kind = state.tower[seat * SPACES + space] - MEMBER_ITEM
        if 0 <= kind < MEMBERS:
            found |= BIT[state.rules.floor_of[space] * MEMBERS + kind]
    return members(found, HOME)


def bring_home(state: Inferno, seat: Seat, floor: i64, kind: i64) -> None:
    """A member goes from the Tower to the home."""
    take_item(state, seat, find_on_floor(state, seat, MEMBER_ITEM + kind, floor))
    state.home[seat * MEMBERS + kind] += 1
    state.tell(WENT_HOME, (seat, kind, floor))


class Homecoming(Frame[Inferno]):
    """Some members may go home from the Tower, one after another."""

    __slots__ = ("left", "seat")

    seat: Seat
    left: i64

    def ask(self, state: Inferno) -> Seats:
        if self.left and members_in(state, self.seat):
            return BIT[self.seat]
        return 0

    def question(self, state: Inferno) -> int:
        return questions.HOMECOMING

    def options(self, state: Inferno, seat: Seat) -> list[Choice]:
        choices = members_in(state, seat)
        choices.append(SKIP)
        return choices

    def answer(self, state: Inferno, seat: Seat, choice: Choice) -> None:
        if choice == SKIP:
            self.left = 0
            return
        self.left -= 1
        bring_home(state, seat, (choice - HOME) // MEMBERS, (choice - HOME) % MEMBERS)

    def copy(self) -> Homecoming:
        return homecoming(self.seat, self.left)


def homecoming(seat: Seat, left: i64) -> Homecoming:
    frame = Homecoming()
    frame.seat = seat
    frame.left = left
    return frame


class PutDown(Frame[Inferno]):
    """An item in hand is put on a floor with room."""

    __slots__ = ("item", "seat")

    seat: Seat
    item: i64  # NO_ITEM once it stands

    def ask(self, state: Inferno) -> Seats:
        if self.item != NO_ITEM:
            return BIT[self.seat]
        return 0

    def question(self, state: Inferno) -> int:
        return questions.PUT_DOWN

    def options(self, state: Inferno, seat: Seat) -> list[Choice]:
        return members(room(state, seat), FLOOR)

    def answer(self, state: Inferno, seat: Seat, choice: Choice) -> None:
        put_item(state, seat, self.item, choice - FLOOR)
        state.tell(PUT, (seat, self.item, choice - FLOOR))
        self.item = NO_ITEM

    def copy(self) -> PutDown:
        return put_down(self.seat, self.item)


def put_down(seat: Seat, item: i64) -> PutDown:
    frame = PutDown()
    frame.seat = seat
    frame.item = item
    return frame
