"""The shell of every page: head, symbols, banner, main part."""

from __future__ import annotations

from urllib.parse import urlencode

from markupsafe import Markup

from pandemonium.drawing.html import (
    Node,
    a,
    body,
    button,
    form,
    fragment,
    head,
    header,
    html,
    input,
    link,
    main,
    meta,
    nav,
    p,
    script,
    span,
    title,
)
from pandemonium.drawing.icon import icon
from pandemonium.engine.text import LANGUAGES
from pandemonium.server.pages import assets
from pandemonium.server.pages.visit import Visit

DOCTYPE = Markup("<!doctype html>")


def document(visit: Visit, name: str, content: Node, *, game: str = "", table: bool = False) -> Markup:
    """A whole page, with what a game's drawings need where it has some. Theme and motion are attributes of the root."""
    preferences = visit.user.preferences
    return (
        DOCTYPE
        + html(
            {
                "data-theme": preferences.theme,
                "data-motion": preferences.motion,
                "data-keys": "on" if preferences.keys else "off",
                "data-sound": "on" if preferences.sound else "off",
            },
            lang=visit.language,
        )[
            head[
                meta(charset="utf-8"),
                meta(name="viewport", content="width=device-width, initial-scale=1"),
                meta(name="color-scheme", content="light" if preferences.theme == "light" else "dark"),
                title[f"{name} · Pandemonium"],
                link(
                    rel="icon",
                    href=assets.favicon().path,
                    type="image/svg+xml",
                    data_turn=assets.favicon("turn").path if game else None,
                ),
                link(rel="stylesheet", href=assets.style().path),
                script(src=assets.script().path, defer=True),
            ],
            body({"class": f"at-table game-{game}" if table else None})[assets.symbols(game), content],
        ]
    )


def page(visit: Visit, name: str, content: Node, *, notice: str = "", game: str = "") -> Markup:
    """An ordinary page: the banner, what has to be said, and the content."""
    words = visit.words()
    return document(
        visit,
        name,
        fragment[
            a(".skip", href="#main")[words("skip")],
            banner(visit),
            p(".host-notice", role="status")[visit.notice] if visit.notice else None,
            main("#main.page", tabindex="-1")[span(".notice", role="status")[notice] if notice else None, content],
        ],
        game=game,
    )


def banner(visit: Visit) -> Markup:
    words = visit.words()
    return header(".banner")[
        a(".brand", href="/")[icon("gate"), span["Pandemonium"]],
        nav(aria_label=words("menu"))[
            a(href="/")[icon("home"), span[words("lobby")]],
            a(href="/rules")[icon("book"), span[words("rules")]],
            a(href="/preferences?" + urlencode({"back": visit.path}))[icon("gear"), span[words("preferences")]],
            languages(visit) if visit.token else None,
        ],
    ]


def languages(visit: Visit) -> Markup:
    """The other language, one press away, whatever language the page came in."""
    other = next(language for language in LANGUAGES if language != visit.language)
    return form(".language", method="post", action="/preferences/language")[
        visit.proof(),
        input(type="hidden", name="language", value=other),
        input(type="hidden", name="back", value=visit.path),
        button(".plain", type="submit", lang=other)[visit.words()(f"language-{other}")],
    ]
