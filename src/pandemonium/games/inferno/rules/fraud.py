"""Fraud cards (INF-1.3.8 to INF-1.3.11): play one from the hand, the market or unseen; its left half at once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.bits import BIT, members
from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.inferno.rules import question as questions
from pandemonium.games.inferno.rules.choice import (
    BUY,
    BUY_BLIND,
    DRAW,
    DRAW_BLIND,
    FIRST_BENEFIT,
    PLAY,
    SECOND_BENEFIT,
    SKIP,
)
from pandemonium.games.inferno.rules.event import (
    FRAUD_BLIND,
    FRAUD_BOUGHT,
    FRAUD_DRAWN,
    FRAUD_IDLE,
    FRAUD_PLAYED,
    FRAUD_SEEN,
    FRAUD_TAKEN,
    MARKET_FILLED,
)
from pandemonium.games.inferno.rules.figures import FRAUDS, MARKET
from pandemonium.games.inferno.rules.instant import has_instant, take_instant
from pandemonium.games.inferno.rules.money import can_pay, pay
from pandemonium.games.inferno.rules.state import Inferno
from pandemonium.games.inferno.rules.tower import owns_barrel
from pandemonium.games.inferno.rules.tracks import advance

NO_CARD: Final = -1
FROM_ELSEWHERE: Final = 1
"""Drachmas for a card that is not from the hand."""

CHOOSING_CARD: Final = 0
BENEFIT: Final = 1
DRAWING: Final = 2
DONE_WITH_CARD: Final = 3


class Fraud(Frame[Inferno]):
    """The card is chosen, gives its benefit, and one from the hand is replaced."""

    __slots__ = ("card", "fee", "from_hand", "seat", "step")

    seat: Seat
    fee: i64  # Drachmas of the action itself
    step: i64
    card: i64
    from_hand: bool

    def ask(self, state: Inferno) -> Seats:
        if self.step == DRAWING and not state.market and not state.deck:
            return 0
        if self.step != DONE_WITH_CARD:
            return BIT[self.seat]
        return 0

    def question(self, state: Inferno) -> int:
        if self.step == CHOOSING_CARD:
            return questions.CARD
        return questions.BENEFIT if self.step == BENEFIT else questions.DRAW

    def options(self, state: Inferno, seat: Seat) -> list[Choice]:
        if self.step == CHOOSING_CARD:
            choices = cards_to_play(state, seat, self.fee)
            choices.append(SKIP)
            return choices
        if self.step == BENEFIT:
            if has_instant(state, seat, state.rules.fraud_instant[self.card]):
                return [FIRST_BENEFIT, SECOND_BENEFIT, SKIP]
            return [FIRST_BENEFIT, SKIP]
        choices = [DRAW + card for card in state.market]
        if state.deck:
            choices.append(DRAW_BLIND)
        return choices

    def answer(self, state: Inferno, seat: Seat, choice: Choice) -> None:
        if self.step == CHOOSING_CARD:
            self.choose(state, seat, choice)
        elif self.step == BENEFIT:
            self.step = self.after_benefit()
            if choice == FIRST_BENEFIT:
                advance(state, seat, state.rules.fraud_advance[self.card])
            elif choice == SECOND_BENEFIT:
                take_instant(state, seat, state.rules.fraud_instant[self.card])
        else:
            self.step = DONE_WITH_CARD
            draw(state, seat, choice)

    def price(self, state: Inferno, choice: Choice) -> i64:
        if self.step != CHOOSING_CARD or choice == SKIP:
            return 0
        return self.fee if PLAY <= choice < PLAY + FRAUDS else self.fee + FROM_ELSEWHERE

    def choose(self, state: Inferno, seat: Seat, choice: Choice) -> None:
        if choice == SKIP:
            self.step = DONE_WITH_CARD
            return
        self.from_hand = PLAY <= choice < PLAY + FRAUDS
        pay(state, seat, self.price(state, choice))
        self.card = lay_out(state, seat, choice)
        state.played[seat] |= BIT[self.card]
        if owns_barrel(state, seat, state.rules.fraud_barrel[self.card]):
            self.step = BENEFIT
        else:
            state.tell(FRAUD_IDLE, (seat, state.rules.fraud_barrel[self.card]))
            self.step = self.after_benefit()

    def after_benefit(self) -> i64:
        return DRAWING if self.from_hand else DONE_WITH_CARD

    def copy(self) -> Fraud:
        return fraud(self.seat, self.fee, self.step, self.card, self.from_hand)


def fraud(seat: Seat, fee: i64 = 0, step: i64 = CHOOSING_CARD, card: i64 = NO_CARD, from_hand: bool = False) -> Fraud:
    frame = Fraud()
    frame.seat = seat
    frame.fee = fee
    frame.step = step
    frame.card = card
    frame.from_hand = from_hand
    return frame


def cards_to_play(state: Inferno, seat: Seat, fee: i64) -> list[Choice]:
    choices: list[Choice] = []
    if can_pay(state, seat, fee):
        choices = members(state.hands[seat], PLAY)
    if can_pay(state, seat, fee + FROM_ELSEWHERE):
        choices.extend([BUY + card for card in state.market])
        if state.deck:
            choices.append(BUY_BLIND)
    return choices


def lay_out(state: Inferno, seat: Seat, choice: Choice) -> i64:
    """The chosen card leaves its place and lies open."""
    if choice == BUY_BLIND:
        card = state.deck.pop()
        state.seal()  # nobody had seen it
        state.tell(FRAUD_BLIND, (seat, card))
        return card
    if choice >= BUY:
        card = choice - BUY
        state.tell(FRAUD_BOUGHT, (seat, card))
        state.market.remove(card)
        fill_market(state)
        return card
    card = choice - PLAY
    state.hands[seat] &= ~BIT[card]
    state.seal()  # it was seen by nobody else
    state.shown &= ~BIT[card]
    state.tell(FRAUD_PLAYED, (seat, card))
    return card


def draw(state: Inferno, seat: Seat, choice: Choice) -> None:
    """Replace a card played from the hand, free of charge. What the market showed stays known in the hand."""
    if choice == DRAW_BLIND:
        card = state.deck.pop()
        state.tell(FRAUD_DRAWN, (seat,))
        state.whisper(BIT[seat], FRAUD_SEEN, (card,))
    else:
        card = choice - DRAW
        state.market.remove(card)
        state.shown |= BIT[card]
        state.tell(FRAUD_TAKEN, (seat, card))
        fill_market(state)
    state.hands[seat] |= BIT[card]


def fill_market(state: Inferno) -> None:
    """Back to three, after every removal and before the next choice (INF-R31); an empty deck fills nothing."""
    while len(state.market) < MARKET and state.deck:
        card = state.deck.pop()
        state.seal()
        state.market.append(card)
        state.tell(MARKET_FILLED, (card,))
