"""Hell: nine circles of shields with their lines, the Wall of Dis, the ways of a picked Soul, and who lies where."""

from __future__ import annotations

from collections.abc import Mapping

from markupsafe import Markup, escape

from pandemonium.drawing.board import picture, way
from pandemonium.drawing.html import Node, div, fragment, section
from pandemonium.drawing.numeral import ROMAN
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.spot import sheet_of
from pandemonium.games.inferno.data.names import SINS
from pandemonium.games.inferno.knowledge.shield import ShieldView
from pandemonium.games.inferno.knowledge.view import InfernoView
from pandemonium.games.inferno.rules.figures import CIRCLES
from pandemonium.games.inferno.table import printed
from pandemonium.games.inferno.table.graveyard import graveyard
from pandemonium.games.inferno.table.guardians import guardians
from pandemonium.games.inferno.table.piece import Pieces
from pandemonium.games.inferno.table.place import HIGH, NAME, Ground, ground, steps
from pandemonium.games.inferno.table.shield import shield, shield_label
from pandemonium.games.inferno.table.wall import gate_sheets, gates, wall


def hell(scene: Scene[InfernoView]) -> Node:
    """The whole left side: the Graveyard, the Acheron, and the funnel below."""
    view = scene.view
    facts = (
        (view.side, view.shields, view.underway, view.red, view.black, view.graveyard, view.plague),
        [(player.tail, player.gates) for player in view.players],
        scene.asked_of("place", "gate", "grave", "guardian"),
    )
    return scene.kept("hell", facts, draw=lambda: drawn(scene), shared=True)


def drawn(scene: Scene[InfernoView]) -> Node:
    pieces = Pieces(scene.view)
    here = ground(scene)
    return section("#hell.hell", aria_label=scene.words("table-hell"))[
        graveyard(scene, pieces),
        guardians(scene),
        picture("funnel", scene.words("table-circles"), here.box, "".join(within(scene, here, pieces))),
        div(".sheets")[sheets(scene)],
    ]


def within(scene: Scene[InfernoView], here: Ground, pieces: Pieces) -> list[str]:
    """The ends of a picked Soul last, so that their ways lie over everything."""
    view, by_id = scene.view, {one.id: one for one in scene.view.shields}
    return [
        bottom(scene, here),
        tails(scene, here),
        gates(scene, here),
        *(row(scene, here, pieces, [by_id[id] for id in ids]) for ids in rows(scene)),
        *(end(scene, here, pieces, by_id, id) for id in view.underway.routes),
    ]


def rows(scene: Scene[InfernoView]) -> list[list[str]]:
    """The shields of each circle, but for the ends of a picked Soul."""
    found: list[list[str]] = [[] for _ in range(CIRCLES)]
    circle, routes = printed.board(scene).circle, scene.view.underway.routes
    for one in scene.view.shields:
        if one.id not in routes:
            found[circle[one.number] - 1].append(one.id)
    return found


def row(scene: Scene[InfernoView], here: Ground, pieces: Pieces, ones: list[ShieldView]) -> Markup:
    """A circle is kept whole: a choice changes few of the nine."""
    view, elements = scene.view, [f"place {one.id}" for one in ones]
    souls = [pieces.soul_on(one.id) for one in ones if one.sin]
    picked = [one.id for one in ones if one.id == view.underway.picked]
    asked = [(scene.offers(element), scene.advised(element)) for element in elements if element in scene.by_element]
    return scene.kept(
        "circle",
        (view.side, ones, souls, picked, view.black, asked),
        draw=lambda: Markup("".join(shield(scene, here, pieces, one) for one in ones)),
        shared=True,
    )


def sheets(scene: Scene[InfernoView]) -> Node:
    several = [one for one in scene.view.shields if len(scene.offers(f"place {one.id}")) > 1]
    return fragment[
        (sheet_of(scene, f"place {one.id}", shield_label(scene, one)) for one in several), gate_sheets(scene)
    ]


