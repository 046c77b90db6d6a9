"""Legend: what the numbers of an observation mean, place by place. An observation is a row of bytes.

A game writes its legend once, in the order in which its features and its encoder put the numbers:

    Legend([number("round", 6), *one_of("question", NAMES), *each("slot", SLOTS, [flag("there"), number("dice", 3)])])
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

LARGEST = 255


class Kind(StrEnum):
    """How a number is to be read."""

    NUMBER = "number"  # more is more
    FLAG = "flag"  # yes or no
    ONE_OF = "one-of"  # one place for each of several things, of which at most one is set
    INDEX = "index"  # the number of a thing, for an embedding; where there may be none, 0 is none


class Feature(Struct, frozen=True):
    """One number: from 0 to `most`."""

    name: str
    most: int
    kind: Kind = Kind.NUMBER


class Legend:
    """The features of a game, for every player count alike."""

    def __init__(self, features: Iterable[Feature]) -> None:
        self.features = tuple(features)
        self.most = bytes(feature.most for feature in self.features)

    def __len__(self) -> int:
        return len(self.features)


def number(name: str, most: int = LARGEST) -> Feature:
    return Feature(name, most)


def flag(name: str) -> Feature:
    return Feature(name, 1, Kind.FLAG)


def index(name: str, most: int) -> Feature:
    """A thing by its number, which is at most this."""
    return Feature(name, most, Kind.INDEX)


def flags(name: str, things: Sequence[str] | range) -> list[Feature]:
    return [flag(f"{name}.{thing}") for thing in things]


def numbers(name: str, things: Sequence[str] | range, most: int = LARGEST) -> list[Feature]:
    return [number(f"{name}.{thing}", most) for thing in things]


def one_of(name: str, things: Sequence[str] | range) -> list[Feature]:
    return [Feature(f"{name}.{thing}", 1, Kind.ONE_OF) for thing in things]


def each(name: str, things: Sequence[str] | range, features: Sequence[Feature]) -> list[Feature]:
    """The same features for each of several things."""
    return [replace(feature, name=f"{name}.{thing}.{feature.name}") for thing in things for feature in features]


def part(name: str, features: Sequence[Feature]) -> list[Feature]:
    """The features of one thing, under its name."""
    return [replace(feature, name=f"{name}.{feature.name}") for feature in features]
