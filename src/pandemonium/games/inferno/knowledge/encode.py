"""What a seat may know, straight from the state into bytes: the numbers of the legend, equal to the view's by law."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from pandemonium.engine.bits import count, members
from pandemonium.engine.seats import first_seat
from pandemonium.engine.state import Seat
from pandemonium.engine.writing import add, put, put_up_to, write_run
from pandemonium.games.inferno.knowledge.encode_paragraph import in_hand
from pandemonium.games.inferno.knowledge.encode_player import LARGEST, PLAYER_WIDTH, SEATS, write_player
from pandemonium.games.inferno.rules import question as questions
from pandemonium.games.inferno.rules.accusation import Accusation
from pandemonium.games.inferno.rules.choice import BONE, GRAVE, SOUL
from pandemonium.games.inferno.rules.courtyard import Rearrangement
from pandemonium.games.inferno.rules.descent import Descent, ends
from pandemonium.games.inferno.rules.figures import CIRCLES, FRAUDS, KINDS, LOCATIONS, PLAGUES, SHIELDS, TRACKS, Board
from pandemonium.games.inferno.rules.fraud import Fraud
from pandemonium.games.inferno.rules.guardian import PlayGuardian
from pandemonium.games.inferno.rules.state import Inferno

GUARDIANS: Final = 6
THINGS: Final = 10
SEAT: Final = 9
QUESTION: Final = SEAT + SEATS
PHASE: Final = QUESTION + 41
QUARTER: Final = PHASE + 4
RED: Final = QUARTER + KINDS
BLACK: Final = RED + GUARDIANS
GRAVEYARD: Final = BLACK + GUARDIANS
SUPPLY: Final = GRAVEYARD + CIRCLES
CUBES: Final = SUPPLY + CIRCLES
PALACE: Final = CUBES + TRACKS
STALLS: Final = PALACE + KINDS
PLAGUE: Final = STALLS + KINDS
PLAGUE_KNOWN: Final = PLAGUE + CIRCLES
PLACES: Final = PLAGUE_KNOWN + PLAGUES
BONUS: Final = PLACES + LOCATIONS
MARKET: Final = BONUS + TRACKS
SOLO: Final = MARKET + FRAUDS
DIFFICULTY: Final = SOLO + 4
PARAGRAPH: Final = DIFFICULTY + 3
SCARED: Final = PARAGRAPH + 3
CARD: Final = SCARED + 1
PICKED_GRAVE: Final = CARD + FRAUDS
LIFTED: Final = PICKED_GRAVE + CIRCLES
GUARDIAN: Final = LIFTED + THINGS
ACCUSING: Final = GUARDIAN + GUARDIANS
HELL: Final = ACCUSING + LOCATIONS
SHIELD_WIDTH: Final = 8
PLAYERS: Final = HELL + SHIELDS * SHIELD_WIDTH
NOTHING: Final = bytes(PLAYERS + SEATS * PLAYER_WIDTH)
BOARDS_WRITTEN: Final[dict[Board, bytes]] = {}
MOST_WRITTEN: Final = 32
"""Every pack has boards of its own, and packs come and go: when there are so many, those in use are written again."""

SOUL_PIECE: Final = 1
PETRIFIED_PIECE: Final = 2
PIT_PIECE: Final = 3
LABYRINTH_PIECE: Final = 4
GUARDIAN_PIECE: Final = 5


def encode(state: Inferno, seat: Seat, out: BytesWriter) -> None:
    """Append the observation of a seat, or of a spectator."""
    at: i64 = len(out)
    out.write(printed(state.board))
    write_table(state, seat, out, at)
    write_piles(state, out, at)
    write_hell(state, seat, out, at + HELL)
    if state.stack:
        write_underway(state, out, at)
    for turn in range(i64(state.seats)):
        write_player(state, seat, turn, out, at + PLAYERS + turn * PLAYER_WIDTH)


def printed(board: Board) -> bytes:
    """An observation with nothing but the shields in it. Boards do not change, so each is written once."""
    found = BOARDS_WRITTEN.get(board)
    if found is None:
        if len(BOARDS_WRITTEN) >= MOST_WRITTEN:
            BOARDS_WRITTEN.clear()
        out = BytesWriter()
        out.write(NOTHING)
        for shield in members(board.all):
            out[HELL + shield * SHIELD_WIDTH] = 1
            put(board.quarter[shield], out, HELL + shield * SHIELD_WIDTH + 1)
        found = BOARDS_WRITTEN[board] = out.getvalue()
    return found


def write_table(state: Inferno, seat: i64, out: BytesWriter, at: i64) -> None:
    put_up_to(LARGEST, state.turns, out, at)
    put(state.dante, out, at + 1)
    put(len(state.deck), out, at + 2)
    put(count(state.shortcuts), out, at + 3)
    if state.trigger >= 0:
        put(clockwise(state, seat, state.trigger), out, at + 4)
    put(1 if state.board is state.rules.side_b else 0, out, at + 5)
    put(1 if state.first_game else 0, out, at + 6)
    put(1 if state.sudden else 0, out, at + 7)
    put(len(state.stack), out, at + 8)
    if seat >= 0:
        out[at + SEAT + seat] = 1
    out[at + PHASE + state.phase] = 1
    if state.quarter >= 0:
        out[at + QUARTER + state.quarter] = 1
    if state.red >= 0:
        out[at + RED + state.red] = 1
    out[at + BLACK + state.black] = 1
    if state.solo >= 0:
        out[at + SOLO + state.solo] = 1
    if state.solo > 0:
        out[at + DIFFICULTY + state.difficulty] = 1


def clockwise(state: Inferno, viewer: i64, seat: i64) -> i64:
    """From the viewer's own on, counted from 1."""
    return (seat - max(viewer, 0)) % state.seats + 1


