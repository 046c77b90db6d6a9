"""Spoken: the language of a command, known before the command is read, and what the program itself says in it."""

from __future__ import annotations

from collections.abc import Mapping
from contextvars import ContextVar
from functools import cache
from pathlib import Path

from pandemonium.engine.phrase import Fact, Phrase
from pandemonium.engine.text import LANGUAGES, Text

LANGUAGE: ContextVar[str] = ContextVar("language", default=LANGUAGES[0])

FOLDER = Path(__file__).parent / "text"

WISHES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""What says the language of a person's other programs; the first that is set decides."""


def chosen_language(arguments: list[str], environment: Mapping[str, str]) -> str:
    """By `--language` or `-l` wherever it stands, else by the environment, else English."""
    for at, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name in ("--language", "-l"):
            value = value or (arguments[at + 1] if at + 1 < len(arguments) else "")
        elif not argument.startswith("-l"):
            continue
        wish = value or argument.removeprefix("-l")
        if wish in LANGUAGES:
            return wish
    wish = next((environment[name] for name in WISHES if environment.get(name)), "")[:2]
    return wish if wish in LANGUAGES else LANGUAGES[0]


def say(id: str, **facts: Fact) -> str:
    return own_text(LANGUAGE.get()).say(Phrase(id, facts))


@cache
def own_text(language: str) -> Text:
    return Text(language, [FOLDER])
