"""The part of an observation that tells of the Sin's side; the cards in hand and those seen for the Sin alone."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from pandemonium.engine.writing import put, put_up_to
from pandemonium.games.others.knowledge.encode_figures import write_cards, write_numbers
from pandemonium.games.others.rules.counts import MOST
from pandemonium.games.others.rules.figures import CARD_KINDS, CULTS, DOOMS, SINS
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
    if state.sin >= 0:
        out[at + state.sin] = 1
    if state.cult >= 0:
        out[at + CULT + state.cult] = 1
    cards = 0
    for kind in range(i64(CARD_KINDS)):
        cards += state.hand[kind]
    put(1 if state.cult_marked else 0, out, at + MARKED)
    put(1 if state.card_played else 0, out, at + MARKED + 1)
    put(cards, out, at + MARKED + 2)
    put(len(state.sin_deck), out, at + MARKED + 3)
    put_up_to(MOST, state.reactions, out, at + MARKED + 4)
    put_up_to(MOST, state.permanent, out, at + MARKED + 5)
    put_up_to(MOST, state.temporary, out, at + MARKED + 6)
    put(state.level, out, at + MARKED + 7)
    put(len(state.doom_deck) + len(state.doom_pair), out, at + MARKED + 8)
    put(state.doom_under, out, at + MARKED + 9)
    put(state.playing + 1, out, at + MARKED + 10)
    put(state.shown + 1, out, at + MARKED + 11)
    write_numbers(state.discard, MOST, out, at + DISCARD)
    write_numbers(state.exposed, MOST, out, at + EXPOSED)
    write_cards(state.revealed, out, at + REVEALED)
    if seat == state.sin_seat:
        write_own(state, out, at)


def write_own(state: Others, out: BytesWriter, at: i64) -> None:
    write_numbers(state.hand, MOST, out, at + HAND)
    write_numbers(state.drawn, MOST, out, at + DRAWN)
    write_cards(state.doom_pair, out, at + PAIR)
    for card in range(len(state.doom_deck) - state.doom_under, len(state.doom_deck)):
        out[at + UNDER + state.doom_deck[card]] = 1
    put(1 if state.resting else 0, out, at + RESTING)
