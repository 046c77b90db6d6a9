"""The long check of the sound sampler (DWD-6.3.8), over games of random players.

PANDEMONIUM_CAMPAIGN=20 pytest -m campaign tests/games/deal/test_belief_campaign.py
"""

from __future__ import annotations

import os
from collections import defaultdict

import pytest

from pandemonium.engine.imagined import imagined
from pandemonium.games.deal.knowledge.belief_check import shortfall_of_truth
from pandemonium.games.deal.knowledge.belief_roles import assignments
from pandemonium.games.deal.knowledge.belief_sound import attempt, weigh, with_marks
from pandemonium.games.deal.rules.figures import SEATS
from tests.games.deal.knowing import positions, random_game

pytestmark = pytest.mark.campaign
GAMES = min(40, int(os.environ.get("PANDEMONIUM_CAMPAIGN", "40")))
ATTEMPTS = 4
DECILES = 10
ENOUGH = 200
"""Weights in a decile before its share says anything."""


@pytest.mark.rule("DWD-6.3.8", "DWD-6.3.2")
def test_the_ledger_explains_the_truth_at_every_position() -> None:
    looked_at = 0
    for number in range(GAMES):
        for state in random_game(number):
            assert shortfall_of_truth(state) == 0
            assert all(state.mark in assignments(state, seat) for seat in range(-1, SEATS))
            looked_at += 1
    assert looked_at > 100 * GAMES


@pytest.mark.rule("DWD-6.3.8", "DWD-6.3.10")
def test_with_the_true_roles_a_sound_past_is_found() -> None:
    """Random players trade more wildly than bots, so that fewer attempts succeed than in games of these."""
    found: dict[int, list[bool]] = defaultdict(list)
    chance = imagined(1)
    for number in range(GAMES):
        for state in positions(number, 60):
            if state.stack:
                for seat in range(SEATS):
                    tries = [attempt(state, with_marks(state, state.mark), seat, chance) for _ in range(ATTEMPTS)]
                    found[len(state.deals) // SEATS].append(any(case is not None for case in tries))
    shares = {rounds: sum(tries) / len(tries) for rounds, tries in sorted(found.items())}
    for rounds, least in ((0, 1), (1, 0.95), (2, 0.8), (3, 0.7), (4, 0.5)):
        assert shares[rounds] >= least, shares


@pytest.mark.rule("DWD-6.3.8", "DWD-6.3.10")
def test_the_weights_of_the_assignments_are_worth_what_they_say() -> None:
    agreed: list[list[bool]] = [[] for _ in range(DECILES)]
    chance = imagined(2)
    for number in range(GAMES):
        for state in positions(number, 150):
            if state.stack and not state.open:
                for seat in range(SEATS):
                    weights = weigh(state, seat, chance)
                    for marks, weight in zip(assignments(state, seat), weights, strict=True):
                        decile = min(DECILES - 1, DECILES * weight // max(1, sum(weights)))
                        agreed[decile].append(marks == state.mark)
    for decile, truths in enumerate(agreed):
        if len(truths) >= ENOUGH:
            share = sum(truths) / len(truths)
            assert decile / DECILES - 0.1 <= share <= (decile + 1) / DECILES + 0.1, (decile, share)
