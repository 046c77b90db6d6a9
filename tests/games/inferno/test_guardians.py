"""Section 1.9: what all Guardians do, Medusa, Antaeus, Geryon and Minos."""

from __future__ import annotations

import pytest

from pandemonium.games.inferno.data.names import TRACKS
from pandemonium.games.inferno.rules.guardian import play_guardian
from tests.games.inferno.table import RULES, Family, Table, family, position, shields

PAIRS = [(red, black) for red in ("medusa", "antaeus", "geryon") for black in ("minos", "cerberus", "minotaur")]


def playing(hell: str = "", guardians: str = "medusa@9.1 minos@9.4", side: str = "b", **families: Family) -> Table:
    """A is asked to play a Guardian."""
    seats = max([2, *("ABCD".index(name) + 1 for name in families)])
    return position(hell, side=side, seats=seats, guardians=guardians, ask=play_guardian(0), **families)  # type: ignore[arg-type]


def empty(table: Table) -> list[str]:
    return [shield.id for shield in table.view.shields if not shield.piece]


# --- all of them ---


@pytest.mark.rule("INF-1.9.1", "INF-R14")
@pytest.mark.parametrize(("red", "black"), PAIRS)
def test_either_guardian_in_play_may_be_chosen_or_none(red: str, black: str) -> None:
    table = playing("4.4=gray", f"{red}@9.1 {black}@9.4")
    assert table.codes() == [f"guardian {red}", f"guardian {black}", "skip"]
    assert table.play("skip").asked == "A turn-end"


@pytest.mark.rule("INF-1.9.1", "INF-R52")
@pytest.mark.parametrize("guardian", ["medusa", "antaeus", "geryon", "minos", "minotaur"])
def test_he_moves_to_a_different_empty_shield_anywhere_whatever_walls_there_are(guardian: str) -> None:
    red = guardian if guardian in ("medusa", "antaeus", "geryon") else "medusa"
    black = guardian if guardian in ("minos", "minotaur") else "minos"
    table = playing("4.4=gray 3.3=pit 2.2=petrified", f"{red}@9.1 {black}@9.4").play(f"guardian {guardian}")
    assert table.codes("shield") == empty(table)
    table.play("shield 2.5")
    assert table.on("2.5") == guardian


@pytest.mark.rule("INF-1.9.1", "INF-R15")
def test_he_may_move_without_his_effect_and_without_a_target_he_only_moves() -> None:
    declined = playing("4.4=gray").play("guardian medusa", "shield 4.3", "skip")
    assert (declined.on("4.3"), declined.on("4.4"), declined.asked) == ("medusa", "gray", "A turn-end")
    alone = playing().play("guardian medusa", "shield 4.3")
    assert alone.asked == "A turn-end"


@pytest.mark.rule("INF-1.9.1")
def test_effects_hit_souls_only_never_standees_or_other_elements() -> None:
    table = playing("4.2=petrified 5.4=pit 4.4=gray", "medusa@9.1 minotaur@3.3", B=family(labyrinth="5.3"))
    assert table.play("guardian medusa", "shield 4.3").codes() == ["shield 4.4", "skip"]


@pytest.mark.rule("INF-1.9.2", "INF-EX7", "INF-R52")
@pytest.mark.parametrize(
    ("at", "beside"),
    [("4.4", "3.4 3.5 4.3 4.5 5.4 5.5"), ("6.1", "5.1 5.2 6.2 7.1")],
)
def test_adjacent_are_the_linked_shields_above_and_below_and_the_neighbours_in_the_circle(at: str, beside: str) -> None:
    board = RULES.side_b
    hell = " ".join(f"{shield}=ice-blue" for shield in shields(board.all) if shield[0] != "9" and shield != at)
    table = playing(hell).play("guardian medusa", f"shield {at}")
    assert table.codes("shield") == beside.split()


# --- Medusa ---


@pytest.mark.rule("INF-MEDUSA")
def test_medusa_replaces_an_adjacent_soul_by_a_petrified_one_and_the_soul_returns_to_the_supply() -> None:
    table = playing("4.4=gray 4.2=red")
    before = table.state.supply[8]
    table.play("guardian medusa", "shield 4.3")
    assert table.codes() == ["shield 4.2", "shield 4.4", "skip"]
    table.play("shield 4.4")
    assert table.on("4.4") == "petrified"
    assert table.state.supply[8] == before + 1


@pytest.mark.rule("INF-MEDUSA")
def test_a_petrified_soul_never_moves_stays_occupied_and_counts_as_filled() -> None:
    table = position("4.4=petrified 3.4=gray", side="b", guardians="medusa@9.1 minos@9.4")
    assert table.codes("soul") == ["3.4"]
    assert table.ends("soul 3.4") == ["4.3", "5.4", "5.5"]
    end = position("8.1=petrified 8.2=petrified 8.3=petrified", phase="scoring", cubes={"gray": 4})
    assert end.view.cubes[TRACKS.index("gray")] == 4


@pytest.mark.rule("INF-R16")
def test_medusa_may_petrify_a_laid_soul_and_the_infamy_scored_stays() -> None:
    table = playing("4.4=brown", A=family(infamy=7)).play("guardian medusa", "shield 4.3", "shield 4.4")
    assert (table.on("4.4"), table.A.infamy) == ("petrified", 7)


@pytest.mark.rule("INF-R16", "INF-R54")
def test_chains_under_a_petrified_soul_return_to_their_owner() -> None:
    table = playing("4.4=gray", B=family(chains="4.4")).play("guardian medusa", "shield 4.3", "shield 4.4")
    assert list(table.state.chains) == [-1, -1]


# --- Antaeus ---

ANTAEUS = "antaeus@9.1 minos@9.4"


