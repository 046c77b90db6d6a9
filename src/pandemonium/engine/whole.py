"""Whole: files of results are written whole or not at all."""

from __future__ import annotations

import os
from errno import EISDIR
from pathlib import Path


def write_whole(path: Path, text: str) -> None:
    """A full disk, or whoever stops it, leaves the old file as it was."""
    new = beside(path)
    try:
        new.write_text(text, encoding="utf-8")
        new.replace(path)
    finally:
        new.unlink(missing_ok=True)


def try_whole(path: Path) -> None:
    """Fails as writing it would, and changes nothing: for who is to work for hours before."""
    if path.is_dir():
        raise IsADirectoryError(EISDIR, os.strerror(EISDIR), str(path))
    new = beside(path)
    new.touch()
    new.unlink()


def beside(path: Path) -> Path:
    """Of this process alone: two may write the same."""
    return path.with_name(f"{path.name}.{os.getpid()}.new")
