"""The first page: the games that wait for the visitor, a tile per game, and the tables to join, watch or replay."""

from __future__ import annotations

from markupsafe import Markup

from pandemonium.drawing.html import Node, a, div, h1, h2, li, p, section, small, span, strong, ul
from pandemonium.drawing.icon import icon
from pandemonium.drawing.seat import mark
from pandemonium.drawing.words import Words
from pandemonium.engine.registry import game_ids
from pandemonium.server.model import Lobby, Outcome, SeatModel, TableLine
from pandemonium.server.pages.ago import ago, day
from pandemonium.server.pages.seats import seat_role
from pandemonium.server.pages.shell import page
from pandemonium.server.pages.tile import tile
from pandemonium.server.pages.visit import Visit

ALWAYS = ("open", "live")
"""The lists that say so when they are empty: what others do here."""


ENDED = {
    "agreement": "lobby-ended",
    "rules": "lobby-ended-rules",
    "unfinished": "lobby-ended-unfinished",
    "host": "lobby-ended-host",
    "abandoned": "lobby-ended-abandoned",
}
"""What is said of games that the rules did not end."""


def lobby_page(visit: Visit, lobby: Lobby) -> Markup:
    words = visit.words()
    others = {"mine": [line for line in lobby.mine if not line.your_turn], "past": lobby.past}
    others |= {"open": lobby.open, "live": lobby.live, "finished": lobby.finished}
    return page(
        visit,
        words("lobby"),
        [
            div("#turns", data_refresh=True)[[your_turn(visit, line) for line in lobby.mine if line.your_turn]],
            section(".hero")[icon("gate"), h1[words("lobby-title")], p[words("lobby-lead")]],
            div(".game-tiles")[(tile(visit, id, learned=id in lobby.learned) for id in game_ids())],
            div("#lists.lists", data_refresh=True)[
                (tables(visit, kind, lines) for kind, lines in others.items() if lines or kind in ALWAYS)
            ],
            p(".for-boxes")[
                words("lobby-box"),
                " ",
                a(href="/companion")[words("companion-title")],
                " · ",
                a(href="/sheet")[words("sheet-all")],
                " · ",
                a(href="/journals")[words("journals-title")],
            ],
            p(".you-are")[
                words("lobby-name", name=visit.user.name), " ", a(href="/preferences")[words("lobby-rename")]
            ],
        ],
    )


def your_turn(visit: Visit, line: TableLine) -> Markup:
    """A game that waits for the visitor: nothing on the page is larger."""
    words = visit.words(line.game)
    return a(".choice.main.your-turn", href=f"/table/{line.id}")[
        strong[words("lobby-turn", game=words("title"))],
        span(".names")[(seat(words, who) for who in line.seats if not who.you)],
        small[ago(words, line.updated)],
        icon("next"),
    ]


def tables(visit: Visit, kind: str, lines: list[TableLine]) -> Markup:
    words = visit.words()
    return section({"class": f"panel {kind}"})[
        h2[words(f"lobby-{kind}")],
        ul(".tables")[(table(visit, kind, line) for line in lines)]
        if lines
        else p(".quiet")[words(f"lobby-{kind}-empty")],
    ]


def table(visit: Visit, kind: str, line: TableLine) -> Markup:
    words = visit.words(line.game)
    label, address = link(words, kind, line)
    return li[
        span(".names")[
            (seat(words, who) for who in line.seats),
            small[words("title"), " · ", how(words, line)],
        ],
        a(".button", href=address)[label],
    ]


def how(words: Words, line: TableLine) -> Node:
    """How it stands: since when, or how and when it ended."""
    if line.status != "over":
        return ago(words, line.updated)
    if line.outcome:
        ended: Node = result(words, line, line.outcome)
    else:
        ended = words(ENDED.get(line.ended, "lobby-ended")) if line.ended else None
    return [[ended, " · "] if ended else None, day(words, line.updated)]


def result(words: Words, line: TableLine, outcome: Outcome) -> Node:
    """Of one's own game the place and the score, of another who won."""
    mine = next((who.seat for who in line.seats if who.you), -1)
    if mine < 0:
        names = ", ".join(line.seats[seat].name for seat in outcome.winners)
        return words("ending-winner", winners=len(outcome.winners), names=names) if names else words("lobby-no-winner")
    points = [words("lobby-points", points=outcome.scores[mine])] if outcome.scores else []
    if len(line.seats) == 1:
        said = points or [words("lobby-won" if outcome.winners else "lobby-lost")]
    elif outcome.scores:
        said = [words("lobby-place", place=outcome.place(mine), seats=len(line.seats)), *points]
    else:
        said = [words("lobby-won" if mine in outcome.winners else "lobby-lost")]
    return strong({"class": "won" if mine in outcome.winners else None})[", ".join(said)]


def seat(words: Words, who: SeatModel) -> Markup:
    return span[mark(str(who.seat), "small"), who.name or words("seat-open"), seat_role(words, who)]


def link(words: Words, kind: str, line: TableLine) -> tuple[str, str]:
    if kind == "open" and line.link:
        return words("lobby-join"), line.link
    if line.status == "over":
        return words("lobby-replay"), f"/table/{line.id}"
    return words("lobby-go-on" if kind == "mine" else "lobby-watch"), f"/table/{line.id}"
