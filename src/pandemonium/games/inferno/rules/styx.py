"""The River Styx (INF-1.3.12): sink Souls of one colour from the Graveyard, and advance without an accusation."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.bits import BIT
from pandemonium.engine.state import Choice, Seat, Seats
from pandemonium.games.inferno.rules import question as questions
from pandemonium.games.inferno.rules.choice import SKIP, STYX
from pandemonium.games.inferno.rules.event import STYX_SANK
from pandemonium.games.inferno.rules.figures import CIRCLES, LOWER, UPPER
from pandemonium.games.inferno.rules.graveyard import exhume, is_empty
from pandemonium.games.inferno.rules.once import Once
from pandemonium.games.inferno.rules.state import Inferno
from pandemonium.games.inferno.rules.tracks import advance_on

MOST: Final = 3


class Styx(Once):
    """Choose colour and number; the tracks are asked for after it."""

    __slots__ = ()

    def ask(self, state: Inferno) -> Seats:
        if self.open and not is_empty(state):
            return BIT[self.seat]
        return 0

    def question(self, state: Inferno) -> int:
        return questions.STYX

    def options(self, state: Inferno, seat: Seat) -> list[Choice]:
        choices = sinkings(state)
        choices.append(SKIP)
        return choices

    def answer(self, state: Inferno, seat: Seat, choice: Choice) -> None:
        self.open = False
        if choice != SKIP:
            sink(state, seat, choice)

    def copy(self) -> Styx:
        return styx(self.seat, self.open)


def styx(seat: Seat, open: bool = True) -> Styx:
    frame = Styx()
    frame.seat = seat
    frame.open = open
    return frame


def sinkings(state: Inferno) -> list[Choice]:
    """Up to three Souls of a colour, as many as lie there."""
    choices: list[Choice] = []
    for colour in range(1, CIRCLES + 1):
        for souls in range(min(state.graveyard[colour], MOST)):
            choices.append(STYX + (colour - 1) * MOST + souls)
    return choices


def sink(state: Inferno, seat: Seat, choice: Choice) -> None:
    """One Soul advances on circles 2 to 5, two on circles 6 to 9, three on one of each."""
    colour, souls = (choice - STYX) // MOST + 1, (choice - STYX) % MOST + 1
    state.supply[colour] += souls
    state.tell(STYX_SANK, (seat, colour, souls))
    exhume(state, colour, souls)
    if souls >= 2:
        state.push(advance_on(seat, LOWER))
    if souls != 2:
        state.push(advance_on(seat, UPPER))
