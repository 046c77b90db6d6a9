"""Section 1.2: how a game begins."""

from __future__ import annotations

from collections import Counter

import pytest

from pandemonium.engine.game import Setup
from pandemonium.games.inferno.data.names import GUESTS, LOCATIONS, QUARTERS, SINS, SOLO_MODES, TRACKS
from pandemonium.games.inferno.knowledge.view import InfernoView
from pandemonium.games.inferno.rules.family import give_skull, give_skulls
from pandemonium.games.inferno.rules.figures import STOP_DIPLOMA
from pandemonium.games.inferno.rules.state import Inferno
from pandemonium.laws.plays import random_match
from tests.games.inferno.table import INFERNO, RULES, position

MANY = range(30)


def fresh(seats: int, seed: str = "setup", **options: str) -> Inferno:
    return INFERNO.new(Setup(seats, seed, {name.replace("_", "-"): value for name, value in options.items()}))


def seen(seats: int, seed: str = "setup", **options: str) -> InfernoView:
    return INFERNO.view(fresh(seats, seed, **options), -1)


def begun(seats: int, seed: str = "setup", **options: str) -> InfernoView:
    """As the first turn begins, the families' first Guests and Barrels chosen."""
    setup = Setup(seats, seed, {name.replace("_", "-"): value for name, value in options.items()})
    choices = 0
    while True:
        match = random_match(INFERNO, setup, choices)
        if match.state.turns:
            return INFERNO.view(match.state, -1)
        choices += 1


@pytest.mark.rule("INF-1.2.1")
def test_one_and_two_play_on_side_a_three_and_four_on_side_b() -> None:
    assert [seen(seats).side for seats in (1, 2, 3, 4)] == ["a", "a", "b", "b"]


@pytest.mark.rule("INF-1.2.2")
@pytest.mark.parametrize("number", MANY)
def test_every_quarter_gets_one_free_and_one_special_location(number: int) -> None:
    quarters = seen(2, f"florence {number}").locations
    assert sorted(quarters[place] for place in LOCATIONS[:4]) == sorted(QUARTERS)
    assert sorted(quarters[place] for place in LOCATIONS[4:]) == sorted(QUARTERS)


@pytest.mark.rule("INF-1.2.2")
def test_the_locations_lie_at_random() -> None:
    assert len({tuple(seen(2, f"florence {number}").locations.values()) for number in MANY}) > 20


@pytest.mark.rule("INF-1.2.3", "INF-EX10", "INF-R32")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_palace_and_market_hold_a_set_for_each_player_less_what_families_start_with(seats: int) -> None:
    for number in MANY:
        view = begun(seats, f"stock {number}")
        items = Counter(item for player in view.players for floor in player.tower for item in floor)
        for kind, guest in enumerate(GUESTS):
            assert view.palace[kind] + items[guest] == seats
        for kind, barrel in enumerate(("bread", "cloth", "wine", "weapons")):
            assert view.stalls[kind] + items[barrel] == seats


@pytest.mark.rule("INF-1.2.4")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_dante_starts_on_the_step_of_the_player_count_and_three_players_have_one_shortcut(seats: int) -> None:
    state = fresh(seats)
    assert state.dante == state.board.start[seats]
    if seats == 3:
        assert INFERNO.view(state, -1).shortcuts == [state.board.shortcut]
        assert state.board.path[state.board.shortcut] != STOP_DIPLOMA
    elif seats > 1:
        assert INFERNO.view(state, -1).shortcuts == []


@pytest.mark.rule("INF-1.2.5")
def test_the_cubes_begin_on_their_marked_spaces() -> None:
    assert seen(2).cubes == RULES.cubes


@pytest.mark.rule("INF-1.2.6")
def test_silver_tiles_lie_at_random_on_the_upper_tracks_and_gold_ones_on_the_lower() -> None:
    drawn = [seen(2, f"bonus {number}").bonuses for number in MANY]
    for bonuses in drawn:
        assert sorted(bonuses[:4]) == ["discs", "drachmas", "guardian-drachma", "guardian-infamy"]
        assert sorted(bonuses[4:]) == ["advance", "fraud", "phlegethon", "styx"]
    assert len({tuple(bonuses) for bonuses in drawn}) > 20


