"""The chat: what was said, and for those who sit here a line to say something. The page keeps whom one has muted."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from pandemonium.drawing.choice import sheet
from pandemonium.drawing.html import (
    Node,
    button,
    details,
    div,
    form,
    fragment,
    input,
    label,
    li,
    p,
    span,
    summary,
    time,
    ul,
)
from pandemonium.drawing.icon import icon
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.seat import mark
from pandemonium.drawing.words import Words
from pandemonium.server.model import ChatLine, TableModel
from pandemonium.server.pages.visit import Visit

ALL = "all"
"""Whom one mutes who mutes the table."""
PHRASES = "sheet-phrases"


def chat_drawer(visit: Visit, model: TableModel, words: Words, said: Node) -> Markup:
    return details("#chat-drawer.drawer")[
        summary[icon("chat"), words("chat"), span("#unread.unread", data_words=words("chat-unread"), hidden=True)],
        div("#chat")[said],
        chat_form(visit, model, words) if model.step < 0 and model.seat >= 0 else None,
    ]


def chat_form(visit: Visit, model: TableModel, words: Words) -> Markup:
    return form(".chat-form", method="post", action=f"/table/{model.id}/say", data_clear="")[
        visit.proof(),
        label(".visually-hidden", for_="say")[words("chat-say")],
        input("#say", type="text", name="text", maxlength="500", autocomplete="off", placeholder=words("chat-say")),
        button(".plain", type="submit")[words("chat-send")],
        phrases(model, words) if model.definition.phrases else None,
    ]


def phrases(model: TableModel, words: Words) -> Node:
    """What people often say at this game, each by one press, in a sheet."""
    said = model.definition.phrases.items()
    return fragment[
        button(".plain", type="button", popovertarget=PHRASES, aria_label=words("chat-phrases"))[icon("chat"), "…"],
        sheet(
            PHRASES,
            words("chat-phrases"),
            div(".phrases")[(phrase_button(code, words.say(phrase)) for code, phrase in said)],
            words("close"),
        ),
    ]


def phrase_button(code: str, said: str) -> Markup:
    return button(".choice", type="submit", name="phrase", value=code)[said]


def chat(model: TableModel, scene: Scene[Any]) -> Node:
    if not model.chat:
        return p(".quiet")[scene.words("chat-empty")]
    return fragment[
        ul(".chat")[(chat_line(line, mine=line.seat == model.seat) for line in model.chat)], mutes(model, scene)
    ]


def chat_line(line: ChatLine, *, mine: bool) -> Node:
    return li({"data-said": line.id, "data-by": line.seat, "class": "mine" if mine else None})[
        mark(str(line.seat), "tiny") if line.seat >= 0 else None,
        span(".chat-name")[line.name],
        time(datetime=line.at)[line.at[11:16]],
        span(".chat-text")[line.text],
    ]


def mutes(model: TableModel, scene: Scene[Any]) -> Markup:
    """One person or all: the script hides what they say and shows no bubble."""
    talkers = sorted({line.seat for line in model.chat} - {model.seat})
    return details(".mutes", id="mutes")[
        summary[scene.words("mute")],
        (mute(str(seat), scene.words("mute-player", player=scene.name(seat))) for seat in talkers),
        mute(ALL, scene.words("mute-all")),
    ]


def mute(whom: str, said: str) -> Markup:
    return label(".check")[input(type="checkbox", data_mute=whom), said]
