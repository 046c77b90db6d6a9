"""The five rounds (DWD-1.3.1 to DWD-1.3.6): phase after phase; a question is put, then what follows is opened."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.state import Frame, Seats
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules.accounts import put_accounts
from pandemonium.games.deal.rules.cards import draw_cards, hand_over_cards, put_keep, put_pass, put_repay
from pandemonium.games.deal.rules.chest import put_first_chest, put_second_chest, settle_chests
from pandemonium.games.deal.rules.church import reputation_phase
from pandemonium.games.deal.rules.fields import (
    ACTIONS,
    CARDS,
    DEALS,
    HUNT,
    INQUISITION,
    INTEREST,
    PRODUCTION,
    REPUTATION,
)
from pandemonium.games.deal.rules.figures import ROUNDS
from pandemonium.games.deal.rules.hunt import count_votes, hear_answers, put_accuse, put_answer
from pandemonium.games.deal.rules.inquisitors import after_inquisition, put_inquisitors, show_answers
from pandemonium.games.deal.rules.interest import interest_phase
from pandemonium.games.deal.rules.offer import put_offer, return_chests
from pandemonium.games.deal.rules.opening import open_chests
from pandemonium.games.deal.rules.penalty import put_penalties
from pandemonium.games.deal.rules.plan import put_plan, reveal_plans
from pandemonium.games.deal.rules.production import production_phase
from pandemonium.games.deal.rules.resolve import put_resolution
from pandemonium.games.deal.rules.ritual import put_prepare, put_ritual
from pandemonium.games.deal.rules.scoring import final_scoring
from pandemonium.games.deal.rules.state import Deal

PRODUCE: Final = 0
"""The steps of a round. Each puts a question, or does what follows when the last has answered."""
KEEP: Final = 1
DRAW: Final = 2
PASS: Final = 3
HAND_OVER: Final = 4
REPAY: Final = 5
OFFER: Final = 6
FIRST_CHEST: Final = 7
SETTLE_FIRST: Final = 8
SECOND_CHEST: Final = 9
SETTLE_SECOND: Final = 10
RETURN: Final = 11
PLAN: Final = 12
REVEAL: Final = 13
RESOLVE: Final = 14
PAY_INTEREST: Final = 15
CHURCH: Final = 16
ACCUSE: Final = 17
COUNT_VOTES: Final = 18
ANSWER: Final = 19
HEAR: Final = 20
PREPARE: Final = 21
RITUAL: Final = 22
OPEN: Final = 23
INQUISITORS: Final = 24
SHOW: Final = 25
PENALTIES: Final = 26
AFTER: Final = 27
ACCOUNTS: Final = 28
TURN_WHEEL: Final = 29

HUNTED: Final = (2, 3)
"""The rounds that end with a witch hunt, and those that end with an inquisition."""
INQUIRED: Final = (3, 5)


class Rounds(Frame[Deal]):
    """The whole game: the steps of a round one after another, five times."""

    __slots__ = ()

    def ask(self, state: Deal) -> Seats:
        """Goes on until a question is put: `put_…` pushes it, and this frame is asked again when it is over."""
        depth = len(state.stack)
        while state.round <= ROUNDS and len(state.stack) == depth:
            step = state.step
            state.step = step + 1
            if step <= REPAY:
                produce_and_deal_cards(state, step)
            elif step <= RETURN:
                trade_chests(state, step)
            elif step <= CHURCH:
                act(state, step)
            elif step <= HEAR:
                hunt_witches(state, step)
            elif step <= ACCOUNTS:
                inquire(state, step)
            else:
                turn_wheel(state)
        return 0

    def finish(self, state: Deal) -> None:
        final_scoring(state)


def begin_phase(state: Deal, phase: i64) -> None:
    state.phase = phase
    if state.events is not None:
        state.tell(event.PHASE_BEGAN, (phase,))


def produce_and_deal_cards(state: Deal, step: i64) -> None:
    """Phases 1 and 2. In round 1 nothing is kept or passed (DWD-1.6.1)."""
    if step == PRODUCE:
        if state.events is not None:
            state.tell(event.ROUND_BEGAN, (state.round,))
        begin_phase(state, PRODUCTION)
        production_phase(state)
        begin_phase(state, CARDS)
    elif step == DRAW:
        draw_cards(state)
    elif step == REPAY:
        put_repay(state)
    elif state.round == 1:
        return
    elif step == KEEP:
        put_keep(state)
    elif step == PASS:
        put_pass(state)
    else:
        hand_over_cards(state)


def trade_chests(state: Deal, step: i64) -> None:
    """Phase 3, in lock-step (DWD-1.7.13)."""
    if step == OFFER:
        begin_phase(state, DEALS)
        put_offer(state)
    elif step == FIRST_CHEST:
        put_first_chest(state)
    elif step == SECOND_CHEST:
        put_second_chest(state)
    elif step == RETURN:
        return_chests(state)
    else:
        settle_chests(state)


def act(state: Deal, step: i64) -> None:
    """Phases 4 to 6."""
    if step == PLAN:
        begin_phase(state, ACTIONS)
        put_plan(state)
    elif step == REVEAL:
        reveal_plans(state)
    elif step == RESOLVE:
        put_resolution(state)
    elif step == PAY_INTEREST:
        begin_phase(state, INTEREST)
        interest_phase(state)
    else:
        begin_phase(state, REPUTATION)
        reputation_phase(state)


def hunt_witches(state: Deal, step: i64) -> None:
    """Phase 7, in rounds 2 and 3."""
    if state.round not in HUNTED:
        return
    if step == ACCUSE:
        begin_phase(state, HUNT)
        put_accuse(state)
    elif step == COUNT_VOTES:
        count_votes(state)
    elif step == ANSWER:
        put_answer(state)
    else:
        hear_answers(state)


def inquire(state: Deal, step: i64) -> None:
    """Phase 8, in rounds 3 and 5; after the last one the accounts are put in order."""
    if state.round not in INQUIRED:
        return
    if step == PREPARE:
        begin_phase(state, INQUISITION)
        put_prepare(state)
    elif step == RITUAL:
        put_ritual(state)
    elif step == OPEN:
        open_chests(state)
    elif step == INQUISITORS:
        put_inquisitors(state)
    elif step == SHOW:
        show_answers(state)
    elif step == PENALTIES:
        put_penalties(state)
    elif step == AFTER:
        after_inquisition(state)
    elif state.round == ROUNDS:
        put_accounts(state)


def turn_wheel(state: Deal) -> None:
    """The wheel shows the next round; after the fifth the game is over."""
    state.round += 1
    state.step = PRODUCE
