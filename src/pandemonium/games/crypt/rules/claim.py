"""II. Claim: from the Leader clockwise, each player sends Servants or recovers (CRY-1.3.2 to CRY-1.3.5, CRY-1.3.14).

A turn of sending is made group by group, each on a card of its own, and can be taken back until it is confirmed.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from pandemonium.engine.bits import BIT
from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.crypt.rules import question as questions
from pandemonium.games.crypt.rules.choice import (
    CLOSED,
    DONE,
    NO_MORE,
    NOTHING_TO_SEND,
    RECOVER,
    TOTALS,
    claim,
    claims_above,
    dice_of,
    face_of,
    slot_of,
)
from pandemonium.games.crypt.rules.claims import NOT_YET, OR_DONE, OR_RECOVER, TOGETHER, claims
from pandemonium.games.crypt.rules.event import CLAIMED, GHOST_PUSHED, PASSED, PUSHED, RECOVERED
from pandemonium.games.crypt.rules.ghost import begin_ghost_turn
from pandemonium.games.crypt.rules.state import ADD, FORBID, GONE, NOBODY, Crypt


@final
@mypyc_attr(free_list_len=1)
class Claim(Frame[Crypt]):
    """The turns of a round; `turn` counts them, `placed` is the set of slots taken in the present one."""

    __slots__ = ("placed", "turn")

    turn: int
    placed: i64

    def ask(self, state: Crypt) -> Seats:
        if self.turn == turns(state):
            return 0
        seat = actor(state, self.turn)
        if seat < state.seats:
            return BIT[seat]
        self.turn += 1
        begin_ghost_turn(state, second=self.turn == turns(state))
        return 0

    def options(self, state: Crypt, seat: Seat) -> list[Choice]:
        ready, placed = state.ready[seat], self.placed
        if not ready or (placed and self.in_the_dark(state)):
            return NO_MORE if placed else NOTHING_TO_SEND
        if state.own_dice == ADD:
            return self.options_with_own(state, seat)
        end = OR_DONE if placed else OR_RECOVER
        if len(state.crypt) <= TOGETHER:
            return claims(0, ready, end, self.totals(state, seat, 0))
        left = claims(0, ready, NOT_YET, self.totals(state, seat, 0))
        return left + claims(TOGETHER, ready, end, self.totals(state, seat, TOGETHER))

    def options_with_own(self, state: Crypt, seat: Seat) -> list[Choice]:
        """Where the table allows to add dice of the same face to those on a card (CRY-R2)."""
        options: list[Choice] = []
        ready = state.ready[seat]
        for slot in range(len(state.crypt)):
            total = self.total(state, seat, slot)
            if total == CLOSED:
                continue
            if state.holder[slot] == seat:
                options += [claim(slot, state.effort[slot], dice) for dice in range(1, ready + 1)]
            else:
                options += claims_above(slot, ready, total)
        options.append(DONE if self.placed else RECOVER)
        return options

    def totals(self, state: Crypt, seat: Seat, first: i64) -> i64:
        """What is to beat on three slots, as `claims` reads it."""
        totals: i64 = 0
        for slot in range(first, first + TOGETHER):
            totals = totals * TOTALS + self.total(state, seat, slot)
        return totals

    def total(self, state: Crypt, seat: Seat, slot: i64) -> i64:
        """What a claim on the slot must beat, 0 on an empty card; CLOSED where none can be made now."""
        if slot >= len(state.crypt) or (self.placed >> slot) & 1 or state.crypt[slot] == GONE:
            return CLOSED
        if state.holder[slot] == seat and state.own_dice == FORBID:
            return CLOSED
        return state.effort[slot] * state.dice[slot]

    def question(self, state: Crypt) -> int:
        dark = self.in_the_dark(state)
        if self.placed:
            return questions.DONE if dark or not state.ready[actor(state, self.turn)] else questions.MORE
        return questions.CLAIM_IN_THE_DARK if dark else questions.CLAIM

    def confirms(self, state: Crypt) -> bool:
        """Sending is ended by the player, also when no die is left; and an aside may give one back."""
        return self.placed != 0 or len(state.asides(actor(state, self.turn))) != 0

    def answer(self, state: Crypt, seat: Seat, choice: Choice) -> None:
        if choice < RECOVER:
            slot = slot_of(choice)
            send(state, seat, slot, face_of(choice), dice_of(choice))
            self.placed |= BIT[slot]
            return
        if choice == RECOVER:
            recover(state, seat)
        self.turn += 1
        self.placed = 0
        state.seal()

    def in_the_dark(self, state: Crypt) -> bool:
        """Whether this is the Lights Out turn, which is the last of the round: one card only (CRY-1.3.4)."""
        return self.turn == turns(state) - 1

    def copy(self) -> Claim:
        twin = Claim()
        twin.turn = self.turn
        twin.placed = self.placed
        return twin


def begin_claim(state: Crypt) -> None:
    frame = Claim()
    frame.turn = 0
    frame.placed = 0
    state.push(frame)


def turns(state: Crypt) -> int:
    """One turn each; with two players (or the Ghost) the Leader holds both Torch cards and acts again (CRY-1.3.5)."""
    if state.seats <= 2:
        return 3
    return state.seats


def actor(state: Crypt, turn: i64) -> Seat:
    """Clockwise from the Leader; in the solo game 1 is the Ghost."""
    if state.seats <= 2:
        return (state.leader + turn) % 2
    return (state.leader + turn) % state.seats


def send(state: Crypt, seat: Seat, slot: i64, face: i64, dice: i64) -> None:
    """Put dice on a card. Dice pushed off return to their owner at once."""
    if state.events is not None:
        state.tell(CLAIMED, (seat, slot, dice, face))
    state.ready[seat] = state.ready[seat] - dice
    holder = state.holder[slot]
    if holder == seat and state.own_dice == ADD:
        state.dice[slot] += dice
        return
    if holder != NOBODY:
        push_off(state, slot)
    state.holder[slot] = seat
    state.effort[slot] = face
    state.dice[slot] = dice


def push_off(state: Crypt, slot: i64) -> None:
    owner = state.holder[slot]
    if owner < state.seats:
        state.ready[owner] += state.dice[slot]
        if state.events is not None:
            state.tell(PUSHED, (owner, slot, state.dice[slot]))
    else:
        state.pushed_ghosts += state.dice[slot]
        state.tell(GHOST_PUSHED, (slot, state.dice[slot]))


def recover(state: Crypt, seat: Seat) -> None:
    """Take all own exhausted dice back. With none exhausted this is the pass (CRY-R1)."""
    spent = state.spent[seat]
    if state.events is not None:
        state.tell(RECOVERED if spent else PASSED, (seat, spent) if spent else (seat,))
    if spent:
        state.ready[seat] += spent
        state.spent[seat] = 0
