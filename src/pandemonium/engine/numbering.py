"""Numbering: a game's choices, kind by kind; their codes, their order and their things on the table follow from it.

A kind of choice is written down once, as a `Range`. Its name is the first word of its codes and the key under which the
game's words, reasons and drawings know the kind.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from pandemonium.engine.state import Choice


class Range(Struct, frozen=True):
    """A kind of choice: numbers from `first` on, one for each entry of `words`.

    A code is the name and those words, `send bank noble`; where several kinds begin with one word, `verb` says it. The
    element takes the words by their places: with `location {0}` that choice belongs to `location bank`.
    """

    name: str
    first: Choice
    words: Sequence[str] = ("",)
    element: str = ""
    verb: str = ""


class Numbering:
    """All kinds of choices of a game, looked up by number, by code and by thing."""

    def __init__(self, ranges: Sequence[Range]) -> None:
        self.ranges = {kind.name: kind for kind in ranges}
        self.codes: dict[Choice, str] = {}
        self.elements: dict[Choice, str] = {}
        self.places: dict[Choice, tuple[str, int]] = {}
        self.by_code: dict[str, Choice] = {}
        self.by_element: dict[str, list[Choice]] = {}
        for kind in ranges:
            for place, words in enumerate(kind.words):
                self.add(kind, place, words)

    def add(self, kind: Range, place: int, words: str) -> None:
        choice, code = kind.first + place, f"{kind.verb or kind.name} {words}".rstrip()
        if choice in self.codes or code in self.by_code:
            raise ValueError(f"choice {choice}, “{code}”, is numbered twice")
        element = kind.element.format(*words.split(" "))
        self.codes[choice] = code
        self.elements[choice] = element
        self.places[choice] = (kind.name, place)
        self.by_code[code] = choice
        if element:
            self.by_element.setdefault(element, []).append(choice)

    def code(self, choice: Choice) -> str:
        return self.codes[choice]

    def parse(self, code: str) -> Choice | None:
        return self.by_code.get(code)

    def choices(self) -> list[Choice]:
        """All of them, in the order of their numbers."""
        return sorted(self.codes)

    def element(self, choice: Choice) -> str:
        return self.elements[choice]

    def kind(self, choice: Choice) -> str:
        """The name of its range."""
        return self.places[choice][0]

    def place(self, choice: Choice) -> int:
        """Its number within its range."""
        return self.places[choice][1]

    def subject(self, target: str) -> tuple[str, int] | None:
        """What a code or a thing names: the kind of choice or the sort of thing, and its number there.

        A thing has the number of its first choice: `card 7` is `card` and whatever `play 7` is among the plays.
        """
        if target in self.by_code:
            return self.places[self.by_code[target]]
        if target in self.by_element:
            return target.partition(" ")[0], self.place(self.by_element[target][0])
        return None
