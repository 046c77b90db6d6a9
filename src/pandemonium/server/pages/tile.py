"""A game's tile in the lobby: its picture, for how many and how long, and the ways to begin."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from pandemonium.drawing.html import Node, a, button, div, form, h2, img, input, li, p, section, small, span, ul
from pandemonium.drawing.icon import icon
from pandemonium.drawing.words import Words
from pandemonium.engine.game import Game
from pandemonium.engine.registry import load_game
from pandemonium.playing.rehearsal import lessons_of
from pandemonium.server.pages.learning import begin
from pandemonium.server.pages.opening import usual_seats
from pandemonium.server.pages.picture import picture
from pandemonium.server.pages.sheet import sheets
from pandemonium.server.pages.statistics import has_roles
from pandemonium.server.pages.visit import Visit

HARDEST = 5
"""Difficulties are dots out of so many."""


def tile(visit: Visit, id: str, *, learned: bool) -> Markup:
    words, game = visit.words(id), load_game(id)
    return section(".game-tile", aria_label=words("title"))[
        img(".tile-picture", src=picture(id).path, alt="", width="480", height="200"),
        div(".tile-words")[
            h2[words("title")],
            facts(words, game),
            p[words("about")],
            div(".tile-start")[beginnings(visit, game, learned=learned)],
        ],
    ]


def facts(words: Words, game: Game[Any, Any]) -> Markup:
    """What one asks before one begins; what a game does not say of itself is left out."""
    least, most = game.seats[0], game.seats[-1]
    return ul(".facts")[
        li[icon("person"), words("tile-players", least=least, most=most) if least < most else exactly(words, most)],
        li[icon("hourglass"), words("tile-minutes", minutes=game.minutes)] if game.minutes else None,
        li[dots(game.difficulty), words("tile-difficulty", difficulty=game.difficulty)] if game.difficulty else None,
    ]


def exactly(words: Words, seats: int) -> str:
    return words("tile-one") if seats == 1 else words("tile-exactly", seats=seats)


def dots(difficulty: int) -> Markup:
    return span(".dots", aria_hidden="true")["●" * difficulty, span["●" * (HARDEST - difficulty)]]


def beginnings(visit: Visit, game: Game[Any, Any], *, learned: bool) -> list[Node]:
    """The ways to begin, the best one for this visitor first: whoever has not finished a game of it learns it."""
    words, bots, lessons = visit.words(game.id), usual_seats(game) - 1, lessons_of(game)
    now = [words("lobby-start", game=words("title")), small[words("lobby-bots", bots=bots)]]
    first = bool(lessons) and not learned
    play = at_once(visit, game.id, bots, "" if first else "main", now)
    learn = begin(visit, lessons[0], "main" if first else "") if lessons else None
    return [
        *([learn, play] if first else [play, learn]),
        at_once(visit, game.id, 0, "", words("lobby-solo")) if game.seats[0] == 1 else None,
        a(".button", href=f"/new/{game.id}")[icon("plus"), words("lobby-new")],
        a(".button", href=f"/rules/{game.id}")[icon("book"), words("rules")],
        a(".button", href=f"/sheet/{game.id}")[icon("crown"), words("sheet")] if game.id in sheets() else None,
        a(".button", href=f"/statistics/{game.id}")[icon("log"), words("statistics")] if has_roles(game.id) else None,
    ]


def at_once(visit: Visit, id: str, bots: int, style: str, label: Node) -> Markup:
    """A game against so many bots."""
    return form(method="post", action=f"/play/{id}")[
        visit.proof(),
        visit.promise(),
        input(type="hidden", name="bots", value=bots),
        button({"class": f"choice {style}".strip()}, type="submit")[label],
    ]
