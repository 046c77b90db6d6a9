"""Section 1.6: the four silver and four gold bonuses, gained by accusing."""

from __future__ import annotations

import pytest

from pandemonium.games.inferno.data.names import TRACKS
from tests.games.inferno.table import RULES, Family, Table, position


def silver(bonus: str, dante: str = "purple", **pieces: object) -> Table:
    """A accuses at the BANK, whose track has that bonus, just before a Diploma that nobody gets."""
    own = {"at": "bank:noble", **pieces}
    table = position("4.4=gray", quarter="scheraggio", dante=dante, bonus={"brown": bonus}, A=Family(**own))  # type: ignore[arg-type]
    return table.play("accuse bank noble")


def gold(bonus: str, graveyard: str = "blue blue", **pieces: object) -> Table:
    """A accuses at the BONFIRE, with the Vescovo in the Tower."""
    own = {"at": "bonfire:noble", "tower": "vescovo", **pieces}
    table = position(
        quarter="san-piero",
        dante="purple",
        bonus={"yellow": bonus},
        graveyard=graveyard,
        cubes={"red": 3},
        A=Family(**own),  # type: ignore[arg-type]
    )
    return table.play("accuse bonfire noble")


@pytest.mark.rule("INF-SILVER-1")
def test_silver_1_plays_a_guardian_and_gives_a_drachma() -> None:
    table = silver("guardian-drachma")
    assert (table.A.drachmas, table.asked) == (1, "A guardian")
    table.play("guardian antaeus", "shield 4.3", "shield 4.4")
    assert table.shield("4.4").owner == 0


@pytest.mark.rule("INF-SILVER-2")
def test_silver_2_plays_a_guardian_and_gives_an_infamy() -> None:
    table = silver("guardian-infamy")
    assert (table.A.infamy, table.asked) == (1, "A guardian")


@pytest.mark.rule("INF-SILVER-1", "INF-SILVER-2", "INF-R14")
def test_the_guardian_is_optional_and_either_one_in_play() -> None:
    table = silver("guardian-drachma")
    assert table.codes() == ["guardian antaeus", "guardian minos", "skip"]
    assert table.play("skip").asked == "A turn-end"


@pytest.mark.rule("INF-SILVER-3")
def test_silver_3_gives_three_drachmas() -> None:
    assert silver("drachmas").A.drachmas == 3


@pytest.mark.rule("INF-SILVER-4", "INF-R12")
def test_silver_4_places_up_to_two_own_discs() -> None:
    table = silver("discs", discs="1")
    assert table.codes() == ["disc 2", "disc 3", "disc 4", "disc 5", "infamy", "skip"]
    table.play("disc 4")
    assert table.codes() == ["disc 2", "disc 3", "disc 5", "skip"]
    assert table.play("disc 2").A.gates == [1, 2, 4]
    assert (table.asked, table.A.infamy) == ("A turn-end", 0)


@pytest.mark.rule("INF-SILVER-4")
def test_silver_4_gives_two_infamy_instead_or_a_single_disc() -> None:
    table = silver("discs").play("infamy")
    assert (table.A.infamy, table.A.gates, table.asked) == (2, [], "A turn-end")
    assert silver("discs").play("disc 3", "skip").A.gates == [3]


@pytest.mark.rule("INF-GOLD-1")
def test_gold_1_gives_an_infamy_and_the_styx_without_its_fee() -> None:
    table = gold("styx")
    assert (table.A.infamy, table.asked) == (1, "A styx")
    table.play("styx blue 2", "advance red")
    assert (table.A.skulls[TRACKS.index("red")], table.A.boat) == (1, 0)


@pytest.mark.rule("INF-GOLD-2", "INF-R13")
def test_gold_2_moves_one_cube_right_and_one_either_way() -> None:
    table = gold("phlegethon")
    assert all(code.startswith(("raise", "skip")) for code in table.codes())
    table.play("raise red", "lower blue")
    cubes = table.view.cubes
    assert (cubes[TRACKS.index("red")], cubes[TRACKS.index("blue")]) == (4, RULES.cubes[TRACKS.index("blue")] - 1)


@pytest.mark.rule("INF-GOLD-2", "INF-R13")
def test_gold_2_may_move_one_cube_two_spaces_right_or_decline_either_part() -> None:
    assert gold("phlegethon").play("raise red", "raise red").view.cubes[TRACKS.index("red")] == 5
    assert gold("phlegethon").play("skip", "raise red").view.cubes[TRACKS.index("red")] == 4
    assert gold("phlegethon").play("raise red", "skip").view.cubes[TRACKS.index("red")] == 4


@pytest.mark.rule("INF-R13", "INF-GOLD-2")
def test_a_cube_on_1_cannot_be_lowered_nor_one_on_5_raised() -> None:
    table = position(
        quarter="san-piero",
        dante="purple",
        bonus={"yellow": "phlegethon"},
        cubes={"red": 5, "gray": 1},
        A=Family(at="bonfire:noble", tower="vescovo"),
    ).play("accuse bonfire noble")
    assert "raise red" not in table.codes()
    assert "lower gray" not in table.play("skip").codes()


@pytest.mark.rule("INF-GOLD-3")
def test_gold_3_plays_a_fraud_card_without_a_fee() -> None:
    table = gold("fraud", hand="1 2")
    assert table.asked == "A card"
    assert table.play("play 1").A.boat == 0
    assert gold("fraud", hand="1 2").play("skip").A.hand == [1, 2]


@pytest.mark.rule("INF-GOLD-4")
def test_gold_4_advances_on_any_track_this_one_included_without_its_bonus() -> None:
    table = gold("advance")
    assert table.codes() == [f"advance {sin}" for sin in TRACKS]
    table.play("advance yellow")
    assert table.A.skulls[TRACKS.index("yellow")] == 2
    assert table.asked == "A turn-end"


@pytest.mark.rule("INF-GOLD-4", "INF-R26")
def test_gold_4_gives_the_half_diploma_of_level_4_and_the_infamy_beyond_but_no_new_bonus() -> None:
    half = gold("advance", skulls="red:3").play("advance red")
    assert (half.A.halves, half.asked) == (1, "A turn-end")
    beyond = gold("advance", skulls="red:4").play("advance red")
    assert beyond.A.infamy == RULES.beyond[TRACKS.index("red")]


@pytest.mark.rule("INF-1.3.6", "INF-1.6.3")
def test_the_bonus_goes_to_the_accuser_alone() -> None:
    table = silver("drachmas")
    assert (table.A.drachmas, table.B.drachmas) == (3, 0)
