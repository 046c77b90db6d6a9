"""Phase 2, cards (DWD-1.6.1 to DWD-1.6.5): one building is kept, four are drawn, two of these go to the neighbour."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.state import Choice, Frame, Seat
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.ask import Ask, put_to_all
from pandemonium.games.deal.rules.choice import DONE, HAND_OVER, KEEP, PASS
from pandemonium.games.deal.rules.fields import NOTHING
from pandemonium.games.deal.rules.figures import PILE, SEATS
from pandemonium.games.deal.rules.state import Deal


class CardsAsk(Ask):
    """Questions of this phase: debts may be paid back and goods asked for beside them."""

    __slots__ = ()

    def repays(self, state: Deal) -> bool:
        return True

    def requests(self, state: Deal) -> bool:
        return True


class Keep(CardsAsk):
    """Exactly one hand building is kept (DWD-1.6.2)."""

    __slots__ = ("card",)

    card: i64

    def question(self, state: Deal) -> int:
        return questions.KEEP

    def untouched(self, state: Deal) -> bool:
        return self.card == NOTHING

    def options(self, state: Deal, seat: Seat) -> list[Choice]:
        return [KEEP + card for card in state.kingdoms[seat].hand] if self.card == NOTHING else [DONE]

    def answer(self, state: Deal, seat: Seat, choice: Choice) -> None:
        if choice != DONE:
            self.card = choice - KEEP
            return
        self.closed = True
        kingdom = state.kingdoms[seat]
        others = tuple([card for card in kingdom.hand if card != self.card])
        kingdom.hand = (self.card,)
        kingdom.discards = kingdom.discards + others
        if state.events is not None:
            state.remind(seat, event.KEPT, (seat, self.card))

    def copy(self) -> Keep:
        return keep(self.seat, self.card, self.closed)


def keep(seat: Seat, card: i64 = NOTHING, closed: bool = False) -> Keep:
    frame = Keep()
    frame.seat = seat
    frame.card = card
    frame.closed = closed
    return frame


def put_keep(state: Deal) -> None:
    parts: list[list[Frame[Deal]]] = [[keep(seat)] for seat in range(SEATS)]
    put_to_all(state, parts)


def draw_cards(state: Deal) -> None:
    """Four buildings and an event card for each seat, seat by seat (DWD-6.1.12); in round 1 one of each pile."""
    for seat in range(SEATS):
        if state.round == 1:
            cards = tuple([state.deck[pile * PILE + seat] for pile in range(PILE)])
        else:
            cards = tuple(state.deck[seat * PILE : (seat + 1) * PILE])
        occasion = state.event_deck[seat]
        state.drawn.append((*cards, occasion))
        kingdom = state.kingdoms[seat]
        kingdom.hand = kingdom.hand + cards
        kingdom.event_hand = (*kingdom.event_hand, occasion)
        state.whisper(1 << seat, event.DREW, (seat, *cards, occasion))
    del state.deck[: SEATS * PILE]
    del state.event_deck[:SEATS]


class Pass(CardsAsk):
    """Two of the four cards just drawn, one after the other, then hand over; an older card is never passed."""

    __slots__ = ("first", "second")

    first: i64
    second: i64

    def question(self, state: Deal) -> int:
        return questions.PASS

    def untouched(self, state: Deal) -> bool:
        return self.first == NOTHING

    def options(self, state: Deal, seat: Seat) -> list[Choice]:
        if self.second != NOTHING:
            return [HAND_OVER]
        drawn = state.drawn[(state.round - 1) * SEATS + seat]
        return [PASS + card for card in drawn[:PILE] if card != self.first]

    def answer(self, state: Deal, seat: Seat, choice: Choice) -> None:
        if choice == HAND_OVER:
            self.closed = True
            state.passed[(state.round - 1) * SEATS + seat] = (self.first, self.second)
        elif self.first == NOTHING:
            self.first = choice - PASS
        else:
            self.second = choice - PASS

    def copy(self) -> Pass:
        return passing(self.seat, self.first, self.second, self.closed)


def passing(seat: Seat, first: i64 = NOTHING, second: i64 = NOTHING, closed: bool = False) -> Pass:
    frame = Pass()
    frame.seat = seat
    frame.first = first
    frame.second = second
    frame.closed = closed
    return frame


def put_pass(state: Deal) -> None:
    parts: list[list[Frame[Deal]]] = [[passing(seat)] for seat in range(SEATS)]
    put_to_all(state, parts)


def neighbour(round: i64, seat: Seat) -> Seat:
    """To the left in even rounds, to the right in odd ones; left is the next number (DWD-R38)."""
    return (seat + 1) % SEATS if round % 2 == 0 else (seat - 1) % SEATS


def hand_over_cards(state: Deal) -> None:
    """All at the same time; each receiver sees his two."""
    first = (state.round - 1) * SEATS
    for seat in range(SEATS):
        cards = state.passed[first + seat]
        kingdom = state.kingdoms[seat]
        kingdom.hand = tuple([card for card in kingdom.hand if card not in cards])
    for seat in range(SEATS):
        cards = state.passed[first + seat]
        receiver = neighbour(state.round, seat)
        state.kingdoms[receiver].hand += cards
        state.whisper(1 << receiver, event.RECEIVED, (receiver, seat, *cards))


class Repay(CardsAsk):
    """The last chance to pay back before the deals (DWD-1.6.2); only who owes is asked, which all can see."""

    __slots__ = ()

    def question(self, state: Deal) -> int:
        return questions.REPAY

    def options(self, state: Deal, seat: Seat) -> list[Choice]:
        return [DONE]

    def answer(self, state: Deal, seat: Seat, choice: Choice) -> None:
        self.closed = True

    def copy(self) -> Repay:
        return repaying(self.seat, self.closed)


def repaying(seat: Seat, closed: bool = False) -> Repay:
    frame = Repay()
    frame.seat = seat
    frame.closed = closed
    return frame


def put_repay(state: Deal) -> None:
    if any(one.debt for one in state.kingdoms):
        parts: list[list[Frame[Deal]]] = [
            [repaying(seat)] if state.kingdoms[seat].debt else [] for seat in range(SEATS)
        ]
        put_to_all(state, parts)
