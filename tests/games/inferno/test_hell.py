"""Section 1.4: the Hell phase."""

from __future__ import annotations

import pytest

from pandemonium.engine.bits import BIT
from tests.games.inferno.table import RULES, SHIELD, Table, family, position, quarter_of, shields

SIDES = pytest.mark.parametrize("side", ["a", "b"])
FULL_LIMBO = " ".join(f"1.{place}=red" for place in range(1, 7))


def full_hell(but: str = "", side: str = "a") -> str:
    """A Petrified Soul on every shield except those named and the Guardians' corners."""
    board = RULES.side_a if side == "a" else RULES.side_b
    left_out = [*but.split(), "9.1", "9.4"]
    return " ".join(f"{shield}=petrified" for shield in shields(board.all) if shield not in left_out)


@pytest.mark.rule("INF-1.4.1")
def test_a_standing_soul_may_be_moved_or_a_graveyard_soul_brought_for_a_drachma() -> None:
    table = position("1.3=brown", graveyard="blue blue gray", A=family(drachmas=3))
    assert table.codes() == ["soul 1.3", "graveyard blue", "graveyard gray"]
    table.play("graveyard blue", "shield 1.1")
    assert (table.A.drachmas, table.on("1.1"), table.graveyard) == (2, "blue", "blue gray")
    moved = position("1.3=brown", A=family(drachmas=3)).play("soul 1.3", "shield 2.3")
    assert moved.A.drachmas == 3


@pytest.mark.rule("INF-1.4.1")
def test_souls_have_no_owner() -> None:
    table = position("1.3=brown").play("soul 1.3", "shield 2.3", "send bank noble", "act", "done")
    assert table.asked == "B soul"
    assert "soul 2.3" in table.codes()


@pytest.mark.rule("INF-1.4.1")
@SIDES
def test_a_graveyard_soul_may_go_to_any_free_shield_of_the_first_circle(side: str) -> None:
    board = RULES.side_a if side == "a" else RULES.side_b
    assert position(side=side).ends("graveyard blue") == shields(board.rows[1])


@pytest.mark.rule("INF-R2")
def test_a_graveyard_soul_may_be_brought_on_credit_although_a_soul_in_hell_can_move() -> None:
    table = position("1.3=brown", A=family(drachmas=0)).play("graveyard blue", "shield 1.1")
    assert table.A.boat == 1


@pytest.mark.rule("INF-1.4.2")
def test_a_soul_follows_one_line_down_to_an_empty_shield() -> None:
    assert position("2.4=red").ends("soul 2.4") == ["3.3", "3.4"]
    assert position("2.1=red").ends("soul 2.1") == ["3.1"]


@pytest.mark.rule("INF-1.4.2", "INF-R3")
@pytest.mark.parametrize("element", ["gray", "petrified", "pit"])
def test_from_an_occupied_shield_it_goes_on_down_and_again_until_a_shield_is_empty(element: str) -> None:
    assert position(f"2.4=red 3.3={element}").ends("soul 2.4") == ["3.4", "4.3", "4.4"]
    assert position(f"2.4=red 3.3={element} 4.3=gray").ends("soul 2.4") == ["3.4", "4.4", "5.2", "5.3"]


@pytest.mark.rule("INF-1.4.2")
def test_a_guardian_and_another_player_s_labyrinth_occupy_their_shields() -> None:
    table = position("2.4=red", guardians="medusa@3.3 minotaur@7.1", B=family(labyrinth="3.4"))
    assert table.ends("soul 2.4") == ["4.3", "4.4", "4.5"]


@pytest.mark.rule("INF-R3")
def test_which_way_a_soul_takes_matters_to_nobody_and_one_way_is_shown() -> None:
    table = position("2.4=gray 3.3=red 3.4=red").play("soul 2.4")
    assert table.view.underway.routes["4.4"] in (["3.3", "4.4"], ["3.4", "4.4"])
    table.play("shield 4.4")
    assert (table.on("4.4"), table.on("2.4")) == ("gray", "")


@pytest.mark.rule("INF-1.4.3")
def test_a_soul_never_goes_below_its_own_circle_not_even_in_transit() -> None:
    assert position("2.4=green 3.3=red").ends("soul 2.4") == ["3.4"]
    assert position("2.4=green 3.3=red 3.4=red").ends("soul 2.4") == []


@pytest.mark.rule("INF-1.4.4")
def test_in_its_own_circle_a_soul_lies_down_and_the_mover_gains_the_circle_s_infamy() -> None:
    table = position("2.4=green").play("soul 2.4", "shield 3.3")
    assert table.on("3.3") == "green laid"
    assert (table.A.infamy, table.B.infamy) == (RULES.infamy[3], 0)


@pytest.mark.rule("INF-1.4.4")
def test_elsewhere_it_stands_and_scores_nothing() -> None:
    table = position("2.4=red").play("soul 2.4", "shield 3.3")
    assert (table.on("3.3"), table.A.infamy) == ("red", 0)


