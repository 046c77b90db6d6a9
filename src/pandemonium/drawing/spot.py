"""Spots: things on the table that are clicked. One choice is taken at once, several open a sheet, none may be asked.

Written as text, because a board may have a hundred of them and each is drawn anew after every choice.
"""

from __future__ import annotations

from typing import TypeVar

from markupsafe import Markup
from msgspec import Struct

from pandemonium.drawing.choice import offer_list, sheet, sheet_id
from pandemonium.drawing.html import Node, escaped, markup
from pandemonium.drawing.scene import Scene

V = TypeVar("V", bound=Struct)


def spot(scene: Scene[V], element: str, label: str, content: str, style: str = "", term: str = "") -> Markup:
    """The button of a thing, or only the thing where nobody may ask. Several choices need the thing's `sheet_of`."""
    offers, named = scene.offers(element), f'data-spot="{escaped(element)}"' + (f' data-term="{term}"' if term else "")
    advised = " advised" if scene.advises(element) else ""
    if len(offers) == 1:
        told = escaped(f"{label}. {scene.words.say(offers[0].label)}" if label else scene.words.say(offers[0].label))
        return markup(
            f'<button class="spot open {style}{advised}" {named} type="submit" form="act" name="choice"'
            f' value="{escaped(offers[0].code)}" aria-label="{told}">{content}</button>'
        )
    if offers:
        told = escaped(scene.words("thing-open", thing=label.removesuffix(".")))
        return markup(
            f'<button class="spot open {style}{advised}" {named} type="button"'
            f' popovertarget="{sheet_id(element)}" aria-label="{told}">{content}</button>'
        )
    if scene.asks:
        told = escaped(scene.words("thing-why", thing=label.removesuffix(".")))
        return markup(
            f'<button class="spot why {style}" {named} type="submit" form="ask" name="why"'
            f' value="{escaped(element)}" aria-label="{told}">{content}</button>'
        )
    return markup(f'<span class="spot {style}" {named} role="img" aria-label="{escaped(label)}">{content}</span>')


def sheet_of(scene: Scene[V], element: str, label: str) -> Node:
    """The sheet of a spot with several choices; nothing for the others."""
    if len(scene.offers(element)) < 2:
        return None
    return sheet(sheet_id(element), scene.explained(label), offer_list(scene, element), scene.words("close"))
