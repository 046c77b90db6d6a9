"""Sin cards are drawn (OTH-RO-5, OTH-SC-2): an empty deck is made anew from the discard pile."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.games.others.rules import event
from pandemonium.games.others.rules.cards import own_kinds
from pandemonium.games.others.rules.state import Others


def draw_cards(state: Others, number: i64) -> None:
    """What is drawn in a turn may be played from the next one on (OTH-R52)."""
    drawn = 0
    for _ in range(number):
        if not state.sin_deck:
            reshuffle(state)
        if not state.sin_deck:
            break
        card = state.sin_deck.pop(0)
        state.hand[card] += 1
        state.drawn[card] += 1
        drawn += 1
        state.seal()
        if state.events is not None:
            state.whisper(1 << state.sin_seat, event.SIN_CARD_DRAWN, (card,))
    if drawn and state.events is not None:
        state.tell(event.SIN_DREW, (drawn,))


def reshuffle(state: Others) -> None:
    """Whoever counts knows the hand now: it is all that does not lie in the discard pile (OTH-TB-14)."""
    state.exposed = state.hand[:]
    for card in own_kinds(state):
        for _ in range(state.discard[card]):
            state.sin_deck.append(card)
        state.discard[card] = 0
    if state.sin_deck:
        state.seal()
        state.chance.shuffle(state.sin_deck)
        if state.events is not None:
            state.tell(event.DECK_RESHUFFLED, ())
