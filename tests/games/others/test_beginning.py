"""Sections 1.1 and 6.1, closer: every map and deck as it begins, what may be chosen, and what is left to chance."""

from __future__ import annotations

import pytest

from pandemonium.engine.driver import answers
from pandemonium.engine.game import Setup
from pandemonium.games.others.data.names import ADVENTURES, CARDS, CULTS, HEROES, MAPS, SINS, TOKENS
from pandemonium.games.others.game import others
from pandemonium.games.others.rules.choice import CULT, HERO, SIN
from pandemonium.games.others.rules.counts import count_of
from pandemonium.games.others.rules.figures import (
    ABOMINATION,
    ACOLYTE,
    AVATAR,
    CONTROLLER,
    DOCTORS,
    HELL_CLUB,
    NOTHING,
    NOWHERE,
    PRIDE,
    SLOTH,
    SQUAD,
    THORLEY,
)
from tests.games.others.beginning import answer, easy, through
from tests.games.others.box import RULES
from tests.games.others.knowing import new_game


@pytest.mark.rule("OTH-SET-2", "OTH-EX11", "OTH-TB-1", "OTH-SET-8")
@pytest.mark.parametrize(
    ("seats", "owner", "reserve"), [(2, [1, 1, 1], 4), (3, [1, 1, 2, 2], 3), (4, [1, 2, 3], 4), (5, [1, 2, 3, 4], 3)]
)
def test_one_or_three_players_bring_three_heroes_two_or_four_bring_four(
    seats: int, owner: list[int], reserve: int
) -> None:
    state = easy(seats)
    assert list(state.owner) == owner
    assert state.heroes == len(owner)
    assert int(state.reserve).bit_count() == reserve
    assert list(state.at) == [state.city.start] * len(owner)


@pytest.mark.rule("OTH-SET-16", "OTH-SET-8")
def test_a_player_chooses_any_hero_nobody_has_and_the_rest_are_the_reserve() -> None:
    state = new_game(2)
    answer(state, SIN + SLOTH)
    answer(state, CULT + DOCTORS)
    assert answers(state, 1) == [HERO + hero for hero in range(SQUAD)]
    answer(state, HERO + THORLEY)
    assert HERO + THORLEY not in answers(state, 1)
    answer(state, answers(state, 1)[0])
    answer(state, answers(state, 1)[0])
    assert state.reserve | sum(1 << hero for hero in state.hero) == (1 << SQUAD) - 1
    assert state.hero[0] == THORLEY


@pytest.mark.rule("OTH-SET-15")
def test_only_the_seven_of_the_box_can_be_chosen() -> None:
    state = new_game(2, sin=1, acolytes=1)
    assert [HEROES[choice - HERO] for choice in answers(state, 1)] == list(HEROES[:SQUAD])


@pytest.mark.rule("OTH-SET-3", "OTH-SET-11", "OTH-SET-19")
@pytest.mark.parametrize("sin", [PRIDE, SLOTH])
@pytest.mark.parametrize("seats", [2, 3])
def test_the_sin_has_his_own_twelve_cards_five_of_them_in_hand_and_a_token_for_each_hero(sin: int, seats: int) -> None:
    state = new_game(seats, sin=sin + 1, acolytes=1, heroes=1)
    through(state)
    assert sum(state.hand) == 5
    own = [card for card in range(len(CARDS)) if RULES.cards[card].sin == sin]
    for card in range(len(CARDS)):
        whole = state.hand[card] + state.sin_deck.count(card)
        assert whole == (RULES.cards[card].copies if card in own else 0)
    assert state.reactions == state.permanent == state.heroes
    assert (state.level, state.temporary) == (0, 0)


@pytest.mark.rule("OTH-SET-3", "OTH-SC-2")
def test_the_opening_hand_may_be_played_in_the_first_turn_and_decks_are_shuffled() -> None:
    state = easy(2)
    through(state)
    assert sum(state.drawn) == 0
    orders = {tuple(easy(2, f"seed {number}").sin_deck) for number in range(5)}
    assert len(orders) == 5


@pytest.mark.rule("OTH-SET-4", "OTH-SET-20", "OTH-TB-2")
def test_options_choose_the_sin_and_the_acolytes_or_leave_them_to_chance() -> None:
    assert new_game(2, sin=2, acolytes=3).sin == SLOTH
    assert CULTS[new_game(2, sin=2, acolytes=3).cult] == "hobos"
    drawn = [new_game(2, f"seed {number}", sin=3, acolytes=4) for number in range(30)]
    assert {SINS[state.sin] for state in drawn} == set(SINS)
    assert {CULTS[state.cult] for state in drawn} == set(CULTS)
    assert new_game(2).sin == NOTHING, "otherwise the Sin is asked"


