"""The part of an observation that tells of one kingdom, as everybody sees it."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from pandemonium.engine.writing import write_mask, write_run
from pandemonium.games.deal.knowledge.encode_answer import write_answers, write_plan
from pandemonium.games.deal.knowledge.encode_figures import (
    MOST_REPUTATION,
    MOST_SCORE,
    MOST_STOCK,
    clockwise,
    note,
    write_cards,
)
from pandemonium.games.deal.rules.fields import ACTIONS, HUNT, INQUISITION, NOBODY, NOTHING
from pandemonium.games.deal.rules.figures import COURTIERS, SEATS, TILES
from pandemonium.games.deal.rules.plan import Plan
from pandemonium.games.deal.rules.rounds import COUNT_VOTES, SHOW
from pandemonium.games.deal.rules.routing import CULTIST, DEVIL
from pandemonium.games.deal.rules.state import Deal

GUESS: Final = 20
SHOWN_PIECES: Final = GUESS + 2
MARK: Final = SHOWN_PIECES + 2
TILE: Final = MARK + 4
BANNER: Final = TILE + 4
COURTIER: Final = BANNER + 4
REQUEST: Final = COURTIER + 4
HUNTED: Final = REQUEST + 6
PLANNED: Final = HUNTED + 2 * 2
ANSWERED: Final = PLANNED + 9
BUILT: Final = ANSWERED + 28
SHOWN: Final = BUILT + 80
KINGDOM_WIDTH: Final = SHOWN + 80


def write_kingdom(state: Deal, viewer: i64, seat: i64, out: BytesWriter, at: i64) -> None:
    write_markers(state, viewer, seat, out, at)
    write_marks(state, viewer, seat, out, at)
    tiles = state.tiles
    for tile in range(i64(TILES)):
        note(tiles[seat * TILES + tile] + 1, out, at + TILE + tile)
    kingdom = state.kingdoms[seat]
    write_mask(kingdom.banners, out, at + BANNER)
    write_run(state.courtiers, seat * COURTIERS, COURTIERS, MOST_STOCK, out, at + COURTIER)
    write_mask(kingdom.requests, out, at + REQUEST)
    for hunt in range(i64(len(state.hunts))):
        held = state.hunts[hunt]
        note(clockwise(viewer, held[seat]), out, at + HUNTED + hunt * 2)
        note(held[SEATS + seat], out, at + HUNTED + hunt * 2 + 1)
    if state.revealed and kingdom.plan:
        write_plan(kingdom.plan, kept_event(state, seat), out, at + PLANNED)
    if state.phase == INQUISITION and state.step > SHOW:
        write_answers(state, seat, out, at + ANSWERED)
    write_cards(kingdom.built, out, at + BUILT)
    write_cards(kingdom.shown, out, at + SHOWN)


def write_markers(state: Deal, viewer: i64, seat: i64, out: BytesWriter, at: i64) -> None:
    note((state.asked >> seat) & 1, out, at)
    kingdom = state.kingdoms[seat]
    note(kingdom.side, out, at + 1)
    write_signed(kingdom.reputation, MOST_REPUTATION, out, at + 2)
    note(kingdom.angel, out, at + 4)
    note(kingdom.devil, out, at + 5)
    if not state.indulgences_offered or viewer == seat or not state.stack:
        note(kingdom.indulgences + 1, out, at + 6)
    note(kingdom.guests, out, at + 7)
    note(kingdom.debt, out, at + 8)
    note(kingdom.interest, out, at + 9)
    write_signed(kingdom.score, MOST_SCORE, out, at + 10)
    note(kingdom.councils, out, at + 12)
    note(kingdom.credit, out, at + 13)
    note(len(kingdom.hand), out, at + 14)
    note(events_held(state, seat), out, at + 15)
    note(len(kingdom.discards), out, at + 16)
    note((state.confessed >> seat) & 1, out, at + 17)
    note(kingdom.tucked + 1, out, at + 18)
    if state.phase == HUNT and state.step > COUNT_VOTES:
        note(clockwise(viewer, kingdom.vote), out, at + 19)
    note(state.pieces_shown[seat * 2], out, at + SHOWN_PIECES)
    note(state.pieces_shown[seat * 2 + 1], out, at + SHOWN_PIECES + 1)


def write_signed(number: i64, most: i64, out: BytesWriter, at: i64) -> None:
    """What is above nothing, or in the next place how far below."""
    if number > 0:
        note(most if number > most else number, out, at)
    elif number < 0:
        note(most if -number > most else -number, out, at + 1)


def events_held(state: Deal, seat: i64) -> i64:
    """Whether a seat that still plans has dropped one yet is its secret: one more than the round before left it."""
    if state.phase != ACTIONS or not (state.asked >> seat) & 1 or not isinstance(state.asking(seat), Plan):
        return len(state.kingdoms[seat].event_hand)
    return 1 if state.round == 1 or state.played[(state.round - 2) * SEATS + seat] else 2


def kept_event(state: Deal, seat: i64) -> int:
    """The event card of a seat that is ready: at most one is left to it."""
    kept = NOTHING
    for card in state.kingdoms[seat].event_hand:
        kept = max(kept, card)
    return kept


def write_marks(state: Deal, viewer: i64, seat: i64, out: BytesWriter, at: i64) -> None:
    """The own mark, a role that was owned up to, and all marks and guesses from the last opening on."""
    if (viewer == seat and state.mark[seat] >= 0) or state.open:
        out[at + MARK + state.mark[seat]] = 1
    elif state.owned[DEVIL] == seat:
        out[at + MARK + DEVIL] = 1
    elif state.owned[CULTIST] == seat:
        out[at + MARK + CULTIST] = 1
    if state.open:
        for role in range(i64(2)):
            locked = state.locked[role * SEATS + seat]
            suspect = state.guess[role * SEATS + seat] if locked == NOBODY else locked
            note(clockwise(viewer, suspect), out, at + GUESS + role)
