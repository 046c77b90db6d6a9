"""What is told beside the board: the table in words, and what a screen reader says."""

from __future__ import annotations

from typing import Any

from pandemonium.drawing.html import Node, li, ul
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.table import TableDrawing
from pandemonium.server.model import TableModel


def told(scene: Scene[Any], drawing: TableDrawing[Any]) -> Node:
    return ul(".told")[(li[sentence] for sentence in drawing.narration(scene))]


def announcement(model: TableModel, scene: Scene[Any]) -> Node:
    """What a screen reader says after each change: what just happened, and what is asked."""
    lines = [line.text for line in model.log_since(model.number) if line.number == model.number]
    asked = [model.decision.prompt, model.decision.tip] if model.decision else []
    return " ".join([*lines, *(scene.words.say(phrase) for phrase in asked if phrase)])
