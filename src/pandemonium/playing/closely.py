"""What a balance report looks at in one play beyond scores: what seats are, what happened, which cards were of use."""

from __future__ import annotations

from msgspec import Struct


class Closely(Struct, frozen=True):
    groups: dict[str, list[str]]
    """By what seats are told apart (the role, the side): what each seat is."""
    figures: dict[str, float]
    """What is averaged over the games."""
    held: list[str]
    """Things somebody could have used; one that two could stands there twice."""
    used: list[str]
