"""The part of an observation that tells of one kingdom, as everybody sees it."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from pandemonium.engine.writing import put, put_up_to, write_mask, write_run
from pandemonium.games.deal.knowledge.encode_answer import ANSWERS_WIDTH, PLAN_WIDTH, write_answers, write_plan
from pandemonium.games.deal.knowledge.encode_figures import (
    MOST_REPUTATION,
    MOST_SCORE,
    MOST_STOCK,
    clockwise,
    write_cards,
)
from pandemonium.games.deal.rules.fields import ACTIONS, HUNT, INQUISITION, NOBODY, NOTHING
from pandemonium.games.deal.rules.figures import BUILDINGS, COURTIERS, SEATS, STOCKS, TILES
from pandemonium.games.deal.rules.plan import Plan
from pandemonium.games.deal.rules.rounds import COUNT_VOTES, SHOW
from pandemonium.games.deal.rules.routing import CULTIST, DEVIL, MARKS
from pandemonium.games.deal.rules.state import Deal

GUESS: Final = 20
SHOWN_PIECES: Final = GUESS + 2
MARK: Final = SHOWN_PIECES + 2
TILE: Final = MARK + MARKS
BANNER: Final = TILE + TILES
COURTIER: Final = BANNER + TILES
REQUEST: Final = COURTIER + COURTIERS
HUNTED: Final = REQUEST + STOCKS
PLANNED: Final = HUNTED + 2 * 2
ANSWERED: Final = PLANNED + PLAN_WIDTH
BUILT: Final = ANSWERED + ANSWERS_WIDTH
SHOWN: Final = BUILT + BUILDINGS
KINGDOM_WIDTH: Final = SHOWN + BUILDINGS


def write_kingdom(state: Deal, viewer: i64, seat: i64, out: BytesWriter, at: i64) -> None:
    write_markers(state, viewer, seat, out, at)
    write_marks(state, viewer, seat, out, at)
    for tile in range(i64(TILES)):
        put(state.tiles[seat * TILES + tile] + 1, out, at + TILE + tile)
    write_mask(state.banners[seat], out, at + BANNER)
    write_run(state.courtiers, seat * COURTIERS, COURTIERS, MOST_STOCK, out, at + COURTIER)
    write_mask(state.requests[seat], out, at + REQUEST)
    for hunt in range(i64(len(state.hunts))):
        put(clockwise(viewer, state.hunts[hunt][seat]), out, at + HUNTED + hunt * 2)
        put(state.hunts[hunt][SEATS + seat], out, at + HUNTED + hunt * 2 + 1)
    if state.revealed and state.plan[seat]:
        write_plan(state.plan[seat], kept_event(state, seat), out, at + PLANNED)
    if state.phase == INQUISITION and state.step > SHOW:
        write_answers(state, seat, out, at + ANSWERED)
    write_cards(state.built[seat], out, at + BUILT)
    write_cards(state.shown[seat], out, at + SHOWN)


def write_markers(state: Deal, viewer: i64, seat: i64, out: BytesWriter, at: i64) -> None:
    put((state.asked >> seat) & 1, out, at)
    put(state.side[seat], out, at + 1)
    put_up_to(MOST_REPUTATION, state.reputation[seat], out, at + 2)
    put_up_to(MOST_REPUTATION, -state.reputation[seat], out, at + 3)
    put(state.angel[seat], out, at + 4)
    put(state.devil[seat], out, at + 5)
    if not state.indulgences_offered or viewer == seat or not state.stack:
        put(state.indulgences[seat] + 1, out, at + 6)
    put(state.guests[seat], out, at + 7)
    put(state.debt[seat], out, at + 8)
    put(state.interest[seat], out, at + 9)
    put_up_to(MOST_SCORE, state.score[seat], out, at + 10)
    put_up_to(MOST_SCORE, -state.score[seat], out, at + 11)
    put(state.councils[seat], out, at + 12)
    put(state.credit[seat], out, at + 13)
    put(len(state.hands[seat]), out, at + 14)
    put(events_held(state, seat), out, at + 15)
    put(len(state.discards[seat]), out, at + 16)
    put((state.confessed >> seat) & 1, out, at + 17)
    put(state.tucked[seat] + 1, out, at + 18)
    if state.phase == HUNT and state.step > COUNT_VOTES:
        put(clockwise(viewer, state.votes[seat]), out, at + 19)
    put(state.pieces_shown[seat * 2], out, at + SHOWN_PIECES)
    put(state.pieces_shown[seat * 2 + 1], out, at + SHOWN_PIECES + 1)


def events_held(state: Deal, seat: i64) -> int:
    """Whether a seat that still plans has dropped one yet is its secret: one more than the round before left it."""
    planning = state.phase == ACTIONS and (state.asked >> seat) & 1 == 1 and isinstance(state.asking(seat), Plan)
    if not planning:
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
