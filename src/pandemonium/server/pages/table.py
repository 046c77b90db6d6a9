"""The page of a table: the changing parts in their places, and the forms that the buttons on it belong to."""

from __future__ import annotations

from time import time as now
from typing import Any

from markupsafe import Markup

from pandemonium.drawing.html import (
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
    main,
    p,
    section,
    span,
    summary,
)
from pandemonium.drawing.icon import icon
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.words import Words
from pandemonium.engine.phrase import Refusal
from pandemonium.server.model import TableModel
from pandemonium.server.pages.bar import title
from pandemonium.server.pages.chat import chat_drawer
from pandemonium.server.pages.curtain import draws
from pandemonium.server.pages.goal import goal_card
from pandemonium.server.pages.person import drawer
from pandemonium.server.pages.regions import contents, scene_of
from pandemonium.server.pages.shell import document
from pandemonium.server.pages.terms import glossary
from pandemonium.server.pages.visit import Visit


def table_page(visit: Visit, model: TableModel, said: Node = None) -> Markup:
    """A live table or one step of a replay. `said` answers what was just asked."""
    scene, drawing = scene_of(model, visit.user)
    parts = {id: draw() for id, draw in contents(model, scene, drawing).items()}
    name = scene.words("title")
    live = model.step < 0
    return document(
        visit,
        title(model, scene) if live else name,
        fragment[
            a(".skip", href="#prompt")[scene.words("skip-to-question")],
            top(model, scene.words, name),
            div("#notice.host-notice", role="status")[visit.notice],
            main(
                {
                    "class": "table",
                    "data-number": model.number,
                    "data-now": int(now() * 1000),
                    "data-live": address(model) if live else None,
                }
            )[
                div(".felt", tabindex="-1")[
                    div(".board")[div("#board")[parts["board"]]], side(visit, model, scene, parts)
                ],
                notes(scene.words, parts, said),
                section(".bar", aria_label=scene.words("decision"))[
                    p("#caption", aria_hidden="true", hidden=True), div("#bar")[parts["bar"]]
                ],
                glossary(model.definition, scene.words, f"/table/{model.id}/rules"),
            ],
            div("#coach", aria_live="polite")[parts["coach"]],
            div("#beats", hidden=True)[parts["beats"]],
            div("#announce.visually-hidden", aria_live="polite")[parts["announce"]],
            goal_card(model, scene) if live else None,
            forms(visit, model),
            drawer(visit),
            div("#bubble.bubble", role="status", aria_live="polite"),
        ],
        game=model.game,
        table=True,
    )


def address(model: TableModel) -> str:
    """With the seat the page was drawn for: at a shared device the next person gets a page of their own."""
    return f"/api/tables/{model.id}/live?format=html&seat={model.seat}"


def top(model: TableModel, words: Words, name: str) -> Markup:
    return header(".banner.slim")[
        a(".brand", href="/", aria_label=words("back-to-lobby"))[icon("gate"), span["Pandemonium"]],
        h1[name],
        span("#connection", role="status", data_lost=words("connection-lost"), data_slow=words("connection-slow")),
        draws(model, words),
        zoom(words),
        button(".tool", type="button", popovertarget="preferences")[icon("gear"), span[words("preferences")]],
    ]


def zoom(words: Words) -> Markup:
    """Nearer, farther, and the whole board again; the script shows these, and only where they do something."""
    signs = (("out", "−", "-"), ("fit", "⤢", "0"), ("in", "+", "+"))
    return div("#zoom", role="group", aria_label=words("zoom"), hidden=True)[
        (
            button(
                {"class": "tool", "type": "button", "data-zoom": way, "data-key": key}, aria_label=words(f"zoom-{way}")
            )[sign]
            for way, sign, key in signs
        )
    ]


def notes(words: Words, parts: dict[str, Node], said: Node) -> Markup:
    """What is told to the viewer about the question. It lies beside the board, so that the bar keeps its height."""
    return div(".notes")[
        div(".slip", role="group", tabindex="0", aria_label=words("notes"))[
            div("#answer", role="status")[said], div("#notes")[parts["notes"]]
        ]
    ]


def side(visit: Visit, model: TableModel, scene: Scene[Any], parts: dict[str, Node]) -> Markup:
    words = scene.words
    return div(".side")[
        div("#seats.seats", role="group", tabindex="0", aria_label=words("seats"))[parts["seats"]],
        details("#log-drawer.drawer", open=True)[
            summary({"data-key": "l"})[icon("log"), words("log")],
            div("#log", role="group", tabindex="0", aria_label=words("log"))[parts["log"]],
        ],
        chat_drawer(visit, model, words, parts["chat"]),
        details("#told-drawer.drawer")[summary[icon("book"), words("told")], div("#told")[parts["told"]]],
        footer(".commitment")[words("commitment-short", commitment=model.commitment[:12])],
    ]


def forms(visit: Visit, model: TableModel) -> Node:
    """Choices are posted with the number of entries seen, a replay's way on too; a question only asks for the page."""
    return fragment[
        form("#act", method="post", action=f"/table/{model.id}/choose")[
            visit.proof(), input(type="hidden", name="number", value=model.number)
        ],
        form("#ask", method="get", action=f"/table/{model.id}"),
        form("#beside", method="post", action=f"/table/{model.id}/beside", data_clear="")[visit.proof()]
        if model.status == "waiting"
        else None,
    ]


def reason(scene: Scene[Any], refused: Refusal, table: str) -> Node:
    """Why not, and the rule that says so."""
    return fragment[
        span(".reason")[scene.explained(scene.words.say(refused.reason))],
        a(".rule", href=f"/table/{table}/rules#{refused.rule}", target="_blank")[scene.words("term-more")]
        if refused.rule
        else None,
    ]
