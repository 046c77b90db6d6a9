"""The toy as an installed game, an entry point in a folder as pip would leave it there; and Pig, by pip itself."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from pandemonium.engine.registry import GROUP, game_ids, make_game
from pandemonium.server.pages import assets, rules
from pandemonium.server.words import words_of

ROOT = Path(__file__).parents[2]
KEPT: list[Any] = [game_ids, make_game, words_of, assets.style, assets.symbols, rules.whole]
"""What remembers which games there are."""


def install_toy(folder: Path, id: str = "toy", entry: str = "tests.conformance.toy:toy") -> str:
    """Put the entry point there; says what PYTHONPATH must name for it to be found. Other toys name their own."""
    home = folder / f"{id}-1.dist-info"
    home.mkdir()
    (home / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {id}\nVersion: 1\n")
    (home / "entry_points.txt").write_text(f"[{GROUP}]\n{id} = {entry}\n")
    return os.pathsep.join([str(folder), str(ROOT)])


@contextmanager
def with_toy(folder: Path, *which: str) -> Iterator[None]:
    """The toy is there, in this process and in those it starts."""
    with found_in(install_toy(folder, *which)):
        yield


def install_pig(folder: Path) -> str:
    """Install the example as anybody would, by pip; says what PYTHONPATH must name."""
    copy = shutil.copytree(ROOT / "examples" / "pig", folder / "source")
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    done = subprocess.run([*command, "--target", folder / "there", copy], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return str(folder / "there")


@contextmanager
def found_in(paths: str) -> Iterator[None]:
    """Games installed there are found, in this process and in those it starts."""
    with pytest.MonkeyPatch.context() as patch:
        for path in paths.split(os.pathsep):
            patch.syspath_prepend(path)
        forget()
        yield
    forget()


def forget() -> None:
    for kept in KEPT:
        kept.cache_clear()
