"""The seats of a table, one's own first: who sits there, and what lies before them."""

from __future__ import annotations

from typing import Any

from pandemonium.drawing.html import Node, button, details, div, fragment, h2, p, section, span, summary, time
from pandemonium.drawing.icon import icon
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.seat import mark
from pandemonium.drawing.table import TableDrawing
from pandemonium.drawing.words import Words
from pandemonium.server.model import SeatModel, TableModel
from pandemonium.server.pages.audience import audience, doors
from pandemonium.server.pages.pact import limit_said
from pandemonium.server.pages.resigning import leaving, proposal


def seats(model: TableModel, scene: Scene[Any], drawing: TableDrawing[Any]) -> Node:
    first = max(model.seat, 0)
    order = [*model.seats[first:], *model.seats[:first]]
    return fragment[
        audience(model, scene),
        proposal(model, scene),
        (seat(model, scene, drawing, who) for who in order),
        drawing.others(scene),
        kept_ways_out(model, scene),
    ]


def kept_ways_out(model: TableModel, scene: Scene[Any]) -> Node:
    """To leave, and for the host to open and shut: the same from the first choice to the last."""
    people = [who.kind == "person" and not who.you for who in model.seats]
    here = (model.id, model.status, model.step, model.hosting, bool(model.coaching), bool(model.enders))
    return scene.kept(
        "ways-out",
        (here, people, model.pact.watching, model.public),
        draw=lambda: [leaving(model, scene), doors(model, scene)],
    )


def seat(model: TableModel, scene: Scene[Any], drawing: TableDrawing[Any], who: SeatModel) -> Node:
    style = "seat" + (" waiting" if who.waiting else "") + (" you" if who.you else "")
    return section({"class": f"{style} owner-{who.seat}", "data-spot": f"seat {who.seat}"})[
        scene.kept("seat-head", who, model.deadline, model.pact, draw=lambda: head(model, scene, who)),
        drawing.seat(scene, who.seat),
        taken_for(model) if who.you else None,
        replacement(model, scene.words, who) if is_gone(who) else None,
        way_back(model, scene.words, who) if who.left else None,
    ]


def head(model: TableModel, scene: Scene[Any], who: SeatModel) -> Node:
    return div(".seat-head")[
        mark(str(who.seat)),
        h2(".seat-name")[who.name or scene.words("seat-open")],
        seat_role(scene.words, who),
        span(".seat-kind")[kind(scene.words, who)],
        turn_mark(scene.words, who),
        clock(model, scene.words, who),
    ]


def taken_for(model: TableModel) -> Node:
    """What the game did for the viewer since their last choice, because there was no other."""
    return [p(".taken-for")[line.text] for line in model.log_since(model.since) if line.alone]


def seat_role(words: Words, who: SeatModel) -> Node:
    said = words.role(who.role, who.side)
    return span(".seat-role")[said] if said else None


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


def clock(model: TableModel, words: Words, who: SeatModel) -> Node:
    """The limit of a question; the script lets it run down."""
    if not (who.waiting and model.deadline and model.step < 0):
        return None
    return time(".clock", datetime=model.deadline, title=words("limit"))[limit_said(words, model.pact.limit)]


def is_gone(who: SeatModel) -> bool:
    return who.kind == "person" and not who.online and not who.you and who.waiting


def replacement(model: TableModel, words: Words, who: SeatModel) -> Node:
    """A bot for a person who left; the server decides whether they were away long enough."""
    if model.seat < 0 or model.status != "playing" or model.coaching:
        return None
    place, label = f"/table/{model.id}/replace", words("replace-away")
    return details(".replace", id=f"replace-{who.seat}")[
        summary[words("replace-more")],
        button(".plain", type="submit", form="act", formaction=place, name="seat", value=who.seat)[label],
    ]


def way_back(model: TableModel, words: Words, who: SeatModel) -> Node:
    """For the person in whose place a bot plays."""
    if model.seat >= 0 or model.status == "over" or model.step >= 0:
        return None
    place = f"/table/{model.id}/return"
    return button(".plain", type="submit", form="act", formaction=place, name="seat", value=who.seat)[words("return")]
