"""The host's desk as a page: the word at the door, then a notice, tables, people, and what was said of late."""

from __future__ import annotations

from datetime import UTC, datetime

from markupsafe import Markup

from pandemonium.drawing.html import (
    Node,
    a,
    button,
    div,
    form,
    h1,
    h2,
    input,
    label,
    li,
    p,
    section,
    small,
    span,
    ul,
)
from pandemonium.drawing.words import Words
from pandemonium.server.pages.shell import page
from pandemonium.server.pages.visit import Visit
from pandemonium.server.storage.desk import DeskGuest, DeskLine, DeskTable, OnDesk
from pandemonium.server.words import words as words_for


def door_page(visit: Visit, *, wrong: bool = False) -> Markup:
    """Tells nothing but that there is one."""
    words = visit.words()
    return page(
        visit,
        words("desk-title"),
        form(".panel.form", method="post", action="/desk/enter")[
            h1[words("desk-title")],
            visit.proof(),
            p[words("desk-ask")],
            field(words, "word", "desk-word", kind="password"),
            div[button(".choice.main", type="submit")[words("desk-enter")]],
        ],
        notice=words("desk-wrong") if wrong else "",
    )


def desk_page(visit: Visit, desk: OnDesk) -> Markup:
    words = visit.words()
    return page(
        visit,
        words("desk-title"),
        div(".stack.desk")[
            section(".panel.form")[h1[words("desk-title")], notice_form(visit, words, desk.notice)],
            listed(words, "desk-tables", [table_line(visit, words, one) for one in desk.tables]),
            section(".panel")[
                h2[words("desk-people")],
                form(".form", method="get", action="/desk")[
                    field(words, "sought", "desk-sought", desk.sought),
                    div[button(".plain", type="submit")[words("desk-seek")]],
                ],
                entries(words, [guest_line(visit, words, one) for one in desk.guests]),
            ],
            listed(words, "desk-said", [said_line(visit, words, one) for one in desk.lines]),
        ],
    )


def notice_form(visit: Visit, words: Words, now: str) -> Markup:
    return form(".form", method="post", action="/desk/notice")[
        visit.proof(),
        field(words, "notice", "desk-notice", now),
        p(".quiet")[words("desk-notice-about")],
        div[button(".choice.main", type="submit")[words("desk-tell")]],
    ]


def listed(words: Words, title: str, lines: list[Node]) -> Markup:
    return section(".panel")[h2[words(title)], entries(words, lines)]


def entries(words: Words, lines: list[Node]) -> Markup:
    return ul(".entries")[(li[line] for line in lines)] if lines else p(".quiet")[words("desk-none")]


def table_line(visit: Visit, words: Words, one: DeskTable) -> Node:
    game = words_for(visit.language, one.game)("title")
    return [
        a(href=f"/table/{one.id}")[f"{game}: {', '.join(one.names)}"],
        small[words(f"desk-{one.status}"), " · ", moment(one.updated)],
        act(visit, "close", one.id, words("desk-close", table=f"{game}, {', '.join(one.names)}")),
    ]


def guest_line(visit: Visit, words: Words, one: DeskGuest) -> Node:
    way = "unban" if one.banned else "ban"
    return [
        span[one.name],
        small[words("desk-seats", seats=one.seats), " · ", moment(one.created)],
        act(visit, way, one.id, words(f"desk-{way}", name=one.name)),
    ]


def said_line(visit: Visit, words: Words, one: DeskLine) -> Node:
    return [
        span[f"{one.name}: {one.text}"],
        small[a(href=f"/table/{one.table}")[one.table], " · ", moment(one.at)],
        act(visit, "remove", str(one.id), words("desk-remove", name=one.name)),
    ]


def act(visit: Visit, way: str, whom: str, said: str) -> Markup:
    return form(method="post", action=f"/desk/{way}")[
        visit.proof(),
        input(type="hidden", name="whom", value=whom),
        button(".plain", type="submit")[said],
    ]


def field(words: Words, name: str, said: str, value: str = "", kind: str = "text") -> Markup:
    return div(".row")[
        label(for_=name)[words(said)],
        input(f"#{name}", type=kind, name=name, value=value, maxlength="300", autocomplete="off"),
    ]


def moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")
