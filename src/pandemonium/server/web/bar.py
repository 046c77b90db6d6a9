"""The decision bar: whose turn it is, what is asked in one sentence, the answers, and the ways back."""

from __future__ import annotations

from typing import Any

from htpy import Element, Node, a, button, details, div, fragment, h2, li, p, span, summary, ul

from pandemonium.drawing.choice import choice_button, sheet
from pandemonium.drawing.icon import icon
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.seat import mark
from pandemonium.drawing.table import TableDrawing
from pandemonium.engine.decision import Offer
from pandemonium.server.model import LogLine, TableModel


def bar(model: TableModel, scene: Scene[Any], drawing: TableDrawing[Any]) -> Node:
    return fragment[
        news(model, scene),
        hint(scene),
        div(".question")[question(model, scene), p(".status")[drawing.status(scene)]],
        lesson(model, scene),
        div(".answers")[answers(scene, drawing)],
        kept_tools(model, scene) if model.decision and model.seat >= 0 else None,
    ]


def question(model: TableModel, scene: Scene[Any]) -> Node:
    words = scene.words
    asked = model.decision is not None and model.decision.waiting
    if model.decision is not None:
        sentence = words.say(model.decision.prompt)
    else:
        sentence = words("prompt-waiting" if model.status == "waiting" else "prompt-over")
    return fragment[
        [mark(str(who.seat)) for who in model.seats if who.waiting],
        h2(
            {
                "id": "prompt",
                "tabindex": "-1",
                "data-title": f"{title(model, scene)} · Pandemonium",
                "class": "asked" if asked else None,
            }
        )[sentence],
    ]


def lesson(model: TableModel, scene: Scene[Any]) -> Node:
    """At a table that learns the game: what this kind of question is about, the first time it is asked."""
    if model.decision is None or model.decision.lesson is None:
        return None
    return p(".lesson", id="lesson")[icon("hint"), span[scene.words.say(model.decision.lesson)]]


def title(model: TableModel, scene: Scene[Any]) -> str:
    """What the browser's tab says: whose turn it is must show when the table does not."""
    name = scene.words("title")
    asked = model.decision is not None and model.decision.waiting
    return scene.words("title-your-turn", game=name) if asked else name


def answers(scene: Scene[Any], drawing: TableDrawing[Any]) -> Node:
    """The choices that stand in the bar."""
    offers = drawing.bar(scene)
    return [answer(scene, drawing, offer, alone=len(offers) == 1) for offer in offers]


def answer(scene: Scene[Any], drawing: TableDrawing[Any], offer: Offer, *, alone: bool) -> Node:
    style = "main" if offer.element == "" else ""
    if not (scene.confirm and drawing.final(scene, offer)):
        return choice_button(scene, offer, style=style, key="Enter" if alone else "")
    words = scene.words
    id = "sheet-" + offer.code.replace(" ", "-")
    body = div(".offers")[p[words("final-note")], p[choice_button(scene, offer, words("final-yes"), style="main")]]
    return fragment[
        button({"class": f"choice {style}".strip()}, type="button", popovertarget=id)[words.say(offer.label), "…"],
        sheet(id, words.say(offer.label), body, words("close")),
    ]


def hint(scene: Scene[Any]) -> Node:
    """The choice a hint names, in words, wherever on the table it lies."""
    hinted = [offer for offer in scene.decision.offers if offer.code == scene.hint] if scene.decision else []
    return [div(".hint")[icon("hint"), choice_button(scene, offer)] for offer in hinted]


def kept_tools(model: TableModel, scene: Scene[Any]) -> Node:
    asked = bool(model.decision and model.decision.waiting)
    return scene.kept("tools", model.id, model.can_undo, asked, draw=lambda: tools(model, scene))


def tools(model: TableModel, scene: Scene[Any]) -> Element:
    words, place = scene.words, f"/table/{model.id}"
    back = model.can_undo
    return div(".tools", role="group", aria_label=words("tools"))[
        tool("undo", words("undo"), f"{place}/undo", "u", off=not back),
        tool("restart", words("restart"), f"{place}/restart", "r", off=not back),
        tool("hint", words("hint"), f"{place}/hint", "h", off=not (model.decision and model.decision.waiting)),
        a({"class": "tool", "data-key": "?", "href": f"/rules/{model.game}", "target": "_blank"})[
            icon("book"), span[words("rules")]
        ],
    ]


def tool(name: str, label: str, action: str, key: str, *, off: bool) -> Element:
    return button({"class": "tool", "data-key": key}, type="submit", form="act", formaction=action, disabled=off)[
        icon(name), span[label]
    ]


def news(model: TableModel, scene: Scene[Any]) -> Node:
    """What happened since the viewer's last choice; what was done to them comes first and stands out."""
    fresh = [line for line in model.log if line.fresh and not line.undone]
    if not fresh or model.seat < 0:
        return None
    done_to_you = [line for line in fresh if line.to_you]
    headline = done_to_you[0] if done_to_you else fresh[-1]
    return details(".news", id="news")[
        summary[
            span(".news-title")[scene.words("news", lines=len(fresh))],
            span({"class": "to-you" if headline.to_you else ""})[headline.text],
        ],
        ul[(news_line(line) for line in fresh)],
    ]


def news_line(line: LogLine) -> Element:
    return li({"class": "to-you" if line.to_you else ""})[line.text]
