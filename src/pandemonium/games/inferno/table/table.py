"""The Inferno table as the page knows it: board, families, bar and narration, each from the view alone."""

from __future__ import annotations

from pathlib import Path

from pandemonium.drawing.beat import Beat
from pandemonium.drawing.html import Node, a, div, nav
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.table import TableDrawing
from pandemonium.engine.decision import Offer
from pandemonium.engine.result import Result
from pandemonium.engine.state import Event
from pandemonium.games.inferno.knowledge.view import InfernoView
from pandemonium.games.inferno.table import ending, printed
from pandemonium.games.inferno.table.beats import beat
from pandemonium.games.inferno.table.challenge import challenge
from pandemonium.games.inferno.table.dante import dante
from pandemonium.games.inferno.table.family import family
from pandemonium.games.inferno.table.florence import florence
from pandemonium.games.inferno.table.frauds import frauds
from pandemonium.games.inferno.table.hell import hell
from pandemonium.games.inferno.table.narration import narration
from pandemonium.games.inferno.table.pictures import PICTURES
from pandemonium.games.inferno.table.tracks import tracks

PARTS = ("hell", "florence", "tracks", "frauds")
"""The sections of the board; on a phone the one that is asked about comes first."""
PART_OF = {
    "location": "florence",
    "guest": "florence",
    "barrel": "florence",
    "track": "tracks",
    "cube": "tracks",
    "diploma": "tracks",
    "card": "frauds",
    "deck": "frauds",
}
"""Where each sort of thing lies; the others in Hell."""
FEW = 3
"""So many choices of things beside the board stand in the bar as well, where a thumb reaches them."""
ON_BOARD = ("place", "grave", "location", "gate", "card", "deck")


class InfernoTable(TableDrawing[InfernoView]):
    """A funnel of shields, a city of eight tiles, and the ledger of sins."""

    folder = Path(__file__).parent
    walks = True

    def status(self, scene: Scene[InfernoView]) -> str:
        view, words = scene.view, scene.words
        left = len([at for at in range(view.dante + 1, last_stop(scene) + 1) if at not in view.shortcuts])
        if view.phase != "playing":
            return words(f"table-phase-{view.phase}")
        return words("table-last-round") if view.trigger >= 0 else words("table-status", stops=left)

    def chapter(self, scene: Scene[InfernoView]) -> str:
        """Dante's way is the clock of the game."""
        return scene.words("table-chapter", stop=scene.view.dante)

    def board(self, scene: Scene[InfernoView]) -> Node:
        draw = {"hell": hell, "florence": florence, "tracks": tracks, "frauds": frauds}
        asked = asked_part(scene)
        order = [asked, *(part for part in PARTS if part != asked)]
        return div(".inferno-board")[
            scene.kept("jump", draw=lambda: jump(scene), shared=True),
            div({"class": f"inferno side-{scene.view.side}"})[dante(scene), (draw[part](scene) for part in order)],
        ]

    def seat(self, scene: Scene[InfernoView], seat: int) -> Node:
        return family(scene, seat)

    def others(self, scene: Scene[InfernoView]) -> Node:
        """A solo challenge sits opposite."""
        return challenge(scene)

    def bar(self, scene: Scene[InfernoView]) -> list[Offer]:
        """What belongs to no thing; and where only things beside the board are asked for, those few too."""
        offers = list(scene.decision.offers) if scene.decision else []
        beside = [offer for offer in offers if offer.thing not in ON_BOARD]
        if len(beside) <= FEW:
            return beside
        return [offer for offer in offers if not offer.element]

    def final(self, scene: Scene[InfernoView], offer: Offer) -> bool:
        """Everything can be taken back until the turn is ended by its own choice."""
        return False

    def ending(self, scene: Scene[InfernoView], result: Result) -> Node:
        return ending.walk(scene, result)

    def beat(self, scene: Scene[InfernoView], event: Event) -> Beat:
        return beat(scene, event)

    def picture(self, scene: Scene[InfernoView], name: str) -> Node:
        return PICTURES[name](scene) if name in PICTURES else None

    def narration(self, scene: Scene[InfernoView]) -> list[str]:
        return narration(scene)


def jump(scene: Scene[InfernoView]) -> Node:
    return nav(".jump", aria_label=scene.words("table-jump"))[
        (a(href=f"#{part}")[scene.words(f"table-{part}")] for part in PARTS)
    ]


def asked_part(scene: Scene[InfernoView]) -> str:
    """The section in which something can be chosen now, or in which a card lies that is being played."""
    if scene.view.underway.card:
        return "frauds"
    offers = scene.decision.offers if scene.decision else ()
    things = (offer.thing for offer in offers if offer.element)
    return PART_OF.get(next(things, ""), "hell")


def last_stop(scene: Scene[InfernoView]) -> int:
    return len(printed.board(scene).path) - 1
