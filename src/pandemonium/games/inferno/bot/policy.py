"""The policy: how a sensible player answers every question of Inferno, without search. It drives playouts as well."""

from __future__ import annotations

from pandemonium.engine.driver import choose
from pandemonium.engine.seats import first_seat
from pandemonium.engine.state import Choice, Seat
from pandemonium.games.inferno.bot.errand import errands_of
from pandemonium.games.inferno.bot.judge import Judgement, worths
from pandemonium.games.inferno.bot.outlook import Weights
from pandemonium.games.inferno.bot.prices import prices_of
from pandemonium.games.inferno.bot.souls import best_in_quarters
from pandemonium.games.inferno.rules.state import Inferno


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
    if len(offers) == 1:
        return offers[0]
    judged = worths(judgement, state, offers)
    return offers[judged.index(max(judged))]


def answer(weights: Weights, state: Inferno, seat: Seat) -> Choice:
    """The next single choice of that seat."""
    return best_choice(judgement_of(weights, state, seat), state)


def play_on(weights: list[Weights], state: Inferno) -> None:
    """Every seat plays by the policy and its own weights to the end."""
    judgement: Judgement | None = None
    while state.asked:
        seat = first_seat(state.asked)
        if len(state.offers) > 1 and (judgement is None or judgement.seat != seat or judgement.turns != state.turns):
            judgement = judgement_of(weights[seat], state, seat)
        if judgement is None or len(state.offers) == 1:
            choose(state, seat, state.offers[0])
        else:
            choose(state, seat, best_choice(judgement, state))
