"""INF-MARKET and INF-PALACE: a Barrel or a Guest of a type one may take comes to a floor with room."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.inferno.choice import BARREL, FLOOR, GUEST, SKIP, members_of
from pandemonium.games.inferno.event import HOSTED, STOLEN
from pandemonium.games.inferno.rules import BIT, KINDS
from pandemonium.games.inferno.state import BARREL_ITEM, GUEST_ITEM, Inferno
from pandemonium.games.inferno.tower import guests, put_item, room

UNCHOSEN: Final = -1
SETTLED: Final = -2


class Theft(Frame[Inferno]):
    """One Barrel, never twice of a type in a game."""

    __slots__ = ("kind", "seat")

    seat: Seat
    kind: int

    def ask(self, state: Inferno) -> Seats:
        return BIT[self.seat] if self.kind != SETTLED and room(state, self.seat) else 0

    def options(self, state: Inferno, seat: Seat) -> list[Choice]:
        if self.kind != UNCHOSEN:
            return members_of(FLOOR, room(state, seat))
        choices = members_of(BARREL, stealable(state, seat))
        choices.append(SKIP)
        return choices

    def answer(self, state: Inferno, seat: Seat, choice: Choice) -> None:
        if choice == SKIP:
            self.kind = SETTLED
        elif self.kind == UNCHOSEN:
            self.kind = choice - BARREL
        else:
            take_barrel(state, seat, self.kind, choice - FLOOR)
            state.tell(STOLEN, (seat, self.kind, choice - FLOOR))
            self.kind = SETTLED

    def copy(self) -> Theft:
        return steal(self.seat, self.kind)


def steal(seat: Seat, kind: int = UNCHOSEN) -> Theft:
    frame = Theft()
    frame.seat = seat
    frame.kind = kind
    return frame


def stealable(state: Inferno, seat: Seat) -> int:
    kinds = 0
    for kind in range(KINDS):
        if state.stalls[kind]:
            kinds |= BIT[kind]
    return kinds & ~state.stolen[seat]


def take_barrel(state: Inferno, seat: Seat, kind: int, floor: int) -> None:
    state.stalls[kind] -= 1
    state.stolen[seat] |= BIT[kind]
    put_item(state, seat, BARREL_ITEM + kind, floor)


class Hosting(Frame[Inferno]):
    """One Guest of a type the Tower does not house; Florins by the height of the floor."""

    __slots__ = ("kind", "seat")

    seat: Seat
    kind: int

    def ask(self, state: Inferno) -> Seats:
        return BIT[self.seat] if self.kind != SETTLED and room(state, self.seat) else 0

    def options(self, state: Inferno, seat: Seat) -> list[Choice]:
        if self.kind != UNCHOSEN:
            return members_of(FLOOR, room(state, seat))
        choices = members_of(GUEST, invitable(state, seat))
        choices.append(SKIP)
        return choices

    def answer(self, state: Inferno, seat: Seat, choice: Choice) -> None:
        if choice == SKIP:
            self.kind = SETTLED
        elif self.kind == UNCHOSEN:
            self.kind = choice - GUEST
        else:
            floor = choice - FLOOR
            take_guest(state, seat, self.kind, floor)
            state.florins[seat] += floor
            state.tell(HOSTED, (seat, self.kind, floor, floor))
            self.kind = SETTLED

    def copy(self) -> Hosting:
        return host(self.seat, self.kind)


def host(seat: Seat, kind: int = UNCHOSEN) -> Hosting:
    frame = Hosting()
    frame.seat = seat
    frame.kind = kind
    return frame


def invitable(state: Inferno, seat: Seat) -> int:
    kinds = 0
    for kind in range(KINDS):
        if state.palace[kind]:
            kinds |= BIT[kind]
    return kinds & ~guests(state, seat)


def take_guest(state: Inferno, seat: Seat, kind: int, floor: int) -> None:
    state.palace[kind] -= 1
    put_item(state, seat, GUEST_ITEM + kind, floor)
