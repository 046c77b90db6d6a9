"""Answers while a plan is resolved: how to pay, what to take, which space and which courtier (DWD-6.1.6, DWD-R52)."""

from __future__ import annotations

from typing import cast

from pandemonium.engine.state import Choice, Seat
from pandemonium.games.deal.bot.acting import chosen_cost, wanted_after
from pandemonium.games.deal.bot.claims import NO_SET, best_claim, who_helps
from pandemonium.games.deal.bot.effects import (
    hardest_tile,
    stall_good,
    take_some_courtier,
    thrown_tile,
    wanted_good,
)
from pandemonium.games.deal.bot.future import best_tucked
from pandemonium.games.deal.bot.ground import Ground, ground_of
from pandemonium.games.deal.bot.household import Household, household_of
from pandemonium.games.deal.bot.outlook import Weights
from pandemonium.games.deal.bot.purse import HELD, next_act
from pandemonium.games.deal.bot.sets import best_space
from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.achievement import MASKS
from pandemonium.games.deal.rules.choice import (
    CLAIM,
    COURTIER,
    DISCARD_GRAIN,
    ENOUGH,
    FREE,
    GAIN,
    LEAVE,
    NO_MORE,
    PAY,
    PAY_WITH,
    RECRUIT_ONE,
    STALL,
    TAKE,
    THROW,
    TUCK,
    UPGRADE,
)
from pandemonium.games.deal.rules.default import default
from pandemonium.games.deal.rules.fields import NOTHING, PLAN_HALF
from pandemonium.games.deal.rules.figures import BASICS, COIN, GOODS, GRAIN, NO_COURTIER, STOCKS, TILES
from pandemonium.games.deal.rules.payment import Payment
from pandemonium.games.deal.rules.recruit import WAGES
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.rules.step import Step
from pandemonium.games.deal.rules.stock import TakeGood
from pandemonium.games.deal.rules.tokens import Tokens


class Moment:
    """Where a seat stands in the resolution of its plan."""

    __slots__ = ("ground", "house", "wanted")

    ground: Ground
    house: Household
    wanted: list[int]  # for the steps to come


def moment_of(weights: Weights, state: Deal, seat: Seat) -> Moment:
    moment = Moment()
    moment.ground = ground_of(weights, state, seat)
    moment.house = household_of(state, seat)
    moment.wanted = [0] * STOCKS
    kingdom = state.kingdoms[seat]
    for frame in state.stack:
        if isinstance(frame, Tokens):
            moment.ground.free = frame.free
            moment.house.used = frame.used
            moment.house.recruited = frame.recruited
            card = kingdom.event_hand[0] if kingdom.plan[PLAN_HALF] else NOTHING
            moment.wanted = wanted_after(moment.ground, [*kingdom.plan, card], frame.step - 1)
    return moment


def choose_payment(weights: Weights, state: Deal, seat: Seat, options: list[Choice]) -> Choice:
    """The next act on the cheapest way; where none leads on, what the rules answer for who is absent."""
    frame = cast(Payment, state.asking(seat))
    moment = moment_of(weights, state, seat)
    ground, house, question = moment.ground, moment.house, frame.question(state)
    cost, way = frame.cost(state), PAY
    wanted = moment.wanted
    if question == questions.PAY_COURTIER:
        courtier = take_some_courtier(ground, house)
        way = RECRUIT_ONE + courtier
        cost = [0] * STOCKS
        cost[COIN] = WAGES[house.courtiers[courtier]]
    elif question == questions.PAY_GRAIN:
        wanted = [0] * STOCKS
    elif question != questions.PAY_BUILDING:
        events, cards = state.rules.events, state.rules.buildings
        effect = events[frame.number].right if question == questions.PAY_EVENT else cards[frame.number].effect
        named = chosen_cost(house, effect, wanted)
        for good in range(GOODS):
            if named[good] > cost[good]:
                way = PAY_WITH + good
        cost = named
    act = next_act(weights, ground.prices, ground.last, house.stock, house.debt, cost, wanted)
    choice = way if act == HELD else act
    return choice if choice in options else default(state, seat)


def choose_in_resolution(weights: Weights, state: Deal, seat: Seat, options: list[Choice]) -> Choice:
    """Every other question of the resolution."""
    frame = cast(Step, state.asking(seat))
    question = frame.question(state)
    moment = moment_of(weights, state, seat)
    ground, house, wanted = moment.ground, moment.house, moment.wanted
    if question == questions.TAKE_GOOD:
        luxury = cast(TakeGood, frame).luxury
        return TAKE + wanted_good(house, BASICS if luxury else 0, GOODS if luxury else BASICS, wanted)
    if question == questions.TAKE_COURTIER:
        courtier = take_some_courtier(ground, house)
        return options[0] if courtier == NO_COURTIER else COURTIER + courtier
    if question == questions.GAIN_TILE:
        return GAIN + hardest_tile(ground, house)
    if question == questions.UPGRADE:
        return UPGRADE + best_space(ground, house)
    if question == questions.THROW_TILE:
        return THROW + thrown_tile(house)
    if question == questions.CLAIM:
        return choose_claim(ground, house)
    if question == questions.STALL:
        good = stall_good(ground, house, state.rules.buildings[frame.number].effect.stall_coins, wanted)
        return ENOUGH if good < 0 else STALL + good
    if question == questions.GRANARY:
        most = min(len(options) - 1, max(0, house.stock[GRAIN] - wanted[GRAIN]))
        return DISCARD_GRAIN + most
    if question == questions.TUCK:
        return TUCK + best_tucked(ground, house)
    return choose_free_action(house, state, frame.number, wanted, options)


def choose_claim(ground: Ground, house: Household) -> Choice:
    tile = best_claim(ground, house)
    if tile == NO_SET:
        return NO_MORE
    wanted = ground.rules.minor_sets[tile] if tile < TILES else ground.rules.major_sets[tile - TILES]
    return CLAIM + tile * MASKS + who_helps(house, wanted)


def choose_free_action(house: Household, state: Deal, card: int, wanted: list[int], options: list[Choice]) -> Choice:
    """Whenever its price is at hand; with the good that one can do without best."""
    effect = state.rules.buildings[card].effect
    named = chosen_cost(house, effect, wanted)
    for good in range(GOODS):
        if named[good] > effect.pay[good] and FREE + 1 + good in options:
            return FREE + 1 + good
    return FREE if FREE in options else LEAVE
