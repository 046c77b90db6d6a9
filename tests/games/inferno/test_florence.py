"""Section 1.5: sending a member of the family, and bribes."""

from __future__ import annotations

import pytest

from tests.games.inferno.table import RULES, family, position


@pytest.mark.rule("INF-1.5.1")
def test_a_member_goes_from_home_to_a_location_of_the_quarter_without_a_bribe() -> None:
    table = position(quarter="duomo", A=family(drachmas=2)).play("send banquet noble")
    assert (table.A.home, table.A.city, table.A.drachmas) == ([3, 0], {"banquet": [1, 0]}, 2)


@pytest.mark.rule("INF-1.5.1", "INF-R49")
def test_for_a_bribe_of_two_drachmas_any_other_quarter_will_do() -> None:
    table = position(quarter="duomo", A=family(drachmas=3)).play("send bank noble", "act")
    assert (table.A.drachmas, table.A.florins) == (1, 2)


@pytest.mark.rule("INF-1.5.1", "INF-R1")
def test_the_bribe_may_be_borrowed() -> None:
    table = position(quarter="duomo").play("send bank noble")
    assert (table.A.drachmas, table.A.boat) == (0, 1)


@pytest.mark.rule("INF-R49")
def test_the_right_quarter_is_never_paid_for_and_a_bribe_lasts_for_one_turn() -> None:
    table = position("2.4=red", quarter="duomo", A=family(drachmas=4)).play("send bank noble", "act", "done")
    assert table.A.drachmas == 2
    free = position(quarter="scheraggio", A=family(drachmas=4)).play("send bank noble")
    assert free.A.drachmas == 4


@pytest.mark.rule("INF-1.5.1")
def test_an_occupied_location_is_fine_whoever_stands_there() -> None:
    table = position(quarter="duomo", A=family(at="banquet:noble"), B=family(at="banquet:noble banquet:urchin"))
    table.play("send banquet noble")
    assert table.A.city == {"banquet": [2, 0]}


@pytest.mark.rule("INF-1.5.1")
def test_a_location_may_be_visited_although_its_action_is_impossible_or_skipped() -> None:
    built = position(quarter="duomo", A=family(floors=4)).play("send banquet noble")
    assert built.asked == "A turn-end"
    skipped = position(quarter="borgo", A=family(florins=1)).play("send palace noble", "skip")
    assert (skipped.asked, skipped.A.city) == ("A turn-end", {"palace": [1, 0]})


@pytest.mark.rule("INF-1.5.1", "INF-HAYSTACK", "INF-BANQUET", "INF-BANK")
@pytest.mark.parametrize(
    ("quarter", "location"), [("san-piero", "haystack"), ("duomo", "banquet"), ("scheraggio", "bank")]
)
def test_an_action_that_asks_for_nothing_may_be_declined_too(quarter: str, location: str) -> None:
    table = position(quarter=quarter).play(f"send {location} noble")
    assert (table.asked, table.codes()) == ("A action", ["act", "skip"])
    table.play("skip")
    assert (table.asked, table.A.city) == ("A turn-end", {location: [1, 0]})
    assert (table.A.reserve, len(table.A.tower), table.A.florins) == ([0, 4], 1, 0)


@pytest.mark.rule("INF-1.5.2", "INF-EX9")
@pytest.mark.parametrize("place", ["san-piero bonfire", "duomo wall", "scheraggio market", "borgo palace"])
def test_an_urchin_enters_a_special_location_free_a_noble_for_a_florin_a_noble_without_not_at_all(place: str) -> None:
    quarter, location = place.split()
    rich = position(quarter=quarter, A=family(home="noble urchin", florins=2)).play(f"send {location} noble")
    assert rich.A.florins == 2 - RULES.entry_florins == 1
    urchin = position(quarter=quarter, A=family(home="noble urchin", florins=2)).play(f"send {location} urchin")
    assert urchin.A.florins == 2
    poor = position(quarter=quarter, A=family(home="noble urchin", florins=0))
    assert f"send {location} urchin" in poor.codes()
    assert f"send {location} noble" not in poor.codes()


@pytest.mark.rule("INF-R9")
def test_entry_is_paid_even_if_the_action_is_skipped_and_accusing_there_costs_no_entry() -> None:
    table = position(quarter="borgo", A=family(florins=1)).play("send palace noble", "skip")
    assert table.A.florins == 0
    accuse = position(quarter="borgo", A=family(at="palace:noble", tower="gonfaloniere"))
    assert "accuse palace noble" in accuse.codes()


@pytest.mark.rule("INF-1.5.4")
def test_a_member_at_a_location_or_in_the_tower_cannot_be_sent() -> None:
    table = position(quarter="duomo", A=family(home="urchin", tower="noble", at="bank:noble"))
    assert {code.split()[1] for code in table.codes("send")} == {"urchin"}


@pytest.mark.rule("INF-1.5.4")
def test_a_member_stays_where_it_was_sent_through_the_following_turns() -> None:
    table = position(quarter="duomo", A=family(drachmas=9), B=family(drachmas=9)).play(
        "send banquet noble", "act", "done"
    )
    table.play("graveyard blue", "shield 1.1", "send bank noble", "act", "done")
    assert table.A.city == {"banquet": [1, 0]}
