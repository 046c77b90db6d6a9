"""The seats of a table, one's own first: who sits there, what lies before them, and links for those still free."""

from __future__ import annotations

from typing import Any

from htpy import Node, button, details, div, fragment, h2, input, label, section, span, summary

from pandemonium.drawing.icon import icon
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.seat import mark
from pandemonium.drawing.table import TableDrawing
from pandemonium.drawing.words import Words
from pandemonium.server.model import SeatModel, TableModel


def seats(model: TableModel, scene: Scene[Any], drawing: TableDrawing[Any]) -> Node:
    first = max(model.seat, 0)
    order = [*model.seats[first:], *model.seats[:first]]
    return fragment[
        (seat(model, scene, drawing, who) for who in order),
        drawing.others(scene),
        replacement(model, scene.words, model.seats[model.seat], "replace-me") if model.seat >= 0 else None,
    ]


def seat(model: TableModel, scene: Scene[Any], drawing: TableDrawing[Any], who: SeatModel) -> Node:
    style = "seat" + (" waiting" if who.waiting else "") + (" you" if who.you else "")
    return section({"class": f"{style} owner-{who.seat}"})[
        div(".seat-head")[
            mark(str(who.seat)),
            h2(".seat-name")[who.name or scene.words("seat-open")],
            span(".seat-kind")[kind(scene.words, who)],
            turn_mark(scene.words, who),
        ],
        drawing.seat(scene, who.seat) if model.status != "waiting" else None,
        invitation(scene.words, who) if who.link else None,
        replacement(model, scene.words, who, "replace-away") if is_gone(who) else None,
        way_back(model, scene.words, who) if who.left else None,
    ]


def kind(words: Words, who: SeatModel) -> Node:
    if who.you:
        return words("seat-you")
    if who.kind == "bot":
        return fragment[icon("bot"), words(f"level-{who.level.partition(':')[0]}")]
    if who.kind == "open":
        return words("seat-free")
    return words("seat-online" if who.online else "seat-away")


def turn_mark(words: Words, who: SeatModel) -> Node:
    return span(".turn-mark")[words("seat-waiting")] if who.waiting else None


def invitation(words: Words, who: SeatModel) -> Node:
    """The link that takes this seat, to be sent to a friend. The script makes it a whole address and copies it."""
    id = f"link-{who.seat}"
    return div(".invitation")[
        label(for_=id)[words("seat-link")],
        input({"id": id, "type": "text", "readonly": True, "value": who.link, "data-address": ""}),
        button(".plain", type="button", data_copy=id)[icon("link"), words("copy")],
    ]


def is_gone(who: SeatModel) -> bool:
    return who.kind == "person" and not who.online and not who.you and who.waiting


def replacement(model: TableModel, words: Words, who: SeatModel, title: str) -> Node:
    """A bot for oneself, or for a person who left; the server decides whether they were away long enough."""
    if model.seat < 0 or model.status != "playing":
        return None
    place = f"/table/{model.id}/replace"
    return details(".replace", id=f"replace-{who.seat}")[
        summary[words("replace-more")],
        button(".plain", type="submit", form="act", formaction=place, name="seat", value=who.seat)[words(title)],
    ]


def way_back(model: TableModel, words: Words, who: SeatModel) -> Node:
    """For the person in whose place a bot plays."""
    if model.seat >= 0 or model.status == "over" or model.step >= 0:
        return None
    place = f"/table/{model.id}/return"
    return button(".plain", type="submit", form="act", formaction=place, name="seat", value=who.seat)[words("return")]
