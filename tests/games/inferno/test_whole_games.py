"""Whole games: every pair of Guardians, both sides, the variants together, every solo mode; and taking back."""

from __future__ import annotations

import os
from itertools import product

import pytest

from pandemonium.engine.chance import chance_from
from pandemonium.engine.dump import dump
from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.games.inferno.data.names import BARRELS, DIFFICULTIES, INSTANTS, SOLO_MODES
from pandemonium.laws.shown import words_of
from tests.games.inferno.plays import PAIRS, VARIANTS, any_setup, pick, play_through
from tests.games.inferno.table import INFERNO, RULES, Table, family, position

CAMPAIGN = int(os.environ.get("PANDEMONIUM_CAMPAIGN", "100000"))
SHARDS = 20


def play(setup: Setup) -> None:
    """With the box counted after every choice, and an account that anybody can reckon again at the end."""
    state = play_through(setup, closely=True)
    result = INFERNO.result(state)
    assert INFERNO.result_from(INFERNO.view(state, -1)) == result, setup
    if state.solo != SOLO_MODES.index("journey"):
        assert [sum(line.points for line in lines) for lines in result.accounts] == list(result.scores), setup


@pytest.mark.rule("INF-1.2.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("red", "black"), PAIRS)
def test_every_pair_of_guardians_plays_through_on_both_sides(red: str, black: str, seats: int) -> None:
    play(Setup(seats, f"{red} and {black}", {"red": red, "black": black}))


@pytest.mark.rule("INF-1.10.1", "INF-1.10.2", "INF-1.10.3")
@pytest.mark.parametrize("setup", ["standard", "first-game"])
@pytest.mark.parametrize("mix", list(product(("no", "yes"), repeat=3)), ids="".join)
def test_every_mix_of_variants_plays_through(mix: tuple[str, ...], setup: str) -> None:
    for seats in (2, 3, 4):
        options = dict(zip(VARIANTS, mix, strict=True)) | {"setup": setup}
        play(Setup(seats, f"variants {mix} {setup}", options))


@pytest.mark.rule("INF-1.11.3", "INF-1.11.4")
@pytest.mark.parametrize("black", ["minos", "cerberus", "minotaur"])
@pytest.mark.parametrize("mode", SOLO_MODES)
def test_every_solo_mode_plays_through_at_every_difficulty(mode: str, black: str) -> None:
    for difficulty in DIFFICULTIES:
        play(Setup(1, f"alone {mode}", {"solo": mode, "difficulty": difficulty, "black": black}))


@pytest.mark.rule("INF-1.2.14", "INF-R46")
@pytest.mark.parametrize("mode", SOLO_MODES)
def test_the_first_game_alone_plays_through_in_every_solo_mode(mode: str) -> None:
    for difficulty in DIFFICULTIES:
        play(Setup(1, f"taught {mode}", {"setup": "first-game", "solo": mode, "difficulty": difficulty}))


@pytest.mark.parametrize("number", range(12))
def test_everything_that_happens_can_be_told_in_both_languages(number: int) -> None:
    match = Match(INFERNO, any_setup(number))
    chance = chance_from(f"told {number}")
    while not match.over:
        match.take(match.waiting[0], pick(match.state, chance))
    events = [*match.opening, *(event for moment in match.history for event in moment.events)]
    for event in events:
        for language in ("en", "pl"):
            assert words_of(INFERNO, language).say(INFERNO.describe(event))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_whole_turn_can_be_taken_back_choice_by_choice_to_the_last_barrier(seats: int) -> None:
    match = Match(INFERNO, Setup(seats, "taken back"))
    chance = chance_from("taken back")
    pictures = [dump(match.state)]
    tried = 0
    while not match.over and match.number < 400:
        if match.number % 37 == 36:
            while match.can_undo(match.standing()[-1].entry.seat):
                assert match.undo(match.standing()[-1].entry.seat) is None
                pictures.pop()
                assert dump(match.state) == pictures[-1]
                tried += 1
        match.take(match.waiting[0], pick(match.state, chance))
        pictures.append(dump(match.state))
    assert tried


# --- the long chain: a bribe, an accusation, Dante's stop, a Fraud card, and a Guardian inside ---


def with_instant(name: str) -> int:
    return RULES.fraud_instant.index(INSTANTS.index(name)) + 1


def long_chain(card: int, **more: str) -> Table:
    barrel = BARRELS[RULES.fraud_barrel[card - 1]]
    return position(
        "4.4=gray 3.3=red",
        quarter="duomo",
        dante="fraud",
        graveyard="blue",
        bonus={"brown": "discs"},
        market=more.get("market", f"{card}"),
        deck="",
        A=family(at="bank:noble", tower=f"{barrel} |", drachmas=3, hand=more.get("hand", "")),
    )


@pytest.mark.rule("INF-1.6.2", "INF-1.9.1", "INF-1.3.9")
def test_a_guardian_in_a_fraud_card_at_dante_s_stop_in_an_accusation_after_a_bribe_is_taken_back_step_by_step() -> None:
    card = with_instant("guardian")
    table = long_chain(card)
    steps = [
        *("accuse bank noble", "floor 1", "disc 2", "disc 4"),
        *(f"buy {card}", "benefit b", "guardian antaeus", "shield 4.3", "shield 4.4"),
    ]
    pictures = [dump(table.state)]
    for step in steps:
        table.play(step)
        pictures.append(dump(table.state))
    assert table.asked == "A turn-end"
    assert (table.A.boat, table.A.drachmas) == (0, 0)
    assert table.shield("4.4").owner == 0
    assert table.A.gates == [2, 4]
    for step, before in zip(reversed(steps), reversed(pictures[:-1]), strict=True):
        table.undo()
        assert dump(table.state) == before, step
    assert table.asked == "A florence"
    assert not table.match.can_undo(0)


@pytest.mark.rule("INF-1.6.2")
def test_what_was_taken_back_can_be_done_otherwise() -> None:
    card = with_instant("guardian")
    table = long_chain(card).play("accuse bank noble", "floor 1", "disc 2", "skip", f"buy {card}", "benefit b")
    table.undo().play("benefit a", "done")
    assert sum(table.A.skulls) == 2


@pytest.mark.rule("INF-1.3.8")
def test_a_card_laid_open_from_the_hand_is_the_barrier_and_what_follows_it_can_still_be_taken_back() -> None:
    card = with_instant("guardian")
    other = card % 24 + 1
    table = long_chain(card, hand=f"{card}", market=f"{other}")
    table.play("accuse bank noble", "floor 1", "infamy", f"play {card}")
    assert not table.match.can_undo(0)
    table.play("benefit b", "guardian minos", "shield 4.3", "tail")
    for _ in range(4):
        table.undo()
    assert table.asked == "A benefit"
    assert not table.match.can_undo(0)


def test_the_end_of_a_turn_is_confirmed_and_cannot_be_taken_back() -> None:
    table = position("2.4=red").play("soul 2.4", "shield 3.3", "send bank noble", "act")
    assert table.match.can_undo(0)
    table.play("done")
    assert not table.match.can_undo(0)


@pytest.mark.rule("INF-1.3.7")
def test_a_plague_card_turned_up_is_a_barrier() -> None:
    table = position("2.4=red", graveyard="blue").play("graveyard blue", "shield 1.1")
    assert not table.match.can_undo(0)


# --- the campaign ---


@pytest.mark.campaign
@pytest.mark.timeout(0)
@pytest.mark.parametrize("shard", range(SHARDS))
def test_a_hundred_thousand_games_over_all_modes_end_and_conserve_every_component(shard: int) -> None:
    for number in range(shard, CAMPAIGN, SHARDS):
        setup = any_setup(number)
        state = play_through(setup, closely=number // SHARDS % 20 == 0)
        assert INFERNO.result_from(INFERNO.view(state, -1)) == INFERNO.result(state), setup


def test_the_campaign_draws_every_mode() -> None:
    setups = [any_setup(number) for number in range(300)]
    assert {setup.seats for setup in setups} == {1, 2, 3, 4}
    assert {setup.options.get("solo", "") for setup in setups} == {"", *SOLO_MODES}
    assert {(setup.options["red"], setup.options["black"]) for setup in setups} == set(PAIRS)
