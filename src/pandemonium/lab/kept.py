"""Kept: figures as JSON beside the document that tells of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeVar

import msgspec

from pandemonium.engine.whole import write_whole

T = TypeVar("T")


class Damaged(ValueError):
    """A file of earlier results that cannot be read: hours of play may lie in it, so nobody writes over it."""

    def __init__(self, file: Path, why: str) -> None:
        super().__init__(file, why)
        self.file, self.why = file, why

    def __str__(self) -> str:
        return f"{self.file} is damaged ({self.why}); mend it or put it elsewhere; nothing was written"


def read_kept(path: Path, kind: type[T]) -> T:
    """Empty where there is no file."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind) if path.exists() else kind()
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Damaged(path, str(error)) from error


def write_kept(path: Path, figures: Any) -> None:
    write_whole(path, msgspec.json.format(msgspec.json.encode(figures)).decode() + "\n")
