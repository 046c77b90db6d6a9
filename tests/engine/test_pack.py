"""Packs: a data file that cannot be used is refused at load, with the file and the reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from pandemonium.engine.pack import PackError
from pandemonium.engine.registry import UnknownGame, game_ids, load_game
from pandemonium.games.crypt.game import CryptGame

DATA = CryptGame.folder / "data"


def pack_with(tmp_path: Path, file: str, before: str, after: str) -> Path:
    """A pack of one file, with one change."""
    text = (DATA / file).read_text(encoding="utf-8")
    assert before in text
    (tmp_path / file).write_text(text.replace(before, after, 1), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("file", "before", "after", "why"),
    [
        ("treasures.toml", "value = 1,", "value = 1, colour = 2,", "unknown field `colour`"),
        ("treasures.toml", 'provenance = "source"', "", "missing required field `provenance`"),
        ("treasures.toml", 'provenance = "source"', 'provenance = "guess"', "Invalid enum value 'guess'"),
        ("treasures.toml", "value = 1,", "value = 'one',", "Expected `int`, got `str`"),
        ("treasures.toml", "value = 1, players = 1", "value = 1, players = 1 }, { value = 1, players = 1", "8 cards"),
        ("treasures.toml", "value = 1,", "value = 10,", "1 to 9 coins"),
        ("treasures.toml", "{ value = 2, players = 1 }", "{ value = 4, players = 1 }", "from low to high"),
        ("treasures.toml", '"idol"', '"statue"', "types must be"),
        ("treasures.toml", "types = [", "types = ", "at line 5"),
        ("reveal.toml", "[2, 2, 3, 4]", "[2, 2, 3]", "one figure for each player count"),
        ("reveal.toml", "[2, 2, 3, 4]", "[2, 2, 3, 9]", "1 to 6 cards"),
        ("reveal.toml", "[2, 2, 3, 4]", "[2, 2, 4, 4]", "whole rounds"),
        ("collectors.toml", "coins = [5, 2]", "coins = [5]", "idol B takes 2 figures"),
        ("collectors.toml", "needs = 4", "needs = 9", "remains B needs 1 to 8"),
        ("collectors.toml", 'treasure = "idol"', 'treasure = "jewelry"', "idol A is missing"),
        ("collectors.toml", "needs = 1", "needs = 2", "idol A flips 1"),
        ("reveal.toml", "[2, 2, 3, 4]", "[-1, 2, 3, 4]", "0 or more"),
        ("ranks.toml", "least = 40", "least = 10", "ranks must rise"),
        ("ranks.toml", "least = 0", "least = 1", "the lowest rank must take 0 coins"),
        ("ranks.toml", '"rich"', '"tycoon"', "not tycoon"),
    ],
)
def test_a_wrong_file_is_named_with_the_reason(tmp_path: Path, file: str, before: str, after: str, why: str) -> None:
    folder = pack_with(tmp_path, file, before, after)
    with pytest.raises(PackError) as caught:
        CryptGame(folder)
    assert str(folder / file) in str(caught.value)
    assert why in str(caught.value)


def test_bytes_that_are_no_text_are_named(tmp_path: Path) -> None:
    (tmp_path / "ranks.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(PackError, match=r"ranks\.toml"):
        CryptGame(tmp_path)


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="no such folder"):
        CryptGame(tmp_path / "nowhere")


def test_a_pack_overrides_file_by_file_and_journals_pin_it(tmp_path: Path) -> None:
    folder = pack_with(tmp_path, "collectors.toml", "coins = [10]", "coins = [12]")
    own, standard = CryptGame(folder), CryptGame()
    assert own.rules.rewards[9] == [12]
    assert own.rules.values == standard.rules.values
    assert own.pack.startswith(tmp_path.name + " ")
    assert own.pack.split()[-1] != standard.pack.split()[-1]


def test_the_same_data_has_the_same_identity() -> None:
    assert CryptGame().pack == CryptGame().pack
    assert CryptGame().pack.startswith("standard ")


def test_crypt_is_registered_and_another_name_is_refused_with_those_there_are() -> None:
    assert "crypt" in game_ids()
    with pytest.raises(UnknownGame, match="crypt"):
        load_game("chess")
