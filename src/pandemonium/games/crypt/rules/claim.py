"""II. Claim: from the Leader clockwise, each player sends Servants or recovers (CRY-1.3.2 to CRY-1.3.5, CRY-1.3.14).

A turn of sending is made group by group, each on a card of its own, and can be taken back until it is confirmed.
"""

from __future__ import annotations

from pandemonium.engine.bits import BIT
from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.crypt.rules import question as questions
from pandemonium.games.crypt.rules.choice import (
    CLAIMS,
    DONE,
    NO_MORE,
    NOTHING_TO_SEND,
    OPENINGS,
    RECOVER,
    claim,
    dice_of,
    face_of,
    slot_of,
)
from pandemonium.games.crypt.rules.event import CLAIMED, GHOST_PUSHED, PASSED, PUSHED, RECOVERED
from pandemonium.games.crypt.rules.ghost import begin_ghost_turn
from pandemonium.games.crypt.rules.state import ADD, FORBID, GONE, NOBODY, Crypt


class Claim(Frame[Crypt]):
    """The turns of a round; `turn` counts them, `placed` is the set of slots taken in the present one."""

    __slots__ = ("placed", "turn")

    turn: int
    placed: int

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
        if self.turn == 0 and not placed and state.untouched():
            return OPENINGS[len(state.crypt) * 4 + ready]
        options: list[Choice] = []
        crypt, holder, effort, dice = state.crypt, state.holder, state.effort, state.dice
        for slot in range(len(crypt)):
            if (placed >> slot) & 1 or crypt[slot] == GONE:
                continue
            if holder[slot] != seat:
                options += CLAIMS[slot * 4 + ready][effort[slot] * dice[slot]]
            elif state.own_dice != FORBID:
                options += own_claims(state, slot, ready)
        options.append(DONE if placed else RECOVER)
        return options

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
    return 3 if state.seats <= 2 else state.seats


def actor(state: Crypt, turn: int) -> Seat:
    """Clockwise from the Leader; in the solo game 1 is the Ghost."""
    return (state.leader + turn) % (2 if state.seats <= 2 else state.seats)


def own_claims(state: Crypt, slot: int, ready: int) -> list[Choice]:
    """On a card one holds, where the table allows it (CRY-R2): a higher total instead, or more of the same face."""
    if state.own_dice == ADD:
        return [claim(slot, state.effort[slot], dice) for dice in range(1, ready + 1)]
    return CLAIMS[slot * 4 + ready][state.effort[slot] * state.dice[slot]]


def send(state: Crypt, seat: Seat, slot: int, face: int, dice: int) -> None:
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


def push_off(state: Crypt, slot: int) -> None:
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