@pytest.mark.rule("INF-1.2.7")
def test_one_red_and_one_black_guardian_are_drawn_and_every_pair_comes_up() -> None:
    drawn = {(view.red, view.black) for view in (seen(2, f"pair {number}") for number in range(100))}
    assert drawn == {(r, b) for r in ("medusa", "antaeus", "geryon") for b in ("minos", "cerberus", "minotaur")}


@pytest.mark.rule("INF-1.2.7")
def test_nobody_begins_with_bones_and_no_token_lies_in_hell() -> None:
    view = seen(4)
    assert all((player.bones, player.tail) == (0, 0) for player in view.players)
    assert {shield.piece for shield in view.shields} == {"", "guardian"}


@pytest.mark.rule("INF-1.2.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_family_has_what_one_of_the_cards_gives_and_no_two_the_same_card(seats: int) -> None:
    for number in MANY:
        dealt = []
        for player in begun(seats, f"family {number}").players:
            tower = [item for floor in player.tower for item in floor if item]
            dealt.append(
                (
                    player.drachmas,
                    player.florins,
                    player.home[1],
                    len(player.tower) - 1,
                    tower.count("noble"),
                    len(tower) - tower.count("noble"),
                )
            )
        cards = [
            (drachmas, florins, urchins, floors, parked, int(item > 0))
            for drachmas, florins, urchins, floors, parked, item in zip(
                RULES.family_drachmas,
                RULES.family_florins,
                RULES.family_urchins,
                RULES.family_floors,
                RULES.family_parked,
                RULES.family_item,
                strict=True,
            )
        ]
        assert not Counter(dealt) - Counter(cards)


@pytest.mark.rule("INF-1.2.8", "INF-R32")
def test_the_kind_of_a_family_s_first_guest_or_barrel_is_its_own_choice_and_pays_nothing() -> None:
    asked = 0
    for number in range(60):
        setup = Setup(2, f"welcome {number}", {})
        match = random_match(INFERNO, setup, 0)
        if match.state.turns:
            continue
        asked += 1
        seat = match.waiting[0]
        offers = match.decision(seat).codes()
        florins = match.state.florins[seat]
        assert len(offers) == 4
        match.choose(seat, offers[2])
        player = match.view(seat).players[seat]
        items = [item for floor in player.tower for item in floor]
        assert offers[2].split()[1] in items
        assert player.florins == florins
        if offers[2].startswith("barrel"):
            assert player.stolen == [offers[2].split()[1]]
    assert asked


@pytest.mark.rule("INF-1.2.9", "INF-1.2.16", "INF-R36")
@pytest.mark.parametrize(("seats", "given"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_each_player_begins_with_so_many_advances(seats: int, given: int) -> None:
    for number in MANY:
        assert [sum(player.skulls) for player in seen(seats, f"skulls {number}").players] == [given] * seats


@pytest.mark.rule("INF-1.2.9", "INF-R36")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_my_card_s_left_icon_goes_to_my_left_neighbour_and_with_four_the_right_icon_to_my_right(seats: int) -> None:
    table = position(seats=seats)
    give_skulls(table.state, [0, 1, 2, 3][:seats])
    expected = [[0] * 8 for _ in range(seats)]
    for seat in range(seats):
        expected[(seat + 1) % seats][RULES.family_left[seat]] += 1
        if seats == 4:
            expected[(seat - 1) % seats][RULES.family_right[seat]] += 1
    assert [player.skulls for player in table.view.players] == expected


@pytest.mark.rule("INF-R35")
def test_two_neighbours_who_give_the_same_track_put_the_skull_on_level_2() -> None:
    table = position(seats=4)
    give_skull(table.state, 2, TRACKS.index("red"))
    give_skull(table.state, 2, TRACKS.index("red"))
    assert table.view.players[2].skulls[TRACKS.index("red")] == 2


@pytest.mark.rule("INF-1.2.10")
def test_boats_and_infamy_begin_at_the_start() -> None:
    assert all((player.boat, player.infamy) == (0, 0) for player in seen(4).players)


@pytest.mark.rule("INF-1.2.11", "INF-EX10")
def test_the_top_plague_card_s_souls_begin_in_the_graveyard_and_the_next_card_is_visible() -> None:
    state = fresh(2)
    used, visible = state.plague[-1], state.plague[0]
    view = INFERNO.view(state, -1)
    assert view.graveyard == [RULES.plagues[used].count(circle) for circle in range(1, 10)]
    assert sum(view.graveyard) == 4
    assert view.plague == [SINS[circle - 1] for circle in RULES.plagues[visible]]


@pytest.mark.rule("INF-1.2.12", "INF-EX10", "INF-1.3.8")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_hand_has_two_frauds_three_lie_in_the_market_and_the_rest_is_the_deck(seats: int) -> None:
    view = seen(seats)
    assert [len(player.hand) for player in view.players] == [2] * seats
    assert len(view.market) == 3
    assert view.deck == 24 - 3 - 2 * seats


@pytest.mark.rule("INF-1.2.13")
def test_the_first_player_is_drawn_and_play_goes_clockwise() -> None:
    assert {seen(3, f"first {number}").turn for number in MANY} == {0, 1, 2}
    table = position(seats=3, turn="B", quarter="san-piero")
    table.play("send haystack noble", "act", "done")
    assert table.asked == "C soul"


@pytest.mark.rule("INF-1.2.14", "INF-R46", "INF-1.2.16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_game_is_on_side_b_with_medusa_minos_apprentices_and_printed_bonuses(seats: int) -> None:
    state = fresh(seats, setup="first-game", red="geryon", black="cerberus")
    view = INFERNO.view(state, -1)
    assert (view.side, view.red, view.black) == ("b", "medusa", "minos")
    assert list(state.bonus) == RULES.printed
    assert state.dante == state.board.start[0]
    assert [sum(player.skulls) for player in view.players] == [2] * seats
    assert view.shortcuts == ([state.board.shortcut] if seats == 3 else [])
    pairs = [tuple(sorted(skulls)) for skulls in RULES.apprentice_skulls]
    for player in view.players:
        assert tuple(track for track in range(8) if player.skulls[track]) in pairs
        assert player.home == [4, 0]
        assert sum(item != "" for floor in player.tower for item in floor) == 1


@pytest.mark.rule("INF-1.2.14")
def test_the_rulebook_s_apprentice_advances_on_yellow_and_blue() -> None:
    assert [TRACKS.index("blue"), TRACKS.index("yellow")] in [sorted(skulls) for skulls in RULES.apprentice_skulls]


@pytest.mark.rule("INF-1.2.14")
def test_the_first_game_s_step_lies_before_any_diploma_and_later_than_the_usual_start() -> None:
    board = RULES.side_b
    assert board.start[0] > max(board.start[3], board.start[4])
    assert STOP_DIPLOMA not in board.path[: board.start[0] + 1]


@pytest.mark.rule("INF-R32")
def test_an_apprentice_whose_piece_a_variant_removed_takes_any_other() -> None:
    asked = set()
    for number in range(400):
        state = fresh(2, f"crisis {number}", setup="first-game", diplomatic_crisis="yes", time_of_thieves="yes")
        if not state.turns:
            asked.add(INFERNO.code(state.offers[0]).split()[0])
    assert asked == {"guest", "barrel"}


@pytest.mark.rule("INF-1.2.15")
def test_pieces_not_given_by_a_card_are_in_reserve_and_a_tower_begins_with_its_ground_floor() -> None:
    for number in MANY:
        for player in seen(4, f"reserve {number}").players:
            assert player.reserve[1] == 4 - player.home[1]
            assert len(player.tower) - 1 in RULES.family_floors
            assert [*player.diplomas, *player.gates, *player.panel, *player.played] == []


@pytest.mark.rule("INF-EX10")
def test_after_set_up_with_four_nobody_has_more_than_one_urchin_in_play() -> None:
    assert all(player.home[1] <= 1 for number in MANY for player in seen(4, f"urchins {number}").players)


@pytest.mark.rule("INF-1.2.14", "INF-R46", "INF-1.11.1", "INF-1.2.16")
@pytest.mark.parametrize("solo", SOLO_MODES)
def test_the_first_game_can_be_played_alone_with_the_changes_of_the_solo_game(solo: str) -> None:
    assert INFERNO.check_setup(1, {"setup": "first-game", "solo": solo}) is None
    state = fresh(1, setup="first-game", solo=solo, black="cerberus")
    view = INFERNO.view(state, 0)
    assert (view.side, view.red, view.black) == ("b", "", "minos")
    assert list(state.bonus) == RULES.printed
    assert (state.dante, state.shortcuts) == (state.board.start[0], state.board.left)
    assert sum(state.skulls) == 0
    assert view.players[0].home == [4, 0]
    assert sum(item != "" for floor in view.players[0].tower for item in floor) == 1
