"""What a seat may know, straight from the state into bytes: the numbers of the legend, equal to the view's by law."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from pandemonium.engine.state import Seat
from pandemonium.engine.writing import put_up_to, write_mask
from pandemonium.games.deal.knowledge.encode_figures import MOST_STOCK, clockwise, note
from pandemonium.games.deal.knowledge.encode_kingdom import KINGDOM_WIDTH, write_kingdom
from pandemonium.games.deal.knowledge.encode_mine import MINE_WIDTH, write_mine
from pandemonium.games.deal.knowledge.encode_paragraph import in_hand
from pandemonium.games.deal.rules.fields import CONTENT, INDULGENCES, NOBODY, UNTAKEN
from pandemonium.games.deal.rules.figures import ROUNDS, ROW, SEATS
from pandemonium.games.deal.rules.opening_anonymous import OPENED_MARK
from pandemonium.games.deal.rules.routing import MARKS
from pandemonium.games.deal.rules.state import Deal

PARAGRAPH: Final = 10
"""Places in numbers: what is reckoned from another file's is no constant for the compiler but looked up at each use.
By law they are the legend's."""
OPTION: Final = PARAGRAPH + 3
SEAT: Final = OPTION + 6
QUESTION: Final = SEAT + 4
PHASE: Final = QUESTION + 33
SPACE: Final = PHASE + 9
OPENED: Final = SPACE + 3
DENIED: Final = OPENED + 3
OWNED: Final = DENIED + 2 * 4
OPENING: Final = OWNED + 2
PIECES: Final = OPENING + 4 * 3
DESTROYED: Final = PIECES + 2
KINGDOMS: Final = DESTROYED + 80
MINE: Final = KINGDOMS + 4 * 247
NOTHING: Final = bytes(MINE + MINE_WIDTH)


def encode(state: Deal, seat: Seat, out: BytesWriter) -> None:
    """Append the observation of a seat, or of a spectator."""
    at: i64 = len(out)
    out.write(NOTHING)
    write_board(state, out, at)
    write_options(state, out, at + OPTION)
    write_church(state, seat, out, at)
    other = max(seat, 0)
    for turn in range(i64(SEATS)):
        write_kingdom(state, seat, other, out, at + KINGDOMS + turn * KINGDOM_WIDTH)
        other += 1
        if other == SEATS:  # not in one expression: between a native number and a literal the compiler makes an object
            other = 0
    if seat >= 0:
        out[at + SEAT + seat] = 1
        if (state.asked >> seat) & 1:
            write_question(state, seat, out, at)
        write_mine(state, seat, out, at + MINE)


def write_board(state: Deal, out: BytesWriter, at: i64) -> None:
    put_up_to(ROUNDS, state.round, out, at)
    note(state.distribution, out, at + 1)
    note(len(state.deck), out, at + 2)
    note(len(state.event_deck), out, at + 3)
    note(state.sent, out, at + 4)
    put_up_to(MOST_STOCK, state.bribes, out, at + 5)
    indulgences: i64 = 0
    for other in range(i64(SEATS)):
        kingdom = state.kingdoms[other]
        indulgences += kingdom.indulgences
        if kingdom.taken == UNTAKEN:
            indulgences += state.offer[other * CONTENT + INDULGENCES]
    note(indulgences, out, at + 6)
    note(len(state.stack), out, at + 7)
    if state.open:
        out[at + 8] = 1
    if not state.stack:
        out[at + 9] = 1
    out[at + PHASE + state.phase] = 1
    for card in state.destroyed:
        out[at + DESTROYED + card] = 1


def write_options(state: Deal, out: BytesWriter, at: i64) -> None:
    if state.no_slips:
        out[at] = 1
    if state.wishes:
        out[at + 1] = 1
    if state.indulgences_offered:
        out[at + 2] = 1
    if state.goods_bribe:
        out[at + 3] = 1
    if state.jesters:
        out[at + 4] = 1
    if state.first_game:
        out[at + 5] = 1


def write_church(state: Deal, seat: i64, out: BytesWriter, at: i64) -> None:
    """Inquisitors, roles that were denied or owned, and what round 3's chests have shown."""
    for space in range(i64(ROW)):
        note(state.row[space], out, at + SPACE + space)
    write_mask(state.opened, out, at + OPENED)
    for role in range(i64(2)):
        if state.denied[role]:
            for turn in range(i64(SEATS)):
                note(
                    (state.denied[role] >> ((max(seat, 0) + turn) % SEATS)) & 1, out, at + DENIED + role * SEATS + turn
                )
        if state.owned[role] != NOBODY:
            note(clockwise(seat, state.owned[role]), out, at + OWNED + role)
    if state.opening:
        for mark in range(i64(MARKS)):
            place = mark * OPENED_MARK
            put_up_to(MOST_STOCK, state.opening[place], out, at + OPENING + place)
            note(clockwise(seat, state.opening[place + 1]), out, at + OPENING + place + 1)
            note(clockwise(seat, state.opening[place + 2]), out, at + OPENING + place + 2)
        note(state.opening[MARKS * OPENED_MARK], out, at + PIECES)
        note(state.opening[MARKS * OPENED_MARK + 1], out, at + PIECES + 1)


def write_question(state: Deal, seat: i64, out: BytesWriter, at: i64) -> None:
    """What the seat itself is asked: which small choices others have before them is their secret."""
    frame = state.asking(seat)
    out[at + QUESTION + frame.question(state)] = 1
    one, two, three = in_hand(frame)
    note(one, out, at + PARAGRAPH)
    note(two, out, at + PARAGRAPH + 1)
    note(three, out, at + PARAGRAPH + 2)
