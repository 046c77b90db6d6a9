"""The policy plays whole games of every adventure with any number of players, by nothing but what the rules allow."""

from __future__ import annotations

import pytest

from pandemonium.engine.driver import answers, choose
from pandemonium.engine.seats import first_seat
from pandemonium.games.others.bot.course import course_of
from pandemonium.games.others.bot.craft import craft
from pandemonium.games.others.bot.outlook import Outlook
from pandemonium.games.others.bot.policy import answer, answer_on, play_on
from pandemonium.games.others.bot.search import candidates
from pandemonium.games.others.data.names import ADVENTURES
from pandemonium.games.others.rules.rounds import LAST_ROUND
from pandemonium.games.others.rules.setup import new_others
from pandemonium.games.others.rules.state import Others
from tests.games.others.stage import rules


def new_play(adventure: int, seats: int, number: int, choosing: bool = False) -> Others:
    """Sins, Acolytes and maps in turn; or the bots choose what can be chosen."""
    mixed = {"map": 1 + number % 2, "sin": 1 + number // 2 % 2, "acolytes": 1 + number % 3, "heroes": 1}
    chosen = {"map": 0, "sin": 0, "acolytes": 0, "heroes": 0}
    options = {"teach": 0, "sin-seat": number % 2, "adventure": adventure} | (chosen if choosing else mixed)
    return new_others(rules(), seats, f"bots {adventure} {seats} {number}", options)


def outlook_for(state: Others) -> Outlook:
    return craft.outlook(craft.weights.load("normal", state.seats), state)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("adventure", range(len(ADVENTURES)), ids=ADVENTURES)
def test_every_answer_is_allowed_and_every_game_ends(adventure: int, seats: int) -> None:
    state = new_play(adventure, seats, adventure + seats, choosing=seats == 4)
    outlook, course = outlook_for(state), course_of()
    while state.asked:
        seat = first_seat(state.asked)
        offers = answers(state, seat)
        assert answer_on(course, outlook, state, seat) in offers
        choice = answer(outlook, state, seat)
        assert choice in offers
        choose(state, seat, choice)
    assert state.heroes_won or not state.reserve


def test_what_enters_the_race_is_allowed_and_the_policys_own_answer_leads_where_nothing_else_is_weighed() -> None:
    state = new_play(5, 3, 1)
    outlook = outlook_for(state)
    while state.asked and state.round < 3:
        seat = first_seat(state.asked)
        offers, own = answers(state, seat), answer(outlook, state, seat)
        plans = candidates(outlook, state, seat)
        assert {plan.choices[0] for plan in plans} <= set(offers)
        assert own in [plan.choices[0] for plan in plans]
        choose(state, seat, own)


def test_a_playout_ends_and_equal_worlds_end_alike() -> None:
    ends = []
    for _ in range(2):
        state = new_play(3, 3, 2)
        play_on([outlook_for(state)] * 3, state, LAST_ROUND)
        ends.append((state.heroes_won, state.round, state.turn, state.deaths, state.kills))
    assert ends[0] == ends[1]
    assert ends[0][2] > 0
