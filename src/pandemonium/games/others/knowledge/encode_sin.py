"""The part of an observation that tells of the Sin's side; the cards in hand and those seen for the Sin alone."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from pandemonium.engine.writing import put, put_up_to
from pandemonium.games.others.knowledge.encode_figures import note, note_up_to, write_cards
from pandemonium.games.others.rules.counts import MOST
from pandemonium.games.others.rules.figures import CARD_KINDS, CARDS_EACH, CULTS, DOOMS, SINS
from pandemonium.games.others.rules.state import Others

CULT: Final = SINS
MARKED: Final = CULT + CULTS
DISCARD: Final = MARKED + 12
EXPOSED: Final = DISCARD + CARD_KINDS
REVEALED: Final = EXPOSED + CARD_KINDS
HAND: Final = REVEALED + DOOMS
DRAWN: Final = HAND + CARD_KINDS
PAIR: Final = DRAWN + CARD_KINDS
UNDER: Final = PAIR + DOOMS
RESTING: Final = UNDER + DOOMS
SIN_WIDTH: Final = RESTING + 1


def write_sin(state: Others, seat: i64, out: BytesWriter, at: i64) -> None:
    marked = at + MARKED
    if state.sin >= 0:
        out[at + state.sin] = 1
        put(write_kinds(state, seat == state.sin_seat, out, at), out, marked + 2)
    if state.cult >= 0:
        out[at + CULT + state.cult] = 1
    note(state.cult_marked, out, marked)
    note(state.card_played, out, marked + 1)
    put(len(state.sin_deck), out, marked + 3)
    note_up_to(MOST, state.reactions, out, marked + 4)
    note_up_to(MOST, state.permanent, out, marked + 5)
    note_up_to(MOST, state.temporary, out, marked + 6)
    note(state.level, out, marked + 7)
    put(len(state.doom_deck) + len(state.doom_pair), out, marked + 8)
    note(state.doom_under, out, marked + 9)
    note(state.playing + 1, out, marked + 10)
    note(state.shown + 1, out, marked + 11)
    write_cards(state.revealed, out, at + REVEALED)
    if seat == state.sin_seat:
        write_own(state, out, at)


def write_kinds(state: Others, own: bool, out: BytesWriter, at: i64) -> i64:
    """The cards of the Sin that plays, kind by kind: the other Sin's are in the box. Says how many are in hand."""
    hand, drawn, exposed, discard = state.hand, state.drawn, state.exposed, state.discard
    cards: i64 = 0
    first = state.sin * CARDS_EACH
    for kind in range(first, first + CARDS_EACH):
        cards += hand[kind]
        if discard[kind]:
            put_up_to(MOST, discard[kind], out, at + DISCARD + kind)
        if exposed[kind]:
            put_up_to(MOST, exposed[kind], out, at + EXPOSED + kind)
        if own and hand[kind]:
            put_up_to(MOST, hand[kind], out, at + HAND + kind)
            note_up_to(MOST, drawn[kind], out, at + DRAWN + kind)
    return cards


def write_own(state: Others, out: BytesWriter, at: i64) -> None:
    """What the Sin alone knows of the Apocalypse, and whether he rests."""
    write_cards(state.doom_pair, out, at + PAIR)
    for card in range(len(state.doom_deck) - state.doom_under, len(state.doom_deck)):
        out[at + UNDER + state.doom_deck[card]] = 1
    if state.resting:
        out[at + RESTING] = 1
