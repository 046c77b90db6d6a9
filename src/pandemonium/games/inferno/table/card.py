"""A Fraud card: what it gives at once and what at the end, each for a Barrel one owns or lacks."""

from __future__ import annotations

from markupsafe import Markup, escape

from pandemonium.drawing.html import Node
from pandemonium.drawing.icon import icon_text
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.spot import sheet_of, spot
from pandemonium.engine.phrase import Name
from pandemonium.games.inferno.data.names import BARRELS, ENDINGS, INSTANTS, SINS, TRACKS
from pandemonium.games.inferno.knowledge.view import InfernoView
from pandemonium.games.inferno.table import printed
from pandemonium.games.inferno.table.graveyard import standing

ENDING_SIGNS = {"value": "infamy", "cube": "phlegethon", "advance-upper": "advance", "advance-lower": "advance"}
COLOURED = ("value", "cube")
"""The endings that belong to a colour."""


def card(scene: Scene[InfernoView], number: int, style: str = "") -> Markup:
    """The card as a button, face up."""
    element = f"card {number}"
    facts = (
        number,
        style,
        owned(scene),
        scene.offers(element),
        scene.advised(element),
        number == scene.view.underway.card,
    )
    return scene.kept("fraud", facts, draw=lambda: drawn(scene, number, style))


def drawn(scene: Scene[InfernoView], number: int, style: str) -> Markup:
    now = " underway" if number == scene.view.underway.card else ""
    face = f'<span class="fraud-no">{number}</span>' + now_half(scene, number) + end_half(scene, number)
    return spot(scene, f"card {number}", card_label(scene, number), face, f"fraud-card {style}{now}".strip())


def card_sheet(scene: Scene[InfernoView], number: int) -> Node:
    return sheet_of(scene, f"card {number}", scene.words("card-name", card=number))


def now_half(scene: Scene[InfernoView], number: int) -> str:
    rules, words, at = printed.rules(scene), scene.words, number - 1
    track = TRACKS[rules.fraud_advance[at]]
    instant = INSTANTS[rules.fraud_instant[at]]
    sign = {"money": "florin"}.get(instant, instant)
    signs = icon_text("advance") + icon_text(f"sin-{track}", f"sin {track}")
    lines = line(signs, words("card-advance", sin=Name(track))) + line(icon_text(sign), words(f"short-{instant}"))
    return half(scene, BARRELS[rules.fraud_barrel[at]], "now", lines)


def end_half(scene: Scene[InfernoView], number: int) -> str:
    rules, words, at = printed.rules(scene), scene.words, number - 1
    ending = ENDINGS[rules.end_benefit[at]]
    colour = TRACKS[rules.end_of[at]] if ending in COLOURED else ""
    sign = icon_text(ENDING_SIGNS.get(ending, ending)) + (icon_text(f"sin-{colour}", f"sin {colour}") if colour else "")
    soul = SINS[rules.end_soul[at] - 1]
    lines = line(sign, words(f"face-{ending}")) + line(standing(soul), words("card-soul", sin=Name(soul)))
    return half(scene, BARRELS[rules.end_barrel[at]], "end", lines)


def end_words(scene: Scene[InfernoView], ending: str, colour: str) -> str:
    return scene.words(f"short-{ending}", **({"sin": Name(colour)} if colour else {}))


def line(signs: str, text: str) -> str:
    return f'<span class="gives"><span class="signs">{signs}</span>{escape(text)}</span>'


def half(scene: Scene[InfernoView], barrel: str, when: str, lines: str) -> str:
    met = barrel in owned(scene)
    sign = icon_text("yes" if met else "no", "met" if met else "unmet")
    return (
        f'<span class="half {when}"><span class="needs">{icon_text(barrel, "cask-of")}{sign}</span>'
        f'<span class="gifts">{lines}</span></span>'
    )


def owned(scene: Scene[InfernoView]) -> list[str]:
    """The Barrels of the viewer, in the Tower or on the panel (INF-1.3.9)."""
    if scene.seat < 0:
        return []
    me = scene.view.players[scene.seat]
    there = {item for floor in me.tower for item in floor} | set(me.panel)
    return [barrel for barrel in BARRELS if barrel in there]


def card_label(scene: Scene[InfernoView], number: int) -> str:
    """The card in a sentence."""
    rules, words, at = printed.rules(scene), scene.words, number - 1
    ending = ENDINGS[rules.end_benefit[at]]
    colour = TRACKS[rules.end_of[at]] if ending in COLOURED else ""
    return words(
        "card-label",
        card=number,
        barrel=Name(BARRELS[rules.fraud_barrel[at]]),
        sin=Name(TRACKS[rules.fraud_advance[at]]),
        instant=Name(f"instant-{INSTANTS[rules.fraud_instant[at]]}"),
        last=Name(BARRELS[rules.end_barrel[at]]),
        ending=end_words(scene, ending, colour),
        soul=Name(SINS[rules.end_soul[at] - 1]),
    )
