"""Halves: a seed that nobody chose. The server and every seat draw a half, promise it by its hash, and tell it last.

Nobody who promises knows the halves of the others, so nobody can choose what comes of them together.
"""

from __future__ import annotations

import re
from hashlib import sha256

from msgspec import Struct

from pandemonium.engine.chance import commitment
from pandemonium.engine.seats import LETTERS

HALF_PATTERN = "^[0-9a-f]{32}$"
"""16 bytes."""
HASH_PATTERN = "^[0-9a-f]{64}$"

WITHHELD = "withheld"
"""What stands in a journal for a half that never came: it is left out of the seed."""


class Halves(Struct, frozen=True):
    """What a seed was made of: the server's half, and seat by seat the hash that came first and the half itself.

    A seat that promised nothing has no hash, one that kept its half to itself no half.
    """

    server: str
    hashes: tuple[str, ...]
    seats: tuple[str, ...]

    @property
    def seed(self) -> str:
        return sha256(":".join((self.server, *self.seats)).encode()).hexdigest()

    def withheld(self) -> list[str]:
        """The letters of the seats that are left out."""
        return [LETTERS[seat] for seat, half in enumerate(self.seats) if not half]


def fits(half: str, promised: str) -> bool:
    """Whether this is the half that was promised."""
    return re.fullmatch(HALF_PATTERN, half) is not None and commitment(half) == promised


def header(halves: Halves) -> list[str]:
    """The lines of a journal that tell them."""
    lines = [f"half: {halves.server}"]
    for letter, promised, half in zip(LETTERS, halves.hashes, halves.seats, strict=False):
        lines += [f"hash {letter}: {promised}"] if promised else []
        lines.append(f"half {letter}: {half or WITHHELD}")
    return lines


def from_header(header: dict[str, str], seats: int) -> Halves | None:
    """The halves of a journal's header; none in that of a game whose seed one side drew alone."""
    if "half" not in header:
        return None
    told = [header.get(f"half {letter}", "") for letter in LETTERS[:seats]]
    return Halves(
        server=header["half"],
        hashes=tuple(header.get(f"hash {letter}", "") for letter in LETTERS[:seats]),
        seats=tuple("" if half == WITHHELD else half for half in told),
    )


def flaw(halves: Halves, promised: str, seed: str) -> tuple[str, str] | None:
    """The first key of the header that does not hold, and why."""
    if not fits(halves.server, promised):
        return "half", "the server's half does not fit the commitment made when the table was opened"
    for letter, hash, half in zip(LETTERS, halves.hashes, halves.seats, strict=False):
        if half and not fits(half, hash):
            return f"half {letter}", f"the half of seat {letter} does not fit the hash it was promised by"
    if halves.seed != seed:
        return "seed", "the seed does not follow from the halves"
    return None
