"""Dante's path beside Hell: every stop with what happens there, the Shortcuts, and how far he has come."""

from __future__ import annotations

from markupsafe import Markup

from pandemonium.drawing.html import Node, li, ol, section, span
from pandemonium.drawing.icon import icon, icon_text
from pandemonium.drawing.scene import Scene
from pandemonium.engine.phrase import Name
from pandemonium.games.inferno.data.names import SINS, STOPS
from pandemonium.games.inferno.knowledge.view import InfernoView
from pandemonium.games.inferno.table import printed

TERMS = {"diploma": "diploma", "pagan": "pagan", "fraud": "fraud-card"}
"""The word of the rulebook that each kind of stop is an example of."""


def dante(scene: Scene[InfernoView]) -> Node:
    view = scene.view
    return scene.kept("dante", view.side, view.dante, view.shortcuts, draw=lambda: path(scene), shared=True)


def path(scene: Scene[InfernoView]) -> Node:
    steps = range(len(printed.board(scene).path))
    return section("#dante.dante", aria_label=scene.words("table-dante"))[
        ol(".steps")[(step(scene, at) for at in steps)]
    ]


def step(scene: Scene[InfernoView], at: int) -> Node:
    view = scene.view
    here, skipped = at == view.dante, at in view.shortcuts
    stop, circle = stop_at(scene, at)
    style = f"step {stop}" + (" here" if here else " past" if at < view.dante else "") + (" skipped" if skipped else "")
    colour = f" {SINS[circle - 1]}" if circle else ""
    term = "shortcut" if skipped else TERMS.get(stop)
    here_is = {"aria-current": "step" if here else None, "data-spot": f"stop {at}", "data-term": term}
    return li({"class": style + colour, **here_is})[
        span(".visually-hidden")[stop_label(scene, at)],
        picture(stop, circle),
        icon("shortcut", "ladder") if skipped else None,
        span(".dante-figure", data_piece="dante", aria_hidden="true")[icon("dante")] if here else None,
    ]


def picture(stop: str, circle: int) -> Node:
    if stop == "diploma":
        return Markup(f'<span class="seal" aria-hidden="true">{icon_text("diploma")}<b>{circle}</b></span>')
    if stop == "start":
        return span(".dot")
    return icon("fraud" if stop == "fraud" else "soul", "cream")


def stop_at(scene: Scene[InfernoView], at: int) -> tuple[str, int]:
    board = printed.board(scene)
    return STOPS[board.path[at]], board.path_circle[at]


def stop_label(scene: Scene[InfernoView], at: int) -> str:
    stop, circle = stop_at(scene, at)
    words = scene.words
    if at in scene.view.shortcuts:
        return words("stop-shortcut")
    if circle:
        return words("stop-diploma", sin=Name(SINS[circle - 1]))
    return words(f"stop-{stop}")
