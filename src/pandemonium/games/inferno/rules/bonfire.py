"""INF-BONFIRE: change Florins; a cube or a passage; a Guardian or the Styx. Each part may be left out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.bits import members
from pandemonium.engine.state import Choice, Seat
from pandemonium.games.inferno.rules import question as questions
from pandemonium.games.inferno.rules.choice import GATE, GUARDIAN, SKIP, STYX
from pandemonium.games.inferno.rules.discs import free_gates, place_disc
from pandemonium.games.inferno.rules.guardian import guardians, play_guardian
from pandemonium.games.inferno.rules.money import can_pay, exchange, pay
from pandemonium.games.inferno.rules.once import Once
from pandemonium.games.inferno.rules.phlegethon import raisable, shift
from pandemonium.games.inferno.rules.state import Inferno
from pandemonium.games.inferno.rules.styx import sink, sinkings

FLORINS: Final = 3
GUARDIAN_PRICE: Final = 1
STYX_PRICE: Final = 2


def light_bonfire(state: Inferno, seat: Seat) -> None:
    """The parts in printed order: the last pushed is asked first (INF-R10)."""
    state.push(invocation(seat))
    state.push(offering(seat))
    state.push(exchange(seat, FLORINS))


class Offering(Once):
    """A Phlegethon cube to the right, or an own disc on a gate."""

    __slots__ = ()

    def question(self, state: Inferno) -> int:
        return questions.OFFERING

    def options(self, state: Inferno, seat: Seat) -> list[Choice]:
        choices = raisable(state)
        choices.extend(members(free_gates(state, seat), GATE))
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


class Invocation(Once):
    """Pay to play a Guardian, or to sink Souls in the Styx."""

    __slots__ = ()

    def question(self, state: Inferno) -> int:
        return questions.INVOCATION

    def options(self, state: Inferno, seat: Seat) -> list[Choice]:
        choices: list[Choice] = []
        if can_pay(state, seat, GUARDIAN_PRICE):
            choices.extend(guardians(state))
        if can_pay(state, seat, STYX_PRICE):
            choices.extend(sinkings(state))
        choices.append(SKIP)
        return choices

    def price(self, state: Inferno, choice: Choice) -> i64:
        if choice == SKIP:
            return 0
        return STYX_PRICE if choice >= STYX else GUARDIAN_PRICE

    def answer(self, state: Inferno, seat: Seat, choice: Choice) -> None:
        self.open = False
        if choice == SKIP:
            return
        pay(state, seat, self.price(state, choice))
        if choice >= STYX:
            sink(state, seat, choice)
        else:
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
