"""Every command with two games installed, the second one a third party's: the toy."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.conformance.installed import install_toy


@pytest.fixture
def path(tmp_path: Path) -> str:
    (tmp_path / "installed").mkdir()
    return install_toy(tmp_path / "installed")


def test_it_is_named_among_the_games_there_are(run: Run, path: str) -> None:
    named = run("sim", "chess", path=path).stderr.rpartition("there are: ")[2]
    assert {"crypt", "toy"} <= set(named.strip().split(", "))


@pytest.mark.parametrize("language", ["en", "pl"])
def test_it_is_played_saved_and_verified(run: Run, path: str, language: str) -> None:
    done = run("play", "toy", "--save", "toy.journal", "--language", language, answers="1\n" * 200, path=path)
    assert done.returncode == 0, done.stderr
    assert run("verify", "toy.journal", path=path).returncode == 0
    assert run("replay", "toy.journal", "--language", language, path=path).returncode == 0


def test_it_is_simulated_and_competed_in(run: Run, path: str) -> None:
    simulated = json.loads(run("sim", "toy", "-n", "20", "--seats", "random,random,random", "--json", path=path).stdout)
    assert sum(simulated["wins"]) == pytest.approx(20)
    lines = ("arena", "toy", "--seats", "normal,random", "-n", "10", "--workers", "1", "--json")
    report = json.loads(run(*lines, path=path).stdout)
    assert report["standings"][0]["level"] == "normal"


def test_a_set_up_it_refuses_is_answered_with_its_reason(run: Run, path: str) -> None:
    for line in ("sim toy --seats random,random,random", "play toy --seats me,random,random"):
        done = run(*line.split(), "--option", "rounds=3", path=path)
        assert (done.returncode, done.stderr) == (2, "pandemonium: Three rounds are for two players.\n")


def test_bench_without_a_name_measures_all_games(run: Run, path: str) -> None:
    figures = json.loads(run("bench", "--seconds", "0.01", "--no-pure", "--json", path=path).stdout)
    assert {"crypt", "toy"} <= {figure["game"] for figure in figures}
    assert all(figure["page_ms"] > 0 for figure in figures)


def test_its_rules_are_shown(run: Run, path: str) -> None:
    assert "TOY-1" in run("rules", "toy", path=path).stdout
    assert "Najwyższa suma" in run("rules", "toy", "--language", "pl", path=path).stdout
