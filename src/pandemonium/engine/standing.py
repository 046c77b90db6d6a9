"""Standing: how a play stands before it is over."""

from __future__ import annotations

from msgspec import Struct


class Standing(Struct, frozen=True):
    """In the midst of a play: which round it is, and every seat's points if it ended now, or what else is counted."""

    round: int
    points: tuple[int, ...]
