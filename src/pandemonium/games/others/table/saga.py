"""The record of story mode (section 9.3): every adventure in order, who won it, in how many rounds, and its marks."""

from __future__ import annotations

from pandemonium.drawing.html import Node, div, h3, p, section, span, table, tbody, td, th, thead, tr
from pandemonium.drawing.icon import icon
from pandemonium.engine.saga import Chapter, Saga
from pandemonium.games.others.knowledge.saga import MARKS
from pandemonium.games.others.table.printed import OthersScene

HEADS = ("adventure", "won", "rounds", "deaths", "marks")


def record(scene: OthersScene, saga: Saga) -> Node:
    words = scene.words
    done = words(f"story-complete-{saga.complete}") if saga.complete else words("story-so-far", **so_far(saga))
    return section(".story", aria_labelledby="story-title")[
        h3("#story-title")[words("story-title")],
        p[done],
        div(".table-scroll", role="group", tabindex="0", aria_label=words("story-title"))[
            table(".deeds")[
                thead[tr[(th(scope="col")[words(f"story-{head}")] for head in HEADS)]],
                tbody[(rows(scene, saga, id) for id in saga.order)],
            ]
        ],
    ]


def so_far(saga: Saga) -> dict[str, int]:
    return {"heroes": len(saga.won_by("heroes")), "sin": len(saga.won_by("sin")), "all": len(saga.order)}


def rows(scene: OthersScene, saga: Saga, id: str) -> Node:
    """One for each try; of an adventure still to come only its name."""
    tries = [chapter for chapter in saga.played if chapter.id == id]
    name = scene.words(f"adventure-{id}")
    if not tries:
        return tr(".to-come-yet")[th(scope="row")[name], (td["·"] for _ in HEADS[1:])]
    return [played(scene, chapter, name) for chapter in tries]


def played(scene: OthersScene, chapter: Chapter, name: str) -> Node:
    words = scene.words
    return tr({"class": f"won-by-{chapter.won}"})[
        th(scope="row")[name],
        td[words(f"side-{chapter.won}")],
        td[chapter.figures["rounds"]],
        td[chapter.figures["deaths"]],
        td(".story-marks")[(mark(scene, name, name in chapter.marks) for name in MARKS)],
    ]


def mark(scene: OthersScene, name: str, reached: bool) -> Node:
    said = scene.words(f"mark-{name}" if reached else f"mark-{name}-not")
    return span({"class": "mark-of reached" if reached else "mark-of"}, role="img", aria_label=said, title=said)[
        icon("crown" if reached else "close")
    ]