@pytest.mark.rule("INF-1.4.4", "INF-1.4.10")
def test_laid_souls_never_move() -> None:
    assert position("3.3=green 4.2=red").codes("soul") == ["4.2"]


@pytest.mark.rule("INF-1.4.4")
def test_the_deeper_the_circle_the_more_infamy() -> None:
    assert list(RULES.infamy) == sorted(RULES.infamy)


@pytest.mark.rule("INF-1.4.5")
def test_a_cream_soul_scores_on_an_empty_shield_of_the_first_circle() -> None:
    table = position(graveyard="cream red", A=family(drachmas=1)).play("graveyard cream", "shield 1.2")
    assert (table.on("1.2"), table.A.infamy) == ("cream laid", RULES.infamy[1])


@pytest.mark.rule("INF-R4", "INF-1.4.5")
def test_a_cream_soul_does_not_pass_an_occupied_shield() -> None:
    table = position("1.1=red 1.2=red", graveyard="cream red")
    assert table.ends("graveyard cream") == ["1.3", "1.4", "1.5", "1.6"]
    assert position(FULL_LIMBO, graveyard="cream red").ends("graveyard cream") == []


@pytest.mark.rule("INF-1.4.6")
def test_from_circle_5_to_6_the_own_disc_must_lie_on_the_gate_above_the_destination() -> None:
    hell = "5.3=red"
    assert position(hell).ends("soul 5.3") == []
    assert position(hell, A=family(discs="4")).ends("soul 5.3") == ["6.4"]
    assert position(hell, A=family(discs="3")).ends("soul 5.3") == ["6.3"]
    assert position(hell, A=family(discs="1 2 5")).ends("soul 5.3") == []


@pytest.mark.rule("INF-1.4.6")
def test_other_players_discs_are_useless() -> None:
    assert position("5.3=red", B=family(discs="1 2 3 4 5")).ends("soul 5.3") == []


@pytest.mark.rule("INF-1.4.6")
def test_the_wall_stops_a_soul_in_transit_too() -> None:
    hell = "4.3=red 5.3=red"
    assert position(hell).ends("soul 4.3") == ["5.2"]
    assert position(hell, A=family(discs="3")).ends("soul 4.3") == ["5.2", "6.3"]
    assert position(f"{hell} 6.3=gray", A=family(discs="3")).ends("soul 4.3") == ["5.2", "7.2", "7.3"]


@pytest.mark.rule("INF-1.4.7")
def test_the_symbol_of_the_end_shield_names_the_quarter_of_the_florence_phase() -> None:
    for end in ("3.3", "3.4"):
        table = position("2.4=red", A=family(florins=1)).play("soul 2.4", f"shield {end}")
        assert table.view.quarter == quarter_of(end)
        table.play("send bank noble")
        bribed = quarter_of(end) != table.view.locations["bank"]
        assert (table.A.boat == 1) == bribed


@pytest.mark.rule("INF-1.4.8", "INF-1.8.4")
def test_sudden_death_where_hell_is_full() -> None:
    table = position(full_hell())
    assert table.view.sudden
    assert table.match.over


@pytest.mark.rule("INF-1.4.8", "INF-R5")
def test_sudden_death_where_only_shields_behind_the_wall_are_left_even_if_another_could_move() -> None:
    hell = full_hell("5.3 6.3") + " 5.3=red"
    assert position(hell, B=family(discs="3")).view.sudden
    assert not position(hell, A=family(discs="3")).view.sudden


@pytest.mark.rule("INF-R5")
def test_no_sudden_death_while_a_graveyard_soul_can_come_on_credit() -> None:
    table = position(full_hell("1.2"), A=family(drachmas=0))
    assert not table.view.sudden
    assert table.codes() == ["graveyard blue", "graveyard red"]


@pytest.mark.rule("INF-R5")
def test_an_own_labyrinth_saves_from_sudden_death() -> None:
    hell = full_hell("4.2 5.2 7.2 8.1") + " 4.2=gray 9.4=petrified"
    guardians = "antaeus@9.1 minotaur@7.2"
    own = position(hell, guardians=guardians, graveyard="cream cream", A=family(labyrinth="5.2"))
    assert own.on("8.1") == "gray laid"
    other = position(hell, guardians=guardians, graveyard="cream cream", B=family(labyrinth="5.2"))
    assert other.view.sudden


@pytest.mark.rule("INF-R5", "INF-R53")
def test_an_own_bone_saves_from_sudden_death_because_cerberus_leaves_his_shield() -> None:
    hell = full_hell("4.2 5.2") + " 4.2=gray 9.4=petrified"
    guardians = "antaeus@9.1 cerberus@5.2"
    assert position(hell, guardians=guardians, graveyard="cream cream").view.sudden
    saved = position(hell, guardians=guardians, graveyard="cream cream", A=family(bones=1))
    assert saved.codes() == ["bone 4.2"]
    saved.play("bone 4.2")
    assert (saved.on("5.2"), saved.on("4.2"), saved.A.bones) == ("gray", "cerberus", 0)


