"""What those who watch see where a seat has its own castle: what all four have built, and the pool."""

from __future__ import annotations

from markupsafe import Markup

from pandemonium.drawing.html import Node, div, section, span
from pandemonium.drawing.seat import mark
from pandemonium.games.deal.data.names import GOODS
from pandemonium.games.deal.knowledge.kingdom import KingdomView
from pandemonium.games.deal.table import printed, signs
from pandemonium.games.deal.table.coffer import coffer
from pandemonium.games.deal.table.printed import DealScene
from pandemonium.games.deal.table.store import pool


def watched(scene: DealScene) -> Node:
    built = [who.built for who in scene.view.kingdoms]
    return section(".castle.unseen-walls", aria_label=scene.words("towns-title"))[
        coffer(scene),
        scene.kept("towns", built, draw=lambda: towns(scene), shared=True),
        scene.kept("watched-pool", draw=lambda: div(".wares")[(ware(scene, good) for good in GOODS)]),
    ]


def towns(scene: DealScene) -> Node:
    return div(".towns")[(town(scene, who) for who in scene.view.kingdoms)]


def town(scene: DealScene, who: KingdomView) -> Node:
    return div({"class": f"foreign-town owner-{who.seat}"})[
        span(".foreign-head")[mark(str(who.seat), "peg"), scene.name(who.seat)],
        [line(scene, number) for number in who.built] or span(".none-of")[scene.words("seat-nothing-built")],
    ]


def line(scene: DealScene, number: int) -> Node:
    building = printed.building(scene, number)
    return div(".foreign-line", data_spot=printed.building_place(number))[
        signs.pictured("standing-signs", signs.symbols_told(scene, building.symbols), signs.symbols(building.symbols)),
        span(".standing-name")[printed.building_name(scene, number)],
        span(".edifice-points")[building.points],
    ]


def ware(scene: DealScene, good: str) -> Node:
    return div(".ware-line")[Markup(signs.amount(good, "")), pool(scene, good)]
