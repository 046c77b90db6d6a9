"""Toys whose words are broken on purpose, each in one way."""

from __future__ import annotations

from pandemonium.engine.game import EventKind, Option
from pandemonium.engine.phrase import Phrase, Refusal, phrase, refusal
from pandemonium.engine.state import Choice, Seat
from tests.conformance.toy import ToyGame
from tests.conformance.toy_rules import Toy


class Wordless(ToyGame):
    def label(self, state: Toy, seat: Seat, choice: Choice) -> Phrase:
        return phrase("toy-nothing")


class Puzzled(ToyGame):
    """Has no words for things there are not."""

    def why_not(self, state: Toy, seat: Seat, target: str) -> Refusal | None:
        things = {*map(self.code, self.choices()), *map(self.element, self.choices())}
        return super().why_not(state, seat, target) if target in things else refusal("toy-what")


class Mumbling(ToyGame):
    def label(self, state: Toy, seat: Seat, choice: Choice) -> Phrase:
        return phrase("toy-seal", card=choice)


class Speechless(ToyGame):
    events = tuple(EventKind("nothing", kind.facts) for kind in ToyGame.events)  # type: ignore[assignment]


class Unnamed(ToyGame):
    options = (*ToyGame.options, Option("weather", ("rain",)))  # type: ignore[assignment]


class Parroting(ToyGame):
    """Two quick phrases say the same."""

    phrases = {"yes": phrase("toy-seal"), "aye": phrase("toy-seal")}


class Unread(ToyGame):
    def reference(self, language: str) -> str:
        return "Nothing is said here."
