"""III. Collect (CRY-1.3.6 to CRY-1.3.12): free recovery, rolls, cards; then Idol B, then the window of Idol A."""

from __future__ import annotations

from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.crypt import choice as choices
from pandemonium.games.crypt.event import (
    COLLECTED,
    COLLECTED_UNSEEN,
    DISCARDED,
    EXHAUSTED,
    FREED,
    HELD,
    REROLLED_EXHAUSTED,
    REROLLED_HELD,
    RESTED,
)
from pandemonium.games.crypt.race import race
from pandemonium.games.crypt.rules import BIT, IDOL, PER_TYPE
from pandemonium.games.crypt.state import EFFORTS, GONE, NOBODY, Crypt


def collect(state: Crypt) -> None:
    """Free recovery comes before the rolls (CRY-R4); rolls go in turn order, the Crypt from left to right (CRY-R6)."""
    discard_unclaimed(state)
    first = state.leader if state.leader < state.seats else 0
    order = [(first + turn) % state.seats for turn in range(state.seats)]
    for seat in order:
        recover_free(state, seat)
    for seat in order:
        for slot in range(len(state.crypt)):
            if state.holder[slot] == seat:
                roll_servants(state, seat, slot)
                take_card(state, seat, slot)
    clear(state)
    race(state)
    if not state.side_b(IDOL):
        begin_rerolls(state)


def discard_unclaimed(state: Crypt) -> None:
    """Cards without dice, and those the Ghost holds, are discarded; one that lay face down stays unseen (CRY-R18)."""
    for slot in range(len(state.crypt)):
        card = state.crypt[slot]
        if card != GONE and (state.holder[slot] == NOBODY or state.holder[slot] >= state.seats):
            state.discards |= BIT[card]
            state.tell(DISCARDED, (slot, card // PER_TYPE))
            state.crypt[slot] = GONE


def recover_free(state: Crypt, seat: Seat) -> None:
    """A player without a die on any card takes the exhausted ones back for free (CRY-1.3.7)."""
    if state.spent[seat] and seat not in state.holder:
        state.tell(FREED, (seat, state.spent[seat]))
        state.ready[seat] += state.spent[seat]
        state.spent[seat] = 0


def roll_servants(state: Crypt, seat: Seat, slot: int) -> None:
    """Each die alone: a roll below its effort exhausts it. Effort 1 needs no roll (CRY-1.3.8, CRY-1.3.15)."""
    effort = state.effort[slot]
    if effort == 1:
        state.ready[seat] += state.dice[slot]
        state.tell(RESTED, (seat, slot, state.dice[slot]))
        return
    for _ in range(state.dice[slot]):
        roll = state.draw(6) + 1
        if roll < effort:
            state.spent[seat] += 1
            state.failed[seat * EFFORTS + effort] += 1
            state.tell(EXHAUSTED, (seat, slot, effort, roll))
        else:
            state.ready[seat] += 1
            state.tell(HELD, (seat, slot, effort, roll))


def take_card(state: Crypt, seat: Seat, slot: int) -> None:
    """Taken whatever the roll shows; a face-down card is seen by its new owner alone (CRY-1.3.9, CRY-1.3.10)."""
    card = state.crypt[slot]
    state.owned[seat] |= BIT[card]
    if state.memory or not BIT[card] & state.public:
        state.tell(COLLECTED_UNSEEN, (seat, card // PER_TYPE))
    else:
        state.tell(COLLECTED, (seat, card // PER_TYPE, state.rules.values[card]))
    if not BIT[card] & (state.public | state.known[seat]):
        state.learn(seat, card)


def clear(state: Crypt) -> None:
    state.crypt = []
    state.holder = []
    state.effort = []
    state.dice = []
    state.down = 0


class Rerolls(Frame[Crypt]):
    """Idol A (CRY-IDOL-A): from the Leader, flip an Idol to re-roll a failed die, as often as both last (CRY-R7)."""

    __slots__ = ("turn",)

    turn: int

    def ask(self, state: Crypt) -> Seats:
        while self.turn < state.seats:
            seat = (state.leader + self.turn) % state.seats
            if can_reroll(state, seat):
                return BIT[seat]
            self.turn += 1
        return 0

    def options(self, state: Crypt, seat: Seat) -> list[Choice]:
        idols = state.unflipped(seat, IDOL)
        rerolls = [
            choices.REROLL + effort * PER_TYPE + place
            for effort in range(2, EFFORTS)
            if state.failed[seat * EFFORTS + effort]
            for place in range(PER_TYPE)
            if idols & BIT[place]
        ]
        rerolls.append(choices.DECLINE)
        return rerolls

    def answer(self, state: Crypt, seat: Seat, choice: Choice) -> None:
        if choice == choices.DECLINE:
            self.turn += 1
            state.barrier = True
        else:
            state.flip(seat, IDOL * PER_TYPE + (choice - choices.REROLL) % PER_TYPE)
            reroll(state, seat, (choice - choices.REROLL) // PER_TYPE)

    def copy(self) -> Rerolls:
        twin = Rerolls()
        twin.turn = self.turn
        return twin


def begin_rerolls(state: Crypt) -> None:
    frame = Rerolls()
    frame.turn = 0
    state.push(frame)


def can_reroll(state: Crypt, seat: Seat) -> bool:
    return state.unflipped(seat, IDOL) != 0 and sum(state.failed[seat * EFFORTS : (seat + 1) * EFFORTS]) != 0


def reroll(state: Crypt, seat: Seat, effort: int) -> None:
    """The new result replaces the old one."""
    roll = state.draw(6) + 1
    if roll < effort:
        state.tell(REROLLED_EXHAUSTED, (seat, effort, roll))
        return
    state.failed[seat * EFFORTS + effort] -= 1
    state.spent[seat] -= 1
    state.ready[seat] += 1
    state.tell(REROLLED_HELD, (seat, effort, roll))
