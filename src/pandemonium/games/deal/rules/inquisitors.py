"""The inquisitors come (DWD-1.14.15 to DWD-1.14.18): each decides in secret who is shown a piece, who an indulgence."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.bits import BIT, count, members
from pandemonium.engine.state import Choice, Frame, Seat
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.ask import put_to_all
from pandemonium.games.deal.rules.choice import BASILICA_FOR, DONE, INDULGENCE_FOR, PLACES, SOUL_FOR, WALLS_FOR
from pandemonium.games.deal.rules.facing import FIRST_GUEST, answered, faced, inquisitor_at
from pandemonium.games.deal.rules.figures import COIN, FUNDAMENTALIST, ROUNDS, SEATS, STOCKS, YELLOWS
from pandemonium.games.deal.rules.ritual import InquisitionAsk
from pandemonium.games.deal.rules.state import Deal


class Inquisitors(InquisitionAsk):
    """One thing for one inquisitor; also who faces nobody, or has nothing to show, is asked."""

    __slots__ = ()

    def question(self, state: Deal) -> int:
        return questions.INQUISITORS

    def untouched(self, state: Deal) -> bool:
        return not answered(state, self.seat)

    def options(self, state: Deal, seat: Seat) -> list[Choice]:
        places = open_places(state, seat)
        found: list[Choice] = []
        kingdom = state.kingdoms[seat]
        if places:
            if pieces_left(state, seat) > 0:
                found += [SOUL_FOR + place for place in places]
            if kingdom.indulgences > count(kingdom.indulgence_for):
                found += [INDULGENCE_FOR + place for place in places]
            if can_pay_walls(state, seat):
                found += [WALLS_FOR + place for place in places]
            if has_free_answer(state, seat):
                found += [BASILICA_FOR + place for place in places]
        found.append(DONE)
        return found

    def answer(self, state: Deal, seat: Seat, choice: Choice) -> None:
        kingdom = state.kingdoms[seat]
        if choice == DONE:
            self.closed = True
        elif choice < SOUL_FOR + PLACES:
            kingdom.soul_for |= BIT[place_of(state, seat, choice - SOUL_FOR)]
        elif choice < INDULGENCE_FOR + PLACES:
            kingdom.indulgence_for |= BIT[place_of(state, seat, choice - INDULGENCE_FOR)]
        elif choice < WALLS_FOR + PLACES:
            kingdom.walls_for |= BIT[place_of(state, seat, choice - WALLS_FOR)]
        else:
            kingdom.free_for |= BIT[place_of(state, seat, choice - BASILICA_FOR)]

    def copy(self) -> Inquisitors:
        return inquisitors(self.seat, self.closed)


def inquisitors(seat: Seat, closed: bool = False) -> Inquisitors:
    frame = Inquisitors()
    frame.seat = seat
    frame.closed = closed
    return frame


def put_inquisitors(state: Deal) -> None:
    parts: list[list[Frame[Deal]]] = [[inquisitors(seat)] for seat in range(SEATS)]
    put_to_all(state, parts)


def open_places(state: Deal, seat: Seat) -> list[int]:
    """Whom this seat has not answered yet, guests as one: they are all alike."""
    left = faced(state, seat) & ~answered(state, seat)
    guests = left >> FIRST_GUEST
    return members(left & (BIT[FIRST_GUEST] - 1) | (BIT[FIRST_GUEST] if guests else 0))


def place_of(state: Deal, seat: Seat, named: i64) -> i64:
    """The place that a choice names: of the guests the first who has no answer."""
    place = named
    while place >= FIRST_GUEST and answered(state, seat) & BIT[place]:
        place += 1
    return place


def pieces_left(state: Deal, seat: Seat) -> i64:
    """Pieces that have not been shown in this phase."""
    kingdom = state.kingdoms[seat]
    return kingdom.clean + kingdom.marked - count(kingdom.soul_for)


def walls_price(state: Deal, seat: Seat) -> i64:
    """What the City Walls take for one inquisitor; 0 for a seat without them."""
    for card in state.kingdoms[seat].built:
        if state.rules.buildings[card].walls:
            return state.rules.buildings[card].walls
    return 0


def can_pay_walls(state: Deal, seat: Seat) -> bool:
    """Once in each inquisition, with coins that are held."""
    price = walls_price(state, seat)
    return price > 0 and not state.kingdoms[seat].walls_for and state.stock[seat * STOCKS + COIN] >= price


def has_free_answer(state: Deal, seat: Seat) -> bool:
    """The Basilica, once in each inquisition."""
    buildings = state.rules.buildings
    kingdom = state.kingdoms[seat]
    return not kingdom.free_for and any(buildings[card].free_answer for card in kingdom.built)


def show_answers(state: Deal) -> None:
    """All show at the same time (DWD-R45): pieces are kept, indulgences returned, coins paid."""
    for seat in range(SEATS):
        kingdom = state.kingdoms[seat]
        pieces = count(kingdom.soul_for)
        if pieces:
            note_shown(state, seat, pieces)
        for place in members(kingdom.soul_for):
            tell_answer(state, event.ANSWERED_SOUL, seat, place)
        for place in members(kingdom.indulgence_for):
            kingdom.indulgences -= 1
            tell_answer(state, event.ANSWERED_INDULGENCE, seat, place)
        for place in members(kingdom.walls_for):
            pay_walls(state, seat, place)
        for place in members(kingdom.free_for):
            tell_answer(state, event.ANSWERED_FREE, seat, place)


def note_shown(state: Deal, seat: Seat, pieces: i64) -> None:
    """How many pieces a seat has shown in each inquisition: so many it had."""
    state.pieces_shown[seat * 2 + (1 if state.round == ROUNDS else 0)] += pieces
    if state.events is not None:
        state.tell(event.SHOWED, (seat, pieces))


def pay_walls(state: Deal, seat: Seat, place: i64) -> None:
    price = walls_price(state, seat)
    state.change(seat, COIN, -price)
    if state.events is not None:
        state.tell(event.ANSWERED_WALLS, (seat, inquisitor_at(state, place), price))


def tell_answer(state: Deal, kind: i64, seat: Seat, place: i64) -> None:
    if state.events is not None:
        state.tell(kind, (seat, inquisitor_at(state, place)))


def after_inquisition(state: Deal) -> None:
    """After round 3 the guests leave, satisfied or not, and B and C are turned up unless they were bribed away."""
    if state.round == ROUNDS:
        return
    if any(one.guests for one in state.kingdoms) and state.events is not None:
        state.tell(event.GUESTS_LEFT, ())
    for kingdom in state.kingdoms:
        kingdom.guests = 0
        kingdom.soul_for = kingdom.indulgence_for = kingdom.walls_for = kingdom.free_for = 0
    if state.events is not None:
        for yellow in range(max(state.sent, FUNDAMENTALIST), YELLOWS):
            state.tell(event.FACE_UP, (yellow,))
