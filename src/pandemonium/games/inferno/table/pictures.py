"""The pictures of the rules: Hell, Florence, the Sin Tracks, Dante's path, a family and its cards, as laid out."""

from __future__ import annotations

from collections.abc import Callable

from markupsafe import Markup

from pandemonium.drawing.board import picture
from pandemonium.drawing.html import Node, div, ol
from pandemonium.drawing.scene import Scene
from pandemonium.games.inferno.data.names import QUARTERS, SINS
from pandemonium.games.inferno.knowledge.view import InfernoView
from pandemonium.games.inferno.rules.figures import FIRST_TRACK
from pandemonium.games.inferno.table import printed
from pandemonium.games.inferno.table.card import card
from pandemonium.games.inferno.table.dante import step
from pandemonium.games.inferno.table.family import family
from pandemonium.games.inferno.table.florence import quarter
from pandemonium.games.inferno.table.graveyard import standing
from pandemonium.games.inferno.table.hell import within
from pandemonium.games.inferno.table.piece import Pieces
from pandemonium.games.inferno.table.place import ground
from pandemonium.games.inferno.table.shield import soul
from pandemonium.games.inferno.table.tracks import ledger

EXAMPLES = (SINS[FIRST_TRACK - 1], SINS[-1])
"""Two Souls of different colours."""


def hell(scene: Scene[InfernoView]) -> Node:
    here = ground(scene)
    return picture("funnel", scene.words("table-circles"), here.box, "".join(within(scene, here, Pieces(scene.view))))


def souls(_: Scene[InfernoView]) -> Node:
    """The same Souls on their way and at rest."""
    laid = (f'<svg class="token {sin}" viewBox="0 -1 20 19">{soul(sin, laid=True)}</svg>' for sin in EXAMPLES)
    return div(".soul-row", aria_hidden="true")[(Markup(one) for one in (*map(standing, EXAMPLES), *laid))]


def florence(scene: Scene[InfernoView]) -> Node:
    return div(".florence")[div(".quarters")[(quarter(scene, name) for name in QUARTERS)]]


def frauds(scene: Scene[InfernoView]) -> Node:
    return div(".market")[(card(scene, number) for number in scene.view.market)]


def dante(scene: Scene[InfernoView]) -> Node:
    return div(".dante")[ol(".steps")[(step(scene, at) for at in range(len(printed.board(scene).path)))]]


PICTURES: dict[str, Callable[[Scene[InfernoView]], Node]] = {
    "hell": hell,
    "souls": souls,
    "florence": florence,
    "tracks": ledger,
    "frauds": frauds,
    "dante": dante,
    "family": lambda scene: family(scene, 0),
}
