"""Section 1.8: steps 2 to 6 of the final scoring, and the rulebook's example of steps 2 to 4."""

from __future__ import annotations

import pytest

from pandemonium.games.inferno.data.names import TRACKS
from pandemonium.games.inferno.rules.state import FROM_DIPLOMAS
from tests.games.inferno.table import RULES, Family, family, position, shields

CARDS = range(1, 25)


def fill(circle: int, but: int = 0, side: str = "b") -> str:
    """A Petrified Soul on every shield of a circle, except some."""
    board = RULES.side_a if side == "a" else RULES.side_b
    row = shields(board.rows[circle])
    return " ".join(f"{shield}=petrified" for shield in row[: len(row) - but])


# --- 2: the Phlegethon ---


@pytest.mark.rule("INF-1.8.2")
def test_every_empty_shield_moves_its_circle_s_cube_one_space_left_down_to_1() -> None:
    table = position(f"{fill(5)} {fill(6, but=2)}", side="b", phase="scoring", cubes={"blue": 4, "yellow": 4, "red": 4})
    assert table.view.cubes[TRACKS.index("blue")] == 4
    assert table.view.cubes[TRACKS.index("yellow")] == 2
    assert table.view.cubes[TRACKS.index("red")] == 1


@pytest.mark.rule("INF-1.8.2")
def test_a_guardian_a_labyrinth_a_laid_or_standing_soul_and_a_petrified_one_fill_their_shields() -> None:
    hell = "8.1=gray 8.2=ice-blue"
    table = position(
        hell,
        side="b",
        phase="scoring",
        guardians="antaeus@8.3 minotaur@9.1",
        cubes={"gray": 5, "ice-blue": 5},
        A=family(labyrinth="9.2"),
    )
    assert table.view.cubes[TRACKS.index("gray")] == 5
    assert table.view.cubes[TRACKS.index("ice-blue")] == 3


@pytest.mark.rule("INF-1.8.2", "INF-GERYON")
def test_pits_are_removed_first_and_count_as_empty() -> None:
    table = position("8.1=pit 8.2=pit 8.3=petrified", side="b", phase="scoring", cubes={"gray": 5})
    assert table.view.cubes[TRACKS.index("gray")] == 3
    assert table.on("8.1") == ""


# --- 3 and 4: Diplomas ---


@pytest.mark.rule("INF-1.8.2")
def test_every_two_half_diplomas_make_a_diploma_where_one_has_none_and_leftovers_are_worthless() -> None:
    table = position(phase="scoring", A=family(home="", halves=5, diplomas="purple", skulls="red:2"), B=family(home=""))
    assert table.codes("diploma") == list(TRACKS[1:])
    table.play("diploma red", "diploma gray")
    assert (table.A.diplomas, table.A.halves) == (["purple", "red", "gray"], 1)
    assert table.match.over


@pytest.mark.rule("INF-1.8.2")
def test_a_diploma_scores_its_cube_times_the_own_skull() -> None:
    table = position(
        f"{fill(5, side='a')}",
        phase="scoring",
        cubes={"blue": 5},
        A=family(home="", diplomas="blue", skulls="blue:3"),
        B=family(home="", diplomas="blue", skulls="blue:4"),
    )
    assert (table.A.tally[FROM_DIPLOMAS], table.B.tally[FROM_DIPLOMAS]) == (15, 20)


@pytest.mark.rule("INF-1.8.5")
def test_a_track_without_its_diploma_scores_nothing() -> None:
    table = position(phase="scoring", A=family(home="", skulls="blue:4 red:4"), B=family(home=""))
    assert table.A.tally[FROM_DIPLOMAS] == 0


@pytest.mark.rule("INF-R27")
def test_a_diploma_from_halves_on_a_track_without_a_skull_scores_nothing() -> None:
    table = position(phase="scoring", A=family(home="", halves=2), B=family(home="")).play("diploma blue")
    assert (table.A.diplomas, table.A.tally[FROM_DIPLOMAS]) == (["blue"], 0)


@pytest.mark.rule("INF-EX2")
def test_the_rulebook_s_example_of_steps_2_to_4() -> None:
    """A is Paco, B Monica, C Araceli. The circles have 0, 3, 2 and 3 empty shields."""
    hell = f"{fill(5)} {fill(6, but=3)} {fill(7, but=2)}"
    table = position(
        hell,
        seats=3,
        phase="scoring",
        guardians="antaeus@9.1 minos@9.4",
        cubes={"blue": 5, "yellow": 4, "red": 4, "gray": 4},
        A=family(home="", halves=2, skulls="blue:2 gray:3", diplomas="gray"),
        B=family(home="", skulls="red:3 gray:4 yellow:2", diplomas="red gray"),
        C=family(home="", skulls="blue:3", diplomas="blue"),
    )
    assert table.asked == "A diploma"
    assert table.view.cubes[3:7] == [5, 1, 2, 1]
    table.play("diploma blue")
    assert table.heard("diploma-scored") == [
        "diploma-scored A blue 5 2 10",
        "diploma-scored C blue 5 3 15",
        "diploma-scored B red 2 3 6",
        "diploma-scored A gray 1 3 3",
        "diploma-scored B gray 1 4 4",
    ]
    assert [player.tally[FROM_DIPLOMAS] for player in table.view.players] == [13, 10, 15]


# --- 5 and 6: loans and Reputation ---


@pytest.mark.rule("INF-1.8.2", "INF-1.3.3")
@pytest.mark.parametrize("space", range(len(RULES.loan_losses)))
def test_the_boat_s_space_costs_its_infamy(space: int) -> None:
    table = position(phase="scoring", A=family(home="", boat=space, infamy=9), B=family(home=""))
    assert table.view.scores[0] == 9 - RULES.loan_losses[space]
    assert RULES.loan_losses[space] in (0, 2, 4)


@pytest.mark.rule("INF-1.8.2", "INF-1.8.6", "INF-R50")
@pytest.mark.parametrize(
    ("category", "first", "second"),
    [
        (0, family(home="", floors=3), family(home="", floors=2)),
        (1, family(home="", florins=3), family(home="", florins=2)),
        (2, family(home="", tower="vescovo console"), family(home="", tower="console bread wine")),
        (3, family(home="noble urchin"), family(home="noble", tower="noble noble", at="bank:noble")),
    ],
)
def test_reputation_compares_added_floors_florins_guests_and_members_at_home(
    category: int, first: Family, second: Family
) -> None:
    table = position(phase="scoring", A=first, B=second)
    assert table.view.scores == [RULES.reputation[category], 0]


@pytest.mark.rule("INF-1.8.2")
def test_all_who_are_tied_score_the_reputation() -> None:
    table = position(
        seats=3, phase="scoring", A=family(home="", florins=3), B=family(home="", florins=3), C=family(home="")
    )
    assert table.view.scores == [RULES.reputation[1], RULES.reputation[1], 0]


@pytest.mark.rule("INF-R41")
def test_nobody_scores_a_category_in_which_nobody_has_anything() -> None:
    assert position(phase="scoring", A=family(home=""), B=family(home="")).view.scores == [0, 0]


@pytest.mark.rule("INF-1.8.2")
def test_the_account_of_the_end_adds_up_to_the_score() -> None:
    table = position(
        f"{fill(5, side='a')}",
        phase="scoring",
        A=family(infamy=12, boat=2, florins=1, floors=1, tower="vescovo | ", diplomas="blue", skulls="blue:2"),
    )
    result = table.match.game.result(table.state)
    assert [sum(line.points for line in lines) for lines in result.accounts] == list(result.scores)
