"""Section 1.6, step 5: Dante's next stop and its icon."""

from __future__ import annotations

import pytest

from tests.games.inferno.table import RULES, Family, Table, family, position, stop


def accusing(dante: str | int, *, shortcuts: str = "", **families: Family) -> Table:
    a = families.pop("A", family(at="bank:noble"))
    seats = max([2, *("ABCD".index(name) + 1 for name in families)])
    table = position(
        quarter="scheraggio",
        graveyard="blue",
        dante=dante,
        shortcuts=shortcuts,
        bonus={"brown": "drachmas"},
        seats=seats,
        side="a",
        A=a,
        **families,  # type: ignore[arg-type]
    )
    return table.play("accuse bank noble")


@pytest.mark.rule("INF-1.6.2")
def test_dante_goes_to_his_next_stop_and_skips_shortcuts() -> None:
    assert accusing("purple").view.dante == stop(position().state, "purple")
    pagan = stop(position().state, "pagan")
    skipped = accusing("pagan", shortcuts=str(pagan))
    assert skipped.view.dante == pagan + 1
    assert "cream" not in skipped.graveyard


@pytest.mark.rule("INF-1.6.2", "INF-1.6.3")
def test_a_pagan_stop_brings_a_cream_soul_and_lets_the_accuser_play_a_guardian() -> None:
    table = accusing("pagan")
    assert table.graveyard == "cream brown blue"
    assert table.asked == "A guardian"
    assert table.play("skip").asked == "A turn-end"


@pytest.mark.rule("INF-1.6.2", "INF-1.6.3")
def test_a_fraud_stop_lets_the_accuser_play_a_fraud_card() -> None:
    table = accusing("fraud", A=family(at="bank:noble", hand="1 2"))
    assert table.asked == "A card"
    assert table.play("skip").asked == "A turn-end"


@pytest.mark.rule("INF-R28")
def test_at_a_fraud_stop_a_card_may_be_played_without_its_barrel() -> None:
    table = accusing("fraud", A=family(at="bank:noble", hand="1 2")).play("play 1")
    assert (table.A.played, sum(table.A.skulls)) == ([1], 1)


@pytest.mark.rule("INF-1.6.2", "INF-EX3", "INF-1.6.3")
def test_a_diploma_goes_to_the_leader_of_the_track_whoever_accused() -> None:
    table = accusing("blue", A=family(at="bank:noble", skulls="blue:1"), B=family(skulls="blue:2"))
    assert (table.A.diplomas, table.B.diplomas) == ([], ["blue"])


@pytest.mark.rule("INF-EX3", "INF-1.6.2")
def test_everybody_tied_for_the_lead_places_a_diploma() -> None:
    table = accusing(
        "blue", A=family(at="bank:noble", skulls="blue:1"), B=family(skulls="blue:2"), C=family(skulls="blue:2")
    )
    assert (table.A.diplomas, table.B.diplomas, table.C.diplomas) == ([], ["blue"], ["blue"])


@pytest.mark.rule("INF-R27")
def test_without_a_skull_on_the_track_nobody_gets_the_diploma() -> None:
    table = accusing("blue")
    assert (table.A.diplomas, table.B.diplomas) == ([], [])
    assert table.heard("no-diploma") == ["no-diploma blue"]


@pytest.mark.rule("INF-1.6.2")
def test_the_skull_advanced_by_this_accusation_counts_for_the_diploma() -> None:
    table = accusing("brown", A=family(at="bank:noble", skulls="brown:1"), B=family(skulls="brown:1"))
    assert (table.A.diplomas, table.B.diplomas) == (["brown"], [])


@pytest.mark.rule("INF-1.6.2", "INF-1.8.1", "INF-1.6.3")
def test_the_final_stop_gives_the_accuser_two_infamy_awards_the_last_diploma_and_starts_the_endgame() -> None:
    table = accusing("end", B=family(skulls="ice-blue:1"))
    assert (table.A.infamy, table.B.infamy) == (2, 0)
    assert (table.A.diplomas, table.B.diplomas) == ([], ["ice-blue"])
    assert table.view.trigger == 0


@pytest.mark.rule("INF-1.6.2", "INF-1.2.14")
@pytest.mark.parametrize("side", ["a", "b"])
def test_each_side_s_path_gives_eight_diplomas_in_order_with_pagan_and_fraud_stops_between(side: str) -> None:
    board = RULES.side_a if side == "a" else RULES.side_b
    assert [circle for circle in board.path_circle if circle] == list(range(2, 10))
    assert {1, 2} <= set(board.path)


@pytest.mark.rule("INF-R46")
def test_the_icon_of_the_first_game_s_start_is_not_resolved() -> None:
    table = position(options={"setup": "first-game"}, dante=RULES.side_b.start[0])
    assert table.asked == "A soul"
    assert "cream" not in table.graveyard
