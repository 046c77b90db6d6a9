"""The table of The Others as the page knows it: city, heroes, Sin and adventure, each from the view alone."""

from __future__ import annotations

from pathlib import Path

from pandemonium.drawing.beat import Beat
from pandemonium.drawing.html import Node, div
from pandemonium.drawing.table import TableDrawing
from pandemonium.engine.decision import Offer
from pandemonium.engine.result import Result
from pandemonium.engine.saga import Saga
from pandemonium.engine.state import Event
from pandemonium.games.others.data.names import ADVENTURES
from pandemonium.games.others.knowledge.chronicle import Chronicle
from pandemonium.games.others.knowledge.view import OthersView
from pandemonium.games.others.table import ending
from pandemonium.games.others.table.apocalypse import apocalypse
from pandemonium.games.others.table.beats import beat
from pandemonium.games.others.table.chronicle import chronicle
from pandemonium.games.others.table.city import city
from pandemonium.games.others.table.evil import evil
from pandemonium.games.others.table.fight import fight
from pandemonium.games.others.table.heroes import heroes
from pandemonium.games.others.table.narration import narration
from pandemonium.games.others.table.order import order
from pandemonium.games.others.table.printed import OthersScene
from pandemonium.games.others.table.prospects import prospects
from pandemonium.games.others.table.rail import rail
from pandemonium.games.others.table.reserve import reserve
from pandemonium.games.others.table.saga import record
from pandemonium.games.others.table.seat import seat_of
from pandemonium.games.others.table.upgrade import pool

FEW = 3
"""So many choices of things beside the city stand in the bar as well, where a thumb reaches them."""
DRAWN = ("space", "board", "face", "figure", "upgrade", "field", "mission")
"""The sorts of things that are buttons on the board; all others stand in the bar."""


class OthersTable(TableDrawing[OthersView]):
    """A city under siege, the heroes of FAITH beside it, and the Sin across the table."""

    folder = Path(__file__).parent

    def status(self, scene: OthersScene) -> str:
        view, words = scene.view, scene.words
        if view.over:
            return words("table-won" if view.heroes_won else "table-lost")
        name = words(f"adventure-{ADVENTURES[view.adventure]}")
        return words("table-status", adventure=name, round=view.story.round, level=view.sin.level)

    def chapter(self, scene: OthersScene) -> str:
        return scene.words("table-chapter", round=scene.view.story.round)

    def board(self, scene: OthersScene) -> Node:
        return div(".others-board")[
            div(".others")[
                div(".left-side", data_spot="roll")[
                    fight(scene), rail(scene), prospects(scene), evil(scene), apocalypse(scene)
                ],
                div(".middle", data_front=self.front(scene))[order(scene), city(scene)],
                div(".right-side")[heroes(scene), reserve(scene), pool(scene)],
            ]
        ]

    def front(self, scene: OthersScene) -> str | None:
        """The city, but for a roll, which lies before it, and the end."""
        return None if scene.view.roll or scene.view.over else ""

    def seat(self, scene: OthersScene, seat: int) -> Node:
        return seat_of(scene, seat)

    def bar(self, scene: OthersScene) -> list[Offer]:
        """What belongs to no thing on the board; where only few things beside the city are asked for, those too."""
        offers = list(scene.decision.offers) if scene.decision else []
        beside = [offer for offer in offers if offer.thing != "space"]
        return beside if len(beside) <= FEW else [offer for offer in offers if offer.thing not in DRAWN]

    def final(self, scene: OthersScene, offer: Offer) -> bool:
        """The end of a turn is asked for by its own choice, and what is rolled was confirmed before."""
        return False

    def ending(self, scene: OthersScene, result: Result) -> Node:
        return ending.told(scene)

    def chronicle(self, scene: OthersScene, told: Chronicle) -> Node:
        return chronicle(scene, told)

    def saga(self, scene: OthersScene, saga: Saga) -> Node:
        return record(scene, saga)

    def beat(self, scene: OthersScene, event: Event) -> Beat:
        return beat(scene, event)

    def narration(self, scene: OthersScene) -> list[str]:
        return narration(scene)
