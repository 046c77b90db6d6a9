"""The rematch as the finished table shows it: a button that offers one, or the offer and who has answered it."""

from __future__ import annotations

from typing import Any

from pandemonium.drawing.html import Node, a, button, div, li, p, section, span, ul
from pandemonium.drawing.icon import icon
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.seat import mark
from pandemonium.engine.saga import Saga
from pandemonium.server.model import TableModel

SIGNS = {"yes": "check", "no": "close", "": "hourglass"}


def offer(model: TableModel, scene: Scene[Any]) -> Node:
    """For those who sat here, while nobody has offered one. Where seats have roles it makes a difference whether they
    move on, so it is asked."""
    if model.rematch is not None or model.step >= 0 or model.seat < 0:
        return None
    if model.saga is not None and model.saga.sequels:
        return sequels(model, scene, model.saga)
    words = scene.words
    if not any(who.role or who.side for who in model.seats):
        return ask(model, words("rematch"), main=True)
    return [
        ask(model, words("rematch-move"), main=True),
        ask(model, words("rematch-keep"), value="yes"),
    ]


def sequels(model: TableModel, scene: Scene[Any], saga: Saga) -> Node:
    """How a saga goes on, for those who may choose; the others read who does."""
    may = [one for one in saga.sequels if one.id in model.sequels]
    if not may:
        return span(".sequel-waits")[scene.words("sequel-waits")]
    return [
        ask(model, scene.words.say(one.says), main=at == 0, name="sequel", value=one.id) for at, one in enumerate(may)
    ]


def ask(model: TableModel, label: str, *, main: bool = False, name: str = "keep", value: str = "") -> Node:
    style, place = "choice main" if main else "choice", f"/table/{model.id}/rematch"
    return button(
        {"class": style}, type="submit", form="act", formaction=place, name=name, value=value, data_half=True
    )[label]


def offered(model: TableModel, scene: Scene[Any]) -> Node:
    """The offer that stands, first of all there is to see at the end."""
    rematch = model.rematch
    if rematch is None or model.step >= 0:
        return None
    words, place = scene.words, f"/table/{model.id}"
    mine = rematch.answers[model.seat] if model.seat >= 0 else "watch"
    told = "rematch-offered" if model.saga is None else "sequel-offered"
    willing = [scene.name(who.seat) for who in model.seats if rematch.answers[who.seat] == "yes"]
    return section(".rematch", aria_label=words("rematch"))[
        p(role="status")[words(told, names=", ".join(willing), number=len(willing))],
        ul[(answer(scene, who.seat, rematch.answers[who.seat]) for who in model.seats if who.kind != "bot")],
        div(".rematch-answers")[
            a(".choice.main", href=f"/table/{rematch.table}")[
                icon("next"), words("rematch-go" if mine == "yes" else "rematch-watch")
            ]
            if mine in ("yes", "watch")
            else [
                ask(model, words("rematch-join"), main=True),
                button(".choice", type="submit", form="act", formaction=f"{place}/no-rematch")[words("rematch-no")]
                if mine != "no"
                else None,
            ]
        ],
    ]


def answer(scene: Scene[Any], seat: int, says: str) -> Node:
    return li({"class": says or "open"})[
        mark(str(seat), "small"),
        scene.words(f"rematch-says-{says or 'nothing'}", player=scene.name(seat)),
        icon(SIGNS[says]),
    ]
