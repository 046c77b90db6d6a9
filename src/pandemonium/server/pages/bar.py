"""The decision bar: whose turn it is, what is asked in one sentence, the answers, and the ways back."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from pandemonium.drawing.choice import choice_button, sheet, sheet_id
from pandemonium.drawing.html import Node, a, button, div, fragment, h2, p, span
from pandemonium.drawing.icon import icon
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.seat import mark
from pandemonium.drawing.table import TableDrawing
from pandemonium.engine.decision import Offer
from pandemonium.server.model import TableModel
from pandemonium.server.pages.ending import ways_on
from pandemonium.server.pages.goal import goal_tool
from pandemonium.server.pages.news import news

FEW, SHORT = 3, 64
"""So many answers, and together so many letters, have room in the bar, which keeps its height on every screen."""
LONG = 110
"""Letters from which a question is a long one."""
MANY = "sheet-answers"


def bar(model: TableModel, scene: Scene[Any], drawing: TableDrawing[Any]) -> Node:
    """Two lines on a large screen, one on a short one."""
    offers = drawing.bar(scene)
    return fragment[
        div(".question")[question(model, scene), p(".status")[drawing.status(scene)]],
        div(".answers")[ways_on(model, scene) if model.status == "over" else room_for(scene, drawing, offers)],
        lead(scene, offers),
        kept_tools(model, scene) if model.decision and model.seat >= 0 else None,
    ]


def notes(model: TableModel, scene: Scene[Any], drawing: TableDrawing[Any]) -> Node:
    """What stands beside the question: what happened, what is advised and taught, and answers that are too many."""
    return fragment[news(model, scene), advice(model, scene), tip(model, scene), many(scene, drawing)]


def room_for(scene: Scene[Any], drawing: TableDrawing[Any], offers: list[Offer]) -> Node:
    """The answers, or where there are too many for the bar, the way to them."""
    return answers(scene, drawing, offers) if fit(scene, offers) else more(scene, len(offers))


def question(model: TableModel, scene: Scene[Any]) -> Node:
    words = scene.words
    asked = model.decision is not None and model.decision.waiting
    if model.decision is not None:
        sentence = words.say(model.decision.prompt)
    else:
        sentence = words("coach-over" if model.coaching else "prompt-over")
    return fragment[
        span(".marks")[(mark(str(who.seat)) for who in model.seats if who.waiting)],
        h2(
            {
                "id": "prompt",
                "tabindex": "-1",
                "data-title": f"{title(model, scene)} · Pandemonium",
                "class": style_of(sentence, asked=asked),
            }
        )[scene.explained(sentence)],
    ]


def style_of(sentence: str, *, asked: bool) -> str | None:
    """A question that would not fit into the bar is written smaller."""
    return " ".join(name for name, on in (("asked", asked), ("long", len(sentence) > LONG)) if on) or None


def tip(model: TableModel, scene: Scene[Any]) -> Node:
    """At a table that learns the game: what this kind of question is about, the first time it is asked."""
    if model.decision is None or model.decision.tip is None:
        return None
    return p(".tip", id="tip")[icon("advice"), span[scene.explained(scene.words.say(model.decision.tip))]]


def title(model: TableModel, scene: Scene[Any]) -> str:
    """What the browser's tab says: whose turn it is must show when the table does not."""
    name = scene.words("title")
    asked = model.decision is not None and model.decision.waiting
    return scene.words("title-your-turn", game=name) if asked else name


def fit(scene: Scene[Any], offers: list[Offer]) -> bool:
    """Whether these answers have room in the bar; if not they stand beside the board."""
    letters = sum(len(scene.words.say(offer.label)) for offer in offers)
    return len(offers) <= 1 or (len(offers) <= FEW and letters <= SHORT)


def answers(scene: Scene[Any], drawing: TableDrawing[Any], offers: list[Offer]) -> Node:
    """The choices that stand in the bar, or beside the board."""
    return [answer(scene, drawing, offer, alone=len(offers) == 1) for offer in offers]


