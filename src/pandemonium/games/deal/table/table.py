"""The table of Deal with the Devil as the page knows it: board, seats, bar and narration, each from the view alone."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from pandemonium.drawing.beat import Beat
from pandemonium.drawing.html import Node, div, section
from pandemonium.drawing.table import TableDrawing
from pandemonium.engine.decision import Offer
from pandemonium.engine.result import Result
from pandemonium.engine.state import Event
from pandemonium.games.deal.knowledge.kingdom import KingdomView, Walls
from pandemonium.games.deal.knowledge.view import PHASES, DealView
from pandemonium.games.deal.table.beats import beat
from pandemonium.games.deal.table.coffer import coffer
from pandemonium.games.deal.table.debts import debts
from pandemonium.games.deal.table.ending import opened, tie
from pandemonium.games.deal.table.hand import hand
from pandemonium.games.deal.table.hindsight import hindsight
from pandemonium.games.deal.table.kingdoms import kingdoms
from pandemonium.games.deal.table.narration import narration
from pandemonium.games.deal.table.pictures import PICTURES
from pandemonium.games.deal.table.plan import plan_board
from pandemonium.games.deal.table.printed import DealScene, own
from pandemonium.games.deal.table.realm import realm
from pandemonium.games.deal.table.renown import renown
from pandemonium.games.deal.table.standing import standing
from pandemonium.games.deal.table.store import store
from pandemonium.games.deal.table.strip import strip
from pandemonium.games.deal.table.tribunal import tribunal
from pandemonium.games.deal.table.watched import watched

FEW = 3
"""So many answers of the chest stand in the bar as well, where a thumb reaches them."""
IN_BAR = ("", "chest")
PARTS = ("chest", "works", "hand", "store")
FIRST = {
    "cards": ("hand", "store"),
    "deals": ("chest", "store"),
    "actions": ("works", "hand", "store"),
    "inquisition": ("chest", "store"),
}
"""What a phase is about. On a phone, and for whoever goes from button to button, that comes before the rest."""


class DealTable(TableDrawing[DealView]):
    """Four kingdoms, closed chests, and the inquisitors watching."""

    folder = Path(__file__).parent

    def status(self, scene: DealScene) -> str:
        board, words = scene.view.board, scene.words
        if scene.view.over:
            return words("table-over")
        return words("table-status", round=board.round, phase=words(f"phase-{PHASES.index(board.phase)}"))

    def chapter(self, scene: DealScene) -> str:
        return scene.words("table-chapter", round=scene.view.board.round)

    def board(self, scene: DealScene) -> Node:
        return div(".deal-board")[
            div(".deal")[
                strip(scene),
                div(".common")[div(".tracks-of")[renown(scene), debts(scene)], tribunal(scene)],
                kingdoms(scene),
                behind_walls(scene),
            ]
        ]

    def seat(self, scene: DealScene, seat: int) -> Node:
        return realm(scene, seat)

    def bar(self, scene: DealScene) -> list[Offer]:
        """What belongs to no thing; the chest's answers too where they are few."""
        offers = list(scene.decision.offers) if scene.decision else []
        found = [offer for offer in offers if offer.element in IN_BAR]
        return found if len(found) <= FEW else [offer for offer in offers if not offer.element]

    def final(self, scene: DealScene, offer: Offer) -> bool:
        """A closed part is not taken back; but closing is what each question ends with, and says so."""
        return False

    def ending(self, scene: DealScene, result: Result) -> Node:
        return opened(scene)

    def hindsight(self, scene: DealScene, seen: list[list[list[list[int]]]]) -> Node:
        return hindsight(scene, seen)

    def tie(self, scene: DealScene) -> Node:
        return tie(scene)

    def beat(self, scene: DealScene, event: Event) -> Beat:
        return beat(scene, event)

    def picture(self, scene: DealScene, name: str) -> Node:
        return PICTURES[name](scene) if name in PICTURES else None

    def log_from(self, options: Mapping[str, str]) -> str:
        """Exact books would betray the roles (6.2.8): older rounds are not read during play, unless all want it."""
        return "" if options["log"] == "whole" else "round-began"

    def narration(self, scene: DealScene) -> list[str]:
        return narration(scene)


def behind_walls(scene: DealScene) -> Node:
    """The own kingdom; for those who watch, what all four have built."""
    who = own(scene)
    if who is None or who.walls is None:
        return watched(scene)
    walls, board, decision = who.walls, scene.view.board, scene.decision
    now = (board.round, board.phase, board.distribution, who.seat in board.asked, scene.view.over)
    asked = (decision.offers if decision else (), scene.advice)
    return scene.kept("castle", who, scene.view.mine, now, asked, draw=lambda: castle(scene, who, walls))


def castle(scene: DealScene, who: KingdomView, walls: Walls) -> Node:
    """Everything there is looked up together: what the others do changes nothing of it."""
    parts = {
        "chest": coffer(scene),
        "works": div(".works")[plan_board(scene, who), standing(scene, who)],
        "hand": hand(scene, who, walls),
        "store": store(scene, who, walls),
    }
    first = FIRST.get(scene.view.board.phase, ())
    return section({"class": f"castle owner-{who.seat}", "aria-label": scene.words("walls-title")})[
        (parts[part] for part in dict.fromkeys((*first, *PARTS)))
    ]
