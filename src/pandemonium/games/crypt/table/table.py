"""The Crypt table as the page knows it: board, seats, bar and narration, each from the view alone."""

from __future__ import annotations

from pathlib import Path

from pandemonium.drawing.beat import Beat
from pandemonium.drawing.html import Node, div
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.table import TableDrawing
from pandemonium.engine.decision import Offer
from pandemonium.engine.state import Event
from pandemonium.games.crypt.knowledge.view import GHOST_HOLDS, CryptView
from pandemonium.games.crypt.table.beats import beat
from pandemonium.games.crypt.table.collectors import collectors
from pandemonium.games.crypt.table.crypt import crypt
from pandemonium.games.crypt.table.narration import narration
from pandemonium.games.crypt.table.pictures import PICTURES
from pandemonium.games.crypt.table.piece import Pieces
from pandemonium.games.crypt.table.player import ghost, player
from pandemonium.games.crypt.table.tie import tie
from pandemonium.games.crypt.table.turns import turns


class CryptTable(TableDrawing[CryptView]):
    """Six slabs, six Collectors, and a torch that moves."""

    folder = Path(__file__).parent

    def status(self, scene: Scene[CryptView]) -> str:
        view, words = scene.view, scene.words
        return words("table-round", round=view.round, rounds=view.rounds, phase=words(f"table-phase-{view.phase}"))

    def chapter(self, scene: Scene[CryptView]) -> str:
        return scene.words("table-chapter", round=scene.view.round)

    def board(self, scene: Scene[CryptView]) -> Node:
        """When all is over nothing lies in the Crypt; the Collectors stay, because they explain the scores."""
        if scene.view.phase == "over":
            return div(".crypt-board")[collectors(scene)]
        return div(".crypt-board")[collectors(scene), crypt(scene, Pieces(scene.view)), turns(scene)]

    def seat(self, scene: Scene[CryptView], seat: int) -> Node:
        return player(scene, Pieces(scene.view), seat)

    def others(self, scene: Scene[CryptView]) -> Node:
        return ghost(scene, Pieces(scene.view)) if GHOST_HOLDS in scene.view.turn_order else None

    def bar(self, scene: Scene[CryptView]) -> list[Offer]:
        """Recover, end the turn, decline; re-rolls too, because nothing else is asked then."""
        offers = scene.decision.offers if scene.decision else ()
        return [offer for offer in offers if offer.element in ("", "servants") or offer.kind == "reroll"]

    def final(self, scene: Scene[CryptView], offer: Offer) -> bool:
        """To recover ends the turn at once. Sending can be taken back until the turn is ended by its own choice."""
        return offer.kind == "recover"

    def tie(self, scene: Scene[CryptView]) -> Node:
        return tie(scene)

    def beat(self, scene: Scene[CryptView], event: Event) -> Beat:
        return beat(scene, event)

    def picture(self, scene: Scene[CryptView], name: str) -> Node:
        return PICTURES[name](scene) if name in PICTURES else None

    def narration(self, scene: Scene[CryptView]) -> list[str]:
        return narration(scene)
