"""Behind the walls: goods and coins, beside each the pool's price and the request card; pieces, wings, debt."""

from __future__ import annotations

from markupsafe import Markup, escape

from pandemonium.drawing.choice import choice_button, sheet, sheet_id
from pandemonium.drawing.html import Node, div, fragment, section, span
from pandemonium.drawing.icon import icon, icon_text
from pandemonium.drawing.spot import sheet_of, spot
from pandemonium.engine.phrase import Name
from pandemonium.games.deal.data.names import GOODS, STOCKS
from pandemonium.games.deal.knowledge.kingdom import KingdomView, Walls
from pandemonium.games.deal.rules.pool import PRICE, WORTH
from pandemonium.games.deal.table.people import people
from pandemonium.games.deal.table.printed import DealScene
from pandemonium.games.deal.table.tiles import tiles


def store(scene: DealScene, who: KingdomView, walls: Walls) -> Node:
    return section(".storehouse", aria_label=scene.words("store-title"))[
        div(".wares")[(ware(scene, who, walls.stock, at) for at in range(len(STOCKS)))],
        div(".relics")[
            piece(scene, "clean", walls.clean),
            piece(scene, "marked", walls.marked),
            indulgences(scene, who.indulgences),
            wings(scene, who),
            debt(scene, who),
        ],
        people(scene, who),
        tiles(scene, who),
    ]


def ware(scene: DealScene, who: KingdomView, stock: list[int], at: int) -> Node:
    """One line: what lies behind the walls, what the pool gives it for, and whether one asks for it."""
    good = STOCKS[at]
    facts = [[scene.offers(one), scene.advised(one)] for one in (f"stock {good}", f"pool {good}", f"request {good}")]
    asked = good in who.requests
    return scene.kept("ware", good, stock[at], asked, facts, draw=lambda: line(scene, good, stock[at], asked=asked))


def line(scene: DealScene, good: str, number: int, *, asked: bool) -> Node:
    words, name = scene.words, Name(f"good-{good}")
    label = words("store-stock", count=number, good=name)
    content = f"{icon_text(good, 'ware-sign')}<b>{number}</b>"
    return div(".ware-line")[
        spot(
            scene,
            f"stock {good}",
            label,
            content,
            "in-stock" + ("" if number else " none-left") + pressing(scene, f"stock {good}"),
        ),
        sheet_of(scene, f"stock {good}", label),
        pool(scene, good),
        request(scene, good, asked=asked),
    ]


def pool(scene: DealScene, good: str) -> Node:
    """What the pool takes for it and gives for it; coins are lent, not sold."""
    if good not in GOODS:
        return span(".at-pool")
    at, words = GOODS.index(good), scene.words
    label = words("store-pool", good=Name(f"good-{good}"), buy=PRICE[at], sell=WORTH[at])
    content = (
        f'<span class="buying">{escape(words("store-buy"))} <b>{PRICE[at]}</b></span>'
        f'<span class="selling">{escape(words("store-sell"))} <b>{WORTH[at]}</b></span>'
    )
    return fragment[
        spot(scene, f"pool {good}", label, content, "at-pool" + pressing(scene, f"pool {good}"), "pool"),
        sheet_of(scene, f"pool {good}", label),
    ]


def request(scene: DealScene, good: str, *, asked: bool) -> Node:
    label = scene.words("store-asked" if asked else "store-ask", good=Name(f"good-{good}"))
    return spot(
        scene, f"request {good}", label, icon_text("asking"), "plea" + (" asked-for" if asked else ""), "request"
    )


def pressing(scene: DealScene, element: str) -> str:
    """What can be done here beside the question shines less than what is asked for."""
    offers = scene.offers(element)
    return " by-the-way" if offers and all(offer.aside for offer in offers) else ""


def piece(scene: DealScene, sort: str, number: int) -> Node:
    label = scene.words(f"store-{sort}", pieces=number)
    sign = "soul" if sort == "clean" else "soul-marked"
    term = "piece" if sort == "clean" else "marked-piece"
    return relic(scene, f"piece {sort}", label, sign, number, term)


def indulgences(scene: DealScene, number: int) -> Node:
    return relic(
        scene, "indulgences", scene.words("table-indulgences", count=number), "indulgence", number, "indulgence"
    )


def relic(scene: DealScene, element: str, label: str, sign: str, number: int, term: str) -> Node:
    content = f"{icon_text(sign, 'ware-sign')}<b>{number}</b>"
    style = "relic" + ("" if number else " none-left") + pressing(scene, element)
    return fragment[spot(scene, element, label, content, style, term), sheet_of(scene, element, label)]


def wings(scene: DealScene, who: KingdomView) -> Node:
    label = scene.words("store-wings", angel=who.angel, devil=who.devil)
    both = (("angel-wing", who.angel), ("devil-wing", who.devil))
    content = "".join(f"{icon_text(sign, 'ware-sign')}<b>{number}</b>" for sign, number in both)
    return fragment[
        spot(scene, "wings", label, content, "relic wings-of", "angel-wing"), sheet_of(scene, "wings", label)
    ]


def debt(scene: DealScene, who: KingdomView) -> Node:
    """Loans and repayments: a row of numbers each."""
    label = scene.words("store-debt", debt=who.debt)
    content = f"{icon_text('debt', 'ware-sign')}<b>{who.debt}</b>"
    return fragment[
        spot(scene, "debt", label, content, "relic" + pressing(scene, "debt"), "debt"), credit(scene, label)
    ]


def credit(scene: DealScene, label: str) -> Node:
    offers = scene.offers("debt")
    if len(offers) < 2:
        return None
    rows = [[offer for offer in offers if offer.kind == kind] for kind in ("borrow", "repay")]
    body = [
        div(".price-row", role="group", aria_label=scene.words(f"store-{row[0].kind}"))[
            span(".price-ask")[scene.words(f"store-{row[0].kind}")],
            (
                choice_button(
                    scene, offer, Markup(f"<b>{escape(offer.code.split()[1])}</b>{icon('coin')}"), style="price-button"
                )
                for offer in row
            ),
        ]
        for row in rows
        if row
    ]
    return sheet(sheet_id("debt"), scene.explained(label), body, scene.words("close"))
