"""The moment before Claim: Pottery B (CRY-POTTERY-B). Flip two Pottery cards, take a face-down card from the Crypt."""

from __future__ import annotations

from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.crypt import choice as choices
from pandemonium.games.crypt.event import TOOK_HIDDEN
from pandemonium.games.crypt.race import race
from pandemonium.games.crypt.rules import BIT, PER_TYPE, POTTERY
from pandemonium.games.crypt.state import GONE, Crypt


class Window(Frame[Crypt]):
    """Seats in turn order; each as often as pairs and face-down cards last (CRY-R14). The Ghost owns nothing."""

    __slots__ = ("turn",)

    turn: int

    def ask(self, state: Crypt) -> Seats:
        while self.turn < state.seats:
            seat = (state.leader + self.turn) % state.seats
            if can_take(state, seat):
                return BIT[seat]
            self.turn += 1
        return 0

    def options(self, state: Crypt, seat: Seat) -> list[Choice]:
        pottery = state.unflipped(seat, POTTERY)
        takes = [
            choices.POTTERY + slot * choices.PAIRS + rescue - choices.RESCUE
            for slot in range(len(state.crypt))
            if (state.down >> slot) & 1 and state.crypt[slot] != GONE
            for rescue in choices.PAIRS_IN[pottery]
        ]
        takes.append(choices.DECLINE)
        return takes

    def answer(self, state: Crypt, seat: Seat, choice: Choice) -> None:
        if choice == choices.DECLINE:
            self.turn += 1
            state.barrier = True
        else:
            slot = (choice - choices.POTTERY) // choices.PAIRS
            state.flip_pair(seat, POTTERY, (choice - choices.POTTERY) % choices.PAIRS)
            take_hidden(state, seat, slot)

    def copy(self) -> Window:
        twin = Window()
        twin.turn = self.turn
        return twin


def begin_window(state: Crypt) -> None:
    window = Window()
    window.turn = 0
    state.push(window)


def can_take(state: Crypt, seat: Seat) -> bool:
    pottery = state.unflipped(seat, POTTERY)
    return pottery & (pottery - 1) != 0 and state.covered() != 0


def take_hidden(state: Crypt, seat: Seat, slot: int) -> None:
    """The card leaves the Crypt unseen by the others; nothing refills its place (CRY-C10)."""
    card = state.crypt[slot]
    state.crypt[slot] = GONE
    state.owned[seat] |= BIT[card]
    state.tell(TOOK_HIDDEN, (seat, slot, card // PER_TYPE))
    state.learn(seat, card)
    race(state)
