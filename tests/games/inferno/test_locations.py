"""Section 1.5: what each of the eight locations does."""

from __future__ import annotations

import pytest

from pandemonium.games.inferno.data.names import BARRELS, GUESTS, TRACKS
from tests.games.inferno.table import RULES, Table, family, full, position

# --- the HAYSTACK ---


@pytest.mark.rule("INF-HAYSTACK")
def test_the_haystack_puts_an_urchin_next_to_the_arriving_member() -> None:
    table = position(quarter="san-piero").play("send haystack noble", "act")
    assert (table.A.city, table.A.reserve) == ({"haystack": [1, 1]}, [0, 3])


@pytest.mark.rule("INF-HAYSTACK")
def test_once_all_four_urchins_are_in_play_the_haystack_does_nothing() -> None:
    table = position(quarter="san-piero", A=family(home="noble urchin", tower="urchin", at="bank:urchin wall:urchin"))
    table.play("send haystack noble")
    assert table.A.city["haystack"] == [1, 0]


# --- the BANQUET ---


@pytest.mark.rule("INF-BANQUET")
@pytest.mark.parametrize("floors", [0, 1, 2, 3])
def test_the_banquet_adds_the_next_floor(floors: int) -> None:
    table = position(quarter="duomo", A=family(floors=floors)).play("send banquet noble", "act")
    assert len(table.A.tower) == floors + 2
    assert table.A.tower[-1] == [""] * RULES.floor_spaces[floors + 1]


@pytest.mark.rule("INF-BANQUET")
def test_a_tower_has_no_more_than_four_floors() -> None:
    table = position(quarter="duomo", A=family(floors=4)).play("send banquet noble")
    assert len(table.A.tower) == 5


# --- the BANK ---


@pytest.mark.rule("INF-BANK")
@pytest.mark.parametrize(("tower", "florins"), [("", 2), ("noble bread", 2), ("vescovo", 3), ("vescovo console", 4)])
def test_the_bank_pays_two_florins_and_one_for_each_guest_in_the_tower(tower: str, florins: int) -> None:
    table = position(quarter="scheraggio", A=family(tower=tower), B=family(tower="condottiere"))
    assert table.play("send bank noble", "act").A.florins == florins


# --- the COURTYARD ---


@pytest.mark.rule("INF-COURTYARD")
def test_at_the_courtyard_up_to_two_members_go_home_from_the_tower() -> None:
    table = position(quarter="borgo", A=family(home="urchin", tower="noble noble | noble urchin"))
    table.play("send courtyard urchin")
    assert table.codes() == ["home 0 noble", "home 1 noble", "home 1 urchin", "skip"]
    table.play("home 0 noble", "home 1 urchin")
    assert table.A.home == [1, 1]
    assert table.asked == "A rearrange"


@pytest.mark.rule("INF-COURTYARD")
def test_one_member_or_none_may_go_home() -> None:
    one = position(quarter="borgo", A=family(home="urchin", tower="noble noble")).play("send courtyard urchin")
    assert one.play("home 0 noble", "skip").A.home == [1, 0]
    none = position(quarter="borgo", A=family(home="urchin", tower="noble noble")).play("send courtyard urchin", "skip")
    assert none.A.home == [0, 0]


@pytest.mark.rule("INF-COURTYARD")
def test_the_tower_may_be_rearranged_item_by_item_with_nothing_added_or_removed() -> None:
    table = position(quarter="borgo", A=family(home="urchin", tower="vescovo bread | noble"))
    table.play("send courtyard urchin", "skip")
    first = RULES.first_space[1]
    assert table.codes("lift") == ["0", "1", str(first)]
    table.play("lift 0", f"lift {first}", "done", "floor 1", "floor 0")
    assert [[item for item in floor if item] for floor in table.A.tower] == [["noble", "bread"], ["vescovo"]]
    assert table.asked == "A turn-end"


@pytest.mark.rule("INF-COURTYARD")
def test_a_full_tower_can_swap_its_items() -> None:
    table = position(quarter="borgo", A=family(home="urchin", tower="vescovo bread cloth | noble noble"))
    table.play("send courtyard urchin", "skip", "lift 0", f"lift {RULES.first_space[1]}", "done", "floor 1")
    assert sorted(table.A.tower[1]) == ["noble", "vescovo"]
    assert "noble" in table.A.tower[0]


