"""Words: the sentences of one language at one table, with its players' names."""

from __future__ import annotations

from pandemonium.engine.phrase import Fact, Phrase
from pandemonium.engine.text import Text


class Words:
    def __init__(self, text: Text, players: list[str] | None = None) -> None:
        self.text = text
        self.language = text.language
        self.players = players or []

    def say(self, phrase: Phrase) -> str:
        return self.text.say(phrase, self.players)

    def __call__(self, id: str, **facts: Fact) -> str:
        return self.say(Phrase(id, facts))

    def role(self, role: str, side: str) -> str:
        """What a seat is: its role, or its side where it has no role of its own; nothing where it has neither."""
        return self(f"role-{role}") if role else self(f"side-{side}") if side else ""

    def has(self, id: str) -> bool:
        return self.text.has(id)
