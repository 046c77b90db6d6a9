"""The chest as an object: the own one while it is filled and closed, a foreign one with its mark, content and price."""

from __future__ import annotations

from markupsafe import Markup
from msgspec import Struct

from pandemonium.drawing.choice import choice_button, sheet, sheet_id
from pandemonium.drawing.html import Node, div, fragment, section, span
from pandemonium.drawing.icon import icon_text
from pandemonium.drawing.spot import spot
from pandemonium.engine.decision import Offer
from pandemonium.engine.seats import LETTERS
from pandemonium.games.deal.knowledge.mine import MineView, RitualView
from pandemonium.games.deal.knowledge.notebook import ChestSeen, OwnChest
from pandemonium.games.deal.rules.fields import NOBODY
from pandemonium.games.deal.table import signs
from pandemonium.games.deal.table.lid import PICTURE
from pandemonium.games.deal.table.printed import DealScene


class Standing(Struct, frozen=True):
    """The chest that stands before the viewer now."""

    title: str
    label: str
    style: str = "closed"  # closed, filling, came
    inside: str = ""
    tag: str = ""  # the price
    mark: str = ""  # of a foreign chest


def coffer(scene: DealScene) -> Node:
    """The chest as a button: one answer is taken at once, several lie on its sheet."""
    chest = stands(scene)
    return section(".coffer", aria_label=chest.title)[
        span(".over-of")[chest.title],
        spot(scene, "chest", chest.label, body(scene, chest), "coffer-box", "chest"),
        answers(scene, chest.label),
    ]


def told(scene: DealScene) -> str:
    return stands(scene).label


def stands(scene: DealScene) -> Standing:
    mine, board = scene.view.mine, scene.view.board
    if mine is None:
        return Standing(scene.words("chest-title"), scene.words("chest-title"))
    if board.phase == "inquisition" and not scene.view.over:
        return ritual_chest(scene, mine)
    if board.phase == "deals" and board.distribution:
        return foreign(scene, mine.chests[-1])
    if board.phase == "deals":
        return own_offer(scene, mine.chest)
    return at_home(scene, mine)


def own_offer(scene: DealScene, chest: OwnChest) -> Standing:
    """Open while it is filled; then closed at its price."""
    words, content = scene.words, signs.content_told(scene, chest)
    title, inside = words("chest-yours"), signs.goods(chest.content) + rattling(chest)
    if scene.seat in scene.view.board.asked:
        return Standing(title, words("chest-own", content=content), "filling", inside)
    if not any(chest.content):
        return Standing(title, words("chest-own", content=content), "closed", inside)
    price = signs.price_told(scene, chest.coins, chest.pieces)
    label = words("chest-own-closed", content=content, price=price)
    return Standing(title, label, "closed", inside, signs.price(chest.coins, chest.pieces))


def rattling(chest: OwnChest | ChestSeen) -> str:
    return icon_text("jester", "jester-of") if chest.rattles else ""


def foreign(scene: DealScene, chest: ChestSeen) -> Standing:
    """A chest of somebody: everybody knows what the marks mean, nobody whose it is."""
    words = scene.words
    mark = words(f"mark-{chest.mark}")
    price = signs.price_told(scene, chest.coins, chest.pieces)
    inside = tag = ""
    if chest.taken:
        label = words("chest-taken", mark=mark, price=price)
        inside = signs.price(chest.coins, chest.pieces)
    elif any(chest.content):
        label = words("chest-offer", mark=mark, content=signs.goods_told(scene, chest.content), price=price)
        inside, tag = signs.goods(chest.content), signs.price(chest.coins, chest.pieces)
    else:
        label = words("chest-empty", mark=mark, content=signs.content_told(scene, chest))
        inside = rattling(chest)
    if chest.answer:
        label += ". " + words(f"chest-answer-{chest.answer}")
    title = words("chest-first" if chest.distribution == 1 else "chest-second")
    style = f"came answer-{chest.answer}" if chest.answer else "came"
    return Standing(title, label, style, inside, tag, chest.mark)


def ritual_chest(scene: DealScene, mine: MineView) -> Standing:
    """What the ritual wants: pieces, bribes, guesses."""
    ritual = mine.ritual
    inside = signs.goods(ritual.bribe)
    inside += signs.amount("soul", ritual.clean) if ritual.clean else ""
    inside += signs.amount("soul-marked", ritual.marked) if ritual.marked else ""
    inside += "".join(guess(role, suspect) for role, suspect in guesses(ritual))
    label = scene.words("chest-ritual", content=ritual_told(scene, ritual))
    style = "filling" if scene.offers("chest") else "closed"
    return Standing(scene.words("chest-ritual-title"), label, style, inside)


def guesses(ritual: RitualView) -> list[tuple[str, int]]:
    named = (("devil", ritual.devil), ("cultist", ritual.cultist))
    return [(role, suspect) for role, suspect in named if suspect != NOBODY]


def guess(role: str, suspect: int) -> str:
    """A token in a ring of the suspect's colour."""
    return f'<span class="guess-of owner-{suspect}">{icon_text(f"role-{role}")}<b>{LETTERS[suspect]}</b></span>'


def ritual_told(scene: DealScene, ritual: RitualView) -> str:
    words, parts = scene.words, list[str]()
    if any(ritual.bribe):
        parts.append(signs.goods_told(scene, ritual.bribe))
    if ritual.clean + ritual.marked:
        parts.append(words("chest-pieces", clean=ritual.clean, marked=ritual.marked))
    parts += [
        words("chest-guess", suspect=scene.name(who), role=words(f"role-{role}")) for role, who in guesses(ritual)
    ]
    return "; ".join(parts) or words("table-nothing")


def at_home(scene: DealScene, mine: MineView) -> Standing:
    """Between the deals it is closed; what came of this round's offer is written on it."""
    title, last = scene.words("chest-yours"), mine.own_chests[-1] if mine.own_chests else None
    if last is None or last.round != scene.view.board.round or not any(last.content):
        return Standing(title, scene.words("chest-closed"))
    price = signs.price_told(scene, last.coins, last.pieces)
    if not last.sold:
        return Standing(title, scene.words("chest-unsold", price=price))
    return Standing(title, scene.words("chest-sold", price=price), "closed", "", signs.price(last.coins, last.pieces))


def answers(scene: DealScene, label: str) -> Node:
    """The price is set by a row of buttons, as the pointer of the box is; other answers are sentences."""
    offers = scene.offers("chest")
    if len(offers) < 2:
        return None
    prices = [offer for offer in offers if is_price(offer)]
    others = [offer for offer in offers if not is_price(offer)]
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
    return offer.kind == "close" and offer.code not in ("close", "close empty", "close jesters")


def price_button(scene: DealScene, offer: Offer) -> Node:
    asked = offer.code.partition(" ")[2]
    souls = {"soul": 1, "2 souls": 2}.get(asked)
    sign = signs.amount("soul", souls) if souls else signs.amount("coin", asked)
    return choice_button(scene, offer, Markup(sign), style="price-button")


def body(scene: DealScene, chest: Standing) -> str:
    """Lid, box, what lies in it, its price on a tag, and under the lid the mark of a role."""
    lid = "closed" if chest.style == "closed" else "raised"
    role = f'<span class="under-lid">{signs.mark_sign(scene, chest.mark)}</span>' if chest.mark else ""
    price = f'<span class="price-tag">{chest.tag}</span>' if chest.tag else ""
    inside = f'<span class="inside">{chest.inside}</span>' if chest.inside else ""
    return f'<span class="chest-of {chest.style}">{PICTURE[lid]}{role}{inside}{price}</span>'