@pytest.mark.rule("INF-COURTYARD", "INF-R10")
def test_the_courtyard_s_parts_come_in_printed_order_and_either_may_be_left_out() -> None:
    table = position(quarter="borgo", A=family(home="urchin", tower="vescovo noble | bread"))
    assert table.play("send courtyard urchin").asked == "A homecoming"
    assert table.play("skip").asked == "A rearrange"
    assert table.play("done").asked == "A turn-end"


# --- the BONFIRE ---


def bonfire(**pieces: object) -> Table:
    own = {"home": "urchin", **pieces}
    return position("4.4=gray", quarter="san-piero", A=family(**own)).play("send bonfire urchin")  # type: ignore[arg-type]


@pytest.mark.rule("INF-BONFIRE", "INF-R10")
def test_the_bonfire_s_three_parts_come_in_printed_order_and_each_may_be_left_out() -> None:
    table = bonfire(florins=5, drachmas=2)
    assert table.asked == "A exchange"
    assert table.play("exchange 0").asked == "A offering"
    assert table.play("skip").asked == "A invocation"
    assert table.play("skip").asked == "A turn-end"
    assert (table.A.florins, table.A.drachmas) == (5, 2)


@pytest.mark.rule("INF-BONFIRE", "INF-R11")
def test_first_up_to_three_florins_become_drachmas() -> None:
    assert bonfire(florins=5).codes() == ["exchange 0", "exchange 1", "exchange 2", "exchange 3"]
    assert bonfire(florins=2).codes() == ["exchange 0", "exchange 1", "exchange 2"]
    assert bonfire(florins=0).asked == "A offering"


@pytest.mark.rule("INF-BONFIRE", "INF-R13")
def test_second_a_cube_one_space_to_the_right() -> None:
    table = bonfire().play("raise red")
    assert table.view.cubes[TRACKS.index("red")] == RULES.cubes[TRACKS.index("red")] + 1
    assert table.asked == "A invocation"


@pytest.mark.rule("INF-BONFIRE", "INF-R12")
def test_or_a_disc_on_a_gate_one_of_each_player_on_a_gate() -> None:
    table = position(quarter="san-piero", A=family(home="urchin", discs="2 3"), B=family(discs="1 4"))
    table.play("send bonfire urchin")
    assert table.codes("disc") == ["1", "4", "5"]
    assert table.play("disc 4").A.gates == [2, 3, 4]


@pytest.mark.rule("INF-BONFIRE", "INF-R14")
def test_third_one_drachma_plays_either_guardian_or_two_drachmas_the_styx() -> None:
    table = bonfire(drachmas=3).play("skip")
    assert table.codes("guardian") == ["antaeus", "minos"]
    table.play("guardian antaeus")
    assert table.A.drachmas == 2
    styx = bonfire(drachmas=3).play("skip", "styx blue 1", "advance green")
    assert styx.A.drachmas == 1
    assert styx.A.skulls[TRACKS.index("green")] == 1


@pytest.mark.rule("INF-R13")
def test_a_cube_stands_on_1_to_5_and_never_goes_further() -> None:
    table = position(quarter="san-piero", cubes={"red": 5}, A=family(home="urchin")).play("send bonfire urchin")
    assert "raise red" not in table.codes()


# --- the WALL ---


def siege(**pieces: object) -> Table:
    own = {"home": "urchin", **pieces}
    return position(quarter="duomo", A=family(**own)).play("send wall urchin")  # type: ignore[arg-type]


@pytest.mark.rule("INF-WALL", "INF-R10")
def test_the_wall_s_three_parts_come_in_printed_order_and_each_may_be_left_out() -> None:
    table = siege(florins=5, tower="bread")
    assert table.codes() == ["exchange 0", "exchange 1", "exchange 2"]
    assert table.play("exchange 1").asked == "A card"
    assert table.play("skip").asked == "A supply"
    assert table.play("skip").asked == "A turn-end"
    assert (table.A.florins, table.A.drachmas, table.A.panel) == (4, 1, [])


@pytest.mark.rule("INF-WALL")
def test_a_fraud_card_costs_two_drachmas_at_the_wall() -> None:
    table = siege(drachmas=2, hand="1 2").play("play 1")
    assert table.A.drachmas == 0


