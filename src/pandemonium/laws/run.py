"""Runs the laws on one game by pytest, which shows what was expected and what was found where a law is broken."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from pandemonium.engine.game import Game

APART = ["-c", os.devnull, "--rootdir", ".", "--noconftest", "--disable-plugin-autoload", "-p", "no:cacheprovider"]
"""Neither settings of whatever project lies around nor plugins of other tools are read."""

READABLE = ["-v", "--tb=short", "--no-header", "-W", "ignore::pytest.PytestAssertRewriteWarning"]


class Trial(pytest.Item):
    """One law, tried on one game with one number of seats."""

    subject: tuple[Game[Any, Any], int, int]
    law: Any

    def runtest(self) -> None:
        self.law(*self.subject)

    def reportinfo(self) -> tuple[Path, None, str]:
        return self.path, None, self.name


class Trials(pytest.File):
    """All laws of that number, or all there are, with every number of seats."""

    game: Game[Any, Any]
    examples: int
    number: int

    def collect(self) -> Iterator[Trial]:
        from pandemonium.laws.book import LAWS, number, title  # only now, when pytest watches what is imported

        for law in LAWS:
            for seats in self.game.seats:
                if self.number in (0, number(law)):
                    name = f"{title(law)} ({seats})"
                    trial: Trial = Trial.from_parent(self, name=name, nodeid=name)
                    trial.law, trial.subject = law, (self.game, seats, self.examples)
                    yield trial


class Plugin:
    """Gives the trials to pytest in the place of this very file."""

    def __init__(self, game: Game[Any, Any], examples: int, number: int) -> None:
        self.game = game
        self.examples = examples
        self.number = number

    def pytest_configure(self) -> None:
        pytest.register_assert_rewrite("pandemonium.laws")

    def pytest_collect_file(self, file_path: Path, parent: pytest.Collector) -> Trials:
        trials: Trials = Trials.from_parent(parent, path=file_path)
        trials.game, trials.examples, trials.number = self.game, self.examples, self.number
        return trials


def run_laws(game: Game[Any, Any], examples: int, number: int = 0) -> int:
    """0 where all hold, 1 where one is broken, 5 where there is no law of that number."""
    with TemporaryDirectory() as folder:
        os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = folder
        return int(pytest.main([__file__, *APART, *READABLE], plugins=[Plugin(game, examples, number)]))
