"""Whose turn it is: the round's phases, and the seats in the order they act, from the Torch to the dark."""

from __future__ import annotations

from pandemonium.drawing.dice import die
from pandemonium.drawing.html import Node, div, li, ol, span
from pandemonium.drawing.icon import icon
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.seat import mark
from pandemonium.games.crypt.knowledge.view import GHOST_HOLDS, CryptView

PHASES = ("reveal", "claim", "collect", "torch")
NOW = {"pottery": 0, "claim": 1, "collect": 2}


def turns(scene: Scene[CryptView]) -> Node:
    view = scene.view
    ready = [player.ready for player in view.players]
    return scene.kept("turns", view.phase, view.turn_order, view.turn, ready, draw=lambda: strip(scene), shared=True)


def strip(scene: Scene[CryptView]) -> Node:
    """The two rows of the strip."""
    view, words = scene.view, scene.words
    now = NOW.get(view.phase, -1)
    return div(".turns")[
        ol(".phases", aria_label=words("table-phases"))[
            (
                li(
                    {
                        "class": "now" if at == now else "",
                        "aria-current": "step" if at == now else None,
                        "data-spot": f"phase {phase}",
                        "data-term": phase,
                    }
                )[words(f"phase-{phase}")]
                for at, phase in enumerate(PHASES)
            )
        ],
        ol(".order", aria_label=words("table-order"))[(turn(scene, at, who) for at, who in enumerate(view.turn_order))],
    ]


def turn(scene: Scene[CryptView], at: int, who: str) -> Node:
    view, words = scene.view, scene.words
    now = at == view.turn
    name = words("ghost") if who == GHOST_HOLDS else scene.name(int(who))
    last = at == len(view.turn_order) - 1
    return li({"class": "now" if now else "past" if at < view.turn else "", "aria-current": "true" if now else None})[
        mark(who, "small"),
        span(".who")[name],
        span(".dice", aria_hidden="true")[[die(who)] * view.players[int(who)].ready] if who != GHOST_HOLDS else None,
        icon("torch", "small") if at == 0 else None,
        icon("lights-out", "small") if last else None,
        span(".visually-hidden")[words("turn-dark")] if last else None,
    ]
