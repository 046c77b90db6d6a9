"""Pages about the person: their preferences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from markupsafe import Markup

from pandemonium.drawing.choice import sheet
from pandemonium.drawing.html import (
    Node,
    a,
    button,
    div,
    fieldset,
    form,
    fragment,
    h1,
    h2,
    input,
    label,
    legend,
    li,
    noscript,
    p,
    section,
    span,
    ul,
)
from pandemonium.drawing.words import Words
from pandemonium.server.model import Preferences
from pandemonium.server.pages.shell import page
from pandemonium.server.pages.visit import Visit

CHOICES = {"theme": ("dark", "light", "contrast"), "motion": ("full", "quick", "none"), "language": ("en", "pl")}
SWITCHES = ("sound", "confirm", "keys")
KEYS = ("digits", "arrows", "next", "enter", "escape", "letters", "explain")


def preferences_page(visit: Visit, back: str = "", notice: str = "") -> Markup:
    """The plain page; where one came from, it leads back to."""
    words = visit.words()
    return page(
        visit,
        words("preferences-title"),
        div(".stack")[
            form(".panel.form", method="post", action="/preferences")[
                h1[words("preferences-title")],
                fields(visit, back),
                div[button(".choice.main", type="submit")[words("preferences-save")]],
            ],
            section(".panel")[
                h2[words("devices-title")],
                p[words("devices-preferences")],
                p[a(".button", href="/devices")[words("devices-title")]],
                p[a(href="/journals")[words("journals-title")], " · ", a(href="/packs")[words("packs-title")]],
            ],
            p[a(href="/privacy")[words("privacy")]],
            section(".panel")[h2[words("keys-title")], ul[(li[words(f"keys-{name}")] for name in KEYS)]],
        ],
        notice=notice,
    )


def fields(visit: Visit, back: str) -> Node:
    """All that can be chosen, on the page and in the table's drawer alike."""
    words, mine = visit.words(), visit.user.preferences
    return fragment[
        visit.proof(),
        input(type="hidden", name="back", value=back) if back else None,
        [radios(words, name, getattr(mine, name)) for name in CHOICES],
        div[(check(words, name, getattr(mine, name)) for name in SWITCHES)],
        name_field(visit, words("preferences-name")),
    ]


def drawer(visit: Visit) -> Markup:
    """The same over the table. The script saves every change at once; without it a button does."""
    words = visit.words()
    body = form(".form", method="post", action="/preferences", data_preferences=True)[
        fields(visit, visit.path),
        p(".quiet")[words("preferences-applied")],
        noscript[button(".choice.main", type="submit")[words("preferences-save")]],
    ]
    return div(".preferences-drawer")[sheet("preferences", words("preferences-title"), body, words("close"))]


def name_field(visit: Visit, label_text: str) -> Markup:
    return div(".row")[
        label(for_="name")[label_text],
        input("#name", type="text", name="name", value=visit.holder.name, maxlength="40", autocomplete="nickname"),
    ]


def radios(words: Words, name: str, now: str) -> Markup:
    return fieldset[
        legend[words(f"preferences-{name}")],
        div(".radios")[
            (
                label(".check")[
                    input(type="radio", name=name, value=value, checked=value == now),
                    span(lang=value if name == "language" else None)[
                        words(f"language-{value}" if name == "language" else f"preferences-{name}-{value}")
                    ],
                ]
                for value in CHOICES[name]
            )
        ],
    ]


def check(words: Words, name: str, on: bool) -> Markup:
    return label(".check")[input(type="checkbox", name=name, value="yes", checked=on), words(f"preferences-{name}")]


def preferences_from(data: Mapping[str, str]) -> Preferences:
    """What the form says; a box that is not ticked is not sent. Raises msgspec.ValidationError on anything else."""
    said: dict[str, Any] = {name: data[name] for name in CHOICES if name in data}
    said |= {name: name in data for name in SWITCHES}
    return msgspec.convert(said, Preferences)
