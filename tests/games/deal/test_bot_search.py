"""How `hard` imagines: by exact books, and no further than the round (DWD-6.7.7)."""

from __future__ import annotations

import pytest
from msgspec import json

from pandemonium.engine.driver import choose
from pandemonium.engine.imagined import imagined
from pandemonium.engine.state import Seat
from pandemonium.games.deal.bot.craft import craft
from pandemonium.games.deal.bot.horizon import lead, play_round
from pandemonium.games.deal.bot.search import candidates, is_guess
from pandemonium.games.deal.knowledge.belief import sample
from pandemonium.games.deal.knowledge.belief_check import shortfall_of_truth
from pandemonium.games.deal.knowledge.belief_suspicion import suspicion
from pandemonium.games.deal.knowledge.view import view
from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.choice import GUESS
from pandemonium.games.deal.rules.fields import DEALS
from pandemonium.games.deal.rules.figures import ROUNDS, SEATS
from pandemonium.games.deal.rules.routing import DEVIL
from pandemonium.games.deal.rules.state import Deal
from tests.games.deal.knowing import random_game

NORMAL = craft.weights.load("normal", SEATS)
ALL_NORMAL = [NORMAL] * SEATS


def asked_in(round: int, question: int) -> tuple[Deal, Seat]:
    """The first position of a game in which a seat is asked that."""
    for state in random_game(3):
        for seat in range(SEATS):
            if state.round == round and (state.asked >> seat) & 1 and state.asking(seat).question(state) == question:
                return state, seat
    raise LookupError(question)


@pytest.mark.rule("DWD-6.7.7", "DWD-6.3.10")
def test_hard_imagines_worlds_whose_past_explains_every_payment() -> None:
    state, seat = asked_in(3, questions.OFFER)
    believed = craft.believed(lambda luck: sample(state, seat, luck), seat, imagined(1))
    worlds = [believed(imagined(number)) for number in range(12)]
    assert {json.encode(view(world, seat)) for world in worlds} == {json.encode(view(state, seat))}
    assert sum(shortfall_of_truth(world) == 0 for world in worlds) > 8
    plain = [sample(state, seat, imagined(number)) for number in range(12)]
    assert sum(shortfall_of_truth(world) == 0 for world in plain) < 4, "where plain ones hardly ever have one"


@pytest.mark.rule("DWD-6.7.7")
def test_the_race_looks_as_far_as_the_cards_of_the_next_round() -> None:
    state, _ = asked_in(1, questions.OFFER)
    play_round(ALL_NORMAL, state)
    assert (state.round, state.phase) == (2, DEALS)
    assert sum(lead(ALL_NORMAL, state, other) > 0 for other in range(SEATS)) == 1, "one seat is ahead of all others"


@pytest.mark.rule("DWD-6.7.7")
def test_the_last_round_is_played_to_its_end() -> None:
    state, seat = asked_in(ROUNDS, questions.PLAN)
    assert craft.foreseen(ALL_NORMAL, state, seat) == craft.utility(state, seat)
    assert not state.asked


@pytest.mark.rule("DWD-6.7.5", "DWD-6.7.7")
def test_hard_names_whom_the_books_betray() -> None:
    state, seat = asked_in(ROUNDS, questions.RITUAL)
    while not is_guess(craft.answer(NORMAL, state, seat)):
        choose(state, seat, craft.answer(NORMAL, state, seat))
    devil = [chances[DEVIL] for chances in suspicion(state, seat, imagined(ROUNDS))]
    [plan] = candidates(NORMAL, state, seat)
    assert plan.choices == [GUESS + devil.index(max(devil))]
