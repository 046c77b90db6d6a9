"""The log beside the board: turn by turn, the newest first; the page of the whole log has the older ones."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from markupsafe import Markup

from pandemonium.drawing.html import Node, a, button, details, fragment, h1, li, nav, ol, p, section, span, summary
from pandemonium.drawing.icon import icon
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.seat import mark
from pandemonium.server.log_pages import PAGE
from pandemonium.server.model import LogLine, TableModel
from pandemonium.server.pages.beats import facts, props
from pandemonium.server.pages.shell import page
from pandemonium.server.pages.visit import Visit

TURNS = 6
"""Turns that come with the page."""
LINES = 200
"""Of a turn, those that come with the page."""


def log(model: TableModel, scene: Scene[Any]) -> Node:
    """The newest turn first, where the eye is; those with news are open."""
    told = turns(model)
    shown = list(enumerate(told))[-TURNS:]
    return fragment[
        (turn(model, scene, at, lines, last=at == len(told) - 1) for at, lines in reversed(shown)),
        p(".older")[a(href=f"/table/{model.id}/log")[scene.words("log-older", turns=len(told) - TURNS)]]
        if len(told) > TURNS
        else None,
    ]


def turns(model: TableModel) -> list[list[LogLine]]:
    """A turn begins with an event that the game says begins one; where it says so of none, when somebody else acts."""
    marked = any(kind.begins for kind in model.definition.events)
    found: list[list[LogLine]] = []
    for line in model.log:
        if not found or (line.begins if marked else line.seat != found[-1][0].seat):
            found.append([])
        found[-1].append(line)
    return found


def turn(model: TableModel, scene: Scene[Any], at: int, lines: list[LogLine], *, last: bool) -> Markup:
    open = last or lines[-1].number >= model.since
    return scene.kept("turn", at, open, lines, draw=lambda: folded(scene, at, lines, open=open), shared=True)


def folded(scene: Scene[Any], at: int, lines: list[LogLine], *, open: bool) -> Markup:
    again = scene.words("log-again")
    return details(".turn", id=f"turn-{at}", open=open)[
        summary[heading(scene, lines[0])],
        ol(".log", reversed=True)[
            (log_line(line, scene.explained(line.text), again) for line in reversed(below(lines)[-LINES:]))
        ],
    ]


def below(lines: list[LogLine]) -> list[LogLine]:
    """What a turn's heading does not say already."""
    return lines[1:] if lines[0].begins else lines


def heading(scene: Scene[Any], first: LogLine) -> Node:
    if first.begins:
        return first.text
    if first.seat < 0:
        return scene.words("replay-start")
    return fragment[mark(str(first.seat), "tiny"), scene.name(first.seat)]


@lru_cache(maxsize=8192)
def log_line(line: LogLine, said: Markup, again: str) -> Markup:
    """Where it has a place on the table it lights that up, and its button shows the beat again."""
    return li({"class": styles(line), **facts(line)})[
        span(".said")[said],
        button(".line", type="button", tabindex="-1", aria_label=again)[icon("play")] if line.beat.at else None,
        props(line.beat),
    ]


def styles(line: LogLine) -> str | None:
    names = [name for name in ("fresh", "undone") if getattr(line, name)]
    return " ".join([*names, "to-you"] if line.to_you else names) or None


def log_page(visit: Visit, model: TableModel, scene: Scene[Any], number: int = 1) -> Markup:
    """The whole log in pages of its own, from the beginning."""
    name, all_pages = scene.words("log"), pages_of(turns(model))
    shown = all_pages[min(max(number, 1), len(all_pages)) - 1] if all_pages else []
    return page(
        visit,
        name,
        section(".whole-log")[
            h1[name],
            p[a(href=f"/table/{model.id}")[scene.words("log-back")]],
            pages_nav(model, scene, len(all_pages), number) if len(all_pages) > 1 else None,
            [told(scene, lines) for lines in shown],
        ],
    )


def pages_of(turns: list[list[LogLine]]) -> list[list[list[LogLine]]]:
    """Whole turns, until a page has enough lines."""
    found: list[list[list[LogLine]]] = []
    lines = PAGE
    for turn in turns:
        if lines >= PAGE:
            found.append([])
            lines = 0
        found[-1].append(turn)
        lines += len(turn)
    return found


def pages_nav(model: TableModel, scene: Scene[Any], pages: int, number: int) -> Node:
    return nav(".pages", aria_label=scene.words("log-pages"))[
        (
            fragment[a(href=f"/table/{model.id}/log?page={at}", aria_current="page" if at == number else None)[at], " "]
            for at in range(1, pages + 1)
        )
    ]


def told(scene: Scene[Any], lines: list[LogLine]) -> Node:
    return section[
        p(".heading")[heading(scene, lines[0])],
        ol(".log")[(li({"class": styles(line)})[line.text] for line in below(lines))],
    ]
