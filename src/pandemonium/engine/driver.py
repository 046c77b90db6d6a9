"""The driver: runs frames until somebody must answer. All of the engine's control flow is here."""

from __future__ import annotations

from pandemonium.engine.chance import Chance
from pandemonium.engine.state import ASIDE, Choice, Seat, State


def settle(state: State) -> None:
    """Carry the game on to its next real question. A single legal answer is taken for the seat it is asked of."""
    while state.stack:
        frame = state.stack[-1]
        asked = frame.ask(state)
        if not asked:
            if state.stack[-1] is frame:
                state.stack.pop()
                frame.finish(state)
            continue
        state.asked = asked
        if asked & (asked - 1):
            state.offers = []
            return
        seat = asked.bit_length() - 1
        state.offers = frame.options(state, seat)
        asides = state.asides(seat)
        if asides:
            state.offers = state.offers + asides
        if len(state.offers) != 1 or frame.confirms(state):
            return
        frame.answer(state, seat, state.offers[0])
    state.asked = 0
    state.offers = []


def legal(state: State, seat: Seat) -> list[Choice]:
    """Everything that seat may do now, asked or not."""
    if not 0 <= seat < state.seats or not state.stack:
        return []
    if not (state.asked >> seat) & 1:
        return state.asides(seat)
    if state.asked == 1 << seat:
        return state.offers
    return state.stack[-1].options(state, seat) + state.asides(seat)


def choose(state: State, seat: Seat, choice: Choice) -> None:
    """Take a choice that is known to be legal, and carry on."""
    if choice >= ASIDE:
        state.aside(seat, choice)
    else:
        state.stack[-1].answer(state, seat, choice)
    settle(state)


def play_out(state: State, chance: Chance) -> int:
    """Random legal play to the end by the seats that are asked; says how many decisions it took."""
    decisions = 0
    while state.asked:
        asked = state.asked
        if asked & (asked - 1):
            seat = random_seat(asked, chance)
            options = legal(state, seat)
        else:
            seat = asked.bit_length() - 1
            options = state.offers
        choose(state, seat, options[chance.below(len(options))])
        decisions += 1
    return decisions


def random_seat(seats: int, chance: Chance) -> Seat:
    """One of several seats that are asked at once."""
    members = [seat for seat in range(seats.bit_length()) if (seats >> seat) & 1]
    return members[chance.below(len(members))]
