"""The bots of Inferno: every mode, alone and at a table, by what the seat knows, in time, and better than chance."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import choose, settle
from pandemonium.engine.game import Setup
from pandemonium.engine.seats import first_seat
from pandemonium.games.inferno.bot.craft import craft
from pandemonium.games.inferno.bot.policy import answer, judgement_of, play_on
from pandemonium.games.inferno.bot.prospect import firmer
from pandemonium.games.inferno.bot.search import candidates
from pandemonium.games.inferno.bot.souls import hurry
from pandemonium.games.inferno.bot.sound import follow
from pandemonium.games.inferno.bot.things import PLENTY
from pandemonium.games.inferno.data.names import SOLO_MODES
from pandemonium.games.inferno.game import inferno
from pandemonium.games.inferno.rules.challenge import toll
from pandemonium.games.inferno.rules.choice import PAY, SKIP
from pandemonium.games.inferno.rules.descent import Descent
from pandemonium.games.inferno.rules.florence import Florence
from pandemonium.games.inferno.rules.state import Inferno
from pandemonium.playing.mind import mind_of
from pandemonium.playing.roster import bot_for

GAME = inferno()
LEVELS = ("easy", "normal", "hard:12")
LONG = 1000.0
"""Seconds that never end a search: its playouts do."""

ALONE: tuple[dict[str, str], ...] = (
    {},
    {"solo": "payback-day", "difficulty": "easy"},
    {"solo": "payback-day", "difficulty": "hard"},
    {"solo": "black-death", "difficulty": "medium"},
    {"solo": "descent", "difficulty": "easy"},
    {"solo": "descent", "difficulty": "hard"},
)
TOGETHER: tuple[dict[str, str], ...] = (
    {"red": "medusa", "black": "minos"},
    {"red": "antaeus", "black": "cerberus", "diplomatic-crisis": "yes"},
    {"red": "geryon", "black": "minotaur", "time-of-thieves": "yes", "dantes-rush": "yes"},
    {"setup": "first-game"},
)
TABLES = [(1, options) for options in ALONE] + [(seats, options) for seats in (2, 3, 4) for options in TOGETHER]


def new(seats: int, seed: str, options: dict[str, str]) -> Inferno:
    state = GAME.new(Setup(seats, seed, options))
    state.events = None
    return state


def positions(seats: int, options: dict[str, str], number: int) -> Iterator[Inferno]:
    """Plays among normal bots with some chance in them, each stopped where somebody has a choice."""
    for at in range(number):
        chance = chance_from(f"inferno position {seats} {sorted(options.items())} {at}")
        state = new(seats, chance.seed, options)
        for _ in range(chance.below(150)):
            before = state.copy()
            seat = first_seat(state.asked)
            wild = chance.below(4) == 0
            weights = craft.weights.load("normal", seats)
            choose(state, seat, state.offers[chance.below(len(state.offers))] if wild else answer(weights, state, seat))
            if not state.asked:
                state = before
                break
        if len(state.offers) > 1:
            yield state


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_level_chooses_legally_by_what_the_seat_knows(seats: int, options: dict[str, str]) -> None:
    for number, state in enumerate(positions(seats, options, 2)):
        seat = first_seat(state.asked)
        other_world = GAME.sample(state, seat, chance_from(f"elsewhere {number}"))
        minds = [mind_of(GAME, world, seat) for world in (state, other_world)]
        for level in LEVELS:
            bot = bot_for(GAME, level)
            first, second = (bot.choose(mind, mind.chance(), LONG) for mind in minds)
            assert first in minds[0].choices
            assert first == second


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_policy_plays_every_mode_to_its_end(seats: int, options: dict[str, str]) -> None:
    state = new(seats, f"to the end {seats}", options)
    play_on([craft.weights.load("normal", seats)] * seats, state)
    assert not state.asked
    assert len(state.scores) == seats


def test_a_search_ends_in_time() -> None:
    state = new(4, "in time", {})
    mind = mind_of(GAME, state, first_seat(state.asked))
    began = time.perf_counter()
    assert bot_for(GAME, "hard").choose(mind, mind.chance(), 0.05) in mind.choices
    assert time.perf_counter() - began < 10.0


def test_normal_beats_chance() -> None:
    """A short form of the measurement in `docs/bots.md`."""
    weights = craft.weights.load("normal", 2)
    won = 0
    for number in range(20):
        state, chance, me = new(2, f"chance {number}", {}), chance_from(f"dice {number}"), number % 2
        while state.asked:
            seat = first_seat(state.asked)
            drawn = state.offers[chance.below(len(state.offers))]
            choose(state, seat, answer(weights, state, seat) if seat == me else drawn)
        won += state.winners == 1 << me
    assert won >= 18


def test_a_plan_of_the_hell_phase_reaches_florence() -> None:
    """Soul, end and errand are one candidate, and different candidates end differently."""
    for state in positions(2, {}, 8):
        seat = first_seat(state.asked)
        if not isinstance(state.stack[-1], Descent):
            continue
        plans = candidates(craft.weights.load("normal", 2), state, seat)
        assert plans[0].worth == max(plan.worth for plan in plans)
        for plan in plans:
            after = state.copy()
            follow(after, seat, plan.choices)
            assert not after.stack or not isinstance(after.stack[-1], (Descent, Florence))


def test_a_row_that_is_not_met_keeps_the_player_from_accusing() -> None:
    state = new(1, "patience", {"solo": "payback-day", "difficulty": "hard"})
    while state.turns < 2:
        choose(state, 0, answer(craft.weights.load("normal", 1), state, 0))
    state.dante = 1  # two accusations before the first row
    judgement = judgement_of(craft.weights.load("normal", 1), state, 0)
    assert judgement.prices.demand.patience > 0
    assert judgement.prices.demand.pay > 0


def before_the_toll(drachmas: int, infamy: int) -> Inferno:
    """All of Payback Day's second row on hard is met but its three Drachmas."""
    state = new(1, "toll", {"solo": "payback-day", "difficulty": "hard"})
    state.drachmas[0], state.infamy[0] = drachmas, infamy
    state.push(toll(1))
    settle(state)
    return state


