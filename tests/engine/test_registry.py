"""The registry: which games there are, and with whose data they are played."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from pandemonium.bots.think import think
from pandemonium.engine.game import Setup
from pandemonium.engine.journal import journal_of, write_journal
from pandemonium.engine.match import Match
from pandemonium.engine.registry import PACKS, UnknownGame, game_ids, load_game, use_packs

RICH = """
provenance = "source"
types = ["idol", "jewelry", "manuscript", "pottery", "remains", "tapestry"]
cards = [
    { value = 2, players = 1 }, { value = 2, players = 4 }, { value = 3, players = 1 }, { value = 3, players = 3 },
    { value = 4, players = 1 }, { value = 4, players = 3 }, { value = 5, players = 1 }, { value = 5, players = 4 },
]
"""


@pytest.fixture
def my_box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "my-box").mkdir()
    (tmp_path / "my-box" / "treasures.toml").write_text(RICH, encoding="utf-8")
    monkeypatch.setenv(PACKS, os.environ.get(PACKS, ""))
    return tmp_path / "my-box"


def test_crypt_is_installed() -> None:
    assert "crypt" in game_ids()


def test_an_unknown_game_is_refused_by_naming_those_there_are() -> None:
    with pytest.raises(UnknownGame, match="crypt"):
        load_game("chess")


def test_a_pack_in_use_is_used_by_everybody_who_loads_the_game(my_box: Path) -> None:
    standard = load_game("crypt")
    use_packs({"crypt": my_box})
    assert load_game("crypt").pack.startswith("my-box ")
    assert load_game("crypt") is load_game("crypt") is not standard


def test_bots_think_with_the_pack_in_use(my_box: Path) -> None:
    use_packs({"crypt": my_box})
    match = Match(load_game("crypt"), Setup(2, "rich"))
    text = write_journal(journal_of(match, [], with_seed=False))
    code = think(text, "rich", match.waiting[0], "normal", 1.0)
    assert match.choose(match.waiting[0], code) is None
