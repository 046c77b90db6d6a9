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
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A plain wheel, built from a copy so that the sources stay clean."""
    folder = tmp_path_factory.mktemp("wheel")
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder / name)
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", "out", "."]
    done = subprocess.run(
        command, cwd=folder, env={**os.environ, "PANDEMONIUM_PURE": "1"}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    (built,) = (folder / "out").glob("*.whl")
    return built


@pytest.fixture(scope="module")
def wheel(built: Path) -> set[str]:
    """The names in it."""
    return set(ZipFile(built).namelist())


def test_the_plain_wheel_is_for_every_platform_and_carries_the_licence(built: Path, wheel: set[str]) -> None:
    assert built.name.endswith("-py3-none-any.whl")
    assert any(name.endswith("licenses/LICENSE") for name in wheel)


@pytest.mark.campaign
def test_the_plain_wheel_runs_where_nothing_else_is(built: Path, tmp_path: Path) -> None:
    """As pipx and uvx install it: in an environment of its own, from what pip finds."""
    bare = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    subprocess.run([sys.executable, "-m", "venv", str(tmp_path)], check=True)
    pip = [str(tmp_path / "bin" / "pip"), "install", "--quiet"]
    locked = [*pip, "--require-hashes", "--requirement", str(ROOT / "locks" / "play.txt")]
    for command in (locked, [*pip, str(built)]):
        subprocess.run(command, check=True, env=bare)
    said = subprocess.run(
        [str(tmp_path / "bin" / "pandemonium"), "--version"], capture_output=True, text=True, env=bare
    )
    assert (said.returncode, said.stdout.endswith("(plain Python)\n")) == (0, True), said.stderr


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
