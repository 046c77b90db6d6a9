"""Section 1.11: the rows of the solo challenges, and what each requirement counts."""

from __future__ import annotations

import pytest

from pandemonium.games.inferno.data.names import DIFFICULTIES, SOLO_MODES, TRACKS
from pandemonium.games.inferno.rules.challenge import NEEDS, progress
from tests.games.inferno.table import RULES, Family, Table, family, position, shields

EVERY_ROW = [
    pytest.param(mode, sin, difficulty, id=f"{mode}-{sin}-{difficulty}")
    for mode in SOLO_MODES[1:]
    for sin in TRACKS
    for difficulty in DIFFICULTIES
]


def row(mode: str, sin: str, difficulty: str) -> dict[str, int]:
    """What the row asks for."""
    figures = RULES.challenge_rows[SOLO_MODES.index(mode)][TRACKS.index(sin)][DIFFICULTIES.index(difficulty)]
    return {need: figure for need, figure in zip(NEEDS, figures, strict=True) if figure}


def laid(count: int, circle: int, but: tuple[str, ...] = ("9.4",)) -> list[str]:
    free = [shield for shield in shields(RULES.side_a.rows[circle]) if shield not in but]
    return [f"{shield}={TRACKS[circle - 2]}" for shield in free[:count]]


def meet(needs: dict[str, int], sin: str) -> tuple[str, dict[str, object]]:
    """A Hell and a family that meet the row exactly."""
    circle = TRACKS.index(sin) + 2
    hell = laid(max(needs.get("laid", 0), needs.get("isolated", 0)), circle)
    used = tuple(pair.split("=")[0] for pair in hell)
    if needs.get("standing"):
        hell += [f"{pair.split('=')[0]}=ice-blue" for pair in laid(needs["standing"], circle, used)]
    for other in range(2, 9):
        if other != circle and abs(other - circle) > 1:
            hell += laid(needs.get("all_laid", 0) - len([pair for pair in hell if "ice" not in pair]), other)
    pieces: dict[str, object] = {
        "at": "bank:noble",
        "infamy": 60,
        "drachmas": needs.get("pay", 0),
        "discs": " ".join(str(gate + 1) for gate in range(needs.get("discs", 0))),
        "played": " ".join(str(card + 1) for card in range(needs.get("frauds", 0))),
        "skulls": f"{sin}:{needs['skull']}" if needs.get("skull") else "",
    }
    return " ".join(hell), pieces


def reaching(mode: str, sin: str, difficulty: str, hell: str, pieces: dict[str, object], cube: int) -> Table:
    """An accusation at the BANK brings Dante to the Diploma of that colour."""
    bonus = {"brown": "discs", "yellow": "styx"}
    table = position(
        hell,
        seats=1,
        quarter="scheraggio",
        dante=sin,
        guardians="minos@9.4",
        bonus=bonus,
        cubes={sin: cube},
        options={"solo": mode, "difficulty": difficulty},
        A=Family(**pieces),  # type: ignore[arg-type]
    )
    if table.asked == "A florence":
        table.play("accuse bank noble")
    return table.play("skip")


@pytest.mark.rule("INF-1.11.4", "INF-R55")
@pytest.mark.parametrize(("mode", "sin", "difficulty"), EVERY_ROW)
def test_a_row_that_is_met_costs_its_drachmas_and_no_infamy(mode: str, sin: str, difficulty: str) -> None:
    needs = row(mode, sin, difficulty)
    hell, pieces = meet(needs, sin)
    table = reaching(mode, sin, difficulty, hell, pieces, 5 if needs.get("cube") else 3)
    if needs.get("pay"):
        assert table.asked == "A toll"
        assert (pieces["drachmas"], table.A.drachmas) == (needs["pay"], needs["pay"])
        table.play("pay")
        assert table.A.drachmas == 0
    assert [line.split()[0] for line in table.heard("row")] == ["row-paid" if needs.get("pay") else "row-met"]


@pytest.mark.rule("INF-1.11.4", "INF-R55")
@pytest.mark.parametrize(("mode", "sin", "difficulty"), EVERY_ROW)
def test_a_row_that_is_not_met_costs_its_x_value(mode: str, sin: str, difficulty: str) -> None:
    needs = row(mode, sin, difficulty)
    if set(needs) == {"pay"}:
        return
    pieces: dict[str, object] = {"at": "bank:noble", "infamy": 60, "drachmas": 9}
    table = reaching(mode, sin, difficulty, "", pieces, 3)
    if sin == "brown" and needs == {"skull": 1}:
        return
    penalty = RULES.penalties[TRACKS.index(sin)]
    assert table.heard("row-failed") == [f"row-failed {sin} {penalty}"]
    assert table.A.drachmas == 9
    assert table.A.infamy == 60 - penalty + (2 if sin == "ice-blue" else 0)


