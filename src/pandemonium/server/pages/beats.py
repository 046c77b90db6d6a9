"""Beats on the page: what happened since the viewer's last choice, in order, with the pieces the script shows it by.

The list is hidden: the script plays it over the board. It knows no game, so dice, symbols and marks are drawn here.
"""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from pandemonium.drawing.beat import Beat
from pandemonium.drawing.dice import die
from pandemonium.drawing.html import Node, li, ol, span
from pandemonium.drawing.icon import icon
from pandemonium.drawing.seat import GHOST, mark
from pandemonium.server.model import LogLine, TableModel

MOST = 80
"""Beats that come with a page; whoever was away longer reads the log."""


def beats(model: TableModel) -> Node:
    """Of a live table, since the viewer's last choice; of a step of a replay, those of that step."""
    return ol[[beat_item(line) for line in model.log_since(model.since)[-MOST:]]]


@lru_cache(maxsize=8192)
def beat_item(line: LogLine) -> Markup:
    return li(facts(line))[span(".said")[line.text], props(line.beat)]


def facts(line: LogLine) -> dict[str, str | int | None]:
    """A beat as attributes, for the script."""
    beat = line.beat
    return {
        "data-number": line.number,
        "data-show": beat.show,
        "data-at": beat.at or None,
        "data-to": beat.to or None,
        "data-seat": beat.seat if beat.seat >= 0 else None,
        "data-value": beat.value or None,
        "data-during": beat.during or None,
        "data-weight": beat.weight,
    }


def props(beat: Beat) -> Node:
    """What lands or travels, in its owner's colour and shape."""
    if beat.show == "say":
        return None
    owner = str(beat.seat) if beat.seat >= 0 else GHOST
    return span({"class": f"props owner-{owner}"})[
        [die(owner, face, sort=beat.dice) for face in beat.faces],
        icon(beat.piece) if beat.piece else None,
        mark(owner, "small") if beat.seat >= 0 else None,
    ]
