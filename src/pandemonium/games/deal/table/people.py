"""The own courtiers: fresh for two coins, used for three, or behind the walls; the alchemist must be won."""

from __future__ import annotations

from markupsafe import escape

from pandemonium.drawing.html import Node, div, fragment
from pandemonium.drawing.icon import icon_text
from pandemonium.drawing.spot import sheet_of, spot
from pandemonium.games.deal.data.names import COURTIERS
from pandemonium.games.deal.knowledge.kingdom import KingdomView
from pandemonium.games.deal.table.printed import DealScene

COINS = {"fresh": "2", "used": "3", "walls": "", "not-won": "–"}
"""What is written under a courtier: coins to recruit him."""


def people(scene: DealScene, who: KingdomView) -> Node:
    asked = [(scene.offers(f"person {name}"), scene.advised(f"person {name}")) for name in COURTIERS]
    return scene.kept("people", who.courtiers, asked, draw=lambda: drawn(scene, who))


def drawn(scene: DealScene, who: KingdomView) -> Node:
    return div(".people", role="group", aria_label=scene.words("people-title"))[
        (person(scene, name, who.courtiers[name]) for name in COURTIERS)
    ]


def person(scene: DealScene, name: str, place: str) -> Node:
    label = scene.words(f"person-{place}", courtier=scene.words(f"courtier-{name}"))
    element, term = f"person {name}", "alchemist" if name == "alchemist" else "courtier"
    return fragment[
        spot(scene, element, label, figure(name, place), f"person {place}-one", term), sheet_of(scene, element, label)
    ]


def figure(name: str, place: str) -> str:
    sign = "science" if name == "alchemist" else name
    price = f"{escape(COINS[place])}{icon_text('coin')}" if place in ("fresh", "used") else escape(COINS[place])
    where = icon_text("home") if place == "walls" else price
    person = icon_text("courtier") + icon_text(sign, "symbol-of")
    return f'<span class="figure-of">{person}</span><span class="hire">{where}</span>'
