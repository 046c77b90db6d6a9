"""Naming: what people may be called. A name is seen, and no person is taken for a bot."""

from __future__ import annotations

from typing import Final
from unicodedata import category, combining, normalize

from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.server.play.talk import tidy
from pandemonium.server.storage.stored import BOT_NAMES

LONGEST_NAME: Final = 40
BLANK: Final = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"))
"""Letters and signs that are drawn as nothing."""
ALIKE: Final = str.maketrans("авсеіјорѕхугαιοκνρτυхӏ", "abceijopsxyraiokvptuxl")
"""Letters of other alphabets that look like one of ours, in small."""


def tidy_name(name: str) -> str:
    return tidy(name.translate(BLANK), LONGEST_NAME)


def refuse_name(name: str) -> Refusal | None:
    """Of a name that has been tidied."""
    if not any(category(letter)[0] in "LNPS" for letter in name):
        return refusal("refused-name")
    return refusal("refused-bot-name") if looks_of(name) in BOTS else None


def looks_of(name: str) -> str:
    """The letters alone, without size, accents and alphabets."""
    plain = normalize("NFKD", name).casefold().translate(ALIKE)
    return "".join(letter for letter in plain if letter.isalpha() and not combining(letter))


BOTS: Final = frozenset(looks_of(name) for name in BOT_NAMES)
