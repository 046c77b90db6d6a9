"""The Graveyard above the Acheron: the Souls that wait, by colour, and those the next Plague brings."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from pandemonium.drawing.html import Node, div, fragment, h2, span
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.spot import sheet_of, spot
from pandemonium.engine.phrase import Name
from pandemonium.games.inferno.data.names import SINS
from pandemonium.games.inferno.knowledge.view import InfernoView
from pandemonium.games.inferno.table.piece import Pieces
from pandemonium.games.inferno.table.shield import soul


def graveyard(scene: Scene[InfernoView], pieces: Pieces) -> Node:
    view, words = scene.view, scene.words
    return div(".graveyard", role="group", aria_label=words("table-graveyard"), data_spot="graveyard")[
        div(".graveyard-head")[h2(".over", data_term="graveyard")[words("table-graveyard")], plague(scene)],
        div(".graves")[(grave(scene, pieces, circle) for circle in range(1, len(SINS) + 1))],
        (
            sheet_of(scene, f"grave {sin}", grave_label(scene, circle))
            for circle, sin in enumerate(SINS, 1)
            if view.graveyard[circle - 1]
        ),
    ]


def grave(scene: Scene[InfernoView], pieces: Pieces, circle: int) -> Markup:
    sin, souls = SINS[circle - 1], scene.view.graveyard[circle - 1]
    element = f"grave {sin}"
    picked = scene.view.underway.picked == f"graveyard {sin}"
    piece = pieces.soul_in_graveyard(circle)
    facts = (souls, picked, piece, scene.offers(element), scene.advised(element))
    return scene.kept(element, facts, draw=lambda: drawn(scene, circle, piece, picked), shared=True)


def drawn(scene: Scene[InfernoView], circle: int, piece: str, picked: bool) -> Markup:
    sin, souls = SINS[circle - 1], scene.view.graveyard[circle - 1]
    content = standing(sin, piece if souls else "") + f'<span class="many">{souls or "–"}</span>'
    style = "grave" + ("" if souls else " none") + (" picked" if picked else "")
    return spot(scene, f"grave {sin}", grave_label(scene, circle), content, style)


@lru_cache(maxsize=256)
def standing(sin: str, piece: str = "") -> str:
    """A Soul outside of Hell."""
    name = f' data-piece="{piece}"' if piece else ""
    return f'<svg class="token {sin}" viewBox="0 -1 20 19" aria-hidden="true"{name}>{soul(sin, laid=False)}</svg>'


def grave_label(scene: Scene[InfernoView], circle: int) -> str:
    souls = scene.view.graveyard[circle - 1]
    return scene.words("graveyard-souls", sin=Name(SINS[circle - 1]), souls=souls)


def plague(scene: Scene[InfernoView]) -> Node:
    """The visible card: what comes when the Graveyard is empty."""
    view, words = scene.view, scene.words
    if not view.plague:
        return None
    sins = ", ".join(words(sin) for sin in view.plague)
    label = words("table-plague", souls=sins)
    return span(".plague", role="img", aria_label=label, data_spot="graveyard plague", data_term="plague")[
        fragment[span(".tag")[words("table-plague-short")], (Markup(standing(sin)) for sin in view.plague)]
    ]
