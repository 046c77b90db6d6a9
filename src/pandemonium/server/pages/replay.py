"""A replay: its controls in fixed places, a slider with the parts of the game, and every step beside the board.

Each step is an address that can be shared; without the script the links and the form still lead through the game.
"""

from __future__ import annotations

from itertools import groupby
from typing import Any

from markupsafe import Markup

from pandemonium.drawing.html import (
    Node,
    a,
    button,
    details,
    div,
    form,
    fragment,
    h2,
    input,
    label,
    li,
    ol,
    option,
    p,
    select,
    span,
    summary,
)
from pandemonium.drawing.icon import icon
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.seat import mark
from pandemonium.drawing.table import TableDrawing
from pandemonium.drawing.words import Words
from pandemonium.server.model import Course, Step, TableModel

SPEEDS = (1, 2, 4)


def address(model: TableModel, course: Course, step: int) -> str:
    return f"/table/{model.id}/replay/{step}?eyes={course.eyes}"


def replay_bar(model: TableModel, scene: Scene[Any], drawing: TableDrawing[Any]) -> Node:
    words, course = scene.words, model.course
    assert course is not None
    title = f"{words('replay')} · {words('title')} · Pandemonium"
    return fragment[
        div(".question")[
            h2({"id": "prompt", "tabindex": "-1", "data-title": title, "data-step": model.step})[
                course.steps[model.step].text
            ],
            p(".status")[drawing.status(scene), " · ", words("replay-step", step=model.step, steps=model.steps)],
        ],
        slider(model, course, words),
        div(".tools.replay-tools", role="group", aria_label=words("replay"))[
            step_link(model, course, 0, "first", words("replay-first"), "Home"),
            step_link(model, course, model.step - 1, "back", words("replay-back"), "ArrowLeft"),
            button({"class": "tool", "data-play": "", "data-key": "p", "aria-pressed": "false"}, type="button")[
                icon("play"), icon("pause"), span[words("replay-play")]
            ],
            step_link(model, course, model.step + 1, "next", words("replay-next"), "ArrowRight"),
            step_link(model, course, model.steps, "last", words("replay-last"), "End"),
            speeds(words),
            eyes(model, course, words),
            link(model, course, words),
        ],
    ]


def step_link(model: TableModel, course: Course, to: int, name: str, said: str, key: str) -> Markup:
    """A way to another step; where there is none its place stays, so that nothing moves under the pointer."""
    if not 0 <= to <= model.steps or to == model.step:
        return span(".tool.off", aria_hidden="true")[icon(name), span[said]]
    return a({"class": "tool", "href": address(model, course, to), "data-swap": "", "data-key": key})[
        icon(name), span[said]
    ]


def slider(model: TableModel, course: Course, words: Words) -> Markup:
    return form(".slider", method="get", action=f"/table/{model.id}/replay")[
        label(".visually-hidden", for_="step")[words("replay-progress")],
        input(type="hidden", name="eyes", value=course.eyes),
        marks(course),
        input("#step", type="range", name="step", min=0, max=model.steps, value=model.step, data_slide=""),
        button(".plain.without-script", type="submit")[words("replay-go")],
    ]


def marks(course: Course) -> Markup:
    """Where a part of the game begins, as strokes over the slider."""
    began = [at for at, step in enumerate(course.steps) if at and step.chapter != course.steps[at - 1].chapter]
    strokes = "".join(f'<path d="M{at} 0V6"/>' for at in began)
    wide = max(len(course.steps) - 1, 1)
    return Markup(f'<svg viewBox="0 0 {wide} 6" preserveAspectRatio="none" aria-hidden="true">{strokes}</svg>')


def speeds(words: Words) -> Node:
    """Only for the script, which plays."""
    return fragment[
        label(".visually-hidden", for_="speed")[words("replay-speed")],
        select("#speed", data_speed="")[(option(value=speed)[f"×{speed}"] for speed in SPEEDS)],
    ]


def eyes(model: TableModel, course: Course, words: Words) -> Markup:
    """A finished game has no secrets: it may be seen as anybody saw it."""
    seen = [(-1, words("replay-eyes-all")), *((who.seat, who.name) for who in model.seats)]
    return form(".eyes", method="get", action=f"/table/{model.id}/replay")[
        input(type="hidden", name="step", value=model.step),
        label(".visually-hidden", for_="eyes")[words("replay-eyes")],
        select("#eyes", name="eyes", data_send="")[
            (
                option(value=seat, selected=seat == course.eyes)[words("replay-eyes-of", player=name)]
                for seat, name in seen
            )
        ],
        button(".plain.without-script", type="submit")[words("replay-go")],
    ]


def link(model: TableModel, course: Course, words: Words) -> Node:
    here = {"id": "moment", "class": "visually-hidden", "tabindex": "-1", "aria-hidden": "true", "data-address": ""}
    return fragment[
        input(here, type="text", readonly=True, value=address(model, course, model.step)),
        button(".tool", type="button", data_copy="moment", data_done=words("room-copied"))[
            icon("link"), span[words("replay-link")]
        ],
    ]


def turns(model: TableModel) -> Node:
    """Every step, by the parts of the game and the seats whose choices they came of. Sent once; the script marks."""
    course = model.course
    assert course is not None
    parts = groupby(enumerate(course.steps), key=lambda one: one[1].chapter)
    return ol(".turns-list")[(chapter(model, course, name, list(steps)) for name, steps in parts)]


def chapter(model: TableModel, course: Course, name: str, steps: list[tuple[int, Step]]) -> Markup:
    listed = ol[(step_line(model, course, at, step) for at, step in steps)]
    if not name:
        return li[listed]
    here = steps[0][0] <= model.step <= steps[-1][0]
    return li[details(open=here)[summary[name], listed]]


def step_line(model: TableModel, course: Course, at: int, step: Step) -> Markup:
    current = "step" if at == model.step else None
    return li[
        a({"href": address(model, course, at), "data-swap": "", "data-at-step": at, "aria-current": current})[
            mark(str(step.seat), "tiny") if step.seat >= 0 else None, step.text
        ]
    ]
