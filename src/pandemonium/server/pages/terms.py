"""The glossary of a page: every term's sentence, once and out of sight. The script shows the one that is pointed at."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from pandemonium.drawing.html import Node, div, fragment, template
from pandemonium.drawing.terms import Term, glossary_of
from pandemonium.drawing.words import Words
from pandemonium.engine.game import Game

ENTRY = Markup('<p data-term="{}"><b>{}</b> {} <a href="{}#{}"{}>{}</a></p>')
ELSEWHERE = Markup(' target="_blank"')


def glossary(game: Game[Any, Any], words: Words, rules: str = "") -> Node:
    """`rules` is where the rules are; on their own page nothing."""
    terms = glossary_of(game, words.text).terms.values()
    if not terms:
        return None
    more = words("term-more")
    return fragment[
        template("#terms")[(entry(term, rules, more) for term in terms)],
        div("#term.term-card", popover="manual", role="note"),
    ]


def entry(term: Term, rules: str, more: str) -> Markup:
    return ENTRY.format(term.id, term.word, term.sentence, rules, term.rule, ELSEWHERE if rules else "", more)
