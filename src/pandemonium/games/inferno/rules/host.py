"""INF-MARKET and INF-PALACE: a Barrel or a Guest of a type one may take comes to a floor with room."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.bits import BIT, members
from pandemonium.engine.row import Row
from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.inferno.rules import question as questions
from pandemonium.games.inferno.rules.choice import BARREL, FLOOR, GUEST, SKIP
from pandemonium.games.inferno.rules.event import HOSTED, STOLEN
from pandemonium.games.inferno.rules.figures import KINDS
from pandemonium.games.inferno.rules.state import BARREL_ITEM, GUEST_ITEM, Inferno
from pandemonium.games.inferno.rules.tower import guests, put_item, room

UNCHOSEN: Final = -1
SETTLED: Final = -2


class Arrival(Frame[Inferno]):
    """One Barrel is stolen, or one Guest hosted: first its type, then its floor."""

    __slots__ = ("kind", "seat", "sort")

    seat: Seat
    sort: Choice  # BARREL or GUEST: the choice of its first type
    kind: i64

    def ask(self, state: Inferno) -> Seats:
        if self.kind != SETTLED and room(state, self.seat):
            return BIT[self.seat]
        return 0

    def question(self, state: Inferno) -> int:
        if self.kind != UNCHOSEN:
            return questions.FLOOR
        return questions.THEFT if self.sort == BARREL else questions.HOSTING

    def options(self, state: Inferno, seat: Seat) -> list[Choice]:
        if self.kind != UNCHOSEN:
            return members(room(state, seat), FLOOR)
        choices = takable(state, seat, self.sort)
        choices.append(SKIP)
        return choices

    def answer(self, state: Inferno, seat: Seat, choice: Choice) -> None:
        if choice == SKIP:
            self.kind = SETTLED
        elif self.kind == UNCHOSEN:
            self.kind = choice - self.sort
        else:
            house(state, seat, self.sort + self.kind, choice - FLOOR)
            self.kind = SETTLED

    def copy(self) -> Arrival:
        return arrival(self.seat, self.sort, self.kind)


def arrival(seat: Seat, sort: Choice, kind: i64 = UNCHOSEN) -> Arrival:
    frame = Arrival()
    frame.seat = seat
    frame.sort = sort
    frame.kind = kind
    return frame


def steal(seat: Seat) -> Arrival:
    return arrival(seat, BARREL)


def host(seat: Seat) -> Arrival:
    return arrival(seat, GUEST)


def takable(state: Inferno, seat: Seat, sort: Choice) -> list[Choice]:
    return members(stealable(state, seat) if sort == BARREL else invitable(state, seat), sort)


def stealable(state: Inferno, seat: Seat) -> i64:
    """Never twice of a type in a game."""
    return in_stock(state.stalls) & ~state.stolen[seat]


def invitable(state: Inferno, seat: Seat) -> i64:
    """Of a type the Tower does not house."""
    return in_stock(state.palace) & ~guests(state, seat)


def in_stock(stock: Row) -> i64:
    kinds: i64 = 0
    for kind in range(KINDS):
        if stock[kind]:
            kinds |= BIT[kind]
    return kinds


def house(state: Inferno, seat: Seat, choice: Choice, floor: i64) -> None:
    """A Guest brings Florins by the height of his floor."""
    take(state, seat, choice, floor)
    if choice >= BARREL:
        state.tell(STOLEN, (seat, choice - BARREL, floor))
    else:
        state.florins[seat] += floor
        state.tell(HOSTED, (seat, choice - GUEST, floor, floor))


def take(state: Inferno, seat: Seat, choice: Choice, floor: i64) -> None:
    """From the stock to the Tower."""
    if choice >= BARREL:
        kind = choice - BARREL
        state.stalls[kind] -= 1
        state.stolen[seat] |= BIT[kind]
        put_item(state, seat, BARREL_ITEM + kind, floor)
    else:
        kind = choice - GUEST
        state.palace[kind] -= 1
        put_item(state, seat, GUEST_ITEM + kind, floor)
