"""The set-up: who sits where, what is chosen in which order, what lies where."""

from __future__ import annotations

import pytest

from pandemonium.engine.driver import answers, choose
from pandemonium.engine.seats import first_seat
from pandemonium.games.others.rules import question
from pandemonium.games.others.rules.choice import CULT, HERO, PAST, SIN
from pandemonium.games.others.rules.counts import count_of, total
from pandemonium.games.others.rules.figures import ABOMINATION, ACOLYTE, SQUAD, WOLF
from pandemonium.games.others.rules.setup import new_others
from pandemonium.games.others.rules.state import Others
from tests.games.others.stage import CALM, rules, stage

OPEN = {"sin": 0, "acolytes": 0, "heroes": 0}
C1 = 3


def new(seats: int = 2, **options: int) -> Others:
    return new_others(
        rules(), seats, "setup", CALM | {name.replace("_", "-"): value for name, value in options.items()}
    )


def asked(state: Others) -> int:
    return first_seat(state.asked)


def answer(state: Others, choice: int) -> None:
    choose(state, asked(state), choice)


def question_of(state: Others) -> int:
    return state.stack[-1].question(state)


@pytest.mark.rule("OTH-SET-1", "OTH-TB-1", "OTH-TB-19")
@pytest.mark.parametrize(("seats", "owner"), [(2, [1, 1, 1]), (3, [1, 1, 2, 2]), (4, [1, 2, 3]), (5, [1, 2, 3, 4])])
def test_the_sin_sits_first_and_the_heroes_are_shared_out(seats: int, owner: list[int]) -> None:
    state = new(seats)
    assert (state.sin_seat, list(state.owner)) == (0, owner)


@pytest.mark.rule("OTH-TB-1")
def test_the_sin_may_sit_last() -> None:
    state = new(3, sin_seat=1)
    assert (state.sin_seat, list(state.owner)) == (2, [0, 0, 1, 1])


@pytest.mark.rule("OTH-SET-3", "OTH-SET-4", "OTH-SET-16", "OTH-SET-17", "OTH-TB-3", "OTH-SET-20")
def test_sin_acolytes_and_heroes_are_chosen_in_this_order() -> None:
    state = new(3, **OPEN)
    assert (question_of(state), asked(state)) == (question.SIN, 0)
    answer(state, SIN + 1)
    assert (question_of(state), asked(state)) == (question.CULT, 0)
    answer(state, CULT)
    chosen: list[int] = []
    for slot in range(4):
        assert (question_of(state), asked(state)) == (question.HERO, state.owner[slot])
        assert all(HERO + hero not in answers(state, asked(state)) for hero in chosen)
        chosen.append(answers(state, asked(state))[-1] - HERO)
        answer(state, HERO + chosen[-1])
    assert list(state.hero) == chosen
    assert WOLF not in chosen


@pytest.mark.rule("OTH-SET-3", "OTH-SB-1")
def test_the_sins_deck_has_his_own_twelve_cards() -> None:
    state = stage(sin=1).state
    assert len(state.sin_deck) == 12
    assert all(card < 9 for card in state.sin_deck)
    assert state.level == 0


@pytest.mark.rule("OTH-SET-5", "OTH-SET-19")
@pytest.mark.parametrize(("adventure", "first"), [(0, 0), (C1, 7), (6, 14)])
def test_the_apocalypse_deck_is_of_the_adventures_type(adventure: int, first: int) -> None:
    assert sorted(new(adventure=adventure).doom_deck) == list(range(first, first + 7))


@pytest.mark.rule("OTH-SET-6", "OTH-MI-8")
def test_the_first_mission_is_current_with_no_progress() -> None:
    state = new()
    assert (state.mission, state.progress, state.target) == (0, 0, 17)


@pytest.mark.rule("OTH-SET-7", "OTH-SET-18")
def test_the_map_places_tokens_and_figures_and_all_others_are_not_in_play() -> None:
    state = new()
    on_board = sum(state.monsters[space] for space in state.city.spaces)
    assert (count_of(on_board, ACOLYTE), count_of(on_board, ABOMINATION)) == (6, 3)
    assert count_of(state.outside, ABOMINATION) == 3
    assert state.dead == 0


@pytest.mark.rule("OTH-SET-7")
def test_four_heroes_meet_one_more_abomination_in_terror() -> None:
    state = new(3)
    assert count_of(state.monsters[state.city.abominations[0]], ABOMINATION) == 2


@pytest.mark.rule("OTH-SET-8", "OTH-SET-13")
def test_the_squad_has_its_classes_and_the_rest_is_the_reserve() -> None:
    state = new()
    classes = [rules().heroes[hero].cls for hero in range(SQUAD)]
    assert sorted(classes) == [0, 1, 1, 2, 2, 3, 3]
    assert int(state.reserve).bit_count() == 4
    assert all(space == state.city.start for space in state.at)


@pytest.mark.rule("OTH-SET-9")
def test_every_hero_begins_clean_with_two_turn_tokens() -> None:
    state = new()
    assert (list(state.corruption), list(state.damage), list(state.turns), list(state.extra)) == (
        [1] * 3,
        [0] * 3,
        [2] * 3,
        [0] * 3,
    )


@pytest.mark.rule("OTH-SET-11")
def test_the_sin_begins_with_five_cards_and_a_reaction_token_for_every_hero() -> None:
    state = new(3)
    assert (sum(state.hand), state.reactions, state.permanent) == (5, 4, 4)


@pytest.mark.rule("OTH-SET-12", "OTH-DP-2", "OTH-TB-3")
def test_the_sin_deals_the_dark_past_first_to_those_who_start_then_to_the_reserve() -> None:
    state = new(adventure=C1)
    assert question_of(state) == question.PAST
    assert answers(state, 0) == [PAST + card for card in (0, 2, 4)]
    answer(state, PAST + 4)
    answer(state, PAST)
    assert [state.past[hero] for hero in state.hero] == [4, 0, 2]  # the last one follows of itself
    assert answers(state, 0) == [PAST + card for card in (1, 3, 5, 6)]


@pytest.mark.rule("OTH-DP-2")
def test_with_four_heroes_the_sixth_card_is_among_the_first() -> None:
    state = new(3, adventure=C1)
    assert answers(state, 0) == [PAST + card for card in (0, 2, 4, 5)]


@pytest.mark.rule("OTH-SET-14", "OTH-TB-2")
def test_the_guided_game_is_havens_last_stand() -> None:
    state = new(2, teach=1, adventure=5, sin=2)
    assert (state.adventure, state.map, state.sin, state.cult) == (0, 0, 0, 1)
    assert list(state.hero) == rules().adventures[0].team[:3]


@pytest.mark.rule("OTH-TB-2")
def test_random_adventures_and_maps_come_from_the_seed() -> None:
    maps = {new_others(rules(), 2, f"s{seed}", CALM | {"adventure": 7, "map": 0}).map for seed in range(150)}
    assert maps == set(range(14))


@pytest.mark.rule("OTH-TK-2", "OTH-SET-7")
def test_survivors_begins_with_twelve_tokens_face_down() -> None:
    state = new(adventure=5)
    assert sum(total(state.down[space]) for space in state.city.spaces) == 12
    assert [count_of(sum(state.down), kind) for kind in range(6)] == [2, 2, 0, 1, 1, 6]
