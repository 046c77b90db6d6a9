"""Bribes (DWD-6.7.6): coins against what the next yellow inquisitors would cost, if others give as they usually do."""

from __future__ import annotations

from math import exp
from typing import Final

from pandemonium.engine.state import Seat
from pandemonium.games.deal.bot.outlook import Weights
from pandemonium.games.deal.bot.pieces import free_answers
from pandemonium.games.deal.bot.threats import answers_worth, harm_of, no_threats, red_chances
from pandemonium.games.deal.bot.worth import stock_worth
from pandemonium.games.deal.rules.bribes import BRIBE_SPACES
from pandemonium.games.deal.rules.figures import COIN, ROUNDS, ROW, SEATS, STOCKS, YELLOWS
from pandemonium.games.deal.rules.state import Deal

MOST: Final = 12
LARGEST: Final = BRIBE_SPACES * YELLOWS
"""Coins that matter."""


def bribe_target(weights: Weights, state: Deal, seat: Seat) -> int:
    """How many coins to put in; what is in already counts as held."""
    coins = state.stock[seat * STOCKS + COIN] + state.bribe[seat * STOCKS + COIN]
    if not coins or state.sent == YELLOWS:
        return 0
    others = given_by_others(weights.bribed_last if state.round == ROUNDS else weights.bribed)
    losses = [expected_loss(weights, state, seat, sent) for sent in range(YELLOWS + 1)]
    coin = stock_worth(weights, state, seat, COIN)
    best, least = 0, 1000.0
    for own in range(min(coins, BRIBE_SPACES * (YELLOWS - state.sent) - state.bribes) + 1):
        cost = int(own) * coin
        for given in range(len(others)):
            sent = min(YELLOWS, state.sent + (state.bribes + own + given) // BRIBE_SPACES)
            cost += others[given] * losses[sent] * weights.bribe
        if cost < least - 0.001:
            best, least = own, cost
    return best


def given_by_others(coins: float) -> list[float]:
    """By coins in all: the chance, if all four together usually give so many."""
    mean = coins * (SEATS - 1) / SEATS
    chances = [exp(-mean)]
    for given in range(1, LARGEST):
        chances.append(chances[given - 1] * mean / given)
    chances.append(max(0.0, 1.0 - sum(chances)))
    return chances


def expected_loss(weights: Weights, state: Deal, seat: Seat, sent: int) -> float:
    """Points lost to inquisitors, in this inquisition and the next, if so many of A, B, C are gone."""
    loss = 0.0
    kingdom = state.kingdoms[seat]
    for round in range(state.round, ROUNDS + 1, 2):
        threats = no_threats()
        for yellow in range(sent, YELLOWS if round == ROUNDS else 1):
            threats.add(harm_of(weights, state, seat, yellow, round), 1.0)
        reds = red_chances(state, seat, round)
        for space in range(ROW):
            threats.add(harm_of(weights, state, seat, state.row[space], round), reds[space])
        if round == state.round:
            for _ in range(kingdom.guests):
                threats.add(float(state.rules.guest_points), 1.0)
        answers = kingdom.clean + kingdom.marked + kingdom.ritual_clean + kingdom.ritual_marked
        answers += free_answers(state, seat) + (kingdom.indulgences if round == ROUNDS else 0)
        loss += sum(answers_worth(threats, MOST)[answers:])
    return loss
