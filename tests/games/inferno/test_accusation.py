"""Section 1.6: accusing a sinner, step by step."""

from __future__ import annotations

import pytest

from pandemonium.games.inferno.data.names import TRACKS
from tests.games.inferno.table import RULES, family, full, position

BROWN = TRACKS.index("brown")


@pytest.mark.rule("INF-1.6.1")
def test_the_accuser_must_already_stand_at_the_location() -> None:
    assert position(quarter="scheraggio", B=family(at="bank:noble")).codes("accuse") == []
    assert position(quarter="scheraggio", A=family(at="bank:noble")).codes("accuse") == ["bank noble"]


@pytest.mark.rule("INF-1.6.1")
def test_elsewhere_than_in_the_quarter_it_takes_a_bribe_of_two() -> None:
    table = position(quarter="duomo", dante="purple", bonus={"brown": "discs"}, A=family(at="bank:noble", drachmas=3))
    assert table.play("accuse bank noble").A.drachmas == 1


@pytest.mark.rule("INF-1.6.1")
def test_at_a_free_location_the_accuser_goes_to_any_empty_space_of_the_tower() -> None:
    table = position(quarter="scheraggio", A=family(at="bank:noble", tower="noble | noble |"))
    assert table.play("accuse bank noble").codes() == ["floor 0", "floor 1", "floor 2"]
    assert table.play("floor 2").A.tower[2][0] == "noble"


@pytest.mark.rule("INF-1.6.1")
def test_without_an_empty_space_there_is_no_accusation() -> None:
    table = position(quarter="scheraggio", A=family(home="urchin", at="bank:noble", tower=full(0)))
    assert table.codes("accuse") == []


@pytest.mark.rule("INF-1.6.1")
def test_at_a_special_location_the_accuser_goes_to_the_floor_of_its_guest() -> None:
    table = position(quarter="duomo", A=family(at="wall:noble", tower="noble | condottiere |"))
    table.play("accuse wall noble")
    assert sorted(table.A.tower[1]) == ["condottiere", "noble"]


@pytest.mark.rule("INF-1.6.1")
def test_a_special_location_needs_an_empty_space_on_that_very_floor() -> None:
    crowded = "condottiere " + full(1, but=1)
    table = position(quarter="duomo", A=family(home="urchin", at="wall:noble", tower=f" | {crowded} |"))
    assert table.codes("accuse") == []


@pytest.mark.rule("INF-1.6.2")
def test_step_by_step_accuser_to_the_tower_others_home_soul_to_the_graveyard_skull_bonus_dante() -> None:
    table = position(
        quarter="scheraggio",
        dante="brown",
        graveyard="blue",
        bonus={"brown": "drachmas"},
        A=family(home="noble", at="bank:noble bank:urchin haystack:noble wall:noble", skulls="brown:1"),
        B=family(at="bank:noble"),
    )
    dante = table.view.dante
    table.play("accuse bank urchin")
    assert table.A.tower[0][0] == "urchin"
    assert (table.A.home, table.A.city) == ([4, 0], {})
    assert table.B.city == {"bank": [1, 0]}
    assert table.graveyard == "brown blue"
    assert table.A.skulls[BROWN] == 2
    assert table.A.drachmas == 3
    assert table.view.dante == dante + 1
    kinds = [line.split()[0] for line in table.heard()]
    order = ["accused", "put", "all-home", "advanced", "bonus", "dante-moved", "diploma-awarded"]
    assert [kind for kind in kinds if kind in order] == order


@pytest.mark.rule("INF-1.6.2", "INF-1.6.3")
def test_the_bonus_is_done_with_before_dante_moves() -> None:
    table = position(
        quarter="scheraggio", dante="purple", bonus={"brown": "guardian-infamy"}, A=family(at="bank:noble")
    )
    dante = table.view.dante
    table.play("accuse bank noble")
    assert (table.asked, table.view.dante) == ("A guardian", dante)
    assert table.play("skip").view.dante == dante + 1


@pytest.mark.rule("INF-1.6.3")
def test_the_new_soul_has_no_owner() -> None:
    table = position(quarter="scheraggio", dante="purple", A=family(at="bank:noble"), B=family(drachmas=1))
    table.play("accuse bank noble", "done")
    assert "graveyard brown" in table.codes()


@pytest.mark.rule("INF-R25")
def test_accusing_on_level_4_gives_the_infamy_beyond_and_the_bonus() -> None:
    table = position(
        quarter="scheraggio", dante="purple", bonus={"brown": "drachmas"}, A=family(at="bank:noble", skulls="brown:4")
    )
    table.play("accuse bank noble")
    assert (table.A.infamy, table.A.drachmas, table.A.skulls[BROWN]) == (RULES.beyond[BROWN], 3, 4)


@pytest.mark.rule("INF-1.3.5", "INF-1.6.2")
def test_accusing_up_to_level_4_gives_the_half_diploma() -> None:
    table = position(quarter="scheraggio", dante="purple", A=family(at="bank:noble", skulls="brown:3"))
    assert table.play("accuse bank noble").A.halves == 1


@pytest.mark.rule("INF-1.5.4")
def test_only_an_accusation_or_a_council_brings_members_home_from_florence() -> None:
    table = position(quarter="scheraggio", dante="purple", A=family(at="bank:noble wall:urchin palace:noble"))
    table.play("accuse bank noble")
    assert (table.A.home, table.A.city) == ([3, 1], {})
