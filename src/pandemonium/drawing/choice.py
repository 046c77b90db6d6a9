"""Choices as real buttons. They belong to the page's forms by name, so that they can stand anywhere on the table.

`act` is the form of choices, `ask` the one of questions; both work by plain posting and by the page's script. The
buttons are written as text: a sheet may have dozens, and each is drawn anew after every choice.
"""

from __future__ import annotations

from typing import TypeVar

from markupsafe import Markup
from msgspec import Struct

from pandemonium.drawing.html import Node, attribute, button, div, escaped, fragment, h2, markup, p, span, text
from pandemonium.drawing.icon import icon
from pandemonium.drawing.scene import Scene
from pandemonium.engine.decision import Offer

V = TypeVar("V", bound=Struct)


def choice_button(scene: Scene[V], offer: Offer, content: Node = None, *, style: str = "", key: str = "") -> Markup:
    """Takes the choice. Its label says cost and result; `content` may show the same in fewer signs."""
    label = escaped(scene.words.say(offer.label))
    advised = "advised" if offer.code == scene.advice else ""
    names = f"choice {style} {advised}".strip()
    inside, told = (label, "") if content is None else (text(content), f' aria-label="{label}"')
    return markup(
        f'<button class="{names}"{attribute("data-key", key or None)} type="submit" form="act" name="choice"'
        f' value="{escaped(offer.code)}"{told}>{inside}</button>'
    )


def why_button(target: str, label: str, content: Node, style: str = "", key: str = "", term: str = "") -> Markup:
    """Asks why a thing cannot be chosen now. `term` is the word of the rulebook that it is an example of."""
    names, asked, example = f"why {style}".strip(), escaped(target), attribute("data-term", term or None)
    return markup(
        f'<button class="{names}"{attribute("data-key", key or None)} data-spot="{asked}"{example}'
        f' type="submit" form="ask" name="why" value="{asked}" aria-label="{escaped(label)}">{text(content)}</button>'
    )


def sheet_id(thing: str) -> str:
    """The id of a thing's sheet, or of a choice's."""
    return "sheet-" + thing.replace(" ", "-").replace(".", "-")


def sheet(id: str, title: str, body: Node, close: str) -> Markup:
    """What opens over the table from a button with `popovertarget`, and closes by Escape or a click beside it."""
    return div(".sheet", id=id, popover=True, role="dialog", aria_labelledby=f"{id}-title")[
        div(".sheet-head")[
            h2({"id": f"{id}-title"})[title],
            button(".close", type="button", popovertarget=id, popovertargetaction="hide", aria_label=close)[
                icon("close")
            ],
        ],
        body,
    ]


def thing(
    scene: Scene[V],
    element: str,
    label: str,
    content: Node,
    body: Node = None,
    *,
    style: str = "",
    key: str = "",
    term: str = "",
) -> Node:
    """A thing on the table: opens its choices where there are some, else may be asked why not, else only lies there."""
    words = scene.words
    if scene.offers(element):
        id = sheet_id(element)
        open_label = words("thing-open", thing=label.removesuffix("."))
        names = f"thing open {style}" + (" advised" if scene.advises(element) else "")
        example = attribute("data-term", term or None)
        opener = markup(
            f'<button class="{names}"{attribute("data-key", key or None)} data-spot="{escaped(element)}"{example}'
            f' type="button" popovertarget="{id}" aria-label="{escaped(open_label)}">{text(content)}</button>'
        )
        return fragment[opener, sheet(id, scene.explained(label), body or offer_list(scene, element), words("close"))]
    if scene.asks:
        return why_button(
            element, words("thing-why", thing=label.removesuffix(".")), content, f"thing {style}", key, term
        )
    named = {"role": "img", "aria-label": label, "data-spot": element, "data-term": term or None}
    return span({"class": f"thing {style}", **named})[content]


def offer_list(scene: Scene[V], element: str) -> Node:
    """The choices of a thing one under the other, in words."""
    return div(".offers")[(p[choice_button(scene, offer)] for offer in scene.offers(element))]
