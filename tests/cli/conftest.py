"""Running the command as its own process, and a finished journal to read."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from pandemonium.cli.measure import whole_match
from pandemonium.engine.journal import journal_of, write_journal
from pandemonium.engine.registry import load_game
from tests.cli.forked import Finished, Forks

Run = Callable[..., Finished]

PLAIN = {
    **os.environ,
    "LC_ALL": "C.UTF-8",
    "COLUMNS": "80",
    "NO_COLOR": "1",
    "TERM": "dumb",
    "PYTHONIOENCODING": "utf-8",
}


@pytest.fixture(scope="session")
def forks() -> Iterator[Forks]:
    forks = Forks(PLAIN)
    yield forks
    forks.stop()


@pytest.fixture
def run(tmp_path: Path, forks: Forks) -> Run:
    """`pandemonium …` in a folder of its own, in 80 columns without colour."""

    def command(*arguments: str, answers: str = "", path: str = "", locale: str = "C.UTF-8") -> Finished:
        return forks.run(arguments, answers, tmp_path, changes(path, locale), 240)

    return command


@pytest.fixture
def start(tmp_path: Path) -> Run:
    """The same by a Python of its own, as people start it."""

    def command(*arguments: str, answers: str = "", path: str = "", locale: str = "C.UTF-8") -> Finished:
        line, env = [sys.executable, "-m", "pandemonium", *arguments], PLAIN | changes(path, locale)
        return subprocess.run(line, input=answers, cwd=tmp_path, env=env, capture_output=True, text=True, timeout=240)

    return command


def changes(path: str, locale: str) -> dict[str, str]:
    """Of the plain environment: where modules lie besides, and the language."""
    return {"LC_ALL": locale, "PYTHONPATH": os.pathsep.join(filter(None, [path, PLAIN.get("PYTHONPATH", "")]))}


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """A finished game of two random players."""
    game = load_game("crypt")
    file = tmp_path / "game.journal"
    names = ["Ada", "normal"]
    file.write_text(write_journal(journal_of(whole_match(game, 2), names, with_seed=True)), encoding="utf-8")
    return file
