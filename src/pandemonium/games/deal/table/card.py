"""A building card: name, symbols, cost, what it does, points. All of it is made from the card's figures."""

from __future__ import annotations

from markupsafe import Markup, escape

from pandemonium.drawing.icon import icon_text
from pandemonium.drawing.spot import sheet_of, spot
from pandemonium.games.deal.data.names import PHASES
from pandemonium.games.deal.rules.figures import ACTION, Building
from pandemonium.games.deal.table import printed, signs
from pandemonium.games.deal.table.printed import DealScene

WHEN = {
    "none": "",
    "production": "wheel",
    "action": "use",
    "immediate": "check",
    "interest": "interest",
    "reputation": "reputation",
    "inquisition": "inquisitor",
    "end": "score",
}
"""The sign of the phase in which a building works."""


def card(scene: DealScene, number: int, style: str = "", more: str = "") -> Markup:
    """The card as a button; `more` is written under it, where a plan says what is missing."""
    element = printed.building_place(number)
    facts = (number, style, more, scene.offers(element), scene.advised(element))
    return scene.kept("edifice", facts, draw=lambda: drawn(scene, number, style, more))


def drawn(scene: DealScene, number: int, style: str, more: str) -> Markup:
    element, label = printed.building_place(number), told(scene, number)
    content = compact(scene, number) if style == "planned" else face(scene, number)
    button = spot(scene, element, label, content + more, f"edifice {tone(scene, number)} {style}".strip())
    return button + Markup(sheet_of(scene, element, label) or "")


def tone(scene: DealScene, number: int) -> str:
    """The first symbol gives the colour of the roof."""
    mask = printed.building(scene, number).symbols
    return next(
        name for place, name in enumerate(("of-rural", "of-urban", "of-church", "of-science")) if mask >> place & 1
    )


def face(scene: DealScene, number: int) -> str:
    building = printed.building(scene, number)
    does = printed.card_words(scene).does(building)
    when = WHEN[PHASES[building.phase]]
    sign = icon_text(when, "when-of") if when else ""
    return (
        f'<span class="edifice-top">{signs.symbols(building.symbols)}'
        f'<b class="edifice-points">{building.points}</b></span>'
        f'<b class="edifice-name">{escape(printed.building_name(scene, number))}</b>'
        f'<span class="edifice-cost">{cost(building)}</span>'
        f'<span class="edifice-does">{sign}<span class="deed">{escape(does)}</span></span>'
        f'<span class="edifice-full" aria-hidden="true">{escape(does)}</span>'
    )


def compact(scene: DealScene, number: int) -> str:
    """As it lies on the plan board: without what it does."""
    building = printed.building(scene, number)
    return (
        f'<span class="edifice-top">{signs.symbols(building.symbols)}'
        f'<b class="edifice-name">{escape(printed.building_name(scene, number))}</b>'
        f'<b class="edifice-points">{building.points}</b></span>'
        f'<span class="edifice-cost">{cost(building)}</span>'
        f'<span class="edifice-full" aria-hidden="true">{escape(printed.card_words(scene).does(building))}</span>'
    )


def cost(building: Building) -> str:
    """Goods, and what else is given for a building."""
    fall = signs.amount("reputation", f"−{building.fall}") if building.fall else ""
    tile = signs.amount("minor", 1) if building.throws else ""
    token = signs.amount("token", "−1") if building.loses_token else ""
    return signs.goods(building.cost) + fall + tile + token


def told(scene: DealScene, number: int) -> str:
    building, words = printed.building(scene, number), printed.card_words(scene)
    return scene.words(
        "card-told",
        name=printed.building_name(scene, number),
        symbols=signs.symbols_told(scene, building.symbols),
        cost=words.costs(building) or scene.words("table-nothing"),
        does=words.does(building),
        points=building.points,
    )


def chip(scene: DealScene, number: int, style: str = "") -> Markup:
    """A building that stands: its symbols and its name in one line."""
    element = printed.building_place(number)
    facts = (number, style, scene.offers(element), scene.advised(element))
    return scene.kept("standing", facts, draw=lambda: stands(scene, number, style))


def stands(scene: DealScene, number: int, style: str) -> Markup:
    element, label = printed.building_place(number), told(scene, number)
    button = spot(scene, element, label, small(scene, number), f"standing {tone(scene, number)} {style}".strip())
    return button + Markup(sheet_of(scene, element, label) or "")


def small(scene: DealScene, number: int) -> str:
    building = printed.building(scene, number)
    return (
        f"{signs.symbols(building.symbols)}"
        f'<span class="standing-name">{escape(printed.building_name(scene, number))}</span>'
        f"{icon_text('use', 'when-of') if building.phase == ACTION else ''}"
        f'<b class="edifice-points">{building.points}</b>'
        f'<span class="edifice-full" aria-hidden="true">{escape(printed.card_words(scene).does(building))}</span>'
    )
