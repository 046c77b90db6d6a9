"""Slots and copies of the games' states are as their annotations say."""

import subprocess
import sys
from pathlib import Path
from runpy import run_path

import pytest

ROOT = Path(__file__).parents[2]
TOOL = run_path(str(ROOT / "tools" / "fields.py"))
BEGIN, END, written = TOOL["BEGIN"], TOOL["END"], TOOL["written"]
STATES = sorted(ROOT.glob("src/pandemonium/games/*/rules/state.py"))
CLASS = f"""class Toy(State):
    SHARED: ClassVar[tuple[str, ...]] = ("rules",)

    rules: Rules
    points: list[int]
    turn: Seat

{BEGIN}{END}
"""


def test_what_is_written_is_current() -> None:
    done = subprocess.run([sys.executable, "tools/fields.py", "--check"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("file", STATES, ids=lambda file: file.parts[-3])
def test_every_game_s_state_is_written_so(file: Path) -> None:
    assert BEGIN in file.read_text(encoding="utf-8")


def test_a_copy_shares_what_is_shared_and_has_lists_of_its_own() -> None:
    text = written(CLASS)
    assert "twin.copy_from(self)" in text
    assert "twin.rules = self.rules\n" in text
    assert "twin.points = self.points[:]\n" in text
    assert "twin.turn = self.turn\n" in text
    assert written(text) == text


def test_a_field_more_is_a_slot_more() -> None:
    text = written(CLASS.replace("    turn: Seat\n", "    turn: Seat\n    round: int\n"))
    assert '"round",' in text
    assert "twin.round = self.round" in text


def test_a_field_that_is_no_number_must_be_shared() -> None:
    with pytest.raises(SystemExit, match="chance"):
        written(CLASS.replace("    turn: Seat\n", "    turn: Seat\n    chance: Chance\n"))
