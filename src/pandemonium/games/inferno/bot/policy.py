"""The policy: how a sensible player answers every question of Inferno, without search. It drives playouts as well."""

from __future__ import annotations

from pandemonium.engine.driver import choose
from pandemonium.engine.state import Choice, Seat
from pandemonium.games.inferno.bot.errand import errands_of
from pandemonium.games.inferno.bot.judge import Judgement, judge
from pandemonium.games.inferno.bot.outlook import Weights
from pandemonium.games.inferno.bot.prices import prices_of
from pandemonium.games.inferno.bot.souls import best_in_quarters
from pandemonium.games.inferno.state import Inferno


def judgement_of(weights: Weights, state: Inferno, seat: Seat) -> Judgement:
    found = Judgement()
    found.seat = seat
    found.turns = state.turns
    found.prices = prices_of(weights, state, seat)
    found.errands = errands_of(found.prices, state)
    found.quarters = best_in_quarters(found.prices, state, found.errands)
    return found


def best_choice(judgement: Judgement, state: Inferno) -> Choice:
    offers = state.offers
    best = offers[0]
    if len(offers) == 1:
        return best
    most = judge(judgement, state, best)
    for at in range(1, len(offers)):
        worth = judge(judgement, state, offers[at])
        if worth > most:
            most = worth
            best = offers[at]
    return best


def answer(weights: Weights, state: Inferno, seat: Seat) -> Choice:
    """The next single choice of that seat."""
    return best_choice(judgement_of(weights, state, seat), state)


def play_on(weights: list[Weights], state: Inferno, last: int) -> None:
    """Every seat plays by the policy and its own weights, to the end or to the end of turn `last`."""
    judgement: Judgement | None = None
    while state.asked and state.turns <= last:
        seat = state.asked.bit_length() - 1
        if len(state.offers) > 1 and (judgement is None or judgement.seat != seat or judgement.turns != state.turns):
            judgement = judgement_of(weights[seat], state, seat)
        if judgement is None or len(state.offers) == 1:
            choose(state, seat, state.offers[0])
        else:
            choose(state, seat, best_choice(judgement, state))
