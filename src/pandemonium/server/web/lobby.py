"""The first page: a button per game that starts it at once, and the tables to join, go on with, watch or replay."""

from __future__ import annotations

from htpy import Element, Node, a, button, div, form, h1, h2, input, li, p, section, small, span, ul

from pandemonium.drawing.icon import icon
from pandemonium.drawing.seat import mark
from pandemonium.drawing.words import Words
from pandemonium.engine.registry import game_ids, load_game
from pandemonium.server.model import Lobby, SeatModel, TableLine
from pandemonium.server.web.opening import usual_seats
from pandemonium.server.web.shell import page
from pandemonium.server.web.visit import Visit


def lobby_page(visit: Visit, lobby: Lobby) -> Element:
    words = visit.words()
    return page(
        visit,
        words("lobby"),
        [
            hero(visit),
            div(".lists", id="lists", data_refresh=True)[
                tables(visit, "mine", lobby.mine),
                tables(visit, "open", lobby.open),
                tables(visit, "live", lobby.live),
                tables(visit, "finished", lobby.finished),
            ],
            p(".you-are")[
                words("lobby-name", name=visit.user.name), " ", a(href="/preferences")[words("lobby-rename")]
            ],
        ],
    )


def hero(visit: Visit) -> Element:
    words = visit.words()
    return section(".hero")[
        icon("gate"),
        h1[words("lobby-title")],
        p[words("lobby-lead")],
        div(".hero-games")[(start(visit, id) for id in game_ids())],
    ]


def start(visit: Visit, id: str) -> Element:
    """A game and the ways to begin it."""
    words, game = visit.words(id), load_game(id)
    title, bots = words("title"), usual_seats(game) - 1
    return section(".hero-game", aria_label=title)[
        h2[title],
        p[words("about")],
        div(".hero-start")[
            at_once(visit, id, bots, "main", [words("lobby-start", game=title), small[words("lobby-bots", bots=bots)]]),
            at_once(visit, id, 0, "", words("lobby-solo")) if game.seats[0] == 1 else None,
            a(".button", href=f"/new/{id}")[icon("plus"), words("lobby-new")],
            a(".button", href=f"/rules/{id}")[icon("book"), words("rules")],
        ],
    ]


def at_once(visit: Visit, id: str, bots: int, style: str, label: Node) -> Element:
    """A game against so many bots."""
    return form(method="post", action=f"/play/{id}")[
        visit.proof(),
        input(type="hidden", name="bots", value=bots),
        button({"class": f"choice {style}".strip()}, type="submit")[label],
    ]


def tables(visit: Visit, kind: str, lines: list[TableLine]) -> Element:
    words = visit.words()
    return section(".panel")[
        h2[words(f"lobby-{kind}")],
        ul(".tables")[(table(visit, kind, line) for line in lines)]
        if lines
        else p(".quiet")[words(f"lobby-{kind}-empty")],
    ]


def table(visit: Visit, kind: str, line: TableLine) -> Element:
    words = visit.words(line.game)
    label, address = link(words, kind, line)
    return li[
        span(".names")[
            (seat(words, who) for who in line.seats),
            small[
                words("title"),
                " · ",
                words("lobby-moves", number=line.number),
                [" · ", span(".yours")[words("lobby-your-turn")]] if line.your_turn else None,
            ],
        ],
        a(".button", href=address)[label],
    ]


def seat(words: Words, who: SeatModel) -> Element:
    return span[mark(str(who.seat), "small"), who.name or words("seat-open")]


def link(words: Words, kind: str, line: TableLine) -> tuple[str, str]:
    if kind == "open" and line.link:
        return words("lobby-join"), line.link
    if line.status == "over":
        return words("lobby-replay"), f"/table/{line.id}"
    return words("lobby-go-on" if kind == "mine" else "lobby-watch"), f"/table/{line.id}"
