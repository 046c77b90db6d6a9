"""Text: message ids and facts to sentences, in English and Polish, by Fluent.

A name inflects through the attributes of its own message: where a fact `treasure` is a Name, a sentence may use
`$treasure` and, for each attribute, `$treasure-genitive` and the like, so that no case is ever glued on in code.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from pandemonium.engine.phrase import Fact, Name, Phrase, Player
from pandemonium.engine.seats import LETTERS

LANGUAGES = ("en", "pl")

REMEMBERED = 20_000


class TextError(LookupError):
    """A message that is missing or does not render: always a mistake in the files, never shown half-made."""


class Text:
    """The words of one language from a list of folders, each with a folder of `.ftl` files per language.

    `figures` are facts that every sentence may use without being given them: those of a game's data.
    """

    def __init__(self, language: str, folders: list[Path], figures: Mapping[str, int | str] | None = None) -> None:
        self.language = language
        self.figures = dict(figures or {})
        self.bundle = FluentBundle([language], use_isolating=False)
        self.names: dict[tuple[str, str], dict[str, str]] = {}
        self.said: dict[tuple[str, tuple[tuple[str, int | str | Name], ...]], str] = {}
        for folder in folders:
            for file in sorted((folder / language).glob("*.ftl")):
                self.bundle.add_resource(parsed(file))

    def say(self, phrase: Phrase, players: Sequence[str] = ()) -> str:
        """The phrase as a sentence; seats are called by the names given. Sentences recur, so they are remembered."""
        facts = tuple([(name, self.known_as(fact, players)) for name, fact in phrase.facts.items()])
        sentence = self.said.get((phrase.id, facts))
        if sentence is None:
            arguments: dict[str, object] = {}
            for name, fact in facts:
                arguments.update(self.argument(name, fact))
            sentence = self.format(phrase.id, arguments)
            for _, fact in facts:
                if isinstance(fact, int) and fact < 0:  # a true minus, where Fluent writes a hyphen
                    sentence = sentence.replace(str(fact), f"−{-fact}")
            if len(self.said) == REMEMBERED:
                self.said.clear()
            self.said[phrase.id, facts] = sentence
        return sentence

    def __call__(self, id: str, **facts: Fact) -> str:
        return self.say(Phrase(id, facts))

    def has(self, id: str) -> bool:
        return self.bundle.has_message(id)

    def attribute(self, id: str, name: str) -> str:
        """What a message says beside itself, such as the forms of a term; nothing where it does not."""
        found = self.message(id).attributes.get(name)
        return self.pattern(f"{id}.{name}", found, {}) if found else ""

    def known_as(self, fact: Fact, players: Sequence[str]) -> int | str | Name:
        if isinstance(fact, Player):
            return players[fact.seat] if fact.seat < len(players) else LETTERS[fact.seat]
        return fact

    def argument(self, name: str, fact: int | str | Name) -> Mapping[str, object]:
        if isinstance(fact, Name):
            return {name + suffix: word for suffix, word in self.forms(fact.id, fact.of).items()}
        return {name: fact}

    def forms(self, id: str, of: str = "") -> dict[str, str]:
        """A name and its inflected forms, each under the suffix a sentence uses for it; made of another name or not."""
        if (id, of) not in self.names:
            message = self.message(id)
            inner: dict[str, object] = {"of" + suffix: word for suffix, word in self.forms(of).items()} if of else {}
            forms = {"": self.format(id, inner)}
            for case, pattern in message.attributes.items():
                forms["-" + case] = self.pattern(id, pattern, inner)
            self.names[id, of] = forms
        return self.names[id, of]

    def message(self, id: str) -> Any:
        if not self.bundle.has_message(id):
            raise TextError(f"{self.language}: there is no message “{id}”")
        return self.bundle.get_message(id)

    def format(self, id: str, arguments: dict[str, object]) -> str:
        return self.pattern(id, self.message(id).value, arguments)

    def pattern(self, id: str, pattern: Any, arguments: dict[str, object]) -> str:
        """Few sentences say a figure, and handing over all of them costs more than the sentence."""
        text, errors = self.bundle.format_pattern(pattern, arguments)
        if errors and self.figures:
            text, errors = self.bundle.format_pattern(pattern, {**self.figures, **arguments})
        if errors:
            raise TextError(f"{self.language}: “{id}” does not render: {errors[0]}")
        return str(text)


@cache
def parsed(file: Path) -> Any:
    """A file of messages, read once: every pack of a game has the same words with other figures."""
    return FluentResource(file.read_text(encoding="utf-8"))