def write_piles(state: Inferno, out: BytesWriter, at: i64) -> None:
    for circle in range(i64(CIRCLES)):
        put(state.graveyard[circle + 1], out, at + GRAVEYARD + circle)
        put_up_to(LARGEST, state.supply[circle + 1], out, at + SUPPLY + circle)
    write_run(state.cubes, 0, TRACKS, LARGEST, out, at + CUBES)
    write_run(state.bonus, 0, TRACKS, LARGEST, out, at + BONUS)
    write_run(state.quarter_of, 0, LOCATIONS, LARGEST, out, at + PLACES)
    write_run(state.palace, 0, KINDS, LARGEST, out, at + PALACE)
    write_run(state.stalls, 0, KINDS, LARGEST, out, at + STALLS)
    if state.plague:
        for soul in state.rules.plagues[state.plague[0]]:
            add(1, out, at + PLAGUE + soul - 1)
        out[at + PLAGUE_KNOWN + state.plague[0]] = 1
        for used in range(max(1, PLAGUES - state.plague_used), len(state.plague)):
            out[at + PLAGUE_KNOWN + state.plague[used]] = 1
    for card in state.market:
        out[at + MARKET + card] = 1


def write_hell(state: Inferno, seat: i64, out: BytesWriter, at: i64) -> None:
    occupied: i64 = state.occupied
    shield: i64 = 0
    while occupied >> shield:
        if (occupied >> shield) & 1:
            write_piece(state, shield, out, at + shield * SHIELD_WIDTH)
        shield += 1
    for owner in range(i64(state.seats)):
        turn = clockwise(state, seat, owner)
        chained: i64 = state.chains[owner]
        if chained >= 0 and state.colour[chained]:
            put(turn, out, at + chained * SHIELD_WIDTH + 5)
        entrance: i64 = state.labyrinths[owner]
        if entrance >= 0:
            out[at + entrance * SHIELD_WIDTH + 2] = LABYRINTH_PIECE
            put(turn, out, at + entrance * SHIELD_WIDTH + 5)


def write_piece(state: Inferno, shield: i64, out: BytesWriter, place: i64) -> None:
    colour: i64 = state.colour[shield]
    if colour:
        out[place + 2] = SOUL_PIECE
        put(colour, out, place + 3)
        put(1 if colour == state.board.circle[shield] else 0, out, place + 4)
    elif (state.petrified >> shield) & 1:
        out[place + 2] = PETRIFIED_PIECE
    elif (state.pits >> shield) & 1:
        out[place + 2] = PIT_PIECE
    else:
        out[place + 2] = GUARDIAN_PIECE


def write_underway(state: Inferno, out: BytesWriter, at: i64) -> None:
    """What a chain of small choices has in hand."""
    frame = state.asking(first_seat(state.asked))
    question = frame.question(state)
    out[at + QUESTION + question] = 1
    one, two, three = in_hand(frame)
    put_up_to(LARGEST, one, out, at + PARAGRAPH)
    put_up_to(LARGEST, two, out, at + PARAGRAPH + 1)
    put_up_to(LARGEST, three, out, at + PARAGRAPH + 2)
    if isinstance(frame, Descent) and question == questions.END:
        write_picked(state, frame, out, at)
    elif isinstance(frame, Fraud) and question in (questions.BENEFIT, questions.DRAW):
        if frame.card >= 0:
            out[at + CARD + frame.card] = 1
    elif isinstance(frame, Rearrangement):
        for item in frame.lifted:
            if item:
                add(1, out, at + LIFTED + item - 1)
    elif isinstance(frame, PlayGuardian) and question != questions.GUARDIAN:
        out[at + GUARDIAN + frame.guardian] = 1
    elif isinstance(frame, Accusation) and question == questions.ACCUSER_FLOOR:
        out[at + ACCUSING + frame.location] = 1


def write_picked(state: Inferno, frame: Descent, out: BytesWriter, at: i64) -> None:
    """The Soul in hand, and where it can end."""
    picked = frame.picked
    if GRAVE <= picked < BONE:
        out[at + PICKED_GRAVE + picked - GRAVE] = 1
    else:
        shield = picked - BONE if picked >= BONE else picked - SOUL
        out[at + HELL + shield * SHIELD_WIDTH + 6] = 1
    if picked >= BONE:
        out[at + SCARED] = 1
    for end in members(ends(state, frame.seat, picked)):
        out[at + HELL + end * SHIELD_WIDTH + 7] = 1
