"""The end of a game: who won, how each score came about, how the dice can be checked, and how to go on."""

from __future__ import annotations

from typing import Any

from htpy import Node, a, button, code, dd, details, div, dl, dt, h2, h3, li, ol, p, section, span, strong, summary

from pandemonium.drawing.icon import icon
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.seat import mark
from pandemonium.drawing.table import TableDrawing
from pandemonium.engine.game import Line, Result
from pandemonium.server.model import TableModel


def ending(model: TableModel, scene: Scene[Any], drawing: TableDrawing[Any]) -> Node:
    result = model.result
    if result is None:
        return None
    words = scene.words
    order = sorted(range(len(result.scores)), key=lambda seat: (seat not in result.winners, -result.scores[seat]))
    return section(".ending", aria_labelledby="ending-title")[
        h2("#ending-title")[headline(scene, result)],
        p(".rank")[words.say(result.rank)] if result.rank else None,
        drawing.ending(scene, result),
        div(".accounts")[(account(scene, result, seat) for seat in order)],
        div(".ending-tools")[
            button(".choice.main", type="submit", form="act", formaction=f"/table/{model.id}/rematch")[words("rematch")]
            if model.step < 0
            else None,
            a(".button", href=f"/table/{model.id}/replay/0")[icon("play"), words("replay")],
            a(".button", href=f"/table/{model.id}/journal.txt", download=f"{model.game}-{model.id}.txt")[
                icon("download"), words("journal")
            ],
        ],
        proof(model, scene),
    ]


def headline(scene: Scene[Any], result: Result) -> str:
    names = ", ".join(scene.name(seat) for seat in result.winners)
    if len(result.scores) == 1:
        return scene.words("ending-solo", points=result.scores[0])
    return scene.words("ending-winner", winners=len(result.winners), names=names)


def account(scene: Scene[Any], result: Result, seat: int) -> Node:
    """One seat's score, line by line; equal lines are told once with all their points."""
    won = seat in result.winners and len(result.scores) > 1
    return section({"class": f"account owner-{seat}" + (" won" if won else "")})[
        h3[mark(str(seat)), span[scene.name(seat)], icon("crown") if won else None],
        ol(".lines")[(score_line(label, points) for label, points in lines(scene, result.accounts[seat]))],
        p(".sum")[span[scene.words("ending-total")], strong[result.scores[seat]]],
    ]


def lines(scene: Scene[Any], account: tuple[Line, ...]) -> list[tuple[str, list[int]]]:
    told: dict[str, list[int]] = {}
    for line in account:
        told.setdefault(scene.words.say(line.label), []).append(line.points)
    return list(told.items())


def score_line(label: str, points: list[int]) -> Node:
    each = " + ".join(str(point) for point in points)
    return li[span[label], span(".each")[each] if len(points) > 1 else None, strong[sum(points)]]


def proof(model: TableModel, scene: Scene[Any]) -> Node:
    words = scene.words
    return details(".proof", id="proof")[
        summary[words("proof-title")],
        p[words("proof-how")],
        dl[dt[words("proof-commitment")], dd[code[model.commitment]], dt[words("proof-seed")], dd[code[model.seed]]],
        p[code["pandemonium verify FILE"]],
    ]
