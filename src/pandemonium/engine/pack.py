"""Packs: a game's data in TOML, decoded into frozen specs and checked at load. Another pack overrides by file."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Literal, TypeAlias, TypeVar

import msgspec

T = TypeVar("T", bound=msgspec.Struct)

Provenance: TypeAlias = Literal["rulebook", "source", "reconstructed"]


class PackError(ValueError):
    """A data file that cannot be used: the file, and why."""

    def __init__(self, file: Path, why: str) -> None:
        super().__init__(f"{file}: {why}")


class Pack:
    """The data files of a game, those of `override` first."""

    def __init__(self, folder: Path, override: Path | None = None) -> None:
        self.folder = folder
        self.override = override
        self.name = override.name if override is not None else "standard"
        self.read: list[bytes] = []
        if override is not None and not override.is_dir():
            raise PackError(override, "there is no such folder")

    def path(self, name: str) -> Path:
        mine = self.override / name if self.override is not None else None
        return mine if mine is not None and mine.exists() else self.folder / name

    def load(self, name: str, type: type[T]) -> T:
        """One file as a spec. Unknown keys, missing keys and wrong types are errors."""
        path = self.path(name)
        try:
            content = path.read_bytes()
            spec = msgspec.toml.decode(content, type=type)
        except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
            raise PackError(path, str(error)) from error
        self.read.append(content)
        return spec

    def check(self, name: str, ok: bool, why: str) -> None:
        """A fact the file must satisfy beyond its shape."""
        if not ok:
            raise PackError(self.path(name), why)

    @property
    def identity(self) -> str:
        """The name and the first digits of the content's hash: what a journal pins."""
        return f"{self.name} {sha256(b''.join(self.read)).hexdigest()[:12]}"
