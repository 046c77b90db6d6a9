"""Terms: a word of the rulebook explains itself wherever it is said.

A game names its terms, each with the rule that says more (`Game.terms`), and explains each in one sentence:

    term-soul = A sinner on the way down. ...
        .word = Soul
        .forms = Soul, Souls

`.forms` are how sentences say it: words parted by commas, `*` standing for any ending. A small first letter stands for
a large one, too; a term without forms is explained on the board only.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from markupsafe import Markup, escape
from msgspec import Struct

from pandemonium.engine.game import Game
from pandemonium.engine.registry import MOST_GAMES
from pandemonium.engine.text import LANGUAGES, REMEMBERED, Text


class Term(Struct, frozen=True):
    """A word of the rulebook, what it means in a sentence, and the rule that says more."""

    id: str
    word: str
    sentence: str
    rule: str


class Glossary:
    """The terms of one game in one language."""

    def __init__(self, game: Game[Any, Any], text: Text) -> None:
        self.terms = {id: explained(id, rule, text) for id, rule in game.terms.items()}
        forms = [(form.strip(), id) for id in self.terms for form in text.attribute(f"term-{id}", "forms").split(",")]
        longest_first = sorted(forms, key=lambda form: -len(form[0]))
        self.forms = [(pattern(form), id) for form, id in longest_first if form]
        self.kept: dict[tuple[str, tuple[str, ...]], Markup] = {}

    def marked(self, sentence: str, players: tuple[str, ...] = ()) -> Markup:
        """The sentence with each of its terms marked once. What a player is called is no term."""
        drawn = self.kept.get((sentence, players))
        if drawn is None:
            if len(self.kept) == REMEMBERED:
                self.kept.clear()
            drawn = self.kept[sentence, players] = self.mark(sentence, players)
        return drawn

    def mark(self, sentence: str, players: tuple[str, ...]) -> Markup:
        drawn, at = Markup(), 0
        for id, found in self.said_in(sentence, players):
            drawn += escape(sentence[at : found.start()])
            drawn += Markup('<span class="term" data-term="{}">{}</span>').format(id, found[0])
            at = found.end()
        return drawn + escape(sentence[at:])

    def said_in(self, sentence: str, players: tuple[str, ...] = ()) -> list[tuple[str, re.Match[str]]]:
        """The terms of a sentence, each where it is first said."""
        first: dict[str, re.Match[str]] = {}
        if not self.forms:
            return []
        for found in self.searched(players).finditer(sentence):
            if found.lastindex:
                first.setdefault(self.forms[found.lastindex - 1][1], found)
        return list(first.items())

    @lru_cache(maxsize=256)  # noqa: B019  a glossary lasts as long as its game's words
    def searched(self, players: tuple[str, ...]) -> re.Pattern[str]:
        names = [re.escape(name) for name in sorted(players, key=len, reverse=True) if name]
        return re.compile(rf"(?<!\w)(?:{'|'.join([*names, *(f'({form})' for form, _ in self.forms)])})(?!\w)")

    def find(self, word: str) -> Term | None:
        """The term that somebody asks for, in any form or writing."""
        sought = word.strip().casefold()
        named = (term for term in self.terms.values() if sought in (term.word.casefold(), term.id))
        formed = (self.terms[id] for form, id in self.forms if re.fullmatch(form, sought, re.IGNORECASE))
        return next(named, None) or next(formed, None)


def explained(id: str, rule: str, text: Text) -> Term:
    return Term(id, text.attribute(f"term-{id}", "word"), text(f"term-{id}"), rule)


def pattern(form: str) -> str:
    first = form[:1]
    start = f"[{first}{first.upper()}]" if first.islower() else re.escape(first)
    return start + re.escape(form[1:]).replace(r"\*", r"\w*")


@lru_cache(MOST_GAMES * len(LANGUAGES))
def glossary_of(game: Game[Any, Any], text: Text) -> Glossary:
    return Glossary(game, text)
