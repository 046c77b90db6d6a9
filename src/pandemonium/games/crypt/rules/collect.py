"""III. Collect (CRY-1.3.6 to CRY-1.3.12): free recovery, rolls, cards; then Idol B, then the window of Idol A."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from pandemonium.engine.bits import BIT, COUNT, PLACES
from pandemonium.engine.row import row
from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.crypt.rules import choice as choices
from pandemonium.games.crypt.rules import question as questions
from pandemonium.games.crypt.rules.event import (
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
from pandemonium.games.crypt.rules.figures import IDOL, PER_TYPE, column
from pandemonium.games.crypt.rules.luck import COLLECT, REROLL, place
from pandemonium.games.crypt.rules.race import race
from pandemonium.games.crypt.rules.state import EFFORTS, GONE, NOBODY, Crypt


def collect(state: Crypt) -> None:
    """Free recovery comes before the rolls (CRY-R4); rolls go in turn order, the Crypt from left to right (CRY-R6)."""
    discard_unclaimed(state)
    seats, holder = state.seats, state.holder
    first: i64 = state.leader % seats  # in the solo game the Ghost may lead
    for turn in range(seats):
        recover_free(state, (first + turn) % seats)
    for turn in range(seats):
        seat = (first + turn) % seats
        rolled: i64 = 0
        for slot in range(i64(len(holder))):
            if holder[slot] == seat:
                roll_servants(state, seat, slot, rolled)
                rolled += state.dice[slot]
                take_card(state, seat, slot)
    clear(state)
    race(state)
    if not state.side_b(IDOL):
        begin_rerolls(state)


def discard_unclaimed(state: Crypt) -> None:
    """Cards without dice, and those the Ghost holds, are discarded; one that lay face down stays unseen (CRY-R18)."""
    crypt = state.crypt[:]
    for slot in range(i64(len(crypt))):
        card, holder = crypt[slot], state.holder[slot]
        if card != GONE and (holder == NOBODY or holder >= state.seats):
            state.discards |= BIT[card]
            if state.events is not None:
                state.tell(DISCARDED, (slot, card // PER_TYPE))
            crypt[slot] = GONE
    state.crypt = crypt


def recover_free(state: Crypt, seat: Seat) -> None:
    """A player without a die on any card takes the exhausted ones back for free (CRY-1.3.7)."""
    if state.spent[seat] and seat not in state.holder:
        if state.events is not None:
            state.tell(FREED, (seat, state.spent[seat]))
        state.ready[seat] += state.spent[seat]
        state.spent[seat] = 0


def roll_servants(state: Crypt, seat: Seat, slot: i64, before: i64) -> None:
    """Each die alone: a roll below its effort exhausts it. Effort 1 needs no roll (CRY-1.3.8, CRY-1.3.15)."""
    effort, dice = state.effort[slot], state.dice[slot]
    if effort == 1:
        state.ready[seat] = state.ready[seat] + dice
        if state.events is not None:
            state.tell(RESTED, (seat, slot, dice))
        return
    first = place(state, COLLECT, seat, before)
    lost: i64 = 0
    for die in range(dice):
        roll = state.draw_at(first + die, 6) + 1
        if roll < effort:
            lost += 1
        if state.events is not None:
            state.tell(EXHAUSTED if roll < effort else HELD, (seat, slot, effort, roll))
    if lost:
        state.spent[seat] = state.spent[seat] + lost
        state.failed[seat * EFFORTS + effort] += lost
    if lost < dice:
        state.ready[seat] = state.ready[seat] + dice - lost


def take_card(state: Crypt, seat: Seat, slot: i64) -> None:
    """Taken whatever the roll shows; a face-down card is seen by its new owner alone (CRY-1.3.9, CRY-1.3.10)."""
    card = state.crypt[slot]
    bit = BIT[card]
    state.owned[seat] = state.owned[seat] | bit
    if state.events is not None:
        tell_collected(state, seat, slot, card)
    if not bit & state.public and not bit & state.known[seat]:
        state.learn(seat, card)


def tell_collected(state: Crypt, seat: Seat, slot: i64, card: i64) -> None:
    if state.memory or not BIT[card] & state.public:
        state.tell(COLLECTED_UNSEEN, (seat, card // PER_TYPE, slot))
    else:
        state.tell(COLLECTED, (seat, card // PER_TYPE, state.rules.values[card], slot))


def clear(state: Crypt) -> None:
    state.crypt = row(0)
    state.down = 0
    holder, effort, dice = state.holder, state.effort, state.dice
    for slot in range(i64(len(holder))):
        if holder[slot] != NOBODY:
            holder[slot] = NOBODY
            effort[slot] = 0
            dice[slot] = 0


@final
@mypyc_attr(free_list_len=1)
class Rerolls(Frame[Crypt]):
    """Idol A (CRY-IDOL-A): from the Leader, flip an Idol to re-roll a failed die, as often as both last (CRY-R7)."""

    __slots__ = ("turn",)

    turn: i64

    def ask(self, state: Crypt) -> Seats:
        while self.turn < state.seats:
            seat = (state.leader + self.turn) % state.seats
            if can_reroll(state, seat):
                return BIT[seat]
            self.turn += 1
        return 0

    def options(self, state: Crypt, seat: Seat) -> list[Choice]:
        idols = PLACES[state.unflipped(seat, IDOL)]
        rerolls = [
            choices.REROLL + effort * PER_TYPE + place
            for effort in range(2, EFFORTS)
            if state.failed[seat * EFFORTS + effort]
            for place in idols
        ]
        rerolls.append(choices.DECLINE)
        return rerolls

    def question(self, state: Crypt) -> int:
        return questions.REROLL

    def answer(self, state: Crypt, seat: Seat, choice: Choice) -> None:
        if choice == choices.DECLINE:
            self.turn += 1
            state.seal()
        else:
            state.flip(seat, IDOL * PER_TYPE + (choice - choices.REROLL) % PER_TYPE)
            reroll(state, seat, (choice - choices.REROLL) // PER_TYPE)

    def copy(self) -> Rerolls:
        twin = Rerolls()
        twin.turn = self.turn
        return twin


def begin_rerolls(state: Crypt) -> None:
    for seat in range(state.seats):
        if can_reroll(state, seat):
            frame = Rerolls()
            frame.turn = 0
            state.push(frame)
            return


def can_reroll(state: Crypt, seat: Seat) -> bool:
    return state.spent[seat] != 0 and state.unflipped(seat, IDOL) != 0 and state.failures(seat) != 0


def reroll(state: Crypt, seat: Seat, effort: i64) -> None:
    """The new result replaces the old one."""
    idols = COUNT[column(state.owned[seat] & state.flipped, IDOL)]
    roll = state.draw_at(place(state, REROLL, seat, idols), 6) + 1
    if roll < effort:
        state.tell(REROLLED_EXHAUSTED, (seat, effort, roll))
        return
    state.failed[seat * EFFORTS + effort] -= 1
    state.spent[seat] -= 1
    state.ready[seat] += 1
    state.tell(REROLLED_HELD, (seat, effort, roll))
