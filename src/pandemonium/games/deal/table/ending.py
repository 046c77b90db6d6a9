"""The end opens everything (6.6.1): who was what, every chest of every round, who gave what to whom, and the pieces."""

from __future__ import annotations

from pandemonium.drawing.html import Node, div, fragment, h3, li, p, section, span, table, tbody, td, th, thead, tr, ul
from pandemonium.drawing.icon import icon, icon_text
from pandemonium.drawing.seat import mark
from pandemonium.games.deal.knowledge.view import DealMade
from pandemonium.games.deal.rules.fields import UNTAKEN
from pandemonium.games.deal.rules.figures import SEATS
from pandemonium.games.deal.table import signs
from pandemonium.games.deal.table.gifts import gifts
from pandemonium.games.deal.table.printed import DealScene


def opened(scene: DealScene) -> Node:
    """Roles, pieces, the picture of all deals, then chest by chest. Points by source are the page's own table."""
    words = scene.words
    return fragment[
        section(".revealed", aria_labelledby="roles-title")[
            h3("#roles-title")[words("end-roles")],
            ul(".unmasked")[(unmasked(scene, seat) for seat in range(SEATS))],
        ],
        section(".revealed", aria_labelledby="gifts-title")[
            h3("#gifts-title")[words("end-gifts")], gifts(scene), p(".legend-of")[words("end-gifts-told")]
        ],
        section(".revealed", aria_labelledby="chests-title")[
            h3("#chests-title")[words("end-chests")],
            chests(scene),
            p(".legend-of")[words("end-schedule", schedule=scene.view.schedule + 1)],
        ],
    ]


def unmasked(scene: DealScene, seat: int) -> Node:
    """A seat's role, and the pieces of soul that ended there."""
    who, words = scene.view.kingdoms[seat], scene.words
    clean, marked = (who.walls.clean, who.walls.marked) if who.walls else (0, 0)
    return li({"class": f"owner-{seat}"})[
        mark(str(seat)),
        span(".unmasked-name")[scene.name(seat)],
        signs.mark_sign(scene, who.mark),
        span(".pieces-of", role="img", aria_label=words("chest-pieces", clean=clean, marked=marked))[
            (icon("soul") for _ in range(clean)), (icon("soul-marked") for _ in range(marked))
        ],
    ]


def chests(scene: DealScene) -> Node:
    words = scene.words
    heads = ("notebook-round", "end-owner", "notebook-content", "notebook-price", "end-first", "end-second")
    return div(".table-scroll", role="group", tabindex="0", aria_label=words("end-chests"))[
        table(".chests-of")[
            thead[tr[(th(scope="col")[words(name)] for name in heads)]],
            tbody[(row(scene, deal) for deal in scene.view.deals)],
        ]
    ]


def row(scene: DealScene, deal: DealMade) -> Node:
    """Where a chest went; whoever took it is framed and says so."""
    return tr({"class": "first-of-round" if deal.owner == 0 else ""})[
        th(scope="rowgroup", rowspan=SEATS)[deal.round] if deal.owner == 0 else None,
        th(scope="row")[mark(str(deal.owner), "tiny"), scene.name(deal.owner)],
        td[content(scene, deal)],
        td[paid(scene, deal)],
        (td[receiver(scene, deal, at)] for at in (1, 2)),
    ]


def content(scene: DealScene, deal: DealMade) -> Node:
    if not any(deal.content):
        return scene.words("chest-jesters" if deal.rattled else "chest-nothing")
    told = signs.goods_told(scene, deal.content)
    return signs.pictured("lay-in-it", told, signs.goods(deal.content))


def paid(scene: DealScene, deal: DealMade) -> Node:
    """The price; of pieces, which were given."""
    if not any(deal.content):
        return "–"
    coins, pieces = signs.price_of(deal.price)
    told = signs.price_told(scene, coins, pieces)
    sign = signs.price(coins, pieces)
    if pieces and deal.taken != UNTAKEN:
        told = scene.words("chest-pieces", clean=deal.clean, marked=deal.marked)
        sign = icon_text("soul") * deal.clean + icon_text("soul-marked") * deal.marked
    return signs.pictured("paid-for-it", told, sign)


def receiver(scene: DealScene, deal: DealMade, at: int) -> Node:
    seat, took = deal.receivers[at - 1], deal.taken == at
    return span({"class": "taker" if took else "passer"})[
        mark(str(seat), "tiny"), scene.name(seat), span(".took-it")[" ", scene.words("end-took")] if took else None
    ]


def tie(scene: DealScene) -> Node:
    """The tokens left over that told equals apart, as they lay there (1.15.6)."""
    best = [seat for seat, left in enumerate(scene.view.fifths) if left]
    return [
        span(".left-over", aria_hidden="true")[mark(str(seat), "small"), [icon("coin")] * scene.view.fifths[seat]]
        for seat in best
    ] or None
