"""The news: what happened since the viewer's last choice, beside the board; the weightiest leads."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from markupsafe import Markup

from pandemonium.drawing.beat import Beat
from pandemonium.drawing.dice import die
from pandemonium.drawing.html import Node, details, li, span, summary, ul
from pandemonium.drawing.icon import icon
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.seat import GHOST, mark
from pandemonium.server.model import LogLine, TableModel

OWN = 2
"""Of what came of the viewer's own choice only what weighs this much is news: the rest they did themselves."""


def fresh(model: TableModel) -> list[LogLine]:
    """The lines that are news to this viewer."""
    return [line for line in model.log_since(model.since) if is_news(model, line)]


def is_news(model: TableModel, line: LogLine) -> bool:
    weight = line.beat.weight
    return weight >= OWN if line.number == model.since and model.seat >= 0 else weight > 0


def news(model: TableModel, scene: Scene[Any]) -> Node:
    """What matters most to the viewer in a line; in the fold a line for each seat, in the order they came to act."""
    lines = fresh(model)
    if not lines:
        return None
    by_seat: dict[int, list[LogLine]] = defaultdict(list)
    for line in lines:
        by_seat[line.beat.seat if line.beat.seat >= 0 else line.seat].append(line)
    first = max(lines, key=lambda line: (line.to_you, line.beat.weight, line.number))
    return details(".news", id="news")[
        summary[
            span(".news-title")[scene.words("news", lines=len(lines))],
            span({"class": "news-line to-you" if first.to_you else "news-line"})[sign(first.beat), first.text],
        ],
        ul(".news-list")[(of_seat(scene, seat, lines) for seat, lines in by_seat.items())],
    ]


def of_seat(scene: Scene[Any], seat: int, lines: list[LogLine]) -> Markup:
    """First the signs, then the words."""
    return li({"class": "to-you" if any(line.to_you for line in lines) else None})[
        mark(str(seat), "small") if seat >= 0 else None,
        span(".signs")[(sign(line.beat) for line in lines)],
        span(".words")[scene.explained(" ".join(line.text for line in lines))],
    ]


def sign(beat: Beat) -> Node:
    """A beat without words: what moved or landed, and what it came to."""
    owner = str(beat.seat) if beat.seat >= 0 else GHOST
    if not (beat.faces or beat.piece or beat.value):
        return None
    return span({"class": f"sign owner-{owner}", "aria-hidden": "true"})[
        [die(owner, face, sort=beat.dice) for face in beat.faces],
        icon(beat.piece) if beat.piece else None,
        beat.value,
    ]
