"""Spots: things on the table that are clicked. One choice is taken at once, several open a sheet, none may be asked.

Written as text, because Hell alone has half a hundred of them and each is drawn anew after every choice.
"""

from __future__ import annotations

from htpy import Node
from markupsafe import Markup, escape

from pandemonium.drawing.choice import offer_list, sheet
from pandemonium.drawing.scene import Scene
from pandemonium.games.inferno.view import InfernoView


def spot(scene: Scene[InfernoView], element: str, label: str, content: str, style: str = "") -> Markup:
    """The button of a thing, or only the thing where nobody may ask. Several choices need the thing's `sheet_of`."""
    offers = scene.offers(element)
    hinted = " hinted" if scene.hints_at(element) else ""
    if len(offers) == 1:
        told = escape(f"{label}. {scene.words.say(offers[0].label)}" if label else scene.words.say(offers[0].label))
        return Markup(
            f'<button class="spot open {style}{hinted}" type="submit" form="act" name="choice"'
            f' value="{escape(offers[0].code)}" aria-label="{told}">{content}</button>'
        )
    if offers:
        told = escape(scene.words("thing-open", thing=label))
        return Markup(
            f'<button class="spot open {style}{hinted}" type="button" popovertarget="{sheet_id(element)}"'
            f' aria-label="{told}">{content}</button>'
        )
    if scene.asks:
        told = escape(scene.words("thing-why", thing=label))
        return Markup(
            f'<button class="spot why {style}" type="submit" form="ask" name="why" value="{escape(element)}"'
            f' aria-label="{told}">{content}</button>'
        )
    return Markup(f'<span class="spot {style}" role="img" aria-label="{escape(label)}">{content}</span>')


def sheet_id(element: str) -> str:
    return "sheet-" + element.replace(" ", "-").replace(".", "-")


def sheet_of(scene: Scene[InfernoView], element: str, label: str) -> Node:
    """The sheet of a thing with several choices; nothing for the others."""
    if len(scene.offers(element)) < 2:
        return None
    return sheet(sheet_id(element), label, offer_list(scene, element), scene.words("close"))


def use(symbol: str, style: str = "") -> str:
    """A symbol as text, for the contents of spots."""
    return f'<svg class="icon {style}" aria-hidden="true"><use href="#i-{symbol}"/></svg>'
