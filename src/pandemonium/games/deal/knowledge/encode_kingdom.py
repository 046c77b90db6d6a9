"""The part of an observation that tells of one kingdom, as everybody sees it."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from pandemonium.engine.writing import put, write_mask, write_run
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
    write_mask(state.banners[seat], out, at + BANNER)
    write_run(state.courtiers, seat * COURTIERS, COURTIERS, MOST_STOCK, out, at + COURTIER)
    write_mask(state.requests[seat], out, at + REQUEST)
    for hunt in range(i64(len(state.hunts))):
        held = state.hunts[hunt]
        put(clockwise(viewer, held[seat]), out, at + HUNTED + hunt * 2)
        put(held[SEATS + seat], out, at + HUNTED + hunt * 2 + 1)
    if state.revealed and state.plan[seat]:
        write_plan(state.plan[seat], kept_event(state, seat), out, at + PLANNED)
    if state.phase == INQUISITION and state.step > SHOW:
        write_answers(state, seat, out, at + ANSWERED)
    write_cards(state.built[seat], out, at + BUILT)
    write_cards(state.shown[seat], out, at + SHOWN)


def write_markers(state: Deal, viewer: i64, seat: i64, out: BytesWriter, at: i64) -> None:
    note((state.asked >> seat) & 1, out, at)
    note(state.side[seat], out, at + 1)
    write_signed(state.reputation[seat], MOST_REPUTATION, out, at + 2)
    note(state.angel[seat], out, at + 4)
    note(state.devil[seat], out, at + 5)
    if not state.indulgences_offered or viewer == seat or not state.stack:
        note(state.indulgences[seat] + 1, out, at + 6)
    note(state.guests[seat], out, at + 7)
    note(state.debt[seat], out, at + 8)
    note(state.interest[seat], out, at + 9)
    write_signed(state.score[seat], MOST_SCORE, out, at + 10)
    note(state.councils[seat], out, at + 12)
    note(state.credit[seat], out, at + 13)
    put(len(state.hands[seat]), out, at + 14)
    put(events_held(state, seat), out, at + 15)
    note(len(state.discards[seat]), out, at + 16)
    note((state.confessed >> seat) & 1, out, at + 17)
    note(state.tucked[seat] + 1, out, at + 18)
    if state.phase == HUNT and state.step > COUNT_VOTES:
        put(clockwise(viewer, state.votes[seat]), out, at + 19)
    note(state.pieces_shown[seat * 2], out, at + SHOWN_PIECES)
    note(state.pieces_shown[seat * 2 + 1], out, at + SHOWN_PIECES + 1)


def write_signed(number: i64, most: i64, out: BytesWriter, at: i64) -> None:
    """What is above nothing, or in the next place how far below."""
    if number > 0:
        put(most if number > most else number, out, at)
    elif number < 0:
        put(most if -number > most else -number, out, at + 1)


def events_held(state: Deal, seat: i64) -> i64:
    """Whether a seat that still plans has dropped one yet is its secret: one more than the round before left it."""
    if state.phase != ACTIONS or not (state.asked >> seat) & 1 or not isinstance(state.asking(seat), Plan):
        return len(state.event_hands[seat])
    return 1 if state.round == 1 or state.played[(state.round - 2) * SEATS + seat] else 2


def kept_event(state: Deal, seat: i64) -> int:
    """The event card of a seat that is ready: at most one is left to it."""
    kept = NOTHING
    for card in state.event_hands[seat]:
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
            put(clockwise(viewer, suspect), out, at + GUESS + role)
