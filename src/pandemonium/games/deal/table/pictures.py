"""The pictures of the rules: the tracks, the inquisitors, the kingdoms, a card, an event card and the chest."""

from __future__ import annotations

from collections.abc import Callable

from markupsafe import Markup

from pandemonium.drawing.html import Node, div
from pandemonium.games.deal.rules.figures import BUILDINGS, DECK
from pandemonium.games.deal.table.card import card
from pandemonium.games.deal.table.debts import debts
from pandemonium.games.deal.table.kingdoms import kingdoms
from pandemonium.games.deal.table.lid import PICTURE
from pandemonium.games.deal.table.occasion import occasion
from pandemonium.games.deal.table.printed import DealScene
from pandemonium.games.deal.table.renown import renown
from pandemonium.games.deal.table.tribunal import tribunal

EXAMPLES = range(0, BUILDINGS, DECK)
"""The first building of each deck."""
EVENT = 0


def cards(scene: DealScene) -> Node:
    return div(".deal.fan")[(card(scene, number) for number in EXAMPLES)]


def chests(_: DealScene) -> Node:
    return div(".deal.fan", aria_hidden="true")[(Markup(picture) for picture in PICTURE.values())]


def inside(draw: Callable[[DealScene], Node]) -> Callable[[DealScene], Node]:
    """As on the board, whose units it needs."""
    return lambda scene: div(".deal")[draw(scene)]


PICTURES: dict[str, Callable[[DealScene], Node]] = {
    "reputation": inside(renown),
    "debts": inside(debts),
    "inquisition": inside(tribunal),
    "kingdoms": inside(kingdoms),
    "cards": cards,
    "event": inside(lambda scene: occasion(scene, EVENT)),
    "chests": chests,
}