@pytest.mark.rule("INF-R5", "INF-R54")
def test_a_soul_in_another_s_chains_does_not_save_from_sudden_death() -> None:
    hell = full_hell("4.2 5.2") + " 4.2=gray"
    assert not position(hell, graveyard="cream cream").view.sudden
    assert not position(hell, graveyard="cream cream", A=family(chains="4.2")).view.sudden
    assert position(hell, graveyard="cream cream", B=family(chains="4.2")).view.sudden


@pytest.mark.rule("INF-1.4.9")
def test_a_turn_is_the_hell_phase_then_the_florence_phase_then_the_next_player() -> None:
    table = position("2.4=red")
    assert table.asked == "A soul"
    assert table.play("soul 2.4").asked == "A end"
    assert table.play("shield 3.3").asked == "A florence"
    assert not {"skip", "done"} & set(table.codes())
    assert table.play("send bank noble", "act").asked == "A turn-end"
    assert table.play("done").asked == "B soul"


@pytest.mark.rule("INF-1.4.9")
def test_sending_and_accusing_are_a_free_choice_where_both_are_possible() -> None:
    table = position(quarter="scheraggio", A=family(at="bank:noble"))
    assert {"send bank noble", "accuse bank noble"} <= set(table.codes())


@pytest.mark.rule("INF-1.4.10")
@SIDES
def test_every_end_lies_lower_than_the_soul_stood(side: str) -> None:
    hell = "1.2=gray 2.2=gray 2.3=red 3.2=gray 3.3=yellow 4.2=red 4.3=gray"
    table = position(hell, side=side, A=family(discs="1 2 3 4 5"))
    for soul in table.codes("soul"):
        circle, _, _ = soul.partition(".")
        assert all(end.partition(".")[0] > circle for end in table.ends(f"soul {soul}"))


@pytest.mark.rule("INF-1.4.10")
def test_standing_souls_are_exactly_those_not_yet_in_their_own_circle() -> None:
    table = position("1.2=gray 2.3=purple 3.3=green 3.4=yellow")
    laid = {shield.id for shield in table.view.shields if shield.laid}
    assert laid == {"2.3", "3.3"}
    assert table.codes("soul") == ["1.2", "3.4"]


# --- the rulebook's examples ---


def example_a(side: str) -> Table:
    return position("1.3=brown 2.3=purple", side=side, graveyard="blue blue", A=family(drachmas=1))


@pytest.mark.rule("INF-EX1")
@SIDES
def test_example_a_the_brown_soul_goes_to_the_second_circle_or_over_the_purple_one_to_the_third(side: str) -> None:
    table = example_a(side)
    assert table.ends("soul 1.3") == ["2.2", "3.2", "3.3"]
    limbo = [1, 2, 4, 5, 6] if side == "a" else [1, 2, 4, 5, 6, 7, 8]
    assert table.ends("graveyard blue") == [*(f"1.{place}" for place in limbo), "2.2", "3.2", "3.3"]
    assert table.codes() == ["soul 1.3", "graveyard blue"]
    assert table.play("graveyard blue", "shield 3.2").A.drachmas == 0


@pytest.mark.rule("INF-EX1")
@SIDES
def test_example_b_the_green_soul_lies_down_for_2_and_does_not_pass_the_yellow_one(side: str) -> None:
    table = position("1.3=green 2.2=petrified 2.3=blue 3.2=yellow", side=side)
    assert table.ends("soul 1.3") == ["3.1", "3.3"]
    table.play("soul 1.3", "shield 3.1")
    assert (table.on("3.1"), table.A.infamy) == ("green laid", 2)


@pytest.mark.rule("INF-EX1")
@SIDES
def test_example_c_the_red_soul_passes_the_wall_only_by_the_own_disc_and_lies_down_for_4(side: str) -> None:
    blue, free = ("5.1", "5.2") if side == "a" else ("5.2", "5.3")
    table = position(f"4.2=red {blue}=blue 6.1=yellow", side=side, A=family(discs="1"))
    assert table.ends("soul 4.2") == [free, "7.1"]
    table.play("soul 4.2", "shield 7.1")
    assert (table.on("7.1"), table.A.infamy) == ("red laid", 4)


@pytest.mark.rule("INF-1.4.2")
@SIDES
def test_the_board_s_lines_make_a_lattice_whose_every_shield_can_be_reached(side: str) -> None:
    board = RULES.side_a if side == "a" else RULES.side_b
    reached = board.rows[1]
    for shield in SHIELD.values():
        for below in board.lines_of[shield]:
            assert board.circle[below] == board.circle[shield] + 1
            reached |= BIT[below]
    assert reached == board.all
