"""What a seat may know, straight from the state into bytes: the numbers of the legend, equal to the view's by law."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from pandemonium.engine.bits import BIT, count, members
from pandemonium.engine.seats import first_seat
from pandemonium.engine.state import Seat
from pandemonium.games.inferno.knowledge.encode_paragraph import in_hand
from pandemonium.games.inferno.knowledge.encode_player import PLAYER_WIDTH, SEATS, byte, write_player
from pandemonium.games.inferno.rules import question as questions
from pandemonium.games.inferno.rules.accusation import Accusation
from pandemonium.games.inferno.rules.choice import BONE, GRAVE, SOUL
from pandemonium.games.inferno.rules.courtyard import Rearrangement
from pandemonium.games.inferno.rules.descent import Descent, ends
from pandemonium.games.inferno.rules.figures import CIRCLES, FRAUDS, KINDS, LOCATIONS, PLAGUES, SHIELDS, TRACKS
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

SOUL_PIECE: Final = 1
PETRIFIED_PIECE: Final = 2
PIT_PIECE: Final = 3
LABYRINTH_PIECE: Final = 4
GUARDIAN_PIECE: Final = 5


def encode(state: Inferno, seat: Seat, out: BytesWriter) -> None:
    """Append the observation of a seat, or of a spectator."""
    at: i64 = len(out)
    out.write(NOTHING)
    write_table(state, seat, out, at)
    write_piles(state, out, at)
    write_hell(state, seat, out, at + HELL)
    if state.stack:
        write_underway(state, out, at)
    for turn in range(state.seats):
        write_player(state, seat, turn, out, at + PLAYERS + turn * PLAYER_WIDTH)


def write_table(state: Inferno, seat: Seat, out: BytesWriter, at: i64) -> None:
    out[at] = byte(state.turns)
    out[at + 1] = state.dante
    out[at + 2] = len(state.deck)
    out[at + 3] = count(state.shortcuts)
    if state.trigger >= 0:
        out[at + 4] = (state.trigger - max(seat, 0)) % state.seats + 1
    out[at + 5] = 1 if state.board is state.rules.side_b else 0
    out[at + 6] = 1 if state.first_game else 0
    out[at + 7] = 1 if state.sudden else 0
    out[at + 8] = len(state.stack)
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


def write_piles(state: Inferno, out: BytesWriter, at: i64) -> None:
    for circle in range(CIRCLES):
        out[at + GRAVEYARD + circle] = state.graveyard[circle + 1]
        out[at + SUPPLY + circle] = byte(state.supply[circle + 1])
    for track in range(TRACKS):
        out[at + CUBES + track] = state.cubes[track]
        out[at + BONUS + track] = state.bonus[track]
        out[at + PLACES + track] = state.quarter_of[track]
    for kind in range(KINDS):
        out[at + PALACE + kind] = state.palace[kind]
        out[at + STALLS + kind] = state.stalls[kind]
    if state.plague:
        for soul in state.rules.plagues[state.plague[0]]:
            out[at + PLAGUE + soul - 1] += 1
        out[at + PLAGUE_KNOWN + state.plague[0]] = 1
        for place in range(max(1, PLAGUES - state.plague_used), len(state.plague)):
            out[at + PLAGUE_KNOWN + state.plague[place]] = 1
    for card in state.market:
        out[at + MARKET + card] = 1


def write_hell(state: Inferno, seat: Seat, out: BytesWriter, at: i64) -> None:
    for shield in range(SHIELDS):
        circle = state.board.circle[shield]
        if circle:
            place = at + shield * SHIELD_WIDTH
            out[place] = 1
            out[place + 1] = state.board.quarter[shield]
            if state.occupied & BIT[shield]:
                write_piece(state, shield, circle, out, place)
    for owner in range(state.seats):
        turn = (owner - max(seat, 0)) % state.seats + 1
        if state.chains[owner] >= 0 and state.colour[state.chains[owner]]:
            out[at + state.chains[owner] * SHIELD_WIDTH + 5] = turn
        if state.labyrinths[owner] >= 0:
            out[at + state.labyrinths[owner] * SHIELD_WIDTH + 5] = turn


def write_piece(state: Inferno, shield: int, circle: int, out: BytesWriter, place: i64) -> None:
    if state.colour[shield]:
        out[place + 2] = SOUL_PIECE
        out[place + 3] = state.colour[shield]
        out[place + 4] = 1 if state.colour[shield] == circle else 0
    elif state.petrified & BIT[shield]:
        out[place + 2] = PETRIFIED_PIECE
    elif state.pits & BIT[shield]:
        out[place + 2] = PIT_PIECE
    else:
        out[place + 2] = LABYRINTH_PIECE if shield in state.labyrinths else GUARDIAN_PIECE


def write_underway(state: Inferno, out: BytesWriter, at: i64) -> None:
    """What a chain of small choices has in hand."""
    frame = state.asking(first_seat(state.asked))
    question = frame.question(state)
    out[at + QUESTION + question] = 1
    one, two, three = in_hand(frame)
    out[at + PARAGRAPH] = byte(one)
    out[at + PARAGRAPH + 1] = byte(two)
    out[at + PARAGRAPH + 2] = byte(three)
    if isinstance(frame, Descent) and question == questions.END:
        write_picked(state, frame, out, at)
    elif isinstance(frame, Fraud) and question in (questions.BENEFIT, questions.DRAW):
        if frame.card >= 0:
            out[at + CARD + frame.card] = 1
    elif isinstance(frame, Rearrangement):
        for item in frame.lifted:
            if item:
                out[at + LIFTED + item - 1] += 1
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
