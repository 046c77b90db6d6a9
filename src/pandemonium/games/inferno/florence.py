"""The Florence phase (INF-1.4.9): send a member of the family, or accuse; a council where neither can be done."""

from __future__ import annotations

from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.inferno.accusation import accuse, can_accuse
from pandemonium.games.inferno.choice import ACCUSE, SEND
from pandemonium.games.inferno.council import call_council
from pandemonium.games.inferno.event import BRIBED, SENT
from pandemonium.games.inferno.money import BRIBE, can_pay, pay
from pandemonium.games.inferno.place import act
from pandemonium.games.inferno.rules import BIT, FREE, LOCATIONS, MEMBERS, NOBLE
from pandemonium.games.inferno.state import Inferno


class Florence(Frame[Inferno]):
    """One choice names location and member; leaving the quarter costs the bribe by itself (INF-R49)."""

    __slots__ = ("open", "seat")

    seat: Seat
    open: bool

    def ask(self, state: Inferno) -> Seats:
        if not self.open:
            return 0
        if not can_act(state, self.seat):
            self.open = False
            call_council(state, self.seat)
            return 0
        return BIT[self.seat]

    def options(self, state: Inferno, seat: Seat) -> list[Choice]:
        return errands(state, seat) + accusations(state, seat)

    def answer(self, state: Inferno, seat: Seat, choice: Choice) -> None:
        self.open = False
        location = (choice - SEND) // MEMBERS % LOCATIONS
        kind = (choice - SEND) % MEMBERS
        if leaves_quarter(state, location):
            pay(state, seat, BRIBE)
            state.tell(BRIBED, (seat,))
        if choice >= ACCUSE:
            accuse(state, seat, location, kind)
        else:
            send(state, seat, location, kind)

    def copy(self) -> Florence:
        return florence(self.seat, self.open)


def florence(seat: Seat, open: bool = True) -> Florence:
    frame = Florence()
    frame.seat = seat
    frame.open = open
    return frame


def can_act(state: Inferno, seat: Seat) -> bool:
    return len(errands(state, seat)) > 0 or len(accusations(state, seat)) > 0


def leaves_quarter(state: Inferno, location: int) -> bool:
    return state.quarter_of[location] != state.quarter


def can_reach(state: Inferno, seat: Seat, location: int) -> bool:
    return not leaves_quarter(state, location) or can_pay(state, seat, BRIBE)


def errands(state: Inferno, seat: Seat) -> list[Choice]:
    """Members at home and the locations each may enter."""
    choices: list[Choice] = []
    for location in range(LOCATIONS):
        for kind in range(MEMBERS):
            if state.home[seat * MEMBERS + kind] and can_send(state, seat, location, kind):
                choices.append(SEND + location * MEMBERS + kind)
    return choices


def can_send(state: Inferno, seat: Seat, location: int, kind: int) -> bool:
    """A special location asks a Noble for a Florin (INF-1.5.2); alone, a location holds one member (INF-1.11.2)."""
    if state.florins[seat] < entry(state, location, kind):
        return False
    if state.solo >= 0 and members_at(state, seat, location):
        return False
    return can_reach(state, seat, location)


def entry(state: Inferno, location: int, kind: int) -> int:
    """Florins to enter."""
    return state.rules.entry_florins if location >= FREE and kind == NOBLE else 0


def members_at(state: Inferno, seat: Seat, location: int) -> int:
    first = (seat * LOCATIONS + location) * MEMBERS
    return state.city[first] + state.city[first + 1]


def accusations(state: Inferno, seat: Seat) -> list[Choice]:
    """Members at locations where they may accuse."""
    choices: list[Choice] = []
    for location in range(LOCATIONS):
        if not members_at(state, seat, location) or not can_accuse(state, seat, location):
            continue
        if can_reach(state, seat, location):
            for kind in range(MEMBERS):
                if state.city[(seat * LOCATIONS + location) * MEMBERS + kind]:
                    choices.append(ACCUSE + location * MEMBERS + kind)
    return choices


def send(state: Inferno, seat: Seat, location: int, kind: int) -> None:
    state.home[seat * MEMBERS + kind] -= 1
    state.city[(seat * LOCATIONS + location) * MEMBERS + kind] += 1
    florins = entry(state, location, kind)
    state.florins[seat] -= florins
    state.tell(SENT, (seat, kind, location, florins))
    act(state, seat, location, kind)
