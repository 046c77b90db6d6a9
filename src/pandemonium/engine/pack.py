"""Packs: a game's data in TOML, decoded into frozen specs and checked at load. Another pack overrides by file."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Literal, TypeAlias, TypeVar

import msgspec

T = TypeVar("T", bound=msgspec.Struct)

Provenance: TypeAlias = Literal["rulebook", "source", "reconstructed"]

LARGEST = 1_000_000
"""Bytes of a whole pack: it is kept with the tables that use it and sent to whoever wants to check one."""

LONGEST_NAME = 60


class PackError(ValueError):
    """A data file that cannot be used: the file, and why."""

    def __init__(self, file: Path, why: str) -> None:
        super().__init__(f"{file}: {why}")


class KeptPack(msgspec.Struct, frozen=True):
    """A pack as a value: every file a game was made from, so that it can be made again when the files are others."""

    name: str
    files: tuple[tuple[str, bytes], ...]  # in the order the game reads them

    @property
    def digest(self) -> str:
        """What identifies it; the name is for people."""
        return sha256(b"".join(content for _, content in self.files)).hexdigest()

    @property
    def identity(self) -> str:
        """The name and the first digits of the digest: what a journal pins."""
        return f"{self.name} {self.digest[:12]}"


NO_FILES = KeptPack("standard", ())
"""Of a game without data."""


def same_pack(one: str, other: str) -> bool:
    """Whether two identities mean the same data, whatever its folder was called."""
    return one.rpartition(" ")[2] == other.rpartition(" ")[2]


class Pack:
    """The data files of a game, those of `override` first: a folder's, or those of a pack that was kept."""

    def __init__(self, folder: Path, override: Path | KeptPack | None = None) -> None:
        self.folder = folder
        self.override = override
        self.name = "standard" if override is None else " ".join(override.name.split())[:LONGEST_NAME]
        self.read: dict[str, bytes] = {}
        if isinstance(override, Path) and not override.is_dir():
            raise PackError(override, "there is no such folder")

    def path(self, name: str) -> Path:
        """Where a file lies; one that was kept has no place, but messages name it all the same."""
        if isinstance(self.override, KeptPack):
            return Path(self.name) / name if name in dict(self.override.files) else self.folder / name
        mine = self.override / name if self.override is not None else None
        return mine if mine is not None and mine.exists() else self.folder / name

    def load(self, name: str, type: type[T]) -> T:
        """One file as a spec. Unknown keys, missing keys and wrong types are errors."""
        content = self.read[name] = self.content(name)
        self.check(name, sum(map(len, self.read.values())) <= LARGEST, f"a pack has at most {LARGEST} bytes")
        try:
            return msgspec.toml.decode(content, type=type)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise PackError(self.path(name), str(error)) from error

    def content(self, name: str) -> bytes:
        if isinstance(self.override, KeptPack) and name in dict(self.override.files):
            return dict(self.override.files)[name]
        try:
            with self.path(name).open("rb") as file:
                return file.read(LARGEST + 1)
        except OSError as error:
            raise PackError(self.path(name), str(error)) from error

    def check(self, name: str, ok: bool, why: str) -> None:
        """A fact the file must satisfy beyond its shape."""
        if not ok:
            raise PackError(self.path(name), why)

    def kept(self) -> KeptPack:
        """What was read, as a value."""
        return KeptPack(self.name, tuple(self.read.items()))
