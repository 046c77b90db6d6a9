"""The moment before Claim: Pottery B (CRY-POTTERY-B). Flip two Pottery cards, take a face-down card from the Crypt."""

from __future__ import annotations

from pandemonium.engine.bits import BIT
from pandemonium.engine.row import replaced
from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.crypt.rules import choice as choices
from pandemonium.games.crypt.rules import question as questions
from pandemonium.games.crypt.rules.event import TOOK_HIDDEN
from pandemonium.games.crypt.rules.figures import PER_TYPE, POTTERY
from pandemonium.games.crypt.rules.race import race
from pandemonium.games.crypt.rules.state import GONE, Crypt


class Window(Frame[Crypt]):
    """Seats in turn order; each as often as pairs and face-down cards last (CRY-R14). The Ghost owns nothing.

    It is over when all have declined: whoever did is asked again after a card was taken, or after a look of their own.
    """

    __slots__ = ("declined", "turn")

    turn: int  # the place in turn order from which seats are asked
    declined: Seats

    def ask(self, state: Crypt) -> Seats:
        for step in range(state.seats):
            seat = (state.leader + self.turn + step) % state.seats
            if not self.declined & BIT[seat] and can_take(state, seat):
                return BIT[seat]
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

    def question(self, state: Crypt) -> int:
        return questions.POTTERY

    def answer(self, state: Crypt, seat: Seat, choice: Choice) -> None:
        self.turn = (seat - state.leader) % state.seats
        if choice == choices.DECLINE:
            self.turn += 1
            self.declined |= BIT[seat]
            state.seal()
        else:
            slot = (choice - choices.POTTERY) // choices.PAIRS
            state.flip_pair(seat, POTTERY, (choice - choices.POTTERY) % choices.PAIRS)
            take_hidden(state, seat, slot)
            self.declined = 0

    def aside(self, state: Crypt, seat: Seat, choice: Choice) -> None:
        state.aside(seat, choice)
        if choice < choices.RESCUE:
            self.declined &= ~BIT[seat]

    def copy(self) -> Window:
        twin = Window()
        twin.turn = self.turn
        twin.declined = self.declined
        return twin


def begin_window(state: Crypt) -> None:
    window = Window()
    window.turn = 0
    window.declined = 0
    state.push(window)


def can_take(state: Crypt, seat: Seat) -> bool:
    pottery = state.unflipped(seat, POTTERY)
    return pottery & (pottery - 1) != 0 and state.covered() != 0


def take_hidden(state: Crypt, seat: Seat, slot: int) -> None:
    """The card leaves the Crypt unseen by the others; nothing refills its place (CRY-C10)."""
    card = state.crypt[slot]
    state.crypt = replaced(state.crypt, slot, GONE)
    state.owned[seat] |= BIT[card]
    state.tell(TOOK_HIDDEN, (seat, slot, card // PER_TYPE))
    state.learn(seat, card)
    race(state)