def test_a_row_is_paid_for_where_its_penalty_would_end_the_game() -> None:
    weights = craft.weights.load("normal", 1)
    assert answer(weights, before_the_toll(3, 7), 0) == PAY
    assert answer(weights, before_the_toll(3, 8), 0) == SKIP


def test_a_row_is_paid_for_by_whoever_has_plenty() -> None:
    weights = craft.weights.load("normal", 1)
    assert answer(weights, before_the_toll(3 + PLENTY, 60), 0) == PAY
    assert answer(weights, before_the_toll(2 + PLENTY, 60), 0) == SKIP


def test_a_new_skull_is_a_debt_in_the_black_death_that_the_third_level_has_paid() -> None:
    weights = craft.weights.load("normal", 1)
    steps = [firmer(weights, level) for level in range(4)]
    assert steps[0] == -weights.unfirm < 0 < steps[1] < steps[2]
    assert sum(steps[:3]) == pytest.approx(0)
    assert steps[3] == 0


def test_souls_of_the_black_death_can_wait_while_turns_are_left_for_all() -> None:
    weights = craft.weights.load("normal", 1)
    state = new(1, "hurry", {"solo": "black-death", "difficulty": "medium"})
    prices = judgement_of(weights, state, 0).prices
    prices.horizon.turns = float(sum(state.graveyard))
    assert hurry(prices, state) == 1.0
    prices.horizon.turns += 1
    assert hurry(prices, state) == weights.scarce < 1.0
    state.solo = SOLO_MODES.index("descent")
    assert hurry(prices, state) == 1.0
