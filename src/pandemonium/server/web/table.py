"""The page of a table: the changing parts in their places, and the forms that the buttons on it belong to."""

from __future__ import annotations

from typing import Any

from htpy import (
    Element,
    Node,
    a,
    button,
    details,
    div,
    footer,
    form,
    fragment,
    h1,
    header,
    input,
    label,
    main,
    section,
    span,
    summary,
)

from pandemonium.drawing.icon import icon
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.words import Words
from pandemonium.engine.phrase import Refusal
from pandemonium.server.model import TableModel
from pandemonium.server.web.bar import title
from pandemonium.server.web.live import contents, scene_of
from pandemonium.server.web.shell import document
from pandemonium.server.web.visit import Visit


def table_page(visit: Visit, model: TableModel, said: Node = None) -> Element:
    """A live table or one step of a replay. `said` answers what was just asked."""
    scene, drawing = scene_of(model, visit.user)
    parts = contents(model, scene, drawing)
    name = scene.words("title")
    live = model.step < 0
    return document(
        visit,
        title(model, scene) if live else name,
        fragment[
            a(".skip", href="#prompt")[scene.words("skip-to-question")],
            top(scene.words, name),
            main({"class": "table", "data-number": model.number, "data-live": address(model) if live else None})[
                div(".felt", tabindex="-1")[div("#board.board")[parts["board"]], side(visit, model, scene, parts)],
                section(".bar", aria_label=scene.words("decision"))[
                    div("#answer", role="status")[said], div("#bar")[parts["bar"]]
                ],
            ],
            div("#announce.visually-hidden", aria_live="polite")[parts["announce"]],
            forms(visit, model) if live else None,
        ],
        game=model.game,
    )


def address(model: TableModel) -> str:
    return f"/api/tables/{model.id}/live?format=html"


def top(words: Words, name: str) -> Element:
    return header(".banner.slim")[
        a(".brand", href="/", aria_label=words("back-to-lobby"))[icon("gate"), span["Pandemonium"]],
        h1[name],
        span("#connection", role="status", data_lost=words("connection-lost")),
        a(".tool", href="/preferences")[icon("gear"), span[words("preferences")]],
    ]


def side(visit: Visit, model: TableModel, scene: Scene[Any], parts: dict[str, Node]) -> Element:
    words = scene.words
    return div(".side")[
        div("#seats.seats", role="group", tabindex="0", aria_label=words("seats"))[parts["seats"]],
        details("#log-drawer.drawer", open=True)[
            summary({"data-key": "l"})[icon("log"), words("log")],
            div("#log", role="group", tabindex="0", aria_label=words("log"))[parts["log"]],
        ],
        details("#chat-drawer.drawer")[
            summary[icon("chat"), words("chat")],
            div("#chat")[parts["chat"]],
            chat_form(visit, model, words) if model.step < 0 else None,
        ],
        details("#told-drawer.drawer")[summary[icon("book"), words("told")], div("#told")[parts["told"]]],
        footer(".commitment")[words("commitment-short", commitment=model.commitment[:12])],
    ]


def chat_form(visit: Visit, model: TableModel, words: Words) -> Element:
    return form(".chat-form", method="post", action=f"/table/{model.id}/say", data_clear="")[
        visit.proof(),
        label(".visually-hidden", for_="say")[words("chat-say")],
        input("#say", type="text", name="text", maxlength="500", autocomplete="off", placeholder=words("chat-say")),
        button(".plain", type="submit")[words("chat-send")],
    ]


def forms(visit: Visit, model: TableModel) -> Node:
    """Choices are posted with the number of entries seen; a question only asks for the page again."""
    return fragment[
        form("#act", method="post", action=f"/table/{model.id}/choose")[
            visit.proof(), input(type="hidden", name="number", value=model.number)
        ],
        form("#ask", method="get", action=f"/table/{model.id}"),
    ]


def reason(words: Words, refused: Refusal, game: str) -> Node:
    """Why not, and the rule that says so."""
    return fragment[
        span(".reason")[words.say(refused.reason)],
        a(".rule", href=f"/rules/{game}#{refused.rule}", target="_blank")[refused.rule] if refused.rule else None,
    ]
