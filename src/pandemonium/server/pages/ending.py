"""The end of a game: the reckoning, then who won; the board to look at, its points by round, and how to go on."""

from __future__ import annotations

from typing import Any

from pandemonium.drawing.html import (
    Node,
    a,
    code,
    dd,
    details,
    div,
    dl,
    dt,
    fragment,
    h2,
    h3,
    nav,
    p,
    section,
    span,
    summary,
)
from pandemonium.drawing.icon import icon
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.seat import mark
from pandemonium.drawing.table import TableDrawing
from pandemonium.engine.result import Result
from pandemonium.engine.role import Role, victory
from pandemonium.server.model import SeatModel, TableModel
from pandemonium.server.pages.by_round import by_round
from pandemonium.server.pages.by_round import title as rounds_title
from pandemonium.server.pages.reckoning import reckoning
from pandemonium.server.pages.rematch import offer, offered
from pandemonium.server.pages.review import review
from pandemonium.server.pages.seats import seat_role

ENDED = ("agreement", "rules", "unfinished", "host", "abandoned")
"""How games end that the rules did not end."""


def ending(model: TableModel, scene: Scene[Any], drawing: TableDrawing[Any]) -> Node:
    """Over the board, which stays. What is marked `data-last` the script keeps back until the walk is over."""
    result = model.result
    if result is None:
        return by_agreement(model, scene) if model.ended and model.step < 0 else None
    own = drawing.ending(scene, result)
    walked = own is None or not drawing.walks
    points = reckoning(scene, result, walked=walked) if result.scores else sides(model, scene, result)
    return fragment[
        section(".ending", aria_labelledby="ending-title")[
            div(".verdict", data_last="", aria_live="polite")[verdict(model, scene, drawing, result)],
            offered(model, scene),
            parts(model, scene),
            [own, points] if drawing.walks else [points, own],
            drawing.saga(scene, model.saga) if model.saga else None,
            drawing.chronicle(scene, model.chronicle) if model.chronicle else None,
            drawing.hindsight(scene, model.hindsight) if model.hindsight else None,
            by_round(scene, model.by_round),
            review(model, scene),
            proof(model, scene),
        ],
        h2("#final-board")[scene.words("ending-board")],
    ]


def verdict(model: TableModel, scene: Scene[Any], drawing: TableDrawing[Any], result: Result) -> Node:
    """Who won, and what told equals apart."""
    words = scene.words
    return fragment[
        h2("#ending-title")[headline(model, scene, result)],
        p(".rank")[words.say(result.rank)] if result.rank else None,
        p(".tie")[words.say(result.tie), drawing.tie(scene)] if result.tie else None,
    ]


def by_agreement(model: TableModel, scene: Scene[Any]) -> Node:
    """A game that its players ended: there is no winner and no score."""
    return section(".ending", aria_labelledby="ending-title")[
        h2("#ending-title")[scene.words(f"ended-{model.ended if model.ended in ENDED else ENDED[0]}")],
        p(".rank")[scene.words("ended-no-winner")],
        offered(model, scene),
        proof(model, scene),
    ]


def headline(model: TableModel, scene: Scene[Any], result: Result) -> str:
    if len(result.scores) == 1:
        return scene.words("ending-solo", points=result.scores[0])
    won = victory([Role(who.role, who.side) for who in model.seats], result.winners)
    if won is not None:
        return scene.words.say(won)
    names = ", ".join(scene.name(seat) for seat in result.winners)
    return scene.words("ending-winner", winners=len(result.winners), names=names)


def parts(model: TableModel, scene: Scene[Any]) -> Node:
    """Where to look: points by round and the board lie further down."""
    words = scene.words
    return nav(".ending-parts", aria_label=words("ending-parts"))[
        a(href="#by-round")[rounds_title(scene)] if len(model.by_round) > 2 else None,
        a(href="#review")[words("review-title")] if model.review else None,
        a(href="#final-board")[words("ending-board")],
        a(href="#proof")[words("proof-title")],
    ]


def sides(model: TableModel, scene: Scene[Any], result: Result) -> Node:
    """Where nobody counts points: who was what, and who won."""
    order = sorted(model.seats, key=lambda who: who.seat not in result.winners)
    return div(".accounts")[(account(who, scene, won=who.seat in result.winners) for who in order)]


def account(who: SeatModel, scene: Scene[Any], *, won: bool) -> Node:
    return section({"class": f"account owner-{who.seat}" + (" won" if won else "")})[
        h3[mark(str(who.seat)), span[scene.name(who.seat)], icon("crown") if won else None],
        seat_role(scene.words, who),
    ]


def ways_on(model: TableModel, scene: Scene[Any]) -> Node:
    """In the bar, when all is over: again, once more in slow motion, or home."""
    words = scene.words
    return fragment[
        offer(model, scene),
        a(".button", href=f"/table/{model.id}/replay/0")[icon("play"), words("replay")],
        a(".button", href="/")[icon("home"), words("lobby")],
    ]


def proof(model: TableModel, scene: Scene[Any]) -> Node:
    words, place, file = scene.words, f"/table/{model.id}", f"{model.game}-{model.id}"
    return details(".proof", id="proof")[
        summary[words("proof-title")],
        p[words("proof-halves" if model.halves else "proof-seed-alone"), " ", words("proof-how")],
        dl[
            dt[words("proof-commitment")],
            dd[code[model.commitment]],
            halves(model, scene),
            dt[words("proof-seed")],
            dd[code[model.seed]],
        ],
        p[code[f"pandemonium verify {file}.txt --pack {file}.zip"]],
        div(".ending-tools")[
            a(".button", href=f"{place}/journal.txt", download=f"{file}.txt")[icon("download"), words("journal")],
            a(".button", href=f"{place}/journal.txt?pack=true", download=f"{file}.txt")[
                icon("download"), words("proof-with-data")
            ],
            a(".button", href=f"{place}/pack.zip", download=f"{file}.zip")[icon("download"), words("pack")],
        ],
    ]


def halves(model: TableModel, scene: Scene[Any]) -> Node:
    """What the seed was made of; nothing where it was drawn as a whole."""
    if model.halves is None:
        return None
    words = scene.words
    return [
        [dt[words("proof-half-server")], dd[code[model.halves.server]]],
        [
            [dt[words("proof-half", player=scene.name(seat))], dd[code[half] if half else words("proof-withheld")]]
            for seat, half in enumerate(model.halves.seats)
        ],
    ]
