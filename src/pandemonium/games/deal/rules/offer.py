"""Phase 3, the offers (DWD-1.7.1, DWD-1.7.2, DWD-1.7.6): what each puts into the own chest, and what comes back."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.row import Row, row
from pandemonium.engine.state import Choice, Frame, Seat
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.ask import Ask, put_to_all
from pandemonium.games.deal.rules.choice import CLOSE_AT, CLOSE_EMPTY, CLOSE_JESTERS, PUT, PUT_INDULGENCE
from pandemonium.games.deal.rules.fields import (
    CONTENT,
    INDULGENCES,
    JESTERS,
    NO_PRICE,
    PAID_CLEAN,
    PAID_MARKED,
    PRICE,
    RECORD,
    REJECTED,
    SOULS,
    TAKEN,
    UNTAKEN,
)
from pandemonium.games.deal.rules.figures import COIN, SEATS, STOCKS
from pandemonium.games.deal.rules.roles import LOWEST_PRICE, prices
from pandemonium.games.deal.rules.routing import MARKS
from pandemonium.games.deal.rules.state import Deal

PIECE: Final = CLOSE_AT + 6
"""The choice that asks for one piece of soul, after those of 2 to 7 coins."""


class Offer(Ask):
    """Tokens go in one by one and are out of reach from then on; a chest with something in it is closed at a price."""

    __slots__ = ()

    def question(self, state: Deal) -> int:
        return questions.OFFER

    def untouched(self, state: Deal) -> bool:
        return holds_nothing(state, self.seat)

    def requests(self, state: Deal) -> bool:
        return True

    def options(self, state: Deal, seat: Seat) -> list[Choice]:
        at = seat * STOCKS
        found = [PUT + stock for stock in range(STOCKS) if state.stock[at + stock]]
        if state.indulgences_offered and state.kingdoms[seat].indulgences:
            found.append(PUT_INDULGENCE)
        if not holds_nothing(state, seat):
            found += CLOSINGS[state.mark[seat] * 2 + (1 if state.first_game else 0)]
            return found
        found.append(CLOSE_EMPTY)
        if state.jesters:
            found.append(CLOSE_JESTERS)
        return found

    def answer(self, state: Deal, seat: Seat, choice: Choice) -> None:
        if choice <= PUT_INDULGENCE:
            put_in(state, seat, choice - PUT)
            return
        self.closed = True
        if choice >= CLOSE_AT:
            state.kingdoms[seat].price = price_of(choice)
        elif choice == CLOSE_JESTERS:
            state.offer[seat * CONTENT + JESTERS] = 1
        if state.events is not None:
            remind_of_offer(state, seat)

    def copy(self) -> Offer:
        return offering(self.seat, self.closed)


def offering(seat: Seat, closed: bool = False) -> Offer:
    frame = Offer()
    frame.seat = seat
    frame.closed = closed
    return frame


def put_offer(state: Deal) -> None:
    parts: list[list[Frame[Deal]]] = [[offering(seat)] for seat in range(SEATS)]
    put_to_all(state, parts)


def closing_at(price: i64) -> Choice:
    """2 to 7 coins, or pieces of soul."""
    return PIECE + price - SOULS - 1 if price > SOULS else CLOSE_AT + price - LOWEST_PRICE


def price_of(choice: Choice) -> i64:
    return SOULS + 1 + choice - PIECE if choice >= PIECE else LOWEST_PRICE + choice - CLOSE_AT


CLOSINGS: Final[list[list[Choice]]] = [
    [closing_at(price) for price in prices(mark, first_game)] for mark in range(MARKS) for first_game in (False, True)
]
"""mark * 2 + whether it is a first game: a chest closed at each price. They are listed at every token put in."""


def holds_nothing(state: Deal, owner: Seat) -> bool:
    """Whether there is nothing in this chest that anybody could want."""
    at = owner * CONTENT
    return all(not state.offer[thing] for thing in range(at, at + JESTERS))


def put_in(state: Deal, seat: Seat, thing: i64) -> None:
    """One token: a stock, or where the table allows it an indulgence (DWD-1.16.2)."""
    state.offer[seat * CONTENT + thing] += 1
    if thing == INDULGENCES:
        state.kingdoms[seat].indulgences -= 1
    else:
        state.stock[seat * STOCKS + thing] -= 1


def take_out(state: Deal, owner: Seat, seat: Seat) -> None:
    """The whole content of a chest, to its buyer or back to its owner; what was in it is kept as a record."""
    at, to = owner * CONTENT, seat * STOCKS
    for stock in range(STOCKS):
        state.stock[to + stock] = state.stock[to + stock] + state.offer[at + stock]
    state.kingdoms[seat].indulgences += state.offer[at + INDULGENCES]


def remind_of_offer(state: Deal, seat: Seat) -> None:
    at = seat * CONTENT
    kingdom = state.kingdoms[seat]
    if kingdom.price != NO_PRICE:
        state.remind(seat, event.CLOSED, (seat, kingdom.price, *state.offer[at : at + JESTERS]))
    elif state.offer[at + JESTERS]:
        state.remind(seat, event.CLOSED_JESTERS, (seat,))
    else:
        state.remind(seat, event.CLOSED_EMPTY, (seat,))


def return_chests(state: Deal) -> None:
    """Each owner finds the price or the unsold offer, and does not learn who bought or when (DWD-1.7.6)."""
    for owner in range(SEATS):
        give_back(state, owner)
    for owner in range(SEATS):
        keep_record(state, state.traded + 1, owner, record(state, owner))
        state.close_row(owner)
    state.traded += 1
    state.offer = row(SEATS * CONTENT)
    for kingdom in state.kingdoms:
        kingdom.price, kingdom.taken = NO_PRICE, UNTAKEN
        kingdom.paid_clean = kingdom.paid_marked = 0
        kingdom.reply, kingdom.requests = REJECTED, 0
    state.distribution = 0


def give_back(state: Deal, owner: Seat) -> None:
    kingdom = state.kingdoms[owner]
    price = kingdom.price
    if kingdom.taken == UNTAKEN:
        take_out(state, owner, owner)
        if price != NO_PRICE and state.events is not None:
            at = owner * CONTENT
            state.whisper(1 << owner, event.CAME_BACK, (owner, *state.offer[at : at + JESTERS]))
        return
    clean, marked = kingdom.paid_clean, kingdom.paid_marked
    kingdom.clean += clean
    kingdom.marked += marked
    if price < SOULS:
        state.stock[owner * STOCKS + COIN] += price
    if state.events is not None:
        state.whisper(1 << owner, event.CAME_BACK_SOLD, (owner, price, clean, marked))


def record_of(state: Deal, round: i64, owner: Seat) -> Row:
    """The chest of a round that is over, or of this one as it stands now."""
    if round > state.traded:
        return record(state, owner)
    at = place_of_record(round, owner)
    return state.deals[at : at + RECORD]


def place_of_record(round: i64, owner: Seat) -> i64:
    """Where it begins among those of the rounds that are over."""
    return ((round - 1) * SEATS + owner) * RECORD


def record(state: Deal, owner: Seat) -> Row:
    """What is kept of a deal: content, price, who took it, clean and marked pieces paid."""
    made, at, kingdom = row(RECORD), owner * CONTENT, state.kingdoms[owner]
    for thing in range(i64(CONTENT)):
        made[thing] = state.offer[at + thing]
    made[PRICE] = kingdom.price
    made[TAKEN] = kingdom.taken
    made[PAID_CLEAN] = kingdom.paid_clean
    made[PAID_MARKED] = kingdom.paid_marked
    return made


def keep_record(state: Deal, round: i64, owner: Seat, made: Row) -> None:
    at = place_of_record(round, owner)
    for place in range(i64(RECORD)):
        state.deals[at + place] = made[place]
