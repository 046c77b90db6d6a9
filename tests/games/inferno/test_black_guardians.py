"""Section 1.9: Cerberus and the Minotaur."""

from __future__ import annotations

import pytest

from tests.games.inferno.table import RULES, family, position, shields
from tests.games.inferno.test_guardians import playing

# --- Cerberus ---

CERBERUS = "medusa@9.1 cerberus@3.6"


@pytest.mark.rule("INF-CERBERUS", "INF-R15")
def test_playing_cerberus_gives_a_bone_and_leaves_him_where_he_is() -> None:
    table = playing("4.4=gray", CERBERUS, A=family(bones=1)).play("guardian cerberus")
    assert (table.A.bones, table.on("3.6"), table.asked) == (2, "cerberus", "A turn-end")


@pytest.mark.rule("INF-CERBERUS", "INF-R21")
def test_a_bone_replaces_the_hell_move_is_free_scores_and_names_the_quarter() -> None:
    table = position("3.4=blue", side="b", guardians=CERBERUS, A=family(bones=1))
    table.play("bone 3.4", "shield 5.3")
    assert (table.A.bones, table.A.drachmas, table.A.boat) == (0, 0, 0)
    assert (table.on("3.4"), table.on("3.6"), table.on("5.3")) == ("cerberus", "", "blue laid")
    assert table.A.infamy == RULES.infamy[5]
    assert table.asked == "A florence"
    assert table.view.quarter == table.shield("5.3").quarter


@pytest.mark.rule("INF-R21")
def test_a_bone_of_this_turn_serves_in_the_next() -> None:
    table = playing("4.4=gray", CERBERUS).play("guardian cerberus", "done")
    table.play("graveyard blue", "shield 1.1", "send bank noble", "act", "done")
    assert "bone 4.4" in table.codes()


@pytest.mark.rule("INF-EX6", "INF-CERBERUS", "INF-R22")
def test_the_rulebook_s_picture_no_turn_and_no_wall_without_the_own_disc() -> None:
    table = position("3.4=yellow", side="b", guardians=CERBERUS, A=family(bones=1, discs="5"), B=family(discs="2"))
    assert table.ends("bone 3.4") == ["4.3", "4.4", "5.3", "5.5", "6.5"]


@pytest.mark.rule("INF-CERBERUS", "INF-R53", "INF-EX6")
def test_the_scared_soul_passes_over_anything_and_ends_on_an_empty_shield() -> None:
    table = position(
        "3.4=yellow 4.4=petrified 5.5=gray 4.3=pit",
        side="b",
        guardians=CERBERUS,
        A=family(bones=1, discs="5"),
    )
    assert table.ends("bone 3.4") == ["5.3", "6.5"]


@pytest.mark.rule("INF-R53")
def test_cerberus_leaves_his_shield_first() -> None:
    table = position("3.4=yellow", side="b", guardians="medusa@9.1 cerberus@4.4", A=family(bones=1))
    assert "4.4" in table.ends("bone 3.4")
    assert "4.4" not in table.ends("soul 3.4")


@pytest.mark.rule("INF-CERBERUS", "INF-R22", "INF-1.4.10")
def test_a_scared_soul_goes_down_never_up_and_never_below_its_circle() -> None:
    table = position("3.4=brown", side="b", guardians=CERBERUS, A=family(bones=1))
    assert table.ends("bone 3.4") == ["4.3", "4.4"]


@pytest.mark.rule("INF-CERBERUS")
def test_bones_scare_standing_souls_only() -> None:
    table = position("3.4=green 4.4=gray", side="b", guardians=CERBERUS, A=family(bones=1))
    assert table.codes("bone") == ["4.4"]
    none = position("4.4=gray", side="b", guardians=CERBERUS, B=family(bones=1))
    assert none.codes("bone") == []


@pytest.mark.rule("INF-R54")
def test_a_soul_in_another_s_chains_is_not_moved_by_a_bone_either() -> None:
    table = position(
        "4.4=gray", side="b", guardians="antaeus@9.1 cerberus@3.6", A=family(bones=1), B=family(chains="4.4")
    )
    assert table.codes("bone") == []


@pytest.mark.rule("INF-R20", "INF-CERBERUS")
def test_a_soul_scored_by_a_bone_lies_in_its_circle_like_any_other() -> None:
    table = position("4.4=blue 4.2=gray", side="b", guardians=CERBERUS, A=family(bones=1), B=family(bones=1))
    table.play("bone 4.4", "shield 5.4")
    assert (table.on("5.4"), table.A.infamy) == ("blue laid", RULES.infamy[5])


# --- the Minotaur ---

MINOTAUR = "medusa@9.1 minotaur@7.2"
PICTURE = "3.4=ice-blue 4.4=gray"


