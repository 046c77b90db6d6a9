"""The Guardians in play, as cards beside Hell: what each does, and the place to choose him."""

from __future__ import annotations

from markupsafe import Markup, escape

from pandemonium.drawing.html import Node, div, fragment
from pandemonium.drawing.icon import icon_text
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.spot import sheet_of, spot
from pandemonium.engine.phrase import Name
from pandemonium.games.inferno.knowledge.view import InfernoView


def guardians(scene: Scene[InfernoView]) -> Node:
    view = scene.view
    watching = [name for name in (view.red, view.black) if name]
    return fragment[
        div(".guardians", role="group", aria_label=scene.words("table-guardians"))[
            (guardian(scene, name, "red" if name == view.red else "black") for name in watching)
        ],
        (sheet_of(scene, f"guardian {name}", guardian_label(scene, name)) for name in watching),
    ]


def guardian(scene: Scene[InfernoView], name: str, colour: str) -> Markup:
    element = f"guardian {name}"
    facts = (colour, scene.offers(element), scene.advised(element))
    return scene.kept(element, facts, draw=lambda: drawn(scene, name, colour), shared=True)


def drawn(scene: Scene[InfernoView], name: str, colour: str) -> Markup:
    words = scene.words
    content = (
        f'{icon_text(name, "portrait")}<span class="warden-text"><b>{escape(words(name))}</b>'
        f'<span class="deed">{escape(words("guardian-deed", guardian=Name(name)))}</span></span>'
    )
    return spot(scene, f"guardian {name}", guardian_label(scene, name), content, f"warden {colour}-one", name)


def guardian_label(scene: Scene[InfernoView], name: str) -> str:
    return scene.words("guardian-label", guardian=Name(name), deed=scene.words("guardian-deed", guardian=Name(name)))
