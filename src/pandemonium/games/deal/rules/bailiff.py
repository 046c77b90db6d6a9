"""The bailiff (DWD-1.18.19, DWD-R24): an uncle's debt, and perhaps a guest, who is answered at once."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.bits import BIT
from pandemonium.engine.state import Choice, Seat
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.choice import BASILICA, INDULGENCE, SOUL, SUFFER, WALLS
from pandemonium.games.deal.rules.debt import grow
from pandemonium.games.deal.rules.facing import FIRST_GUEST
from pandemonium.games.deal.rules.figures import GUEST
from pandemonium.games.deal.rules.inquisitors import (
    can_pay_walls,
    has_free_answer,
    note_shown,
    pay_walls,
    pieces_left,
    tell_answer,
)
from pandemonium.games.deal.rules.punished import lose
from pandemonium.games.deal.rules.ritual import InquisitionAsk
from pandemonium.games.deal.rules.state import Deal


class LateGuest(InquisitionAsk):
    """A piece not shown yet, an indulgence, a card's own way not used yet, or the points; always asked (DWD-6.1.6)."""

    __slots__ = ("place",)

    place: i64

    def question(self, state: Deal) -> int:
        return questions.LATE_GUEST

    def options(self, state: Deal, seat: Seat) -> list[Choice]:
        found: list[Choice] = []
        if pieces_left(state, seat) > 0:
            found.append(SOUL)
        if state.kingdoms[seat].indulgences:
            found.append(INDULGENCE)
        if can_pay_walls(state, seat):
            found.append(WALLS)
        if has_free_answer(state, seat):
            found.append(BASILICA)
        found.append(SUFFER)
        return found

    def answer(self, state: Deal, seat: Seat, choice: Choice) -> None:
        self.closed = True
        state.seal()  # all see what it was
        place = self.place
        kingdom = state.kingdoms[seat]
        if choice == SOUL:
            kingdom.soul_for |= BIT[place]
            note_shown(state, seat, 1)
            tell_answer(state, event.ANSWERED_SOUL, seat, place)
        elif choice == INDULGENCE:
            kingdom.indulgence_for |= BIT[place]
            kingdom.indulgences -= 1
            tell_answer(state, event.ANSWERED_INDULGENCE, seat, place)
        elif choice == WALLS:
            kingdom.walls_for |= BIT[place]
            pay_walls(state, seat, place)
        elif choice == BASILICA:
            kingdom.free_for |= BIT[place]
            tell_answer(state, event.ANSWERED_FREE, seat, place)
        else:
            lose(state, seat, GUEST, state.rules.guest_points)

    def copy(self) -> LateGuest:
        return late_guest(self.seat, self.place, self.closed)


def late_guest(seat: Seat, place: i64, closed: bool = False) -> LateGuest:
    frame = LateGuest()
    frame.seat = seat
    frame.place = place
    frame.closed = closed
    return frame


def send_bailiff(state: Deal, seat: Seat) -> None:
    """The debt grows point by point as by interest; guests come after the last of them."""
    kingdom = state.kingdoms[seat]
    before = kingdom.guests
    if state.events is not None:
        state.tell(event.BAILIFF_CAME, (seat, state.rules.bailiff_debt))
    grow(state, seat, state.rules.bailiff_debt)
    for guest in range(before, kingdom.guests):
        state.push(late_guest(seat, FIRST_GUEST + guest))