@pytest.mark.rule("INF-MINOTAUR", "INF-R15")
def test_the_minotaur_moves_together_with_the_own_labyrinth_both_or_none() -> None:
    table = playing("", MINOTAUR, A=family(labyrinth="4.3")).play("guardian minotaur", "shield 5.5")
    assert "skip" not in table.codes()
    assert "shield 4.3" not in table.codes()
    table.play("shield 3.3")
    assert (table.on("5.5"), table.on("3.3"), table.on("4.3"), table.on("7.2")) == ("minotaur", "labyrinth", "", "")


@pytest.mark.rule("INF-MINOTAUR", "INF-R15")
def test_with_a_single_empty_shield_the_labyrinth_may_lie_where_the_minotaur_stood() -> None:
    filled = [shield for shield in shields(RULES.side_b.all) if shield not in ("4.4", "9.1", "7.2")]
    table = playing(" ".join(f"{shield}=petrified" for shield in filled), MINOTAUR)
    table.play("guardian minotaur")
    assert (table.on("4.4"), table.on("7.2")) == ("minotaur", "labyrinth")


@pytest.mark.rule("INF-EX5", "INF-MINOTAUR", "INF-R51")
def test_the_rulebook_s_picture_the_owner_goes_by_the_tunnel_below_the_wall_and_not_over_his_labyrinth() -> None:
    owner = position(PICTURE, side="b", guardians=MINOTAUR, A=family(labyrinth="4.3"))
    assert owner.ends("soul 3.4") == ["5.4", "5.5", "8.1", "8.2"]
    other = position(PICTURE, side="b", guardians=MINOTAUR, B=family(labyrinth="4.3"))
    assert other.ends("soul 3.4") == ["5.3", "5.4", "5.5"]


@pytest.mark.rule("INF-MINOTAUR")
def test_the_tunnel_is_shown_on_the_route() -> None:
    owner = position(PICTURE, side="b", guardians=MINOTAUR, A=family(labyrinth="4.3")).play("soul 3.4")
    assert owner.view.underway.routes["8.1"] == ["4.3", "7.2", "8.1"]


@pytest.mark.rule("INF-R23")
def test_a_tunnel_upwards_works_only_to_an_end_below_where_the_soul_stood() -> None:
    up = position("3.4=ice-blue", side="b", guardians="medusa@9.1 minotaur@2.4", A=family(labyrinth="4.3"))
    assert up.ends("soul 3.4") == ["4.4"]
    through = position(
        "3.4=ice-blue 3.3=gray", side="b", guardians="medusa@9.1 minotaur@2.4", A=family(labyrinth="4.3")
    )
    assert through.ends("soul 3.4") == ["4.2", "4.4"]


@pytest.mark.rule("INF-R23")
def test_the_tunnel_is_taken_once_in_a_move() -> None:
    table = position(
        "3.4=ice-blue 3.3=gray 4.2=gray", side="b", guardians="medusa@9.1 minotaur@2.4", A=family(labyrinth="4.3")
    )
    assert table.ends("soul 3.4") == ["4.4", "5.2", "5.3"]


@pytest.mark.rule("INF-R24", "INF-1.9.1")
@pytest.mark.parametrize(("sin", "ends"), [("red", ["4.4"]), ("gray", ["4.4", "8.1", "8.2"])])
def test_a_minotaur_in_the_soul_s_own_circle_or_below_closes_the_tunnel(sin: str, ends: list[str]) -> None:
    table = position(f"3.4={sin}", side="b", guardians=MINOTAUR, A=family(labyrinth="4.3"))
    assert table.ends("soul 3.4") == ends


@pytest.mark.rule("INF-R51")
def test_from_a_minotaur_in_circle_5_the_wall_asks_for_the_own_disc_as_usual() -> None:
    guardians = "medusa@9.1 minotaur@5.5"
    shut = position("3.4=gray", side="b", guardians=guardians, A=family(labyrinth="4.3"))
    assert shut.ends("soul 3.4") == ["4.4"]
    open_gate = position("3.4=gray", side="b", guardians=guardians, A=family(labyrinth="4.3", discs="5"))
    assert open_gate.ends("soul 3.4") == ["4.4", "6.5"]


@pytest.mark.rule("INF-MINOTAUR")
def test_the_minotaur_is_the_exit_of_every_player_s_labyrinth() -> None:
    own = family(labyrinth="4.3")
    table = position(
        "3.4=ice-blue 2.7=ice-blue", side="b", seats=2, guardians=MINOTAUR, A=own, B=family(labyrinth="3.6")
    )
    assert {"8.1", "8.2"} <= set(table.ends("soul 3.4"))
    assert {"8.1", "8.2"}.isdisjoint(table.ends("soul 2.7"))
