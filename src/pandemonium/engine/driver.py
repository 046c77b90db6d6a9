"""The driver: runs frames until somebody must answer. All of the engine's control flow is here."""

from __future__ import annotations

from typing import Any

from pandemonium.engine.chance import Chance
from pandemonium.engine.seats import first_seat, seats_of
from pandemonium.engine.state import ASIDE, NO_CHOICE, NOTHING, Choice, Frame, Seat, State


def settle(state: State) -> None:
    """Carry the game on to its next real question."""
    stack = state.stack
    while stack:
        if state.stopped:
            end_at_once(state)
            break
        depth = len(stack)
        frame = stack[-1]
        asked = frame.ask(state)
        if not asked:
            if len(stack) == depth:  # it has pushed no child
                stack.pop()
                frame.finish(state)
            continue
        state.asked = asked
        if asked & (asked - 1):
            state.offers = NOTHING
            return
        seat = first_seat(asked)
        offers = frame.options(state, seat)
        state.offers = offers
        choice = answered_already(state, frame, seat, offers)
        if choice == NO_CHOICE:
            return
        answer_unasked(state, frame, seat, choice)
    state.asked = 0
    state.offers = NOTHING


def end_at_once(state: State) -> None:
    """A rule has stopped the play: all paragraphs are left as they are; the first one, the whole game, is finished."""
    whole = state.stack[0]
    state.stack.clear()
    state.stopped = False
    whole.finish(state)


def answered_already(state: State, frame: Frame[Any], seat: Seat, options: list[Choice]) -> Choice:
    """What needs no asking: the answer of a standing pass, or a single legal one that tells nothing."""
    if state.passes:
        choice = frame.passed(state, seat)
        if choice != NO_CHOICE:
            return choice
    if len(options) != 1 or frame.confirms(state) or frame.secret(state):
        return NO_CHOICE
    return options[0]


def answer_unasked(state: State, frame: Frame[Any], seat: Seat, choice: Choice) -> None:
    """Take what needs no asking, and let what it tells say whose it was: that seat will want to know."""
    told = 0 if state.events is None else len(state.events)
    frame.answer(state, seat, choice)
    if state.events is not None:
        for event in state.events[told:]:
            event.forced = seat


def legal(state: State, seat: Seat) -> list[Choice]:
    """Everything that seat may do now, asked or not."""
    if not 0 <= seat < state.seats or not state.stack:
        return []
    asides = state.stack[-1].asides(state, seat)
    options = answers(state, seat)
    return options + asides if asides else options


def answers(state: State, seat: Seat) -> list[Choice]:
    """What that seat may answer, asides left out; nothing where it is not asked."""
    if not (state.asked >> seat) & 1:
        return []
    if state.asked == 1 << seat:
        return state.offers
    return state.stack[-1].options(state, seat)


def choose(state: State, seat: Seat, choice: Choice) -> None:
    """Take a choice that is known to be legal, and carry on."""
    frame = state.stack[-1]
    if choice >= ASIDE:
        frame.aside(state, seat, choice)
    else:
        frame.answer(state, seat, choice)
    settle(state)


def play_out(state: State, chance: Chance) -> int:
    """Random legal play to the end by the seats that are asked; says how many decisions it took."""
    decisions = 0
    while state.asked:
        asked = state.asked
        if asked & (asked - 1):
            members = seats_of(asked)
            seat = members[chance.below(len(members))]
            options = answers(state, seat)
        else:
            seat = first_seat(asked)
            options = state.offers
        beside = state.chances(seat)
        if beside:
            options = options + beside
        choose(state, seat, options[chance.below(len(options))])
        decisions += 1
    return decisions
