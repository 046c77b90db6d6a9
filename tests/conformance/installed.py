"""The toy as an installed game: an entry point in a folder, as pip would leave it there."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from pandemonium.engine.registry import GROUP, game_ids, make_game
from pandemonium.server.web import assets, rules
from pandemonium.server.words import words

ROOT = Path(__file__).parents[2]
KEPT: list[Any] = [game_ids, make_game, words, assets.style, assets.symbols, rules.rules_of, rules.drawn]
"""What remembers which games there are."""


def install_toy(folder: Path) -> str:
    """Put the entry point there; says what PYTHONPATH must name for it to be found."""
    home = folder / "toy-1.dist-info"
    home.mkdir()
    (home / "METADATA").write_text("Metadata-Version: 2.1\nName: toy\nVersion: 1\n")
    (home / "entry_points.txt").write_text(f"[{GROUP}]\ntoy = tests.conformance.toy:toy\n")
    return os.pathsep.join([str(folder), str(ROOT)])


@contextmanager
def with_toy(folder: Path) -> Iterator[None]:
    """The toy is there, in this process and in those it starts."""
    with pytest.MonkeyPatch.context() as patch:
        for path in install_toy(folder).split(os.pathsep):
            patch.syspath_prepend(path)
        forget()
        yield
    forget()


def forget() -> None:
    for kept in KEPT:
        kept.cache_clear()
