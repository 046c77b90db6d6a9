"""A game's statistics: how each of its roles fared at the finished tables of this server."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from pandemonium.drawing.html import Node, a, div, h1, h2, p, section, small, table, tbody, td, th, thead, tr
from pandemonium.drawing.icon import icon
from pandemonium.drawing.words import Words
from pandemonium.engine.phrase import Phrase
from pandemonium.engine.registry import load_game
from pandemonium.engine.tally import Cell, Mean, Share, Tally
from pandemonium.lab.interval import mean_interval, wilson
from pandemonium.server.pages.shell import page
from pandemonium.server.pages.visit import Visit
from pandemonium.server.play.statistics import RoleFigures, Statistics

COLUMNS = ("statistics-role", "statistics-played", "statistics-won", "statistics-points")


@cache
def has_roles(id: str) -> bool:
    """Whether there is anything to compare: seats of this game are not all alike."""
    game = load_game(id)
    return game.hides_roles or any(role.id for role in game.roles(game.seats[-1], game.full_options({})))


def statistics_page(visit: Visit, id: str, found: Statistics, *, mine: bool = False) -> Markup:
    words = visit.words(id)
    title = words("statistics-title", game=words("title"))
    return page(
        visit,
        title,
        div(".stack")[
            section(".hero")[
                icon("crown"), h1[title], p[words("statistics-about", games=found.games)], whose(words, id, mine=mine)
            ],
            section(".panel")[roles(words, found), p[small[words("statistics-interval")]]] if found.games else None,
            (tally(words, one) for one in found.tallies),
        ],
    )


def whose(words: Words, id: str, *, mine: bool) -> Node:
    """The other selection: all tables of the server, or one's own."""
    place = f"/statistics/{id}"
    return p[a(href=place if mine else f"{place}?mine=true")[words("statistics-all" if mine else "statistics-mine")]]


def tally(words: Words, one: Tally) -> Node:
    """A table of the game's own; each row is led by a name."""
    title = words.say(one.title)
    return section(".panel")[
        h2[title],
        div(".table-scroll", role="group", tabindex="0", aria_label=title)[
            table(".statistics")[
                thead[tr[(th(scope="col")[words.say(head)] for head in one.heads)]],
                tbody[
                    (
                        tr[th(scope="row")[cell(words, first)], (td[cell(words, at)] for at in rest)]
                        for first, *rest in one.rows
                    )
                ],
            ]
        ],
    ]


def cell(words: Words, told: Cell) -> Node:
    match told:
        case Phrase():
            return words.say(told)
        case Share(of=of, all=every):
            share = of / every if every else 0.0
            return [words("statistics-share", share=percent(share)), between(*map(percent, wilson(share, every)))]
        case Mean(numbers=numbers):
            mean, around = mean_interval(numbers)
            return [tenths(mean), between(*map(tenths, around))]
    return told


def roles(words: Words, found: Statistics) -> Markup:
    return div(".table-scroll", role="group", tabindex="0", aria_label=words("statistics-role"))[
        table(".statistics")[
            thead[tr[(th(scope="col")[words(name)] for name in COLUMNS)]],
            tbody[(row(words, one) for one in found.roles)],
        ]
    ]


def row(words: Words, one: RoleFigures) -> Node:
    return tr[
        th(scope="row")[words(f"role-{one.role}")],
        td[one.played],
        td[words("statistics-share", share=percent(one.won / one.played)), between(*map(percent, one.won_95))],
        td[tenths(one.points), between(*map(tenths, one.points_95))]
        if one.points is not None and one.points_95
        else td["–"],
    ]


def between(low: str, high: str) -> Node:
    return small[f" {low} … {high}"]


def percent(share: float) -> str:
    return f"{100 * share:.0f}"


def tenths(points: float) -> str:
    return f"{points:.1f}".replace("-", "−")
