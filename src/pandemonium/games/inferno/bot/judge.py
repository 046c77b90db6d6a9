"""The judgement of one choice: by the frame that asks, in Infamy. The best of them is what `normal` does."""

from __future__ import annotations

from pandemonium.engine.state import Choice
from pandemonium.games.inferno.bot.cards import (
    card_worth,
    end_worth,
    instant_worth,
    owned_barrels,
    play_worth,
)
from pandemonium.games.inferno.bot.errand import Errands, choice_worth
from pandemonium.games.inferno.bot.guards import effect_worth, guardian_worth, own_tail, standee_worth, tail_price
from pandemonium.games.inferno.bot.prices import Prices, cost
from pandemonium.games.inferno.bot.souls import move_worth, pick_cost
from pandemonium.games.inferno.bot.things import judge_thing
from pandemonium.games.inferno.cashing import Cashing
from pandemonium.games.inferno.choice import (
    ADVANCE,
    CASH,
    DIPLOMA,
    DONE,
    DRAW,
    DRAW_BLIND,
    FIRST_BENEFIT,
    GUARDIAN,
    SECOND_BENEFIT,
    SEND,
    SHIELD,
    SKIP,
    TAIL,
    members_of,
)
from pandemonium.games.inferno.descent import UNPICKED, Descent, ends
from pandemonium.games.inferno.florence import Florence, leaves_quarter
from pandemonium.games.inferno.fraud import BENEFIT, CHOOSING_CARD, Fraud
from pandemonium.games.inferno.guardian import CHOOSING_GUARDIAN, MOVING, Play
from pandemonium.games.inferno.halves import Halving
from pandemonium.games.inferno.money import BRIBE
from pandemonium.games.inferno.rules import LOCATIONS, MEMBERS, TRACKS
from pandemonium.games.inferno.state import Inferno
from pandemonium.games.inferno.tracks import Advance


class Judgement:
    """A seat's prices in a turn, and what they make of the Florence phase."""

    __slots__ = ("errands", "prices", "quarters", "seat", "turns")

    prices: Prices
    errands: Errands
    quarters: list[float]
    seat: int
    turns: int


def judge(judgement: Judgement, state: Inferno, choice: Choice) -> float:
    """What a choice is worth; only comparisons with the other choices of the same question mean something."""
    prices = judgement.prices
    frame = state.stack[-1]
    if isinstance(frame, Descent):
        return judge_descent(judgement, state, frame, choice)
    if isinstance(frame, Florence):
        return judge_florence(judgement, state, choice)
    if isinstance(frame, Fraud):
        return judge_fraud(prices, state, frame, choice)
    if isinstance(frame, Play):
        return judge_guardian(prices, state, frame, choice)
    if isinstance(frame, Advance):
        return prices.advance[choice - ADVANCE]
    if isinstance(frame, Cashing):
        return judge_cashing(prices, state, choice)
    if isinstance(frame, Halving):
        track = choice - DIPLOMA
        return float(state.cubes[track] * state.skulls[prices.seat * TRACKS + track])
    return judge_thing(prices, state, choice)


def judge_descent(judgement: Judgement, state: Inferno, frame: Descent, choice: Choice) -> float:
    """A Soul by its best end; an end by the move and the quarter it opens."""
    if frame.picked != UNPICKED:
        return end_judgement(judgement, state, frame.picked, choice - SHIELD)
    best = -1000.0
    for end in members_of(0, ends(state, judgement.prices.seat, choice)):
        best = max(best, end_judgement(judgement, state, choice, end))
    return best - pick_cost(judgement.prices, state, choice)


def end_judgement(judgement: Judgement, state: Inferno, picked: Choice, end: int) -> float:
    return move_worth(judgement.prices, state, picked, end) + judgement.quarters[state.board.quarter[end]]


def judge_florence(judgement: Judgement, state: Inferno, choice: Choice) -> float:
    location = (choice - SEND) // MEMBERS % LOCATIONS
    bribe = cost(judgement.prices, state, BRIBE) if leaves_quarter(state, location) else 0.0
    return choice_worth(judgement.errands, choice) - bribe


def judge_fraud(prices: Prices, state: Inferno, frame: Fraud, choice: Choice) -> float:
    if choice == SKIP:
        return 0.0
    owned = owned_barrels(state, prices.seat)
    if frame.step == CHOOSING_CARD:
        return play_worth(prices, state, choice, frame.fee, owned)
    if frame.step == BENEFIT:
        if choice == FIRST_BENEFIT:
            return prices.advance[state.rules.fraud_advance[frame.card]]
        assert choice == SECOND_BENEFIT
        return instant_worth(prices, state, state.rules.fraud_instant[frame.card])
    return 1.5 * prices.later if choice == DRAW_BLIND else card_worth(prices, state, choice - DRAW, owned)


def judge_guardian(prices: Prices, state: Inferno, frame: Play, choice: Choice) -> float:
    if choice == SKIP:
        return 0.0
    if frame.step == CHOOSING_GUARDIAN:
        return guardian_worth(prices, state, choice - GUARDIAN)
    if frame.step == MOVING:
        return standee_worth(prices, state, frame.guardian, choice - SHIELD)
    if choice == TAIL:
        return tail_price(prices, state, state.board.circle[state.black_at]) - own_tail(prices, state)
    return effect_worth(prices, state, frame.guardian, choice - SHIELD)


def judge_cashing(prices: Prices, state: Inferno, choice: Choice) -> float:
    if choice == DONE:
        return 0.0
    if choice < CASH:
        return 0.0  # shields of one circle are alike
    card, second = (choice - CASH) // 2, (choice - CASH) % 2
    if second:
        return prices.fill[state.rules.end_soul[card]]
    return end_worth(prices, state, card)
