"""My games as journals: all of them to take along, and journals to look at and to play on from."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from pandemonium.drawing.html import Node, a, button, div, form, h1, h2, input, label, p, section
from pandemonium.drawing.icon import icon
from pandemonium.drawing.scene import Scene
from pandemonium.server.model import TableModel
from pandemonium.server.pages.shell import page
from pandemonium.server.pages.visit import Visit


def journals_page(visit: Visit, notice: str = "") -> Markup:
    words = visit.words()
    return page(
        visit,
        words("journals-title"),
        div(".stack")[
            form(".panel.form", method="post", action="/journals", enctype="multipart/form-data")[
                visit.proof(),
                h1[words("journals-title")],
                p[words("journals-about")],
                div(".row")[
                    label(for_="file")[words("journals-file")],
                    input("#file", type="file", name="file", accept=".txt,.journal,.zip,text/plain", required=True),
                ],
                div[button(".choice.main", type="submit")[words("journals-load")]],
            ],
            section(".panel")[
                h2[words("journals-export")],
                p[words("journals-export-about")],
                p[
                    a(".button", href="/journals/all.zip", download="pandemonium.zip")[
                        icon("download"), words("journals-take")
                    ]
                ],
            ],
        ],
        notice=notice,
    )


def play_on(model: TableModel, scene: Scene[Any]) -> Node:
    """In a replay: a new table that stands as the game did at this step."""
    if model.course is None or model.step == model.steps or model.outlined:
        return None
    place = f"/table/{model.id}/replay/{model.step}/play-on?eyes={model.course.eyes}"
    return button(".choice", type="submit", form="act", formaction=place)[scene.words("replay-play-on")]
