"""Files of results are written whole or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from pandemonium.engine.whole import try_whole, write_whole


def test_a_file_takes_the_place_of_the_old_one_and_leaves_nothing_beside(tmp_path: Path) -> None:
    write_whole(tmp_path / "page.md", "old")
    write_whole(tmp_path / "page.md", "new words")
    assert (tmp_path / "page.md").read_text(encoding="utf-8") == "new words"
    assert len(list(tmp_path.iterdir())) == 1


def test_what_cannot_be_written_to_its_end_leaves_the_old_file(tmp_path: Path) -> None:
    file = tmp_path / "page.md"
    write_whole(file, "old")
    with pytest.raises(UnicodeEncodeError):
        write_whole(file, "new \ud800")
    assert file.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_trying_fails_as_writing_would_and_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "page.md"
    write_whole(file, "old")
    try_whole(file)
    assert file.read_text(encoding="utf-8") == "old"
    for bad in (tmp_path, file / "below", tmp_path / "nowhere" / "page.md"):
        with pytest.raises(OSError, match=bad.name):
            try_whole(bad)
    assert list(tmp_path.iterdir()) == [file]
