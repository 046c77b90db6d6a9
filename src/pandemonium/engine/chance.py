"""Chance: every shuffle and every die of a game, from one seed that anybody can check afterwards.

Block k of a seed's bytes is SHA-256 of the text "seed:k". A number below n takes one byte (two where n is above 256),
most significant first, and throws it away when it would make some numbers likelier than others. Nothing else is drawn
from, so a game's dice can be recomputed in any language from the seed alone, and the SHA-256 of the seed itself, shown
before the first roll, commits to all of them. The hash also keeps players from computing the next roll from the last.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

BLOCK: Final = 32
LARGEST: Final = 65536

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)  # dice may be loaded, for tests and studies
class Chance:
    """A position in the stream of a seed's bytes; a field of the state, copied with it."""

    __slots__ = ("at", "block", "pool", "seed")

    seed: str
    block: int
    pool: bytes
    at: i64

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1, each equally likely."""
        if n <= 256:
            while True:
                byte = next_byte(self)
                if byte <= 256 - n or byte < 256 - 256 % n:  # the first already says it of most bytes
                    return byte % n
        if n > LARGEST:
            raise ValueError(f"chance draws below {LARGEST} at most, not {n}")
        limit = LARGEST - LARGEST % n
        while True:
            drawn = next_byte(self) * 256 + next_byte(self)
            if drawn < limit:
                return drawn % n

    def at_place(self, place: i64, n: i64) -> i64:
        """A number below n that belongs to a place in the play: just the next one, unless the play is imagined."""
        return self.below(n)

    def shuffle(self, items: list[T]) -> None:
        """Fisher and Yates, from the end."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def copy(self) -> Chance:
        twin = Chance()
        twin.seed = self.seed
        twin.block = self.block
        twin.pool = self.pool
        twin.at = self.at
        return twin


def next_byte(chance: Chance) -> i64:
    """The next of the stream. No method: dice that are loaded draw other numbers, not other bytes."""
    at = chance.at
    if at == BLOCK:
        chance.pool = sha256(f"{chance.seed}:{chance.block}".encode()).digest()
        chance.block += 1
        at = 0
    chance.at = at + 1
    return chance.pool[at]


def chance_from(seed: str) -> Chance:
    chance = Chance()
    chance.seed = seed
    chance.block = 0
    chance.pool = b""
    chance.at = BLOCK
    return chance


def commitment(seed: str) -> str:
    """What is shown before the first roll: it binds the server to the seed without telling it."""
    return sha256(seed.encode()).hexdigest()
