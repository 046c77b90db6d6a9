"""Every command with a game of two sides, roles and no points."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.conformance.installed import install_toy

TEAMS = ("--option", "teams=yes")


@pytest.fixture
def path(tmp_path: Path) -> str:
    (tmp_path / "installed").mkdir()
    return install_toy(tmp_path / "installed")


@pytest.mark.parametrize(
    ("language", "roles", "endings"),
    [
        ("en", ["Player A: the wolf", "Bot B (random): a shepherd"], ("The wolf wins: ", "The shepherds win: ")),
        ("pl", ["Gracz A: wilk", "Bot B (random): pasterz"], ("Wilk wygrywa: ", "Pasterze wygrywają: ")),
    ],
)
def test_a_game_names_its_roles_and_the_side_that_wins_and_can_be_told_and_verified(
    run: Run, path: str, tmp_path: Path, language: str, roles: list[str], endings: tuple[str, str]
) -> None:
    line = (*TEAMS, "--seats", "me,random,random", "--save", "a.journal", "--language", language)
    played = run("play", "toy", *line, answers="1\n" * 200, path=path)
    assert played.returncode == 0, played.stderr
    told = run("replay", "a.journal", "--language", language, path=path)
    assert told.returncode == 0, told.stderr
    for screen in (played.stdout, told.stdout):
        assert all(role in screen for role in roles)
        assert sum(ending in screen for ending in endings) == 1
    verified = run("verify", "a.journal", path=path)
    assert verified.returncode == 0
    assert "the winners are ['" in verified.stdout
    assert "scores" not in (tmp_path / "a.journal").read_text(encoding="utf-8")


def test_a_simulation_counts_wins_by_seat_and_no_points(run: Run, path: str) -> None:
    line = ("sim", "toy", *TEAMS, "-n", "60", "--seats", "random,random,random")
    done = json.loads(run(*line, "--json", path=path).stdout)
    assert done["roles"] == ["wolf", "shepherd", "shepherd"]
    assert done["mean_scores"] == []
    wolf, *flock = done["wins"]
    assert flock == [60 - wolf] * 2
    shown = run(*line, path=path).stdout
    assert "shepherd" in shown
    assert "mean score" not in shown


def test_the_arena_compares_levels_role_by_role(run: Run, path: str) -> None:
    line = ("arena", "toy", *TEAMS, "--seats", "normal,random,random", "-n", "12", "--workers", "1")
    standings = json.loads(run(*line, "--json", path=path).stdout)["standings"]
    assert {(one["role"], one["level"], one["games"]) for one in standings} == {
        (role, level, 6) for role in ("wolf", "shepherd") for level in ("normal", "random")
    }
    assert all(one["mean_score"] is None for one in standings)
    shown = run(*line, path=path).stdout
    assert "role" in shown
    assert "mean score" not in shown


def test_an_option_that_does_not_count_is_left_out_and_the_command_says_so(run: Run) -> None:
    done = run("sim", "crypt", "-n", "1", "--option", "collectors=all-a", "--option", "idol=b", "--json")
    assert done.returncode == 0
    assert done.stderr == "idol=b is left out: it counts only with collectors=each\n"
    alone = run("sim", "inferno", "-n", "1", "--option", "difficulty=hard", "--json").stderr
    assert alone == (
        "difficulty=hard is left out: it counts only with 1 seat and solo=payback-day or black-death or descent\n"
    )
