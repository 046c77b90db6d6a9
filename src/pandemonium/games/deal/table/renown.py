"""The reputation track, a ladder between wings: where each seat stands, the knot, the arrows, what the ends give."""

from __future__ import annotations

from pandemonium.drawing.html import Node, li, ol, section, span
from pandemonium.drawing.icon import icon
from pandemonium.drawing.seat import mark
from pandemonium.games.deal.table import printed
from pandemonium.games.deal.table.printed import DealScene


def renown(scene: DealScene) -> Node:
    places = [who.reputation for who in scene.view.kingdoms]
    return scene.kept("renown", places, draw=lambda: drawn(scene, places), shared=True)


def drawn(scene: DealScene, places: list[int]) -> Node:
    rules, words = printed.rules(scene), scene.words
    return section(".renown", aria_label=words("renown-title"))[
        span(".over-of", data_term="reputation")[words("renown-title")],
        ol(".ladder-of")[(space(scene, at, places) for at in range(rules.bottom, rules.top + 1))],
    ]


def space(scene: DealScene, at: int, places: list[int]) -> Node:
    rules = printed.rules(scene)
    here = [seat for seat, place in enumerate(places) if place == at]
    names = ", ".join(scene.name(seat) for seat in here)
    label = scene.words("renown-space", space=at, names=names or scene.words("table-nobody"))
    sort = "devils" if at < rules.bottom + rules.devil_wings else "angels" if at == rules.top else ""
    middle = "knot-of" if at == rules.knot else "start-of" if at == rules.start else ""
    return li({"class": f"rung {sort} {middle}".strip(), "data-spot": f"reputation {at}"})[
        span(".visually-hidden")[label],
        span(".rung-number", aria_hidden="true")[f"−{-at}" if at < 0 else at],
        icon("devil-wing", "rung-wing")
        if sort == "devils"
        else icon("angel-wing", "rung-wing")
        if sort == "angels"
        else None,
        span(".pegs", aria_hidden="true")[(mark(str(seat), "peg") for seat in here)],
        span(".arrows-of", aria_hidden="true")[arrows(rules.arrows[at - rules.bottom], upwards=at < rules.knot)],
    ]


def arrows(number: int, *, upwards: bool) -> str:
    """At the end of the phase a marker moves so many spaces towards the knot."""
    return ("›" if upwards else "‹") * number if number else "◆"
