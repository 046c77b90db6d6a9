"""The choices of the set-up (OTH-SET-3, OTH-SET-4, OTH-SET-12, OTH-SET-16, OTH-SET-17, OTH-TB-3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.bits import BIT, members
from pandemonium.engine.row import row
from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.others.rules import event
from pandemonium.games.others.rules import question as questions
from pandemonium.games.others.rules.cards import own_kinds
from pandemonium.games.others.rules.choice import CULT, HERO, PAST, SIN
from pandemonium.games.others.rules.draw import draw_cards
from pandemonium.games.others.rules.figures import (
    CARD_KINDS,
    CORRUPTION_TYPE,
    CULTS,
    NOBODY,
    NOTHING,
    PASTS,
    SINS,
    SQUAD,
)
from pandemonium.games.others.rules.state import Others

OPENING_HAND: Final = 5
FIRST_PASTS: Final[list[int]] = [0, 2, 4, 5]
"""Dark Past cards 1, 3, 5 for the starting heroes, and 6 where four play (OTH-DP-2)."""


class Team(Frame[Others]):
    """Sin, Acolytes, heroes slot by slot, then the secret Dark Past; whoever chooses knows what came before."""

    __slots__ = ()

    def ask(self, state: Others) -> Seats:
        if state.sin == NOTHING or state.cult == NOTHING:
            return 1 << state.sin_seat
        slot = next_slot(state)
        if slot != NOBODY:
            return state.of_slot(slot)
        if next_holder(state) != NOBODY:
            return 1 << state.sin_seat
        return 0

    def question(self, state: Others) -> int:
        if state.sin == NOTHING:
            return questions.SIN
        if state.cult == NOTHING:
            return questions.CULT
        return questions.HERO if next_slot(state) != NOBODY else questions.PAST

    def options(self, state: Others, seat: Seat) -> list[Choice]:
        if state.sin == NOTHING:
            return [SIN + sin for sin in range(SINS)]
        if state.cult == NOTHING:
            return [CULT + cult for cult in range(CULTS)]
        if next_slot(state) != NOBODY:
            return members(state.reserve, HERO)
        return [PAST + card for card in pasts_left(state)]

    def secret(self, state: Others) -> bool:
        """Which Dark Past goes to whom only the Sin knows; the last one of a set is not asked for."""
        return self.question(state) == questions.PAST and len(pasts_left(state)) > 1

    def hidden(self, state: Others) -> bool:
        """All see that a hero has got his card, face down."""
        return False

    def answer(self, state: Others, seat: Seat, choice: Choice) -> None:
        if state.sin == NOTHING:
            take_sin(state, choice - SIN)
        elif state.cult == NOTHING:
            take_cult(state, choice - CULT)
        elif next_slot(state) != NOBODY:
            take_hero(state, next_slot(state), choice - HERO)
        else:
            deal_past(state, next_holder(state), choice - PAST)

    def finish(self, state: Others) -> None:
        """The final set-up (OTH-SET-11): five Sin cards, N Reaction tokens."""
        draw_cards(state, OPENING_HAND)
        state.drawn = row(CARD_KINDS)
        state.permanent = state.reactions = state.heroes


def take_sin(state: Others, sin: i64) -> None:
    """His deck is shuffled, hidden."""
    state.sin = sin
    state.sin_deck = []
    for card in own_kinds(state):
        state.sin_deck += [card] * state.rules.cards[card].copies
    state.seal()
    state.chance.shuffle(state.sin_deck)
    if state.events is not None:
        state.tell(event.SIN_CHOSEN, (sin,))


def take_cult(state: Others, cult: i64) -> None:
    state.cult = cult
    if state.events is not None:
        state.tell(event.CULT_CHOSEN, (cult,))


def next_slot(state: Others) -> i64:
    """The first slot without a hero, or NOBODY."""
    for slot in range(state.heroes):
        if state.hero[slot] == NOTHING:
            return slot
    return NOBODY


def take_hero(state: Others, slot: i64, hero: i64) -> None:
    state.reserve &= ~BIT[hero]
    state.hero[slot] = hero
    state.at[slot] = state.city.start
    if state.events is not None:
        state.tell(event.HERO_CHOSEN, (slot, hero))


def next_holder(state: Others) -> i64:
    """The next hero who gets a Dark Past card: slots first, then the Reserve in the squad's order; NOBODY."""
    if state.rules.adventures[state.adventure].kind != CORRUPTION_TYPE:
        return NOBODY
    for slot in range(state.heroes):
        if state.past[state.hero[slot]] == NOTHING:
            return state.hero[slot]
    for hero in range(SQUAD):
        if state.past[hero] == NOTHING:
            return hero
    return NOBODY


def first_pasts(state: Others) -> list[int]:
    """The set of the starting heroes; the other cards are the Reserve's (OTH-DP-2)."""
    return FIRST_PASTS[: state.heroes]


def pasts_left(state: Others) -> list[int]:
    """Of the set that is being dealt (OTH-SET-12)."""
    first = first_pasts(state)
    starting = any(state.past[state.hero[slot]] == NOTHING for slot in range(state.heroes))
    return [card for card in range(PASTS) if (card in first) == starting and card not in state.past]


def deal_past(state: Others, hero: i64, card: i64) -> None:
    state.past[hero] = card
    if state.events is not None:
        state.whisper(1 << state.sin_seat, event.PAST_DEALT, (hero, card))
    state.seal()
