"""The pact of a new table as the form asks for it: tempo, a limit per question, and who may look on."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from markupsafe import Markup

from pandemonium.drawing.html import div, fieldset, input, label, legend, li, option, select, small, ul
from pandemonium.drawing.words import Words
from pandemonium.server.model import Pact

TEMPOS = ("live", "relaxed", "mail")
LIMITS = (0, 30, 60, 120, 300, 3_600, 86_400, 259_200)
UNITS = (("day", 86_400), ("hour", 3_600), ("minute", 60), ("second", 1))


def pact_fields(words: Words, wanted: Mapping[str, str]) -> Markup:
    return fieldset[
        legend[words("pact")],
        row(words, "tempo", {tempo: words(f"tempo-{tempo}") for tempo in TEMPOS}, wanted),
        row(words, "limit", {str(limit): limit_said(words, limit) for limit in LIMITS}, wanted),
        check(words, "public", "public" in wanted),
        check(words, "watching", "watching" in wanted or "tempo" not in wanted),
    ]


def row(words: Words, name: str, values: dict[str, str], wanted: Mapping[str, str]) -> Markup:
    chosen = wanted.get(name, "")
    return div(".row")[
        label(for_=name)[words(name)],
        select(id=name, name=name)[
            (option(value=value, selected=value == chosen)[said] for value, said in values.items())
        ],
        small[words(f"{name}-help")],
    ]


def check(words: Words, name: str, on: bool) -> Markup:
    return div[
        label(".check")[input(type="checkbox", name=name, value="yes", checked=on), words(f"new-{name}")],
        small[words(f"new-{name}-help")],
    ]


def pact_said(words: Words, pact: Pact, *, public: bool) -> Markup:
    """At a glance, for those who gather: how fast, and before whose eyes."""
    eyes = "nobody" if not pact.watching else "anybody" if public else "address"
    return ul(".glance")[
        li[words("tempo"), ": ", words(f"tempo-{pact.tempo}")],
        li[words("limit"), ": ", limit_said(words, pact.limit)],
        li[words("may-watch"), ": ", words(f"may-watch-{eyes}")],
    ]


def limit_said(words: Words, seconds: int) -> str:
    """In the largest unit that gives a whole number."""
    if not seconds:
        return words("limit-none")
    unit, length = next((unit, length) for unit, length in UNITS if seconds % length == 0)
    return words("limit-time", number=seconds // length, unit=unit)


def pact_from(data: Mapping[str, str]) -> Pact:
    """What the form says. Raises msgspec.ValidationError on anything else."""
    said = {"tempo": data.get("tempo", "live"), "limit": data.get("limit", "0"), "watching": "watching" in data}
    return msgspec.convert(said, Pact, strict=False)
