"""The wheel carries everything a player needs, not only the code."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]
LEFT_BEHIND = {".pyc", ".so"}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The names in a plain wheel, built from a copy so that the sources stay clean."""
    folder = tmp_path_factory.mktemp("wheel")
    for name in ("pyproject.toml", "setup.py", "README.md"):
        shutil.copy(ROOT / name, folder / name)
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", "out", "."]
    done = subprocess.run(
        command, cwd=folder, env={**os.environ, "PANDEMONIUM_PURE": "1"}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    (built,) = (folder / "out").glob("*.whl")
    return set(ZipFile(built).namelist())


def test_the_wheel_has_every_file_of_the_source_tree(wheel: set[str]) -> None:
    files = (file for file in (ROOT / "src").rglob("*") if file.is_file())
    wanted = {str(file.relative_to(ROOT / "src")) for file in files if file.suffix not in LEFT_BEHIND}
    wanted = {name for name in wanted if ".egg-info" not in name}
    assert wanted - wheel == set()


@pytest.mark.parametrize(
    "name",
    [
        "pandemonium/py.typed",
        "pandemonium/games/crypt/data/collectors.toml",
        "pandemonium/games/crypt/words/text/en/reasons.ftl",
        "pandemonium/games/crypt/words/text/pl/reasons.ftl",
        "pandemonium/cli/text/pl/cli.ftl",
        "pandemonium/server/pages/script/regions.js",
        "pandemonium/drawing/sheet.svg",
    ],
)
def test_the_wheel_has_data_words_and_pictures(wheel: set[str], name: str) -> None:
    assert name in wheel


def test_the_wheel_has_migrations(wheel: set[str]) -> None:
    assert any("/migrations/versions/" in name and name.endswith(".py") for name in wheel)