@pytest.mark.rule("INF-ANTAEUS")
def test_antaeus_puts_the_own_chains_under_an_adjacent_soul() -> None:
    table = playing("4.4=gray", ANTAEUS).play("guardian antaeus", "shield 4.3", "shield 4.4")
    assert table.shield("4.4").owner == 0


@pytest.mark.rule("INF-ANTAEUS", "INF-R54")
def test_only_their_owner_moves_a_chained_soul_others_may_pass_over_it() -> None:
    hell = "4.4=gray 3.4=gray"
    mine = position(hell, side="b", guardians=ANTAEUS, A=family(chains="4.4"))
    assert mine.codes("soul") == ["3.4", "4.4"]
    other = position(hell, side="b", guardians=ANTAEUS, B=family(chains="4.4"))
    assert other.codes("soul") == ["3.4"]
    assert {"5.4", "5.5"} <= set(other.ends("soul 3.4"))


@pytest.mark.rule("INF-ANTAEUS")
def test_the_chains_stay_under_the_soul_and_come_back_when_it_reaches_its_circle() -> None:
    table = position("4.4=blue 3.2=gray", side="b", guardians=ANTAEUS, A=family(chains="3.2"))
    table.play("soul 3.2", "shield 4.1")
    assert table.shield("4.1").owner == 0
    back = position("4.4=blue", side="b", guardians=ANTAEUS, A=family(chains="4.4")).play("soul 4.4", "shield 5.4")
    assert back.state.chains[0] == -1
    assert back.on("5.4") == "blue laid"


@pytest.mark.rule("INF-ANTAEUS")
def test_the_own_chains_may_be_moved_from_another_soul() -> None:
    table = playing("4.4=gray 2.2=red", ANTAEUS, A=family(chains="2.2"))
    table.play("guardian antaeus", "shield 4.3", "shield 4.4")
    assert (table.shield("4.4").owner, table.shield("2.2").owner) == (0, -1)


@pytest.mark.rule("INF-R17")
def test_antaeus_chains_standing_souls_only_and_none_that_is_chained_already() -> None:
    table = playing("4.4=brown 4.2=gray 3.3=red", ANTAEUS, B=family(chains="3.3"))
    assert table.play("guardian antaeus", "shield 4.3").codes() == ["shield 4.2", "skip"]


# --- Geryon ---

GERYON = "geryon@8.1 minos@9.4"


@pytest.mark.rule("INF-GERYON")
def test_geryon_digs_a_pit_on_an_empty_shield_beside_him() -> None:
    table = playing("4.2=gray", GERYON).play("guardian geryon", "shield 4.4")
    assert table.codes() == [*(f"shield {beside}" for beside in ["3.4", "3.5", "4.3", "4.5", "5.4", "5.5"]), "skip"]
    assert table.play("shield 5.4").on("5.4") == "pit"


@pytest.mark.rule("INF-GERYON")
def test_a_pit_is_occupied_until_the_final_scoring() -> None:
    assert position("3.4=gray 4.4=pit", side="b", guardians=GERYON).ends("soul 3.4") == ["4.3", "5.4", "5.5"]
    end = position("8.1=petrified 8.2=petrified 8.3=pit", phase="scoring", cubes={"gray": 4})
    assert end.view.cubes[TRACKS.index("gray")] == 3


@pytest.mark.rule("INF-R18")
def test_a_pit_may_be_dug_on_the_shield_geryon_just_left() -> None:
    table = playing("", GERYON).play("guardian geryon", "shield 8.2", "shield 8.1")
    assert (table.on("8.1"), table.on("8.2")) == ("pit", "geryon")


# --- Minos ---

MINOS = "medusa@9.1 minos@9.4"


@pytest.mark.rule("INF-MINOS", "INF-R19")
def test_minos_lays_the_own_tail_on_the_circle_he_moved_to() -> None:
    table = playing("", MINOS).play("guardian minos", "shield 5.3")
    assert table.codes() == ["tail", "skip"]
    assert table.play("tail").A.tail == 5


@pytest.mark.rule("INF-MINOS", "INF-R19")
def test_where_another_tail_lies_he_moves_without_effect() -> None:
    table = playing("", MINOS, B=family(tail=5)).play("guardian minos", "shield 5.3")
    assert (table.asked, table.A.tail, table.on("5.3")) == ("A turn-end", 0, "minos")


@pytest.mark.rule("INF-MINOS", "INF-R19")
def test_the_own_tail_may_move_and_circle_1_is_allowed() -> None:
    table = playing("", MINOS, A=family(tail=5)).play("guardian minos", "shield 1.3", "tail")
    assert table.A.tail == 1


@pytest.mark.rule("INF-MINOS")
def test_whenever_another_player_scores_a_soul_there_the_tail_s_owner_gains_as_much() -> None:
    table = position("4.4=blue", side="b", guardians=MINOS, B=family(tail=5)).play("soul 4.4", "shield 5.4")
    assert (table.A.infamy, table.B.infamy) == (RULES.infamy[5], RULES.infamy[5])


@pytest.mark.rule("INF-MINOS")
def test_the_tail_pays_nothing_for_its_owner_s_own_souls_nor_in_another_circle_nor_for_standing_souls() -> None:
    own = position("4.4=blue", side="b", guardians=MINOS, A=family(tail=5)).play("soul 4.4", "shield 5.4")
    assert (own.A.infamy, own.B.infamy) == (RULES.infamy[5], 0)
    elsewhere = position("4.4=blue", side="b", guardians=MINOS, B=family(tail=4)).play("soul 4.4", "shield 5.4")
    assert elsewhere.B.infamy == 0
    standing = position("4.4=gray", side="b", guardians=MINOS, B=family(tail=5)).play("soul 4.4", "shield 5.4")
    assert standing.B.infamy == 0
