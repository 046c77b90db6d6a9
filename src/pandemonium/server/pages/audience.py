"""Watching is marked as such, for those who do and for those who are watched; the host may switch it off."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from pandemonium.drawing.html import Node, button, details, section, span, summary
from pandemonium.drawing.icon import icon
from pandemonium.drawing.scene import Scene
from pandemonium.server.model import TableModel


def audience(model: TableModel, scene: Scene[Any]) -> Node:
    """Nothing where nobody watches."""
    watched = model.step < 0 and (model.watchers or model.seat < 0)
    if not watched:
        return None
    words = scene.words
    return section(".audience", aria_label=words("audience"))[
        icon("eye"),
        span(".you-watch")[words("you-watch")] if model.seat < 0 else None,
        span[words("watchers", number=model.watchers)] if model.watchers else None,
    ]


def doors(model: TableModel, scene: Scene[Any]) -> Node:
    """For whoever opened the table: who may look on, and whether strangers find it."""
    if not model.hosting or model.step >= 0:
        return None
    return details(".replace", id="doors")[
        summary[scene.words("doors")],
        door(model, scene, "watching", "watching-no" if model.pact.watching else "watching-yes"),
        door(model, scene, "public", "public-no" if model.public else "public-yes"),
    ]


def door(model: TableModel, scene: Scene[Any], name: str, label: str) -> Markup:
    """The label ends with what pressing it says."""
    place, value = f"/table/{model.id}/audience", label.rpartition("-")[2]
    return button(".plain", type="submit", form="act", formaction=place, name=name, value=value)[scene.words(label)]
