"""Phase 4, resolution (DWD-1.9.1 to DWD-1.9.17): a seat resolves its whole plan step by step, then the next seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.state import Seat, Seats
from pandemonium.games.deal.rules.achievement import check_achievements
from pandemonium.games.deal.rules.action import act
from pandemonium.games.deal.rules.building import build
from pandemonium.games.deal.rules.event_card import play_left, play_right
from pandemonium.games.deal.rules.fields import (
    LEFT,
    NO_PASSES,
    NOTHING,
    PLAN_ACT,
    PLAN_BUILD,
    PLAN_HALF,
    PLAN_RECRUIT,
    PLAN_USE,
    RIGHT,
)
from pandemonium.games.deal.rules.figures import SEATS
from pandemonium.games.deal.rules.grain import put_grain
from pandemonium.games.deal.rules.recruit import recruit
from pandemonium.games.deal.rules.stable import put_free_action
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.rules.tokens import Tokens, free_tokens

LEFT_HALF: Final = 0
"""The steps of the action board; the third and fourth of the rulebook are two each here: build, and use at once."""
FREE_ACTION: Final = 1
USE_FIRST: Final = 2
USE_SECOND: Final = 3
BUILD_FIRST: Final = 4
ACT_FIRST: Final = 5
BUILD_SECOND: Final = 6
ACT_SECOND: Final = 7
RECRUIT: Final = 8
RIGHT_HALF: Final = 9
GRAIN: Final = 10
ACHIEVEMENTS: Final = 11
STEPS: Final = 12


class Resolution(Tokens):
    """Seats in their order: no step of one touches another, so the order gives nobody anything (DWD-6.1.7)."""

    __slots__ = ()

    def ask(self, state: Deal) -> Seats:
        """Goes on until a question is put, and is asked again when that is over."""
        depth = len(state.stack)
        while len(state.stack) == depth:
            if self.step == STEPS:
                if self.seat == SEATS - 1:
                    break
                begin(state, self, self.seat + 1)
            step = self.step
            self.step = step + 1
            take_step(state, self, step)
        return 0

    def finish(self, state: Deal) -> None:
        end_actions(state)

    def copy(self) -> Resolution:
        twin = Resolution()
        twin.seat = self.seat
        twin.step = self.step
        twin.used = self.used
        twin.free = self.free
        twin.recruited = self.recruited
        return twin


def put_resolution(state: Deal) -> None:
    frame = Resolution()
    begin(state, frame, 0)
    state.push(frame)


def begin(state: Deal, tokens: Tokens, seat: Seat) -> None:
    """All that is asked of one seat here is one question for its borrowing (DWD-6.1.4)."""
    tokens.seat = seat
    tokens.step = LEFT_HALF
    tokens.used = 0
    tokens.free = free_tokens(state, seat)
    tokens.recruited = False
    state.kingdoms[seat].credit = 0


def take_step(state: Deal, tokens: Tokens, step: i64) -> None:
    seat = tokens.seat
    kingdom = state.kingdoms[seat]
    plan = kingdom.plan
    if step == LEFT_HALF:
        if plan[PLAN_HALF] == LEFT:
            play_left(state, seat, kingdom.event_hand[0])
    elif step == FREE_ACTION:
        if kingdom.tucked != NOTHING:
            put_free_action(state, seat, kingdom.tucked)
    elif step <= USE_SECOND:
        card = plan[PLAN_USE + step - USE_FIRST]
        if card != NOTHING:
            act(state, tokens, card)
    elif step <= ACT_SECOND:
        build_step(state, tokens, (step - BUILD_FIRST) // 2, step in (ACT_FIRST, ACT_SECOND))
    elif step == RECRUIT:
        if plan[PLAN_RECRUIT]:
            recruit(state, tokens)
    elif step == RIGHT_HALF:
        if plan[PLAN_HALF] == RIGHT:
            play_right(state, tokens, kingdom.event_hand[0])
    elif step == GRAIN:
        put_grain(state, tokens)
    else:
        check_achievements(state, seat)


def build_step(state: Deal, tokens: Tokens, spot: i64, acts: bool) -> None:
    """A planned action falls away where its building could not be built (DWD-R44)."""
    kingdom = state.kingdoms[tokens.seat]
    plan = kingdom.plan
    card = plan[PLAN_BUILD + spot]
    if card == NOTHING:
        return
    if not acts:
        build(state, tokens, card)
    elif plan[PLAN_ACT + spot] and card in kingdom.built:
        act(state, tokens, card)


def end_actions(state: Deal) -> None:
    """Played event cards leave the game (DWD-R61); the plans are over."""
    for seat in range(SEATS):
        kingdom = state.kingdoms[seat]
        half = kingdom.plan[PLAN_HALF]
        if half:
            state.played[(state.round - 1) * SEATS + seat] = (kingdom.event_hand[0], half)
            kingdom.event_hand = ()
        kingdom.plan = ()
    state.passes = NO_PASSES
    state.revealed = False
