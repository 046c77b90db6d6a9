"""Leaving a game: a bot plays on for me, or all agree to end it."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from pandemonium.drawing.html import Node, button, details, div, p, section, summary
from pandemonium.drawing.scene import Scene
from pandemonium.server.model import TableModel


def proposal(model: TableModel, scene: Scene[Any]) -> Node:
    """That somebody wants to end the game, and one's answer."""
    if model.status != "playing" or not model.enders:
        return None
    words, names = scene.words, ", ".join(scene.name(seat) for seat in model.enders)
    return section(".proposal", aria_label=words("end-title"))[
        p(role="status")[words("end-proposed", names=names, number=len(model.enders))],
        answers(model, scene) if model.seat >= 0 else None,
    ]


def answers(model: TableModel, scene: Scene[Any]) -> Markup:
    if model.seat in model.enders:
        return div[act(model, scene, "play-on", "end-take-back")]
    return div[act(model, scene, "end", "end-agree")]


def leaving(model: TableModel, scene: Scene[Any]) -> Node:
    """For whoever sits here: two ways out, neither by accident."""
    if model.seat < 0 or model.status != "playing" or model.coaching:
        return None
    alone = not any(who.kind == "person" and not who.you for who in model.seats)
    return details(".replace", id="leave")[
        summary[scene.words("leave")],
        act(model, scene, "replace", "replace-me", seat=model.seat),
        act(model, scene, "end", "end-alone" if alone else "end-propose") if not model.enders else None,
    ]


def act(model: TableModel, scene: Scene[Any], action: str, label: str, seat: int = -1) -> Markup:
    place = f"/table/{model.id}/{action}"
    return button(".plain", type="submit", form="act", formaction=place, name="seat", value=seat)[scene.words(label)]
