"""The bar of a replay: step by step through a finished game. Each step is an address that can be shared."""

from __future__ import annotations

from typing import Any

from htpy import Element, Node, a, div, fragment, h2, p, progress, span

from pandemonium.drawing.icon import icon
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.table import TableDrawing
from pandemonium.server.model import TableModel


def replay_bar(model: TableModel, scene: Scene[Any], drawing: TableDrawing[Any]) -> Node:
    words = scene.words
    last = [line.text for line in model.log if line.number == model.number]
    return fragment[
        div(".question")[
            h2({"id": "prompt", "tabindex": "-1", "data-title": f"{words('replay')} · {words('title')} · Pandemonium"})[
                " ".join(last) if last else words("replay-start")
            ],
            p(".status")[drawing.status(scene), " · ", words("replay-step", step=model.step, steps=model.steps)],
        ],
        progress(max=model.steps or 1, value=model.step, aria_label=words("replay-progress")),
        div(".tools", role="group", aria_label=words("replay"))[
            step(model, 0, "first", words("replay-first"), "Home"),
            step(model, model.step - 1, "back", words("replay-back"), "ArrowLeft"),
            step(model, model.step + 1, "next", words("replay-next"), "ArrowRight"),
            step(model, model.steps, "last", words("replay-last"), "End"),
        ],
    ]


def step(model: TableModel, to: int, name: str, label: str, key: str) -> Element:
    if not 0 <= to <= model.steps or to == model.step:
        return span(".tool.off", aria_hidden="true")[icon(name), span[label]]
    return a({"class": "tool", "href": f"/table/{model.id}/replay/{to}", "data-swap": "", "data-key": key})[
        icon(name), span[label]
    ]
