"""The chest as an object: the own one while it is filled and closed, a foreign one with its mark, content and price."""

from __future__ import annotations

from htpy import Node, div, fragment, section, span
from markupsafe import Markup, escape

from pandemonium.drawing.choice import choice_button, sheet, sheet_id
from pandemonium.drawing.icon import icon_text
from pandemonium.drawing.spot import spot
from pandemonium.engine.decision import Offer
from pandemonium.games.deal.knowledge.mine import MineView, RitualView
from pandemonium.games.deal.knowledge.notebook import ChestSeen, OwnChest
from pandemonium.games.deal.rules.fields import NOBODY
from pandemonium.games.deal.table import signs
from pandemonium.games.deal.table.printed import DealScene


def coffer(scene: DealScene) -> Node:
    """What stands before the viewer now."""
    mine, board = scene.view.mine, scene.view.board
    if mine is None:
        return spectators(scene)
    if board.phase == "inquisition":
        return ritual_chest(scene, mine)
    if board.phase == "deals" and board.distribution:
        return foreign(scene, mine.chests[-1])
    if board.phase == "deals":
        return own_offer(scene, mine.chest)
    return at_home(scene, mine)


def spectators(scene: DealScene) -> Node:
    label = scene.words("chest-closed")
    return stand(scene, label, body(scene, "closed", "", ""), scene.words("chest-title"))


def own_offer(scene: DealScene, chest: OwnChest) -> Node:
    """Open while it is filled; then closed at its price."""
    closed = scene.seat not in scene.view.board.asked
    content = signs.content_told(scene, chest)
    label = scene.words("chest-own", content=content)
    tag = ""
    if closed and any(chest.content):
        label = scene.words("chest-own-closed", content=content, price=signs.price_told(scene, chest.coins, chest.pieces))
        tag = signs.price(chest.coins, chest.pieces)
    inside = signs.goods(chest.content) + rattling(chest)
    return stand(scene, label, body(scene, "closed" if closed else "filling", inside, tag), scene.words("chest-yours"))


def rattling(chest: OwnChest | ChestSeen) -> str:
    return icon_text("jester", "jester-of") if chest.rattles else ""


def foreign(scene: DealScene, chest: ChestSeen) -> Node:
    """A chest of somebody: everybody knows what the marks mean, nobody whose it is."""
    words = scene.words
    mark = words(f"mark-{chest.mark}")
    price = signs.price_told(scene, chest.coins, chest.pieces)
    if chest.taken:
        label = words("chest-taken", mark=mark, price=price)
        inside = signs.price(chest.coins, chest.pieces)
    elif any(chest.content):
        label = words("chest-offer", mark=mark, content=signs.goods_told(scene, chest.content), price=price)
        inside = signs.goods(chest.content)
    else:
        label = words("chest-empty", mark=mark, content=signs.content_told(scene, chest))
        inside = rattling(chest)
    tag = signs.price(chest.coins, chest.pieces) if any(chest.content) else ""
    if chest.answer:
        label += " " + words(f"chest-answer-{chest.answer}")
    title = words("chest-first" if chest.distribution == 1 else "chest-second")
    style = f"came answer-{chest.answer}" if chest.answer else "came"
    return stand(scene, label, body(scene, style, inside, tag, chest.mark), title)


def ritual_chest(scene: DealScene, mine: MineView) -> Node:
    """What the ritual wants: pieces, bribes, guesses."""
    ritual = mine.ritual
    label = scene.words("chest-ritual", content=ritual_told(scene, ritual))
    inside = signs.goods(ritual.bribe)
    inside += signs.amount("soul", ritual.clean) if ritual.clean else ""
    inside += signs.amount("soul-marked", ritual.marked) if ritual.marked else ""
    inside += "".join(guess(role, suspect) for role, suspect in guesses(ritual))
    filling = bool(scene.offers("chest"))
    return stand(scene, label, body(scene, "filling" if filling else "closed", inside, ""), scene.words("chest-ritual-title"))


def guesses(ritual: RitualView) -> list[tuple[str, int]]:
    named = (("devil", ritual.devil), ("cultist", ritual.cultist))
    return [(role, suspect) for role, suspect in named if suspect != NOBODY]


def guess(role: str, suspect: int) -> str:
    """A token in a ring of the suspect's colour."""
    return f'<span class="guess-of owner-{suspect}">{icon_text(f"role-{role}")}<b>{"ABCD"[suspect]}</b></span>'


def ritual_told(scene: DealScene, ritual: RitualView) -> str:
    words, parts = scene.words, list[str]()
    if any(ritual.bribe):
        parts.append(signs.goods_told(scene, ritual.bribe))
    if ritual.clean + ritual.marked:
        parts.append(words("chest-pieces", clean=ritual.clean, marked=ritual.marked))
    parts += [words("chest-guess", suspect=scene.name(who), role=words(f"role-{role}")) for role, who in guesses(ritual)]
    return "; ".join(parts) or words("table-nothing")


