"""Packs as values: a game can be made again from the files it was made from, kept anywhere, or sent as one file."""

from __future__ import annotations

import pickle
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

import pytest

from pandemonium.engine.game import Setup
from pandemonium.engine.journal import journal_of, read_journal, verify, write_journal
from pandemonium.engine.pack import LARGEST, KeptPack, PackError
from pandemonium.engine.packed import read_packed, write_packed
from pandemonium.engine.registry import game_ids, kept_game, load_game
from pandemonium.games.crypt.game import CryptGame
from pandemonium.laws.plays import random_match
from tests.engine.test_pack import pack_with


@pytest.fixture
def own(tmp_path: Path) -> CryptGame:
    (tmp_path / "own").mkdir()
    return CryptGame(pack_with(tmp_path / "own", "collectors.toml", "coins = [10]", "coins = [12]"))


@pytest.mark.parametrize("game", game_ids())
def test_a_game_keeps_every_file_it_was_made_from(game: str) -> None:
    made = load_game(game)
    assert sorted(name for name, _ in made.data.files) == sorted(
        file.name for file in (made.folder / "data").glob("*.toml")
    )
    assert made.pack == f"standard {made.data.digest[:12]}"


def test_a_game_is_made_again_from_what_was_kept(own: CryptGame) -> None:
    again = kept_game("crypt", pickle.loads(pickle.dumps(own.data)))
    assert isinstance(again, CryptGame)
    assert (again.pack, again.rules.rewards[9]) == (own.pack, [12])
    assert kept_game("crypt", own.data) is again
    assert kept_game("crypt", load_game("crypt").data) is load_game("crypt")


def test_a_journal_asks_for_the_same_data_whatever_their_folder_is_called(own: CryptGame, tmp_path: Path) -> None:
    match = random_match(own, Setup(2, "kept"), 1000)
    journal = read_journal(write_journal(journal_of(match, [], with_seed=True)))
    (tmp_path / "sent.zip").write_bytes(write_packed(own.data))
    sent = load_game("crypt", tmp_path / "sent.zip")
    assert (sent.pack, own.pack) == (f"sent {own.data.digest[:12]}", f"own {own.data.digest[:12]}")
    assert verify(sent, journal).over


def test_a_kept_pack_is_whole_and_nothing_else(own: CryptGame) -> None:
    whole = own.data.files
    for files in ((), whole[:-1], whole[::-1], (*whole, ("more.toml", b""))):
        with pytest.raises(PackError, match="not the files that the game reads"):
            kept_game("crypt", KeptPack("own", files))


def test_the_same_pack_is_sent_as_the_same_bytes(own: CryptGame, tmp_path: Path) -> None:
    (tmp_path / "own.zip").write_bytes(write_packed(own.data))
    assert read_packed(tmp_path / "own.zip") == own.data
    assert write_packed(read_packed(tmp_path / "own.zip")) == write_packed(own.data)


def test_a_zip_overrides_file_by_file_like_a_folder(own: CryptGame, tmp_path: Path) -> None:
    with ZipFile(tmp_path / "own.zip", "w") as archive:
        archive.writestr("collectors.toml", dict(own.data.files)["collectors.toml"])
        archive.writestr("readme.txt", "twelve coins!")
    assert load_game("crypt", tmp_path / "own.zip").data == own.data


def test_a_pack_has_a_largest_size(tmp_path: Path) -> None:
    folder = pack_with(tmp_path, "ranks.toml", 'provenance = "rulebook"', 'provenance = "rulebook"\n#' + "x" * LARGEST)
    with pytest.raises(PackError, match="at most 1000000 bytes"):
        CryptGame(folder)
    with ZipFile(tmp_path / "large.zip", "w", ZIP_DEFLATED) as archive:
        archive.writestr("readme.txt", "x" * (LARGEST + 1))
    with pytest.raises(PackError, match="at most 1000000 bytes"):
        load_game("crypt", tmp_path / "large.zip")


def test_a_file_that_is_no_zip_or_a_damaged_one_is_named(own: CryptGame, tmp_path: Path) -> None:
    whole = write_packed(own.data)
    for number, content in enumerate([b"", b"hello", whole[:-30], whole[:80] + b"\xff" * 40 + whole[120:]]):
        file = tmp_path / f"{number}.zip"
        file.write_bytes(content)
        with pytest.raises(PackError, match=f"{number}.zip: neither a folder nor a ZIP"):
            load_game("crypt", file)
