"""The long check of the sound sampler (DWD-6.3.8), over games of bots.

PANDEMONIUM_CAMPAIGN=20 pytest -m campaign tests/games/deal/test_belief_campaign.py
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest

from pandemonium.engine.imagined import imagined
from pandemonium.games.deal.knowledge.belief_case import missing
from pandemonium.games.deal.knowledge.belief_check import shortfall_of_truth
from pandemonium.games.deal.knowledge.belief_known import past_of
from pandemonium.games.deal.knowledge.belief_roles import assignments
from pandemonium.games.deal.knowledge.belief_sound import attempt, weigh
from pandemonium.games.deal.rules.figures import ROUNDS, SEATS
from pandemonium.games.deal.rules.routing import DEVIL
from pandemonium.games.deal.rules.state import Deal
from tests.games.deal.knowing import bot_game, random_game

pytestmark = pytest.mark.campaign
GAMES = min(40, int(os.environ.get("PANDEMONIUM_CAMPAIGN", "40")))
ATTEMPTS = 4
DECILES = 10
ENOUGH = 200
"""Weights in a decile before its share says anything."""


@pytest.mark.rule("DWD-6.3.8", "DWD-6.3.2")
@pytest.mark.parametrize("played", [random_game, bot_game], ids=["random players", "bots"])
def test_the_ledger_explains_the_truth_at_every_position(played: Callable[[int], Iterator[Deal]]) -> None:
    looked_at = 0
    for number in range(GAMES):
        for state in played(number):
            assert shortfall_of_truth(state) == 0
            assert all(list(state.mark) in assignments(state, seat) for seat in range(-1, SEATS))
            looked_at += 1
    assert looked_at > 100 * GAMES


def looks(number: int, every: int) -> Iterator[tuple[Deal, int]]:
    """Positions of a game of bots in which roles are still a secret, each from every seat."""
    chance = imagined(number)
    for state in bot_game(number):
        if chance.below(every) == 0 and not state.open:
            for seat in range(SEATS):
                yield state, seat


@pytest.mark.rule("DWD-6.3.8", "DWD-6.3.10")
def test_with_the_true_roles_a_sound_past_is_found_once_in_four_attempts() -> None:
    found: list[bool] = []
    chance = imagined(1)
    for number in range(GAMES):
        for state, seat in looks(number, 25):
            if state.round < ROUNDS:
                past = past_of(state, seat)
                tries = [attempt(past, state.mark, chance) for _ in range(ATTEMPTS)]
                found.append(any(missing(case) == 0 for case in tries))
    assert sum(found) / len(found) >= 0.95


@pytest.mark.rule("DWD-6.3.8", "DWD-6.3.10")
def test_the_weight_of_a_role_is_worth_what_it_says() -> None:
    """A weight of so many tenths is right in about so many tenths of the cases."""
    agreed: list[list[bool]] = [[] for _ in range(DECILES)]
    chance = imagined(2)
    for number in range(GAMES):
        for state, seat in looks(number, 80):
            weights, ways = weigh(past_of(state, seat), chance), assignments(state, seat)
            for other in range(SEATS):
                if other != seat:
                    devil = sum(weight for weight, marks in zip(weights, ways, strict=True) if marks[other] == DEVIL)
                    decile = min(DECILES - 1, DECILES * devil // max(1, sum(weights)))
                    agreed[decile].append(state.mark[other] == DEVIL)
    for decile, truths in enumerate(agreed):
        if len(truths) >= ENOUGH:
            share = sum(truths) / len(truths)
            assert decile / DECILES - 0.1 <= share <= (decile + 1) / DECILES + 0.1, (decile, share)
