"""What is told beside the board: the log, the chat, and the table in words."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from htpy import Node, li, ol, p, span, time, ul
from markupsafe import Markup

from pandemonium.drawing.scene import Scene
from pandemonium.drawing.seat import mark
from pandemonium.drawing.table import TableDrawing
from pandemonium.server.model import ChatLine, LogLine, TableModel

LINES = 60
"""Lines of the log on the page; a replay shows the rest in its place."""


def log(model: TableModel) -> Node:
    """The newest line first, where the eye is."""
    return ol(".log", reversed=True)[Markup("").join(log_line(line) for line in reversed(model.log[-LINES:]))]


@lru_cache(maxsize=8192)
def log_line(line: LogLine) -> Markup:
    style = " ".join(name for name in ("fresh", "undone") if getattr(line, name))
    style += " to-you" if line.to_you else ""
    return Markup(li({"class": style.strip() or None})[line.text])


def chat(model: TableModel, scene: Scene[Any]) -> Node:
    if not model.chat:
        return p(".quiet")[scene.words("chat-empty")]
    return ul(".chat")[(chat_line(line) for line in model.chat[-LINES:])]


def chat_line(line: ChatLine) -> Node:
    return li[
        mark(str(line.seat), "tiny") if line.seat >= 0 else None,
        span(".chat-name")[line.name],
        time(datetime=line.at)[line.at[11:16]],
        span(".chat-text")[line.text],
    ]


def told(scene: Scene[Any], drawing: TableDrawing[Any]) -> Node:
    return ul(".told")[Markup("").join(told_line(sentence) for sentence in drawing.narration(scene))]


@lru_cache(maxsize=8192)
def told_line(sentence: str) -> Markup:
    return Markup(li[sentence])


def announcement(model: TableModel, scene: Scene[Any]) -> Node:
    """What a screen reader says after each change: what just happened, and what is asked."""
    lines = [line.text for line in model.log if line.number == model.number and not line.undone]
    asked = [model.decision.prompt, model.decision.lesson] if model.decision else []
    return " ".join([*lines, *(scene.words.say(phrase) for phrase in asked if phrase)])