@pytest.mark.rule("OTH-SET-3", "OTH-SET-4", "OTH-SET-18")
def test_all_figures_that_the_map_does_not_place_begin_not_in_play() -> None:
    state = easy(2, adventure="C1", map=1)
    on_board = [sum(count_of(state.monsters[space], kind) for space in state.city.spaces) for kind in range(HELL_CLUB)]
    outside = [count_of(state.outside, kind) for kind in range(HELL_CLUB)]
    assert on_board == [6, 2, 0, 0]
    assert [here + there for here, there in zip(on_board, outside, strict=True)] == [6, 6, 1, 1]
    assert (outside[CONTROLLER], outside[AVATAR]) == (1, 1)
    assert state.dead == state.gone == 0


@pytest.mark.rule("OTH-SET-5", "OTH-SET-19", "OTH-AP-2")
@pytest.mark.parametrize("adventure", ADVENTURES)
def test_the_apocalypse_deck_holds_the_cards_of_the_adventures_type(adventure: str) -> None:
    state = easy(2, adventure=adventure)
    first = "TCR".index(adventure[0]) * 7
    assert sorted(state.doom_deck) == list(range(first, first + 7))
    orders = {tuple(easy(2, f"seed {number}", adventure).doom_deck) for number in range(4)}
    assert len(orders) > 1


@pytest.mark.rule("OTH-SET-5", "OTH-SET-7", "OTH-SET-20", "OTH-TB-2")
def test_adventure_and_map_are_agreed_by_the_tables_options_or_drawn() -> None:
    assert MAPS[new_game(2, adventure="R2", map=2).map] == "R2-B"
    drawn = [new_game(2, f"seed {number}", map=0) for number in range(20)]
    assert {MAPS[state.map] for state in drawn} == {"T1-A", "T1-B"}
    game = others()
    anything = [game.new(Setup(2, f"seed {number}", {"adventure": "random"})) for number in range(60)]
    assert {state.adventure for state in anything} == set(range(len(ADVENTURES)))


@pytest.mark.rule("OTH-SET-14", "OTH-TB-2")
def test_the_first_game_is_havens_last_stand_and_the_guided_one_chooses_everything() -> None:
    assert others().new(Setup(2, "seed")).adventure == ADVENTURES.index("T1")
    state = others().new(Setup(3, "seed", {"teach": "yes"}))
    assert (MAPS[state.map], SINS[state.sin], CULTS[state.cult]) == ("T1-A", "pride", "doctors")
    assert [HEROES[hero] for hero in state.hero] == ["thorley", "rocco", "leah", "morgana"]
    assert state.round == 1, "nothing of the set-up is asked for"


@pytest.mark.rule("OTH-SET-7")
@pytest.mark.parametrize("map", MAPS)
def test_tokens_and_figures_lie_as_the_map_says(map: str) -> None:
    adventure, side = map.split("-")
    state = easy(2, adventure=adventure, map=1 + "AB".index(side))
    city = state.city
    for space in city.spaces:
        lying = [count_of(state.tokens[space], kind) for kind in range(4)]
        drawn = [city.fires, city.corruptions, city.pentagrams, city.nests]
        assert lying == [spaces.count(space) for spaces in drawn]
        assert count_of(state.monsters[space], ABOMINATION) == city.abominations.count(space)
        assert count_of(state.monsters[space], ACOLYTE) == city.acolytes.count(space) + city.altars.count(space)
    assert state.orbitals == city.orbitals
    assert list(state.ally) == city.allies


def test_survivors_hides_its_twelve_tokens_anew_each_time() -> None:
    games = [easy(2, f"seed {number}", "R1", map=1) for number in range(4)]
    assert len({tuple(state.down) for state in games}) == 4
    for state in games:
        found = [sum(count_of(state.down[space], kind) for space in state.city.spaces) for kind in range(len(TOKENS))]
        assert found == RULES.down_tokens


@pytest.mark.rule("OTH-SET-10")
def test_five_of_eighteen_shuffled_upgrades_are_available() -> None:
    games = [easy(2, f"seed {number}") for number in range(5)]
    for state in games:
        assert int(state.pool).bit_count() == 5
        assert sorted(state.deck + [card for card in range(18) if state.pool >> card & 1]) == list(range(18))
    assert len({state.pool for state in games}) > 1


@pytest.mark.rule("OTH-SET-17")
def test_heroes_stand_on_the_start_space_once_they_are_chosen() -> None:
    state = new_game(2, sin=1, acolytes=1)
    assert list(state.at) == [NOWHERE] * 3
    answer(state, HERO + THORLEY)
    assert list(state.at) == [state.city.start, NOWHERE, NOWHERE]