@pytest.mark.rule("INF-1.11.4")
def test_the_x_values_are_the_rulebook_s() -> None:
    assert RULES.penalties == [7, 8, 9, 10, 13, 14, 15, 16]


@pytest.mark.rule("INF-R55")
def test_one_may_decline_to_pay_and_lose_the_row() -> None:
    hell, pieces = meet(row("payback-day", "purple", "easy"), "purple")
    table = reaching("payback-day", "purple", "easy", hell, pieces, 3).play("skip")
    assert table.heard("row") == [f"row-failed purple {RULES.penalties[0]}"]
    assert table.A.drachmas == pieces["drachmas"]


@pytest.mark.rule("INF-R55", "INF-1.11.5")
def test_on_payback_day_a_row_cannot_be_paid_by_a_loan_in_another_challenge_it_can() -> None:
    needs = row("payback-day", "purple", "easy")
    hell, pieces = meet(needs, "purple")
    poor = reaching("payback-day", "purple", "easy", hell, {**pieces, "drachmas": needs["pay"] - 1}, 3)
    assert poor.heard("row-failed")
    paid = row("descent", "gray", "easy")
    hell, pieces = meet(paid, "gray")
    loan = reaching("descent", "gray", "easy", hell, {**pieces, "drachmas": 0}, 3).play("pay")
    assert loan.A.boat == 1


@pytest.mark.rule("INF-R55", "INF-1.8.4")
def test_sudden_death_asks_for_every_row_that_is_left_in_order() -> None:
    table = position(
        seats=1,
        dante="yellow",
        guardians="minos@9.4",
        options={"solo": "payback-day"},
        A=family(drachmas=0, infamy=99),
    )
    assert [line.split()[1] for line in table.heard("row-failed")] == ["yellow", "red", "gray", "ice-blue"]


@pytest.mark.rule("INF-R56")
def test_an_x_value_that_brings_the_infamy_below_0_loses_the_game() -> None:
    pieces: dict[str, object] = {"at": "bank:noble", "infamy": 3}
    table = reaching("black-death", "purple", "easy", "", pieces, 3)
    assert table.view.lost
    assert table.match.over


# --- what the icons count ---


def counted(need: str, sin: str, hell: str = "", own: Family | None = None, cube: int = 3) -> int:
    table = position(
        hell, seats=1, guardians="minos@9.4", options={"solo": "descent"}, cubes={sin: cube}, A=own or family()
    )
    return progress(table.state, TRACKS.index(sin))[NEEDS.index(need)]


@pytest.mark.rule("INF-1.11.6")
def test_laid_souls_of_the_circle_and_of_all_hell() -> None:
    hell = "3.1=green 3.2=green 3.3=gray 4.1=brown 2.1=green"
    assert counted("laid", "green", hell) == 2
    assert counted("all_laid", "green", hell) == 3


@pytest.mark.rule("INF-1.11.6")
def test_laid_souls_with_only_empty_neighbours() -> None:
    assert counted("isolated", "green", "3.1=green 3.4=green") == 2
    assert counted("isolated", "green", "3.1=green 3.2=green 3.4=green") == 1
    assert counted("isolated", "green", "3.3=green 4.3=petrified") == 0
    assert counted("isolated", "green", "3.3=gray") == 0


@pytest.mark.rule("INF-1.11.6")
def test_standing_souls_of_the_circle() -> None:
    assert counted("standing", "green", "3.1=green 3.2=gray 3.3=red 2.1=green") == 2


@pytest.mark.rule("INF-1.11.6")
def test_the_own_skull_discs_on_the_wall_and_played_frauds() -> None:
    assert counted("skull", "green", own=family(skulls="green:3 red:4")) == 3
    assert counted("discs", "green", own=family(discs="1 4")) == 2
    assert counted("frauds", "green", own=family(played="3 7 9")) == 3


@pytest.mark.rule("INF-1.11.6")
def test_the_cube_of_the_colour_on_5() -> None:
    assert (counted("cube", "green", cube=5), counted("cube", "green", cube=4)) == (1, 0)
