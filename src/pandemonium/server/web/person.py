"""Pages about the person: preferences, and taking a seat by a link."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from htpy import Element, button, div, fieldset, form, h1, h2, input, label, legend, li, p, section, span, ul

from pandemonium.drawing.words import Words
from pandemonium.server.model import Preferences
from pandemonium.server.web.shell import page
from pandemonium.server.web.visit import Visit

CHOICES = {"language": ("en", "pl"), "theme": ("dark", "light", "contrast"), "motion": ("full", "quick", "none")}
KEYS = ("digits", "arrows", "next", "enter", "escape", "letters")


def preferences_page(visit: Visit, notice: str = "") -> Element:
    words, mine = visit.words(), visit.user.preferences
    return page(
        visit,
        words("preferences-title"),
        div(".stack")[
            form(".panel.form", method="post", action="/preferences")[
                visit.proof(),
                h1[words("preferences-title")],
                name_field(visit, words("preferences-name")),
                [radios(words, name, getattr(mine, name)) for name in CHOICES],
                div[check(words, "confirm", mine.confirm), check(words, "keys", mine.keys)],
                div[button(".choice.main", type="submit")[words("preferences-save")]],
            ],
            section(".panel")[h2[words("keys-title")], ul[(li[words(f"keys-{name}")] for name in KEYS)]],
        ],
        notice=notice,
    )


def name_field(visit: Visit, label_text: str) -> Element:
    return div(".row")[
        label(for_="name")[label_text],
        input("#name", type="text", name="name", value=visit.user.name, maxlength="40", autocomplete="nickname"),
    ]


def radios(words: Words, name: str, now: str) -> Element:
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


def check(words: Words, name: str, on: bool) -> Element:
    return label(".check")[input(type="checkbox", name=name, value="yes", checked=on), words(f"preferences-{name}")]


def preferences_from(data: Mapping[str, str]) -> Preferences:
    """What the form says; a box that is not ticked is not sent. Raises msgspec.ValidationError on anything else."""
    said: dict[str, Any] = {name: data[name] for name in CHOICES if name in data}
    said |= {name: name in data for name in ("confirm", "keys")}
    return msgspec.convert(said, Preferences)


def join_page(visit: Visit, link: str, notice: str = "") -> Element:
    words = visit.words()
    return page(
        visit,
        words("join-title"),
        form(".panel.form.error", method="post", action=f"/join/{link}")[
            visit.proof(),
            h1[words("join-title")],
            p[words("join-lead", name=visit.user.name)],
            name_field(visit, words("join-as")),
            div[button(".choice.main", type="submit")[words("join-take")]],
        ],
        notice=notice,
    )
