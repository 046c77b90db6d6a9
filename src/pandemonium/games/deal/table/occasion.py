"""An event card: its name, and two halves, of which one may be planned."""

from __future__ import annotations

from markupsafe import Markup, escape

from pandemonium.drawing.spot import spot
from pandemonium.games.deal.table import printed
from pandemonium.games.deal.table.printed import DealScene

HALVES = ("left", "right")


def occasion(scene: DealScene, number: int, *, chosen: str = "", halves: bool = True, style: str = "") -> Markup:
    """A card of the hand; `halves` where it is the one whose halves can be planned."""
    element = printed.event_place(number)
    asked = [element, *(f"half {half}" for half in HALVES)]
    facts = (number, chosen, halves, style, [scene.offers(one) for one in asked], [scene.advised(one) for one in asked])
    return scene.kept("occasion", facts, draw=lambda: drawn(scene, number, chosen, halves=halves, style=style))


def drawn(scene: DealScene, number: int, chosen: str, *, halves: bool, style: str) -> Markup:
    name = f'<b class="occasion-title">{escape(printed.event_name(scene, number))}</b>'
    title = spot(scene, printed.event_place(number), told(scene, number), name, "occasion-name")
    parts = "".join(half(scene, number, side, chosen=chosen == side, open=halves) for side in HALVES)
    return Markup(f'<div class="occasion-card {style}">{title}<div class="halves-of">{parts}</div></div>')


def half(scene: DealScene, number: int, side: str, *, chosen: bool, open: bool) -> str:
    event, words = printed.event(scene, number), printed.card_words(scene)
    label = words.halves(event)[HALVES.index(side)]
    style = f"half-of {side}-half" + (" chosen" if chosen else "")
    deed = words.deed(event.left if side == "left" else event.right)
    content = (
        f'<span class="deed">{escape(deed)}</span><span class="edifice-full" aria-hidden="true">{escape(label)}</span>'
    )
    if not open:
        return f'<span class="{style}" role="img" aria-label="{escape(label)}">{content}</span>'
    return str(spot(scene, f"half {side}", label, content, style))


def told(scene: DealScene, number: int) -> str:
    left, right = printed.card_words(scene).halves(printed.event(scene, number))
    return scene.words("occasion-told", name=printed.event_name(scene, number), left=left, right=right)
