"""Section 1.7: the family council."""

from __future__ import annotations

import pytest

from pandemonium.games.inferno.data.names import BARRELS
from pandemonium.games.inferno.rules.fraud import fraud
from tests.games.inferno.table import RULES, Family, Table, family, full, position

STUCK = "noble " + full(0, but=1, items="vescovo bread wine weapons")


def convened(**pieces: object) -> Table:
    """Nobody is at home, and no space of the Tower is free for an accuser."""
    own = {"home": "", "tower": STUCK, "at": "bank:noble palace:noble", **pieces}
    return position(quarter="duomo", A=Family(**own))  # type: ignore[arg-type]


@pytest.mark.rule("INF-1.7.1", "INF-1.4.9")
def test_where_neither_sending_nor_accusing_is_possible_a_council_costs_two_infamy() -> None:
    table = convened()
    assert (table.asked, table.A.infamy) == ("A council", 0)
    assert table.play("recall bank noble").A.infamy == -2


@pytest.mark.rule("INF-1.7.1")
def test_exactly_one_thing_is_taken_back() -> None:
    table = convened()
    assert table.codes() == [
        *("home 0 noble", "recall bank noble", "recall palace noble"),
        *("guest vescovo", "barrel bread"),
    ]
    assert table.play("recall bank noble").asked == "A turn-end"
    assert (table.A.home, table.A.city) == ([1, 0], {"palace": [1, 0]})


@pytest.mark.rule("INF-1.7.1")
def test_a_member_comes_home_from_the_tower() -> None:
    table = convened().play("home 0 noble")
    assert (table.A.home, table.A.tower[0][0]) == ([1, 0], "")


@pytest.mark.rule("INF-1.7.1", "INF-1.7.2")
def test_a_guest_goes_back_to_the_palace_and_no_longer_allows_accusations_nor_counts() -> None:
    table = convened(at="bank:noble bonfire:noble")
    before = table.view.palace[0]
    table.play("guest vescovo")
    assert table.view.palace[0] == before + 1
    assert "vescovo" not in table.A.tower[0]
    with_room = position(quarter="san-piero", A=family(home="urchin", tower="bread", at="bonfire:noble"))
    assert with_room.codes("accuse") == []


@pytest.mark.rule("INF-1.7.1", "INF-1.7.2")
def test_a_barrel_goes_back_to_the_market_and_no_longer_serves_a_fraud_card() -> None:
    table = convened()
    before = table.view.stalls[0]
    table.play("barrel bread")
    assert table.view.stalls[0] == before + 1
    card = next(card for card in range(24) if BARRELS[RULES.fraud_barrel[card]] == "bread") + 1
    lost = position(ask=fraud(0), A=family(stolen="bread", hand=f"{card}")).play(f"play {card}")
    assert lost.asked == "A draw"


@pytest.mark.rule("INF-R33")
def test_a_barrel_given_back_cannot_be_stolen_again() -> None:
    table = convened().play("barrel bread")
    assert table.A.stolen == ["bread"]


@pytest.mark.rule("INF-R34")
def test_only_barrels_in_the_tower_may_be_given_back() -> None:
    assert convened(tower=full(0, items="noble vescovo urchin"), panel="bread cloth").codes("barrel") == []


@pytest.mark.rule("INF-R7", "INF-1.7.1")
def test_an_accusation_for_a_bribe_in_another_quarter_rules_the_council_out() -> None:
    table = position(quarter="duomo", A=family(home="", tower="noble", at="bank:noble haystack:noble"))
    assert table.codes() == ["accuse haystack noble", "accuse bank noble"]
    assert table.A.infamy == 0


@pytest.mark.rule("INF-R8")
def test_with_a_member_at_home_there_is_never_a_council() -> None:
    table = position(quarter="duomo", A=family(home="noble", tower=STUCK, at="bank:noble"))
    assert (table.asked, table.A.infamy) == ("A florence", 0)
    assert "send banquet noble" in table.codes()


@pytest.mark.rule("INF-1.7.1")
def test_no_guest_for_any_of_the_special_locations_one_stands_at_leads_to_a_council() -> None:
    table = position(quarter="duomo", A=family(home="", tower="vescovo", at="wall:noble market:noble palace:noble"))
    assert table.asked == "A council"
