"""The coach of a lesson: its marks from here to the learner's next choice.

The script shows one mark at a time beside the place it speaks of; without it all of them stand above the question.
"""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from pandemonium.drawing.html import Node, a, button, div, li, ol, p, section, small
from pandemonium.drawing.icon import icon
from pandemonium.drawing.scene import Scene
from pandemonium.server.model import Coaching, TableModel


def coach(model: TableModel, scene: Scene[Any]) -> Node:
    """Nothing at other tables, and while others act."""
    coaching = model.coaching
    if coaching is None or not coaching.marks:
        return None
    words = scene.words
    return section({"class": "coach", "data-stretch": coaching.stretch, "tabindex": "-1"}, aria_label=words("coach"))[
        ol[(mark(model, scene, coaching, at) for at in range(len(coaching.marks)))],
        div(".coach-foot")[
            a(href="/")[words("coach-leave")],
            button(type="submit", form="act", formaction=f"/learn/{model.game}", name="again", value=coaching.lesson)[
                words("coach-again")
            ],
        ],
    ]


def mark(model: TableModel, scene: Scene[Any], coaching: Coaching, at: int) -> Markup:
    """A mark with the place it points at; where it waits for a choice, with the codes of those it accepts."""
    words, one, number = scene.words, coaching.marks[at], coaching.first + at
    accepted = "|".join(coaching.accepted) if one.accept else None
    return li({"class": "coach-mark", "data-at": one.at or None, "data-accept": accepted})[
        p[words.say(one.says)],
        div(".coach-way")[
            small[words("coach-count", number=number + 1, all=coaching.all)],
            way_out(model, scene, coaching.next)
            if number + 1 == coaching.all
            else None
            if one.accept
            else way_on(scene, number),
        ],
    ]


def way_on(scene: Scene[Any], number: int) -> Markup:
    """Only for the script: without it all marks stand there already."""
    return button(".button.coach-next", id=f"coach-next-{number}", type="button")[
        scene.words("coach-next"), icon("next")
    ]


def way_out(model: TableModel, scene: Scene[Any], lesson: int) -> Node:
    """After the last mark: the lesson that follows, a real game, or the rules."""
    words = scene.words
    following = {"type": "submit", "form": "act", "formaction": f"/learn/{model.game}", "name": "lesson"}
    return [
        a(".button", href=f"/rules/{model.game}")[icon("book"), words("rules")],
        button(
            {"class": "choice" if lesson else "choice main"},
            type="submit",
            form="act",
            formaction=f"/play/{model.game}",
        )[words("coach-play")],
        button(".choice.main", following, value=lesson)[words(f"taught-{lesson}")] if lesson else None,
    ]
