"""Bots think plans through on a household of their own: what they reckon is what happens (DWD-6.7.2)."""

from __future__ import annotations

from typing import Any

import pytest

from pandemonium.engine.driver import choose, legal
from pandemonium.engine.seats import first_seat
from pandemonium.engine.state import Choice, Seat
from pandemonium.games.deal.bot.acting import act_out
from pandemonium.games.deal.bot.craft import craft
from pandemonium.games.deal.bot.ground import ground_of
from pandemonium.games.deal.bot.household import Household, household_of
from pandemonium.games.deal.bot.planning import building_sets, planner_of
from pandemonium.games.deal.bot.policy import answer
from pandemonium.games.deal.bot.worth import market_of
from pandemonium.games.deal.rules.choice import ACT, BUILD
from pandemonium.games.deal.rules.fields import NOTHING, PLAN_BUILD, PLAN_HALF
from pandemonium.games.deal.rules.figures import SEATS, STOCKS
from pandemonium.games.deal.rules.rounds import PLAN
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.rules.tokens import Tokens
from tests.games.deal.kingdoms import A, D, card, new_game, position
from tests.games.deal.rows import each

NORMAL = craft.weights.load("normal", SEATS)
FLOOR = 10
"""What doing nothing ends with (DWD-3.7.5)."""


def answered_by_policy(state: Deal) -> None:
    seat = first_seat(state.asked)
    choice = answer(NORMAL, state, seat)
    assert choice in legal(state, seat)
    choose(state, seat, choice)


def reckoned(before: Deal, after: Deal, seat: Seat) -> Household:
    """The household after the plan that now lies open, as the bot thinks of it."""
    house = household_of(before, seat)
    plan = after.kingdoms[seat].plan
    card = after.kingdoms[seat].event_hand[0] if plan[PLAN_HALF] else NOTHING
    assert act_out(ground_of(NORMAL, before, seat), house, [*plan, card])
    return house


def facts(house: Household) -> list[Any]:
    named = (
        "stock",
        "debt",
        "reputation",
        "angel",
        "devil",
        "guests",
        "indulgences",
        "built",
        "tiles",
        "banners",
        "courtiers",
    )
    return [getattr(house, name) for name in named]


def resolving(state: Deal) -> Seat:
    """Whose plan is being resolved; NOTHING when no plan lies open."""
    return next((frame.seat for frame in state.stack if isinstance(frame, Tokens)), NOTHING)


@pytest.mark.rule("DWD-6.7.2")
@pytest.mark.parametrize("seed", ["one", "two"])
def test_a_plan_that_was_thought_through_ends_as_it_was_reckoned(seed: str) -> None:
    state, compared = new_game(seed), 0
    while state.asked:
        before = state.copy()
        answered_by_policy(state)
        if not state.revealed:
            continue
        expected = [reckoned(before, state, seat) for seat in range(SEATS)]
        while state.revealed:
            seat = resolving(state)
            while resolving(state) == seat:
                answered_by_policy(state)
            if resolving(state) != NOTHING:  # the interest has not changed anything yet
                assert facts(household_of(state, seat)) == facts(expected[seat])
                compared += 1
    assert compared > 2 * SEATS
    assert min(each(state, "score")) >= FLOOR


@pytest.mark.rule("DWD-6.7.2")
def test_goods_are_worth_what_the_best_plan_makes_of_them() -> None:
    state = position(PLAN, stocks=((2, 2, 2, 0, 0, 5),) * SEATS)
    market = market_of(NORMAL, state, A)
    one = market.worth([0, 0, 0, 0, 1, 0])
    assert one >= 1.0  # a luxury is a point even at the end
    assert market.worth([1, 1, 1, 1, 1, 0]) > one
    assert market.worth([0] * STOCKS) == 0.0


@pytest.mark.rule("DWD-6.7.2")
def test_what_it_plans_follows_from_what_its_own_seat_knows() -> None:
    state = position(PLAN)
    other = position(PLAN)
    for place in range(STOCKS):
        other.stock[D * STOCKS + place] = 0
    other.kingdoms[D].hand, other.kingdoms[D].event_hand = (), ()
    assert answer(NORMAL, state, A) == answer(NORMAL, other, A)


@pytest.mark.rule("DWD-6.7.2", "DWD-1.18.13")
def test_a_stable_is_thought_through_with_the_action_building_that_goes_under_it() -> None:
    state = position(PLAN, round=2, stocks=((5, 5, 5, 0, 0, 0),) * SEATS)
    house = household_of(state, A)
    stalls, stable = card("market-stalls"), card("stable")
    assert act_out(ground_of(NORMAL, state, A), house, [0, NOTHING, NOTHING, stalls, stable, 0, 0, 0, NOTHING])
    assert house.tucked == stalls
    house = household_of(state, A)
    assert act_out(ground_of(NORMAL, state, A), house, [0, NOTHING, NOTHING, stable, stalls, 0, 0, 0, NOTHING])
    assert house.tucked == NOTHING  # it cannot be postponed


@pytest.mark.rule("DWD-6.7.2", "DWD-1.18.13")
def test_an_action_building_is_planned_before_the_stable_as_well_as_after_it() -> None:
    state = position(PLAN, round=2)
    state.kingdoms[A].hand = (card("stable"), card("glass-hut"))
    sets = [plan[PLAN_BUILD : PLAN_BUILD + 2] for plan in building_sets(planner_of(NORMAL, state, A))]
    assert [card("glass-hut"), card("stable")] in sets
    assert [card("stable"), card("glass-hut")] in sets


@pytest.mark.rule("DWD-6.7.7")
def test_easy_plans_nothing_that_needs_a_loan() -> None:
    easy = craft.weights.load("easy", SEATS)
    state = position(PLAN, stocks=((0, 0, 0, 0, 0, 0),) * SEATS)
    assert not any(builds(plan.choices) for plan in craft.weighed(easy, state, A))
    assert any(builds(plan.choices) for plan in craft.weighed(NORMAL, state, A))


def builds(choices: list[Choice]) -> bool:
    return any(BUILD <= choice < ACT for choice in choices)
