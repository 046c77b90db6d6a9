"""The curtain of a device that several people share: it stands in place of the whole table until one says who they are.

Nothing of the game is on the page behind it, not even what all may see.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from markupsafe import Markup

from pandemonium.drawing.html import Node, button, div, fragment, h2, p, section, span
from pandemonium.drawing.icon import icon
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.seat import mark
from pandemonium.drawing.words import Words
from pandemonium.server.model import TableModel


def contents(model: TableModel, scene: Scene[Any]) -> dict[str, Callable[[], Node]]:
    """The same parts as those of a table at play."""
    return {
        "board": lambda: curtain(model, scene.words),
        "seats": lambda: None,
        "bar": lambda: bar(model, scene.words),
        "coach": lambda: None,
        "notes": lambda: None,
        "log": lambda: None,
        "beats": lambda: None,
        "chat": lambda: None,
        "told": lambda: None,
        "announce": lambda: lead(model, scene.words),
    }


def asked(model: TableModel) -> list[int]:
    """Of those at this device, the seats the game waits for."""
    return [seat for seat in model.device if model.seats[seat].waiting]


def lead(model: TableModel, words: Words) -> str:
    """Who takes the device next."""
    next_ones = asked(model)
    if len(next_ones) == 1:
        return words("curtain-pass", player=model.seats[next_ones[0]].name)
    return words("curtain-several" if next_ones else "curtain-rest")


def curtain(model: TableModel, words: Words) -> Markup:
    wanted = asked(model)
    others = [seat for seat in model.device if seat not in wanted]
    return section(".curtain", aria_labelledby="curtain-title")[
        h2("#curtain-title")[lead(model, words)],
        p[words("curtain-note")],
        div(".curtain-names")[
            (its_me(model, words, seat, "choice main") for seat in wanted),
            (its_me(model, words, seat, "choice") for seat in others),
        ],
    ]


def its_me(model: TableModel, words: Words, seat: int, style: str) -> Markup:
    return button(
        {"class": style}, type="submit", form="act", formaction=f"/table/{model.id}/lift", name="seat", value=str(seat)
    )[mark(str(seat)), words("curtain-me", player=model.seats[seat].name)]


def bar(model: TableModel, words: Words) -> Node:
    name = words("title")
    return fragment[
        div(".question")[
            h2({"id": "prompt", "tabindex": "-1", "data-title": f"{name} · Pandemonium"})[lead(model, words)],
        ],
    ]


def draws(model: TableModel, words: Words) -> Node:
    """For whoever is before the curtain: hide everything before the device is put down."""
    if not model.device or model.seat < 0 or model.status != "playing":
        return None
    return button(".tool.draws", type="submit", form="act", formaction=f"/table/{model.id}/curtain")[
        icon("curtain"), span[words("curtain-draw")]
    ]
