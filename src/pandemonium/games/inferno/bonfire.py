"""INF-BONFIRE: change Florins; a cube or a passage; a Guardian or the Styx. Each part may be left out."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.inferno.choice import GATE, GUARDIAN, SKIP, STYX, members_of
from pandemonium.games.inferno.discs import free_gates, place_disc
from pandemonium.games.inferno.guardian import guardians, play_guardian
from pandemonium.games.inferno.money import can_pay, exchange, pay
from pandemonium.games.inferno.phlegethon import raisable, shift
from pandemonium.games.inferno.rules import BIT
from pandemonium.games.inferno.state import Inferno
from pandemonium.games.inferno.styx import sink, sinkings

FLORINS: Final = 3
GUARDIAN_PRICE: Final = 1
STYX_PRICE: Final = 2


def light_bonfire(state: Inferno, seat: Seat) -> None:
    """The parts in printed order: the last pushed is asked first (INF-R10)."""
    state.push(invocation(seat))
    state.push(offering(seat))
    state.push(exchange(seat, FLORINS))


class Offering(Frame[Inferno]):
    """A Phlegethon cube to the right, or an own disc on a gate."""

    __slots__ = ("open", "seat")

    seat: Seat
    open: bool

    def ask(self, state: Inferno) -> Seats:
        return BIT[self.seat] if self.open else 0

    def options(self, state: Inferno, seat: Seat) -> list[Choice]:
        choices = raisable(state)
        choices.extend(members_of(GATE, free_gates(state, seat)))
        choices.append(SKIP)
        return choices

    def answer(self, state: Inferno, seat: Seat, choice: Choice) -> None:
        self.open = False
        if choice == SKIP:
            return
        if choice >= GATE:
            place_disc(state, seat, choice - GATE)
        else:
            shift(state, seat, choice)

    def copy(self) -> Offering:
        return offering(self.seat, self.open)


def offering(seat: Seat, open: bool = True) -> Offering:
    frame = Offering()
    frame.seat = seat
    frame.open = open
    return frame


class Invocation(Frame[Inferno]):
    """Pay to play a Guardian, or to sink Souls in the Styx."""

    __slots__ = ("open", "seat")

    seat: Seat
    open: bool

    def ask(self, state: Inferno) -> Seats:
        return BIT[self.seat] if self.open else 0

    def options(self, state: Inferno, seat: Seat) -> list[Choice]:
        choices: list[Choice] = []
        if can_pay(state, seat, GUARDIAN_PRICE):
            choices.extend(guardians(state))
        if can_pay(state, seat, STYX_PRICE):
            choices.extend(sinkings(state))
        choices.append(SKIP)
        return choices

    def answer(self, state: Inferno, seat: Seat, choice: Choice) -> None:
        self.open = False
        if choice == SKIP:
            return
        if choice >= STYX:
            pay(state, seat, STYX_PRICE)
            sink(state, seat, choice)
        else:
            pay(state, seat, GUARDIAN_PRICE)
            frame = play_guardian(seat)
            frame.choose(state, seat, choice - GUARDIAN)
            state.push(frame)

    def copy(self) -> Invocation:
        return invocation(self.seat, self.open)


def invocation(seat: Seat, open: bool = True) -> Invocation:
    frame = Invocation()
    frame.seat = seat
    frame.open = open
    return frame
