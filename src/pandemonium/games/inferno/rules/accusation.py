"""Accusing a sinner (INF-1.6): the accuser to the Tower, the rest home, the Soul to the Graveyard, track, Dante."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pandemonium.engine.bits import BIT, members
from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.inferno.rules import question as questions
from pandemonium.games.inferno.rules.bonus import take_bonus
from pandemonium.games.inferno.rules.choice import FLOOR
from pandemonium.games.inferno.rules.dante import move_dante
from pandemonium.games.inferno.rules.event import ACCUSED, ALL_HOME, PUT
from pandemonium.games.inferno.rules.figures import FIRST_TRACK, FREE, LOCATIONS, MEMBERS
from pandemonium.games.inferno.rules.graveyard import bury
from pandemonium.games.inferno.rules.state import GUEST_ITEM, MEMBER_ITEM, Inferno
from pandemonium.games.inferno.rules.tower import find_item, put_item, room
from pandemonium.games.inferno.rules.tracks import advance

HIDING: Final = 0
REWARDED: Final = 1
ENDED: Final = 2


@mypyc_attr(free_list_len=1)
class Accusation(Frame[Inferno]):
    """First the floor for the accuser; Dante moves when the bonus is done with."""

    __slots__ = ("kind", "location", "seat", "step")

    seat: Seat
    location: i64
    kind: i64
    step: i64

    def ask(self, state: Inferno) -> Seats:
        if self.step == HIDING:
            return BIT[self.seat]
        if self.step == REWARDED:
            self.step = ENDED
            move_dante(state, self.seat)
        return 0

    def question(self, state: Inferno) -> int:
        return questions.ACCUSER_FLOOR

    def options(self, state: Inferno, seat: Seat) -> list[Choice]:
        return members(floors_for(state, seat, self.location), FLOOR)

    def answer(self, state: Inferno, seat: Seat, choice: Choice) -> None:
        self.step = REWARDED
        hide(state, seat, self.location, self.kind, choice - FLOOR)
        come_home(state, seat)
        bury(state, self.location + FIRST_TRACK)
        advance(state, seat, self.location)
        take_bonus(state, seat, state.bonus[self.location])

    def copy(self) -> Accusation:
        return accusation(self.seat, self.location, self.kind, self.step)


def accusation(seat: Seat, location: i64, kind: i64, step: i64) -> Accusation:
    frame = Accusation()
    frame.seat = seat
    frame.location = location
    frame.kind = kind
    frame.step = step
    return frame


def accuse(state: Inferno, seat: Seat, location: i64, kind: i64) -> None:
    if state.events is not None:
        state.tell(ACCUSED, (seat, kind, location, location + FIRST_TRACK))
    state.push(accusation(seat, location, kind, HIDING))


def can_accuse(state: Inferno, seat: Seat, location: i64) -> bool:
    return floors_for(state, seat, location) != 0


def floors_for(state: Inferno, seat: Seat, location: i64) -> i64:
    """Any floor with room; for a special location only the floor of its Guest (INF-1.6.1)."""
    if location < FREE:
        return room(state, seat)
    space = find_item(state, seat, GUEST_ITEM + location - FREE)
    if space < 0:
        return 0
    return room(state, seat) & BIT[state.rules.floor_of[space]]


def hide(state: Inferno, seat: Seat, location: i64, kind: i64, floor: i64) -> None:
    state.city[(seat * LOCATIONS + location) * MEMBERS + kind] -= 1
    put_item(state, seat, MEMBER_ITEM + kind, floor)
    if state.events is not None:
        state.tell(PUT, (seat, MEMBER_ITEM + kind, floor))


def come_home(state: Inferno, seat: Seat) -> None:
    """All other members in Florence go home."""
    first = seat * LOCATIONS * MEMBERS
    members = 0
    for place in range(LOCATIONS * MEMBERS):
        count = state.city[first + place]
        if count:
            state.city[first + place] = 0
            state.home[seat * MEMBERS + place % MEMBERS] += count
            members += count
    if members and state.events is not None:
        state.tell(ALL_HOME, (seat, members))