@pytest.mark.rule("INF-WALL", "INF-1.5.3")
@pytest.mark.parametrize(
    ("name", "infamy"),
    [
        ("bread", (2 + 3 + 1) // RULES.bread_spaces),
        ("cloth", 2 * RULES.cloth_diploma),
        ("wine", 3 * RULES.wine_skull),
    ],
)
def test_a_barrel_moves_from_the_tower_to_its_space_on_the_panel_for_its_reward(name: str, infamy: int) -> None:
    table = siege(tower=name, skulls="purple:2 red:3 gray:1", diplomas="purple gray").play("skip", f"barrel {name}")
    assert (table.A.infamy, table.A.panel, table.A.tower[0][0]) == (infamy, [name], "")


@pytest.mark.rule("INF-1.5.3")
def test_the_rewards_are_half_an_infamy_a_space_two_a_diploma_one_a_skull_and_four_or_a_half_diploma() -> None:
    assert (RULES.bread_spaces, RULES.cloth_diploma, RULES.wine_skull, RULES.weapons_infamy) == (2, 2, 1, 4)


@pytest.mark.rule("INF-1.5.3")
def test_the_fourth_barrel_gives_infamy_or_a_half_diploma() -> None:
    infamy = siege(tower="weapons").play("skip", "barrel weapons", "infamy")
    assert (infamy.A.infamy, infamy.A.halves, infamy.A.panel) == (RULES.weapons_infamy, 0, ["weapons"])
    half = siege(tower="weapons").play("skip", "barrel weapons", "half-diploma")
    assert (half.A.infamy, half.A.halves, half.A.panel) == (0, 1, ["weapons"])


@pytest.mark.rule("INF-WALL")
def test_one_barrel_a_visit() -> None:
    table = siege(tower="bread wine").play("skip", "barrel wine")
    assert table.asked == "A turn-end"


# --- the MARKET ---


def market(**pieces: object) -> Table:
    own = {"home": "urchin", **pieces}
    return position(quarter="scheraggio", A=family(**own)).play("send market urchin")  # type: ignore[arg-type]


@pytest.mark.rule("INF-MARKET")
def test_a_barrel_from_the_market_comes_to_an_empty_space_of_the_tower() -> None:
    table = market(floors=1)
    assert table.codes("barrel") == list(BARRELS)
    table.play("barrel wine", "floor 1")
    assert table.A.tower[1][0] == "wine"
    assert table.view.stalls == [2, 2, 1, 2]


@pytest.mark.rule("INF-MARKET", "INF-R33")
def test_no_barrel_type_is_stolen_twice_in_a_game() -> None:
    assert market(tower="bread", panel="wine").codes("barrel") == ["cloth", "weapons"]
    assert market(stolen="bread").codes("barrel") == ["cloth", "wine", "weapons"]


@pytest.mark.rule("INF-MARKET")
def test_a_full_tower_takes_no_barrel() -> None:
    assert market(tower=full(0)).asked == "A turn-end"


@pytest.mark.rule("INF-MARKET")
def test_a_type_that_is_sold_out_is_not_to_be_had() -> None:
    table = position(quarter="scheraggio", A=family(home="urchin"))
    table.state.stalls[0] = 0
    assert "barrel bread" not in table.play("send market urchin").codes()


# --- the PALACE ---


def palace(**pieces: object) -> Table:
    own = {"home": "urchin", **pieces}
    return position(quarter="borgo", A=family(**own)).play("send palace urchin")  # type: ignore[arg-type]


@pytest.mark.rule("INF-PALACE")
@pytest.mark.parametrize("floor", [0, 1, 2, 3, 4])
def test_a_guest_pays_florins_by_the_height_of_his_floor(floor: int) -> None:
    table = palace(floors=4).play("guest console", f"floor {floor}")
    assert table.A.florins == floor
    assert table.A.tower[floor][0] == "console"
    assert table.view.palace == [2, 2, 1, 2]


@pytest.mark.rule("INF-PALACE")
def test_one_guest_of_each_type() -> None:
    assert palace().codes("guest") == list(GUESTS)
    assert palace(tower="vescovo").codes("guest") == ["condottiere", "console", "gonfaloniere"]


@pytest.mark.rule("INF-PALACE")
def test_guests_need_an_empty_space_and_cannot_be_evicted() -> None:
    table = palace(tower="vescovo " + full(0, but=1))
    assert table.asked == "A turn-end"
    assert table.A.tower[0][0] == "vescovo"
