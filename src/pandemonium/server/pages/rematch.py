"""The rematch as the finished table shows it: a button that offers one, or the offer and who has answered it."""

from __future__ import annotations

from typing import Any

from pandemonium.drawing.html import Node, a, button, div, li, p, section, ul
from pandemonium.drawing.icon import icon
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.seat import mark
from pandemonium.server.model import TableModel

SIGNS = {"yes": "check", "no": "close", "": "hourglass"}


def offer(model: TableModel, scene: Scene[Any]) -> Node:
    """For those who sat here, while nobody has offered one. Where seats have roles it makes a difference whether they
    move on, so it is asked."""
    if model.rematch is not None or model.step >= 0 or model.seat < 0:
        return None
    if not any(who.role or who.side for who in model.seats):
        return ask(model, scene, "rematch", main=True)
    return [ask(model, scene, "rematch-move", main=True), ask(model, scene, "rematch-keep", keep="yes")]


def ask(model: TableModel, scene: Scene[Any], label: str, *, main: bool = False, keep: str = "") -> Node:
    style, place = "choice main" if main else "choice", f"/table/{model.id}/rematch"
    return button(
        {"class": style}, type="submit", form="act", formaction=place, name="keep", value=keep, data_half=True
    )[scene.words(label)]


def offered(model: TableModel, scene: Scene[Any]) -> Node:
    """The offer that stands, first of all there is to see at the end."""
    rematch = model.rematch
    if rematch is None or model.step >= 0:
        return None
    words, place = scene.words, f"/table/{model.id}"
    mine = rematch.answers[model.seat] if model.seat >= 0 else "watch"
    willing = [scene.name(who.seat) for who in model.seats if rematch.answers[who.seat] == "yes"]
    return section(".rematch", aria_label=words("rematch"))[
        p(role="status")[words("rematch-offered", names=", ".join(willing), number=len(willing))],
        ul[(answer(scene, who.seat, rematch.answers[who.seat]) for who in model.seats if who.kind != "bot")],
        div(".rematch-answers")[
            a(".choice.main", href=f"/table/{rematch.table}")[
                icon("next"), words("rematch-go" if mine == "yes" else "rematch-watch")
            ]
            if mine in ("yes", "watch")
            else [
                ask(model, scene, "rematch-join", main=True),
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
