"""Names for guests who gave none: two words of our own, none of them a term of any game."""

from __future__ import annotations

import secrets
from random import Random

from pandemonium.server.words import words

DRAWN = 8
"""Names to choose from, so that one that nobody has is among them."""


def draw_names(language: str, seed: str = "") -> list[str]:
    """Some names at random, or those that follow from a seed; a last one with a number, which will hardly be taken."""
    chance = Random(seed or secrets.token_hex())
    names = [draw_name(language, chance) for _ in range(DRAWN)]
    return [*names, f"{names[0]} {2 + secrets.randbelow(9998)}"]


def draw_name(language: str, chance: Random) -> str:
    """The message lists groups whose words agree: adjectives before the stroke, nouns after it."""
    adjectives, _, nouns = chance.choice(words(language)("guest-names").split(";")).partition("/")
    return f"{chance.choice(adjectives.split())} {chance.choice(nouns.split())}"
