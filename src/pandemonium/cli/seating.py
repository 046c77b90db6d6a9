"""Seating: who sits where in a terminal game. A level is a bot, `me` the person here, any other word a name."""

from __future__ import annotations

from msgspec import Struct

from pandemonium.cli.arguments import check_level
from pandemonium.engine.seats import LETTERS
from pandemonium.engine.text import Text
from pandemonium.playing.levels import LEVELS, is_level

ME = "me"


class Seating(Struct, frozen=True):
    """Of each seat the word it was given, which the journal keeps, and the name it is called by."""

    given: list[str]
    names: list[str]

    def is_bot(self, seat: int) -> bool:
        return is_level(self.given[seat])

    @property
    def persons(self) -> list[int]:
        return [seat for seat in range(len(self.given)) if not self.is_bot(seat)]


def names_of(words: list[str], text: Text) -> list[str]:
    """What they are called; of a game that is over no bot need be here any more."""
    return [name_of(word, seat, text) for seat, word in enumerate(words)]


def seat_all(words: list[str], text: Text) -> Seating:
    seating = Seating(words, names_of(words, text))
    for seat, word in enumerate(words):
        if seating.is_bot(seat):
            check_level(word)
    return seating


def check_words(words: list[str]) -> None:
    """A name begins with a capital letter: so a mistyped level is not taken for a person nobody has invited."""
    for word in words:
        named = word[:1] and not word[0].islower() and ":" not in word and word.casefold() not in LEVELS
        if word != ME and word not in LEVELS and not named:
            check_level(word, "who")


def name_of(word: str, seat: int, text: Text) -> str:
    if word == ME:
        return text("name-person", letter=LETTERS[seat])
    if is_level(word):
        return text("name-bot", letter=LETTERS[seat], level=word)
    return word
