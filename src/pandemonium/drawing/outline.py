"""The table of a game that brings no drawing of its own: its view as an outline, and every choice in the bar."""

from __future__ import annotations

from typing import Any

import msgspec

from pandemonium.drawing.html import Node, div, li, ul
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.table import TableDrawing
from pandemonium.engine.decision import Offer


class OutlinedTable(TableDrawing[Any]):
    def status(self, scene: Scene[Any]) -> str:
        return ""

    def board(self, scene: Scene[Any]) -> Node:
        return div(".outline")[nested(msgspec.to_builtins(scene.view))]

    def seat(self, scene: Scene[Any], seat: int) -> Node:
        return None

    def bar(self, scene: Scene[Any]) -> list[Offer]:
        return list(scene.decision.offers) if scene.decision else []

    def final(self, scene: Scene[Any], offer: Offer) -> bool:
        return False

    def narration(self, scene: Scene[Any]) -> list[str]:
        return [f"{name}: {value}" for name, value in msgspec.to_builtins(scene.view).items()]


def nested(thing: dict[str, object]) -> Node:
    """Plain data as lists of names and values."""
    return ul[
        (li[f"{name}: ", nested(value) if isinstance(value, dict) else str(value)] for name, value in thing.items())
    ]
