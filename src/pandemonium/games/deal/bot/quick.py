"""A cheap policy for imagined games: the same judgement with fewer plans, and offers by the prices of the list.

A whole chain of small choices is made at once, so nothing is thought through twice.
"""

from __future__ import annotations

from typing import Final, cast

from pandemonium.engine.driver import choose
from pandemonium.engine.seats import first_seat
from pandemonium.engine.state import Choice, Seat
from pandemonium.games.deal.bot.bargains import bargain, coin_bargains, soul_bargains
from pandemonium.games.deal.bot.drafting import steps
from pandemonium.games.deal.bot.outlook import Weights
from pandemonium.games.deal.bot.planning import Draft, Planner, building, planner_of
from pandemonium.games.deal.bot.policy import answer
from pandemonium.games.deal.bot.prices import bundle_price, prices_of, usable
from pandemonium.games.deal.bot.remembered import drafts
from pandemonium.games.deal.bot.worth import Market
from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.choice import (
    CLOSE_EMPTY,
    DONE,
    HAND_OVER,
    KEEP,
    PASS,
    PUT,
)
from pandemonium.games.deal.rules.fields import NO_PRICE, NOTHING
from pandemonium.games.deal.rules.figures import PILE, SEATS, STOCKS
from pandemonium.games.deal.rules.offer import closing_at, holds_nothing
from pandemonium.games.deal.rules.plan import NO_PLAN, Plan
from pandemonium.games.deal.rules.state import Deal

WIDTH: Final = 2
"""Building sets that are thought through with actions and event cards."""


class PriceList(Market):
    """Goods at what they are worth to anybody."""

    __slots__ = ("prices",)

    prices: list[float]

    def worth(self, goods: list[int]) -> float:
        return bundle_price(self.prices, goods)


def price_list(weights: Weights, state: Deal) -> PriceList:
    market = PriceList()
    market.prices = prices_of(weights, usable(state))
    return market


def play_on(weights: list[Weights], state: Deal) -> None:
    """Every seat plays quickly and by its own weights to the end."""
    while state.asked:
        seat = first_seat(state.asked)
        for choice in chain(weights[seat], state, seat):
            choose(state, seat, choice)


def chain(weights: Weights, state: Deal, seat: Seat) -> list[Choice]:
    """The next choices of a seat, up to the closing one where they are made in secret."""
    frame = state.asking(seat)
    question = frame.question(state)
    if question == questions.PLAN:
        plan = cast(Plan, frame)
        if plan.dropped == NOTHING and plan.plan == NO_PLAN:
            return steps(state, seat, plan, quick_draft(planner_of(weights, state, seat)))
    elif question == questions.OFFER:
        if holds_nothing(state, seat):
            return quick_offer(weights, state, seat)
    elif question == questions.KEEP:
        options = frame.options(state, seat)
        if options[0] != DONE:
            ranked = ranked_cards(weights, state, seat, [choice - KEEP for choice in options])
            return [KEEP + ranked[0], DONE]
    elif question == questions.PASS and len(frame.options(state, seat)) == PILE:
        drawn = state.drawn[(state.round - 1) * SEATS + seat][:PILE]
        ranked = ranked_cards(weights, state, seat, list(drawn))
        return [PASS + ranked[2], PASS + ranked[3], HAND_OVER]
    return [answer(weights, state, seat)]


def quick_draft(planner: Planner) -> Draft:
    return drafts(planner, WIDTH)[0]


def ranked_cards(weights: Weights, state: Deal, seat: Seat, cards: list[int]) -> list[int]:
    """By what each would bring if it were built alone, the best first."""
    planner = planner_of(weights, state, seat)
    worth = [planner.judged(building(card, NOTHING)).worth for card in cards]
    order = sorted(range(len(cards)), key=lambda at: -worth[at])
    return [cards[at] for at in order]


def quick_offer(weights: Weights, state: Deal, seat: Seat) -> list[Choice]:
    """The bargain with most to hope for, by the price list."""
    market = price_list(weights, state)
    best = bargain([0] * STOCKS, NO_PRICE, weights.hope)
    for other in coin_bargains(weights, state, seat, market) + soul_bargains(weights, state, seat, market):
        if other.gain > best.gain:
            best = other
    if best.price == NO_PRICE:
        return [CLOSE_EMPTY]
    found: list[Choice] = []
    for stock in range(STOCKS):
        found += [PUT + stock] * best.content[stock]
    found.append(closing_at(best.price))
    return found
