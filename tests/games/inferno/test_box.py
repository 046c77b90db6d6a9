"""Sections 1.0 and 1.1: colours, circles, locations, and what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from pandemonium.engine.game import Setup
from pandemonium.games.inferno.data.names import BARRELS, GUARDIANS, GUESTS, LOCATIONS, SINS, TRACKS
from pandemonium.games.inferno.rules.figures import LOWER, UPPER
from pandemonium.games.inferno.rules.tracks import advance_on
from tests.games.inferno.table import INFERNO, RULES, family, position

HOSTS = dict(zip(LOCATIONS[4:], GUESTS, strict=True))


@pytest.mark.rule("INF-1.0.1")
@pytest.mark.parametrize(("location", "sin"), list(zip(LOCATIONS, TRACKS, strict=True)))
def test_accusing_at_a_location_makes_a_soul_of_its_colour_and_advances_that_track(location: str, sin: str) -> None:
    tower = HOSTS.get(location, "")
    where = {"haystack": "san-piero", "banquet": "duomo", "bank": "scheraggio", "courtyard": "borgo"}
    where |= {"bonfire": "san-piero", "wall": "duomo", "market": "scheraggio", "palace": "borgo"}
    table = position(
        quarter=where[location], graveyard="cream", dante="purple", A=family(at=f"{location}:noble", tower=tower)
    )
    table.play(f"accuse {location} noble")
    assert table.graveyard.split()[1:] == [sin]
    assert table.A.skulls[TRACKS.index(sin)] >= 1


@pytest.mark.rule("INF-1.0.2", "INF-1.6.1")
@pytest.mark.parametrize(("location", "guest"), HOSTS.items())
def test_each_guest_opens_his_own_special_location_and_no_other(location: str, guest: str) -> None:
    everywhere = " ".join(f"{place}:noble" for place in HOSTS)
    table = position(quarter="duomo", A=family(home="urchin", at=everywhere, tower=guest))
    assert table.codes("accuse") == [f"{location} noble"]


@pytest.mark.rule("INF-1.0.2", "INF-1.6.1")
def test_locations_of_free_access_need_no_guest() -> None:
    table = position(quarter="duomo", A=family(at="haystack:noble banquet:noble bank:noble courtyard:noble"))
    assert table.codes("accuse") == ["haystack noble", "banquet noble", "bank noble", "courtyard noble"]


@pytest.mark.rule("INF-1.0.3")
@pytest.mark.parametrize(
    ("guardian", "circle", "end"),
    [
        ("medusa", 6, "left"),
        ("antaeus", 9, "left"),
        ("geryon", 8, "left"),
        ("minos", 2, "right"),
        ("cerberus", 3, "right"),
        ("minotaur", 7, "right"),
    ],
)
@pytest.mark.parametrize("seats", [2, 3])
def test_red_guardians_start_far_left_and_black_ones_far_right(
    seats: int, guardian: str, circle: int, end: str
) -> None:
    colour = "red" if GUARDIANS.index(guardian) < 3 else "black"
    view = INFERNO.view(INFERNO.new(Setup(seats, "guardians", {colour: guardian})), -1)
    row = [shield for shield in view.shields if shield.circle == circle]
    assert row[0 if end == "left" else -1].guardian == guardian
    assert getattr(view, colour) == guardian


@pytest.mark.rule("INF-1.0.4")
def test_the_first_four_tracks_are_those_of_circles_2_to_5_and_the_last_four_those_of_circles_6_to_9() -> None:
    assert position(ask=advance_on(0, UPPER)).codes("advance") == ["purple", "green", "brown", "blue"]
    assert position(ask=advance_on(0, LOWER)).codes("advance") == ["yellow", "red", "gray", "ice-blue"]
    assert position(ask=advance_on(0, UPPER | LOWER)).codes("advance") == list(TRACKS)


@pytest.mark.rule("INF-1.0.5")
def test_limbo_has_no_track_no_diploma_no_cube_and_no_location() -> None:
    view = INFERNO.view(INFERNO.new(Setup(2, "limbo")), -1)
    assert len(view.cubes) == len(view.players[0].skulls) == len(view.bonuses) == len(view.locations) == 8
    assert "cream" not in TRACKS
    assert {RULES.side_a.path_circle[step] for step in range(len(RULES.side_a.path))} == {0, 2, 3, 4, 5, 6, 7, 8, 9}


@pytest.mark.rule("INF-1.1.1", "INF-1.1.2", "INF-1.1.3", "INF-1.1.5", "INF-1.1.6")
def test_the_box_has_71_souls_16_guests_16_barrels_24_frauds_10_plagues_and_8_members_for_each_family() -> None:
    found = Counter(INFERNO.components(INFERNO.new(Setup(4, "box"))))
    assert [found[f"soul {sin}"] for sin in SINS] == [2, 11, 10, 9, 9, 8, 8, 7, 7]
    assert [found[f"guest {guest}"] for guest in GUESTS] == [4] * 4
    assert [found[f"barrel {barrel}"] for barrel in BARRELS] == [4] * 4
    assert [found[f"noble {seat}"] + found[f"urchin {seat}"] for seat in range(4)] == [8] * 4
    assert sum(found[f"fraud {card}"] for card in range(24)) == 24
    assert sum(found[f"plague {card}"] for card in range(10)) == 10
    assert len(RULES.family_left) == 8
    assert len(RULES.apprentice_items) == 4


@pytest.mark.rule("INF-1.1.2")
def test_there_are_eight_cubes_three_shortcuts_and_four_silver_and_four_gold_bonuses() -> None:
    view = INFERNO.view(INFERNO.new(Setup(1, "box")), -1)
    assert len(view.cubes) == 8
    assert len(view.shortcuts) == 3
    assert len(set(view.bonuses[:4])) == len(set(view.bonuses[4:])) == 4


@pytest.mark.rule("INF-1.1.4")
def test_tail_chains_and_labyrinth_are_one_for_each_player() -> None:
    state = INFERNO.new(Setup(4, "tokens"))
    assert len(state.tails) == len(state.chains) == len(state.labyrinths) == 4


@pytest.mark.rule("INF-1.1.3")
def test_a_player_has_eight_skulls_and_diplomas_and_a_disc_for_every_gate() -> None:
    every = " ".join(f"{sin}:1" for sin in TRACKS)
    table = position(A=family(skulls=every, diplomas=" ".join(TRACKS), discs="1 2 3 4 5"))
    assert table.A.skulls == [1] * 8
    assert table.A.diplomas == list(TRACKS)
    assert table.A.gates == [1, 2, 3, 4, 5]
    assert RULES.side_a.gates == RULES.side_b.gates == 5


@pytest.mark.rule("INF-1.1.6", "INF-R48")
def test_a_soul_colour_that_has_run_out_is_topped_up_by_spare_tiles() -> None:
    table = position(quarter="borgo", graveyard="cream cream blue", dante="purple", A=family(at="bank:noble"))
    table.state.supply[4] = 0
    table.play("accuse bank noble")
    assert table.graveyard == "cream cream brown blue"
    assert table.state.supply[4] == -1


@pytest.mark.rule("INF-1.1.6")
def test_urchins_guests_and_barrels_are_limited() -> None:
    table = position(quarter="san-piero", A=family(home="noble urchin urchin urchin urchin"))
    table.play("send haystack noble", "done")
    assert table.A.city == {"haystack": [1, 0]}
    taken = position(quarter="borgo", A=family(florins=1), B=family(tower="vescovo"))
    taken.state.palace[0] = 0
    taken.play("send palace noble")
    assert "guest vescovo" not in taken.codes()


@pytest.mark.rule("INF-1.1.8")
def test_one_to_four_can_play_and_no_other_number() -> None:
    assert INFERNO.seats == (1, 2, 3, 4)
    assert all(INFERNO.check_setup(seats, {}) is not None for seats in (0, 5))


@pytest.mark.rule("INF-1.3.13")
def test_nobles_and_urchins_act_and_accuse_alike() -> None:
    nobles = position(quarter="scheraggio", dante="purple", A=family(home="noble", at="bank:noble"))
    urchins = position(quarter="scheraggio", dante="purple", A=family(home="urchin", at="bank:urchin"))
    for member, table in (("noble", nobles), ("urchin", urchins)):
        assert {f"send bank {member}", f"accuse bank {member}"} <= set(table.codes())
        table.play(f"accuse bank {member}")
        assert table.A.tower[0][0] == member
        assert table.A.skulls[TRACKS.index("brown")] == 1


@pytest.mark.rule("INF-1.3.13")
def test_a_family_never_has_more_than_four_nobles_and_four_urchins() -> None:
    for seats in (2, 3, 4):
        state = INFERNO.new(Setup(seats, "family"))
        for seat in range(seats):
            player = INFERNO.view(state, seat).players[seat]
            parked = [item for floor in player.tower for item in floor if item in ("noble", "urchin")]
            assert sum(player.home) + sum(player.reserve) + len(parked) == 8
