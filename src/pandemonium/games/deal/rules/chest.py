"""Phase 3, the chests of others (DWD-1.7.3 to DWD-1.7.5): each sees two in turn, and takes or leaves them."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.state import Choice, Frame, Seat
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.ask import Ask, put_to_all
from pandemonium.games.deal.rules.choice import ACCEPT, LEAVE
from pandemonium.games.deal.rules.fields import CONTENT, JESTERS, NO_PRICE, REJECTED, SOULS, UNTAKEN
from pandemonium.games.deal.rules.figures import COIN, SEATS, STOCKS
from pandemonium.games.deal.rules.offer import take_out
from pandemonium.games.deal.rules.roles import seat_of
from pandemonium.games.deal.rules.routing import MARKS
from pandemonium.games.deal.rules.state import Deal


class Chest(Ask):
    """Take all for exactly the price, or leave it as it is; nobody haggles. Coins that are short are raised beside."""

    __slots__ = ()

    def question(self, state: Deal) -> int:
        return questions.FIRST_CHEST if state.distribution == 1 else questions.SECOND_CHEST

    def options(self, state: Deal, seat: Seat) -> list[Choice]:
        owner = chest_before(state, seat, state.distribution)
        return [*ways_to_pay(state, seat, owner), LEAVE] if is_open(state, owner) else [LEAVE]

    def answer(self, state: Deal, seat: Seat, choice: Choice) -> None:
        self.closed = True
        if choice != LEAVE:
            state.kingdoms[seat].reply = choice - ACCEPT
        if state.events is not None:
            remind_of_reply(state, seat)

    def copy(self) -> Chest:
        return looking(self.seat, self.closed)


def looking(seat: Seat, closed: bool = False) -> Chest:
    frame = Chest()
    frame.seat = seat
    frame.closed = closed
    return frame


def chest_before(state: Deal, seat: Seat, distribution: i64) -> Seat:
    """Whose chest this seat gets in the first or second distribution of the round; it never learns whose it is."""
    route = state.rules.schedules[state.schedule]
    first = ((state.round - 1) * 2 + distribution - 1) * MARKS
    mark, own = 0, state.mark[seat]
    while route[first + mark] != own:
        mark += 1
    return seat_of(state, mark)


def is_open(state: Deal, owner: Seat) -> bool:
    """Whether there is an offer in this chest that nobody has taken; without content there is none (DWD-R3)."""
    kingdom = state.kingdoms[owner]
    return kingdom.price != NO_PRICE and kingdom.taken == UNTAKEN


def ways_to_pay(state: Deal, seat: Seat, owner: Seat) -> list[Choice]:
    """By marked pieces; coins found in the chest help to pay its price, goods do not (DWD-R4, DWD-R48)."""
    price = state.kingdoms[owner].price
    if price < SOULS:
        coins = state.stock[seat * STOCKS + COIN] + state.offer[owner * CONTENT + COIN]
        return [ACCEPT] if coins >= price else []
    pieces = price - SOULS
    kingdom = state.kingdoms[seat]
    least = max(0, pieces - kingdom.clean)
    return [ACCEPT + marked for marked in range(least, min(pieces, kingdom.marked) + 1)]


def put_first_chest(state: Deal) -> None:
    distribute(state, 1)


def put_second_chest(state: Deal) -> None:
    distribute(state, 2)


def distribute(state: Deal, distribution: i64) -> None:
    """Every chest to its next receiver, the empty ones too, and all are asked (DWD-1.7.13)."""
    if distribution == 1:
        for seat in range(SEATS):
            state.close_row(seat)  # the own offer was closed
    state.distribution = distribution
    forget_replies(state)
    if state.events is not None:
        for seat in range(SEATS):
            show(state, seat)
    parts: list[list[Frame[Deal]]] = [[looking(seat)] for seat in range(SEATS)]
    put_to_all(state, parts)


def forget_replies(state: Deal) -> None:
    for kingdom in state.kingdoms:
        kingdom.reply = REJECTED


def show(state: Deal, seat: Seat) -> None:
    """Mark, content and price; of a taken chest the payment instead of the content, unmarked sides up (DWD-4.4.3)."""
    owner = chest_before(state, seat, state.distribution)
    kingdom, mark, at = state.kingdoms[owner], state.mark[owner], owner * CONTENT
    price, pieces = kingdom.price, max(0, kingdom.price - SOULS)
    if kingdom.taken != UNTAKEN:
        state.whisper(1 << seat, event.CHEST_TAKEN, (seat, mark, price, pieces))
    elif price != NO_PRICE:
        state.whisper(1 << seat, event.CHEST_OPEN, (seat, mark, price, *state.offer[at : at + JESTERS]))
    elif state.offer[at + JESTERS]:
        state.whisper(1 << seat, event.CHEST_JESTERS, (seat, mark))
    else:
        state.whisper(1 << seat, event.CHEST_EMPTY, (seat, mark))


def remind_of_reply(state: Deal, seat: Seat) -> None:
    owner = chest_before(state, seat, state.distribution)
    mark, price, marked = state.mark[owner], state.kingdoms[owner].price, state.kingdoms[seat].reply
    if marked != REJECTED:
        clean = max(0, price - SOULS - marked)
        state.remind(seat, event.CHEST_BOUGHT, (seat, mark, price, clean, marked))
    elif is_open(state, owner):
        state.remind(seat, event.CHEST_LEFT, (seat, mark))


def settle_chests(state: Deal) -> None:
    """When all have answered: content out and price in, in one movement (DWD-6.1.11)."""
    for seat in range(SEATS):
        if state.kingdoms[seat].reply != REJECTED:
            buy_chest(state, seat, chest_before(state, seat, state.distribution))
        state.close_row(seat)
    forget_replies(state)


def buy_chest(state: Deal, seat: Seat, owner: Seat) -> None:
    buyer, seller = state.kingdoms[seat], state.kingdoms[owner]
    price, marked = seller.price, buyer.reply
    seller.taken = state.distribution
    take_out(state, owner, seat)
    if price < SOULS:
        state.stock[seat * STOCKS + COIN] -= price
        return
    clean = price - SOULS - marked
    buyer.clean -= clean
    buyer.marked -= marked
    seller.paid_clean = clean
    seller.paid_marked = marked