def many(scene: Scene[Any], drawing: TableDrawing[Any]) -> Node:
    """All the answers that the bar has no room for: beside the board, or on a small screen a sheet."""
    offers = drawing.bar(scene)
    if fit(scene, offers):
        return None
    title = scene.words("choices-more", choices=len(offers))
    return div(".beside")[sheet(MANY, title, div(".answers")[answers(scene, drawing, offers)], scene.words("close"))]


def more(scene: Scene[Any], choices: int) -> Node:
    """Opens them where they are folded."""
    return button(".choice.main.open.unfold", type="button", popovertarget=MANY)[
        scene.words("choices-more", choices=choices)
    ]


def lead(scene: Scene[Any], offers: list[Offer]) -> Node:
    """The way to what can be chosen on the table; the script shows it where some of that is out of sight."""
    lit = set(scene.by_element) - {offer.element for offer in offers} - {""}
    if not lit:
        return None
    return button(".plain.lead", type="button", hidden=True, data_lead="")[
        scene.words("choices-there", things=len(lit))
    ]


def answer(scene: Scene[Any], drawing: TableDrawing[Any], offer: Offer, *, alone: bool) -> Node:
    style = "main" if offer.element == "" else ""
    if not (scene.confirm and drawing.final(scene, offer)):
        return choice_button(scene, offer, style=style, key="Enter" if alone else "")
    words = scene.words
    id = sheet_id(offer.code)
    body = div(".offers")[p[words("final-note")], p[choice_button(scene, offer, words("final-yes"), style="main")]]
    return fragment[
        button({"class": f"choice {style}".strip()}, type="button", popovertarget=id)[words.say(offer.label), "…"],
        sheet(id, words.say(offer.label), body, words("close")),
    ]


def advice(model: TableModel, scene: Scene[Any]) -> Node:
    """What a bot advises, wherever on the table it lies, with its reason and what comes next."""
    if model.advice is None or model.decision is None:
        return None
    offers = {offer.code: offer for offer in model.decision.offers}
    best, *others = [one for one in model.advice.candidates if one.code in offers]
    return div(".advice")[
        icon("advice"),
        choice_button(scene, offers[best.code]),
        span(".advice-reason")[scene.words.say(model.advice.reason)],
        [
            span(".advice-next")[
                choice_button(scene, offers[one.code]),
                span(".behind")[scene.words.say(one.behind)] if one.behind else None,
            ]
            for one in others
        ],
    ]


def kept_tools(model: TableModel, scene: Scene[Any]) -> Node:
    asked = bool(model.decision and model.decision.waiting)
    return scene.kept("tools", model.id, model.can_undo, asked, model.first, draw=lambda: tools(model, scene))


def tools(model: TableModel, scene: Scene[Any]) -> Markup:
    """To take back is always at hand; on a small screen the rest folds into one button."""
    words, place = scene.words, f"/table/{model.id}"
    back = model.can_undo
    return div(".tools", role="group", aria_label=words("tools"))[
        tool("undo", words("undo"), f"{place}/undo", "u", off=not back),
        button(".tool.unfold", type="button", popovertarget="tools-more", aria_label=words("tools-more"))["…"],
        div("#tools-more.folds", popover=True)[
            tool("restart", words("restart"), f"{place}/restart", "r", off=not back),
            tool(
                "advice", words("advice"), f"{place}/advice", "h", off=not (model.decision and model.decision.waiting)
            ),
            goal_tool(model, scene),
            a({"class": "tool", "data-key": "?", "href": f"{place}/rules", "target": "_blank"})[
                icon("book"), span[words("rules")]
            ],
        ],
    ]


def tool(name: str, label: str, action: str, key: str, *, off: bool) -> Markup:
    return button({"class": "tool", "data-key": key}, type="submit", form="act", formaction=action, disabled=off)[
        icon(name), span[label]
    ]
