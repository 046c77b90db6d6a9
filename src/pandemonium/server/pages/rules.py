"""The rules reference: a game's rules with its figures as a page where every rule has an address of its own.

What is sought filters it, by the page's script at once and as an address without it. The numbers of the rules are shown
on request: they are for those who argue, not for those who read.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from markupsafe import Markup

from pandemonium.drawing.html import Node, a, article, button, div, form, fragment, h1, input, label, li, nav, p, ul
from pandemonium.drawing.icon import icon
from pandemonium.drawing.words import Words
from pandemonium.engine.game import Game
from pandemonium.engine.registry import MOST_GAMES, game_ids
from pandemonium.engine.text import LANGUAGES
from pandemonium.server.pages.reading import Reader, anchor, drawn
from pandemonium.server.pages.shell import page
from pandemonium.server.pages.terms import glossary
from pandemonium.server.pages.visit import Visit
from pandemonium.server.words import words_of


def all_rules_page(visit: Visit) -> Markup:
    """Where the rules of each game are."""
    title = visit.words()("rules")
    return page(visit, title, div(".panel")[h1[title], [game_link(visit, id) for id in game_ids()]])


def game_link(visit: Visit, id: str) -> Markup:
    words = visit.words(id)
    return p[a(href=f"/rules/{id}")[words("title")], " – ", words("about")]


def rules_page(visit: Visit, game: Game[Any, Any], sought: str = "", *, codes: bool = False) -> Markup:
    words = Words(words_of(visit.language, game))
    reader = Reader(game, words, sought, codes=codes)
    title = words("rules-title", game=words("title"))
    return page(
        visit,
        title,
        div(".rules-page")[
            div(".rules-side")[
                search(words, sought, codes=codes), contents(words, reader), numbers(words, codes=codes)
            ],
            article(".panel.rules")[
                h1[title],
                p("#unfound", role="status", hidden=reader.found)[words("rules-unfound")],
                drawn(reader) if sought else whole(game, visit.language, codes=codes),
            ],
            glossary(game, words),
        ],
        game=game.id,
    )


@lru_cache(MOST_GAMES * len(LANGUAGES))
def whole(game: Game[Any, Any], language: str, *, codes: bool) -> Markup:
    """All of it, as nearly everybody reads it."""
    reader = Reader(game, Words(words_of(language, game)), codes=codes)
    return fragment[drawn(reader)]


def search(words: Words, sought: str, *, codes: bool) -> Markup:
    return form(".seek", method="get", role="search", data_seek="")[
        input(type="hidden", name="codes", value="1") if codes else None,
        label(".visually-hidden", for_="sought")[words("rules-search")],
        input("#sought", type="search", name="q", value=sought, maxlength="80", placeholder=words("rules-search")),
        button(".plain", type="submit", aria_label=words("rules-search"))[icon("search")],
    ]


def contents(words: Words, reader: Reader) -> Node:
    heads = [head for head, _ in reader.parts]
    return nav(aria_label=words("rules-contents"))[ul[(li[a(href=f"#{anchor(head)}")[head]] for head in heads)]]


def numbers(words: Words, *, codes: bool) -> Markup:
    """The numbers of the rules, or the plain text again."""
    return a(".codes", href="?" if codes else "?codes=1")[words("rules-no-codes" if codes else "rules-codes")]
