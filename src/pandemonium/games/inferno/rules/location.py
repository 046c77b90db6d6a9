"""What each location does for the member who arrives (INF-1.5): four of free access, four special."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pandemonium.engine.bits import COUNT
from pandemonium.engine.state import Choice, Seat
from pandemonium.games.inferno.rules import question as questions
from pandemonium.games.inferno.rules.bonfire import light_bonfire
from pandemonium.games.inferno.rules.choice import ACT, SKIP
from pandemonium.games.inferno.rules.courtyard import rearrange
from pandemonium.games.inferno.rules.event import ADOPTED, BANKED, BUILT, SWAPPED
from pandemonium.games.inferno.rules.figures import (
    BANK,
    BANQUET,
    BONFIRE,
    COURTYARD,
    FLOORS,
    HAYSTACK,
    LOCATIONS,
    MEMBERS,
    NOBLE,
    STALLS,
    URCHIN,
    WALL,
)
from pandemonium.games.inferno.rules.host import host, steal
from pandemonium.games.inferno.rules.once import Once
from pandemonium.games.inferno.rules.siege import join_siege
from pandemonium.games.inferno.rules.state import Inferno
from pandemonium.games.inferno.rules.tower import guests, homecoming

BANK_FLORINS: Final = 2
COURTYARD_MEMBERS: Final = 2


def act(state: Inferno, seat: Seat, location: i64, kind: i64) -> None:
    if location in (HAYSTACK, BANQUET, BANK):
        act_there(state, seat, location, kind)
    elif location == COURTYARD:
        state.push(rearrange(seat))
        state.push(homecoming(seat, COURTYARD_MEMBERS))
    elif location == BONFIRE:
        light_bonfire(state, seat)
    elif location == WALL:
        join_siege(state, seat)
    elif location == STALLS:
        state.push(steal(seat))
    else:
        state.push(host(seat))


def act_there(state: Inferno, seat: Seat, location: i64, kind: i64) -> None:
    """HAYSTACK, BANQUET and BANK ask for nothing but whether one wishes it, where they do anything at all."""
    if location == HAYSTACK and state.solo >= 0:
        swap(state, seat, kind)
    elif does_anything(state, seat, location):
        state.push(action(seat, location))


def does_anything(state: Inferno, seat: Seat, location: i64) -> bool:
    if location == HAYSTACK:
        return state.reserve[seat * MEMBERS + URCHIN] > 0
    return location == BANK or state.floors[seat] < FLOORS - 1


@mypyc_attr(free_list_len=1)
class Action(Once):
    """The action of a location may be left out (INF-1.5.1)."""

    __slots__ = ("location",)

    location: i64

    def question(self, state: Inferno) -> int:
        return questions.ACTION

    def options(self, state: Inferno, seat: Seat) -> list[Choice]:
        return [ACT, SKIP]

    def answer(self, state: Inferno, seat: Seat, choice: Choice) -> None:
        self.open = False
        if choice == SKIP:
            return
        if self.location == HAYSTACK:
            adopt(state, seat)
        elif self.location == BANQUET:
            build(state, seat)
        else:
            collect(state, seat)

    def copy(self) -> Action:
        return action(self.seat, self.location, self.open)


def action(seat: Seat, location: i64, open: bool = True) -> Action:
    frame = Action()
    frame.seat = seat
    frame.open = open
    frame.location = location
    return frame


def adopt(state: Inferno, seat: Seat) -> None:
    """INF-HAYSTACK: an Urchin joins the arriving member."""
    state.reserve[seat * MEMBERS + URCHIN] -= 1
    state.city[(seat * LOCATIONS + HAYSTACK) * MEMBERS + URCHIN] += 1
    state.tell(ADOPTED, (seat,))


def swap(state: Inferno, seat: Seat, kind: i64) -> None:
    """Alone, a Noble must be exchanged for an Urchin; an Urchin changes nothing (INF-R44)."""
    if kind == URCHIN or not state.reserve[seat * MEMBERS + URCHIN]:
        return
    place = (seat * LOCATIONS + HAYSTACK) * MEMBERS
    state.reserve[seat * MEMBERS + URCHIN] -= 1
    state.city[place + URCHIN] += 1
    state.city[place + NOBLE] -= 1
    state.reserve[seat * MEMBERS + NOBLE] += 1
    state.tell(SWAPPED, (seat,))


def build(state: Inferno, seat: Seat) -> None:
    """INF-BANQUET: the next floor of the Tower."""
    state.floors[seat] += 1
    state.tell(BUILT, (seat, state.floors[seat]))


def collect(state: Inferno, seat: Seat) -> None:
    florins = income(state, seat)
    state.florins[seat] += florins
    state.tell(BANKED, (seat, florins))


def income(state: Inferno, seat: Seat) -> i64:
    """INF-BANK: two Florins, and one for each Guest in the Tower."""
    return BANK_FLORINS + COUNT[guests(state, seat)]
