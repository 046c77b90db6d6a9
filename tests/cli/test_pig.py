"""The example of docs/adding-a-game.md, installed by pip, keeps the laws and is played by every command."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.conformance.installed import ROOT, install_pig


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> str:
    return install_pig(tmp_path_factory.mktemp("pig"))


def test_it_keeps_the_laws(run: Run, path: str) -> None:
    done = run("laws", "pig", "--examples", "2", path=path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "law 3: a copy is equal and independent (4) PASSED" in done.stdout


@pytest.mark.parametrize(("language", "hold"), [("en", "Hold, and stand at"), ("pl", "Zatrzymaj punkty")])
def test_it_is_played_saved_and_verified(run: Run, path: str, language: str, hold: str) -> None:
    done = run("play", "pig", "--save", "pig.journal", "--language", language, answers="2\n" * 99, path=path)
    assert done.returncode == 0, done.stderr
    assert hold in done.stdout
    assert run("verify", "pig.journal", path=path).returncode == 0


def test_it_is_simulated_and_competed_in(run: Run, path: str) -> None:
    simulated = json.loads(run("sim", "pig", "-n", "20", "--seats", "random,random,random", "--json", path=path).stdout)
    assert simulated["games"] == 20
    line = ("arena", "pig", "--seats", "hard:40,random", "-n", "8", "--workers", "1", "--json")
    report = json.loads(run(*line, path=path).stdout)
    assert report["standings"][0]["level"] == "hard:40"


def test_its_reviews_are_timed(path: str) -> None:
    """The benchmark knows no bound for it, as for none but our own games."""
    line = [sys.executable, str(ROOT / "benchmarks" / "review_times.py"), "pig", "--games", "1", "--seats", "2"]
    paths = os.pathsep.join([path, os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(line, env=os.environ | {"PYTHONPATH": paths}, capture_output=True, text=True)
    assert done.stdout.splitlines()[-1].startswith("pig, 2 seats, 1 games: median "), done.stderr


def test_its_rules_are_shown(run: Run, path: str) -> None:
    assert "PIG-2" in run("rules", "pig", path=path).stdout


def test_a_law_that_is_broken_ends_the_command_with_what_was_found(run: Run, path: str) -> None:
    game = Path(path) / "pig" / "game.py"
    sound = game.read_text(encoding="utf-8")
    try:
        game.write_text(sound.replace('return ["die"]', 'return ["die"] * (1 + state.turns % 2)'), encoding="utf-8")
        done = run("laws", "pig", "--law", "7", "--examples", "1", path=path)
    finally:
        game.write_text(sound, encoding="utf-8")
    assert done.returncode == 1
    assert "law 7: components are conserved at every step (2) FAILED" in done.stdout
    assert "assert ['die'] == ['die', 'die']" in done.stdout


def test_without_the_extra_the_command_says_what_to_install(start: Run, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text("import sys\nsys.modules['hypothesis'] = None\n")
    done = start("laws", "crypt", path=str(tmp_path))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "pandemonium: the laws need hypothesis: pip install 'pandemonium[laws]'\n"


@pytest.mark.parametrize(
    ("language", "says"), [("en", "pig brings no weights that could be trained"), ("pl", "pig nie ma wag")]
)
def test_what_has_no_weights_is_not_trained(run: Run, path: str, language: str, says: str) -> None:
    done = run("-l", language, "train", "pig", "2", path=path)
    assert done.returncode == 2
    assert done.stderr.startswith(f"pandemonium: {says}")
