"""The registry: which games there are, and with whose data they are played."""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path

import pytest

from pandemonium.engine.game import Setup
from pandemonium.engine.journal import journal_of, write_journal
from pandemonium.engine.match import Match
from pandemonium.engine.registry import PACKS, NoPart, UnknownGame, game_ids, load_game, needed_part, part_of, use_packs
from pandemonium.playing.think import think

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
    [code] = think(load_game("crypt").data, text, "rich", match.waiting[0], "normal", 1.0)
    assert match.choose(match.waiting[0], code) is None


GAME_CLASS = "from tests.conformance.toy import ToyGame\n\n\nclass Third(ToyGame): ...\n"


def third_party(folder: Path, monkeypatch: pytest.MonkeyPatch, home: str, *modules: str) -> None:
    """A package of somebody else: the game's module and whatever is named beside it."""
    (folder / home / "bot").mkdir(parents=True)
    for module in ("__init__", "bot/__init__", *modules):
        (folder / home / f"{module}.py").touch()
    (folder / home / "game.py").write_text(GAME_CLASS, encoding="utf-8")
    monkeypatch.syspath_prepend(folder)


def test_a_part_lies_beside_the_game_whoever_made_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    third_party(tmp_path, monkeypatch, "strangers", "table", "bot/training")
    game = import_module("strangers.game").Third()
    assert part_of(game, "table") is import_module("strangers.table")
    assert part_of(game, "bot.training") is import_module("strangers.bot.training")


def test_a_part_that_a_game_does_not_bring_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    third_party(tmp_path, monkeypatch, "paupers")
    game = import_module("paupers.game").Third()
    assert part_of(game, "table") is part_of(game, "bot.training") is part_of(game, "lab.figures") is None


def test_a_game_in_one_module_has_nothing_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "alone.py").write_text(GAME_CLASS, encoding="utf-8")
    (tmp_path / "table.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    assert part_of(import_module("alone").Third(), "table") is None


def test_a_command_that_needs_a_part_says_which() -> None:
    with pytest.raises(NoPart, match="balance"):
        needed_part("crypt", "balance")