def at_home(scene: DealScene, mine: MineView) -> Node:
    """Between the deals it is closed; what came of this round's offer is written on it."""
    last = mine.own_chests[-1] if mine.own_chests else None
    if last is None or last.round != scene.view.board.round or not any(last.content):
        return stand(scene, scene.words("chest-closed"), body(scene, "closed", "", ""), scene.words("chest-yours"))
    price = signs.price_told(scene, last.coins, last.pieces)
    label = scene.words("chest-sold" if last.sold else "chest-unsold", price=price)
    tag = signs.price(last.coins, last.pieces) if last.sold else ""
    return stand(scene, label, body(scene, "closed sold" if last.sold else "closed", "", tag), scene.words("chest-yours"))


def stand(scene: DealScene, label: str, content: str, title: str) -> Node:
    """The chest as a button: one answer is taken at once, several lie on its sheet."""
    return section(".coffer", aria_label=title)[
        span(".over-of")[title], spot(scene, "chest", label, content, "coffer-box"), answers(scene, label)
    ]


def answers(scene: DealScene, label: str) -> Node:
    """The price is set by a row of buttons, as the pointer of the box is; other answers are sentences."""
    offers = scene.offers("chest")
    if len(offers) < 2:
        return None
    prices = [offer for offer in offers if offer.code.startswith("close ") and is_price(offer)]
    others = [offer for offer in offers if offer not in prices]
    body = fragment[
        div(".price-row", role="group", aria_label=scene.words("chest-price"))[
            span(".price-ask")[scene.words("chest-price")], (price_button(scene, offer) for offer in prices)
        ]
        if prices
        else None,
        div(".offers")[(choice_button(scene, offer) for offer in others)],
    ]
    return sheet(sheet_id("chest"), scene.explained(label), body, scene.words("close"))


def is_price(offer: Offer) -> bool:
    return offer.code.split(" ", 1)[1] not in ("empty", "jesters")


def price_button(scene: DealScene, offer: Offer) -> Node:
    asked = offer.code.split(" ", 1)[1]
    souls = {"soul": 1, "2 souls": 2}.get(asked)
    sign = signs.amount("soul", souls) if souls else signs.amount("coin", asked)
    return choice_button(scene, offer, Markup(sign), style="price-button")


def body(scene: DealScene, style: str, inside: str, tag: str, mark: str = "") -> str:
    """Lid, box, what lies in it, its price on a tag, and under the lid the mark of a role."""
    lid = "closed" if "closed" in style else "raised"
    role = f'<span class="under-lid">{signs.mark_sign(scene, mark)}</span>' if mark else ""
    price = f'<span class="price-tag">{tag}</span>' if tag else ""
    return (
        f'<span class="chest-of {style} {lid}">{PICTURE[lid]}{role}'
        f'<span class="inside">{inside}</span>{price}</span>'
    )


BOX = (
    '<path fill="#6b3f1a" stroke="#1d0f05" stroke-width="2" d="M8 50h144v52H8z"/>'
    '<path fill="#84522a" d="M10 56h140v10H10zM10 78h140v10H10z"/>'
    '<path fill="#c79a43" stroke="#5d3f0c" stroke-width="1.500" d="M18 50h12v52H18zM130 50h12v52h-12zM6 48h148v7H6z"/>'
)
PICTURE = {
    "closed": '<svg class="chest-picture" viewBox="0 0 160 108" aria-hidden="true">'
    '<path fill="#7d4d22" stroke="#1d0f05" stroke-width="2" d="M8 50c0-28 12-44 36-44h72c24 0 36 16 36 44z"/>'
    '<path fill="none" stroke="#5a3413" stroke-width="2" d="M14 34h132M24 19h112"/>'
    '<path fill="#c79a43" stroke="#5d3f0c" stroke-width="1.500" d="M18 50c0-22 5-36 14-42h12C35 14 30 28 30 50zM142 50c0-22-5-36-14-42h-12c9 6 14 20 14 42z"/>'
    + BOX
    + '<path fill="#e2b548" stroke="#5d3f0c" stroke-width="1.500" d="M68 42h24v26l-12 9-12-9z"/><path fill="#2a1c0d" d="M80 51a4 4 0 0 1 2 7l2 8h-8l2-8a4 4 0 0 1 2-7z"/></svg>',
    "raised": '<svg class="chest-picture" viewBox="0 0 160 108" aria-hidden="true">'
    '<path fill="#3a210d" stroke="#1d0f05" stroke-width="2" d="M14 50 20 4h120l6 46z"/>'
    '<path fill="#241205" d="M22 50 27 10h106l5 40z"/>'
    '<path fill="#c79a43" stroke="#5d3f0c" stroke-width="1.500" d="M18 2h124l1 6H17z"/>'
    + BOX
    + '<path fill="#e2b548" stroke="#5d3f0c" stroke-width="1.500" d="M72 50h16v12l-8 5-8-5z"/></svg>',
}
"""The chest closed, and with its lid up."""