def bottom(scene: Scene[InfernoView], here: Ground) -> Markup:
    """What never changes: the ground of each circle with its name and Infamy, the lines, the river and the Wall."""
    infamy = list(printed.rules(scene).infamy)
    return scene.kept(
        "bottom", scene.view.side, here.box, infamy, draw=lambda: Markup(engraved(scene, here, infamy)), shared=True
    )


def engraved(scene: Scene[InfernoView], here: Ground, infamy: list[int]) -> str:
    lines_of = printed.board(scene).lines_of
    lines = [way(steps(here, scene, [above, below])) for above in here.at for below in lines_of[above]]
    circles = range(1, CIRCLES + 1)
    return (
        acheron(here, scene.words("table-acheron"))
        + "".join(circle(here, number) for number in circles)
        + wall(here)
        + f'<path class="lines" d="{"".join(lines)}"/>'
        + "".join(title(here, number, scene.words(SINS[number - 1]), infamy[number]) for number in circles)
    )


def acheron(here: Ground, name: str) -> str:
    x, y, width, _ = here.box
    wave = "".join("q1.5-1.8 3 0t3 0" for _ in range(int(width // 6)))
    return (
        f'<g class="acheron"><path d="M{x + 1:g} {y + 1.8:g}{wave}"/><path d="M{x + 2:g} {y + 3.8:g}{wave}"/></g>'
        f'<text class="river" data-term="acheron" x="{x + width / 2:g}" y="{y + 3.6:g}">{escape(name)}</text>'
    )


def circle(here: Ground, number: int) -> str:
    """A ring cut open: straight above, bent below, a little deeper than its shields."""
    left, right = here.edges(number)
    top, low = here.row_at(number) - HIGH / 2 - NAME + 0.3, here.row_at(number) + HIGH / 2 - 0.3
    return (
        f'<path class="circle {SINS[number - 1]}" d="M{left:g} {top:g}H{right:g}L{right - 1.2:g} {low:g}'
        f'Q{(left + right) / 2:g} {low + 1.1:g} {left + 1.2:g} {low:g}z"/>'
    )


def title(here: Ground, number: int, name: str, infamy: int) -> str:
    left, right = here.edges(number)
    sin, y = SINS[number - 1], here.row_at(number) - HIGH / 2 - 0.35
    return (
        f'<g class="title {sin}" data-spot="circle {number}" data-term="circle">'
        f'<use href="#i-sin-{sin}" x="{left + 0.8:g}" y="{y - 2.4:g}" width="3" height="3"/>'
        f'<text x="{left + 4.3:g}" y="{y:g}">'
        f'<tspan class="roman">{ROMAN[number - 1]}</tspan> {escape(name)}</text>'
        f'<use href="#i-infamy" x="{right - 7.4:g}" y="{y - 2.5:g}" width="3" height="3"/>'
        f'<text class="worth" x="{right - 2.8:g}" y="{y:g}">{infamy}</text></g>'
    )


def tails(scene: Scene[InfernoView], here: Ground) -> str:
    """Tails lie on the Infamy symbol of their circle, beside its number."""
    lying = ""
    for player in scene.view.players:
        if player.tail:
            _, right = here.edges(player.tail)
            y = here.row_at(player.tail) - HIGH / 2 - NAME
            lying += (
                f'<g class="lash owner-{player.seat}"><circle cx="{right - 10.4:g}" cy="{y + 1.9:g}" r="2.3"/>'
                f'<use href="#i-tail" x="{right - 12:g}" y="{y + 0.3:g}" width="3.2" height="3.2"/></g>'
            )
    return lying


def end(scene: Scene[InfernoView], here: Ground, pieces: Pieces, by_id: Mapping[str, ShieldView], id: str) -> str:
    """An end of the picked Soul with the way there, which lights up with the shield."""
    view = scene.view
    passed = [by_id[step].number for step in view.underway.routes[id]]
    if view.underway.picked in by_id:
        passed = [by_id[view.underway.picked].number, *passed]
    points = steps(here, scene, [*dict.fromkeys(passed)])
    if view.underway.picked not in by_id:
        points = [(points[0][0], here.box[1] + 1), *points]
    return f'<g class="end"><path class="route" d="{way(points)}"/>' + shield(scene, here, pieces, by_id[id]) + "</g>"
