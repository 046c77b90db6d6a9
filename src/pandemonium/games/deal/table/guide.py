"""Always at hand, as on the roofs and help cards of the box (6.4.6): prices, scoring, productions, roles."""

from __future__ import annotations

from markupsafe import Markup

from pandemonium.drawing.choice import sheet
from pandemonium.drawing.html import Node, caption, div, h3, li, table, tbody, td, th, thead, tr, ul
from pandemonium.drawing.icon import icon
from pandemonium.drawing.numeral import ROMAN
from pandemonium.games.deal.data.names import GOODS, INQUISITORS, TILES
from pandemonium.games.deal.rules.figures import BASICS, ROUNDS, SEATS
from pandemonium.games.deal.rules.pool import PRICE, WORTH
from pandemonium.games.deal.table import printed, signs
from pandemonium.games.deal.table.printed import DealScene

SCORES = (
    ("score", "guide-score-buildings"),
    ("major", "guide-score-majors"),
    ("angel-wing", "guide-score-wings"),
    ("indulgence", "guide-score-indulgences"),
    ("courtier", "guide-score-courtiers"),
    ("soul-marked", "guide-score-marked"),
    ("debt", "guide-score-debt"),
    ("marble", "guide-score-goods"),
)
ROLES = ("devil", "cultist", "mortal")
SECRETS = ("souls", "prices", "payer", "guesses", "hunt", "bluff")


def guide(scene: DealScene) -> Node:
    words = scene.words
    body = div(".guide")[
        h3[words("guide-prices")],
        prices(scene),
        h3[words("guide-scoring")],
        ul(".scores-of")[(li[icon(sign), words(message)] for sign, message in SCORES)],
        h3[words("guide-productions")],
        productions(scene),
        h3[words("guide-roles")],
        ul[(li[icon(f"role-{role}"), words(f"guide-role-{role}")] for role in ROLES)],
        h3[words("guide-secrets")],
        ul[(li[words(f"guide-secret-{name}")] for name in SECRETS)],
        h3[words("tiles-title")],
        ul[(li[achievement(scene, at)] for at in range(len(TILES)))],
        h3[words("tribunal-title")],
        ul[(li[inquisitor(scene, at)] for at in range(len(INQUISITORS)))],
    ]
    return sheet("sheet-guide", words("guide-title"), body, words("close"))


def prices(scene: DealScene) -> Node:
    words = scene.words
    rows = (("guide-basic", GOODS[:BASICS], 0), ("guide-luxury", GOODS[BASICS:], BASICS))
    return table(".notes-of")[
        thead[tr[th, th(scope="col")[words("store-buy")], th(scope="col")[words("store-sell")]]],
        tbody[
            (
                tr[
                    th(scope="row")[(icon(good) for good in goods), " ", words(message)],
                    td[Markup(signs.amount("coin", PRICE[at]))],
                    td[Markup(signs.amount("coin", WORTH[at]))],
                ]
                for message, goods, at in rows
            )
        ],
    ]


def productions(scene: DealScene) -> Node:
    """The four sides through the five rounds; who rules which."""
    words, wheel = scene.words, printed.rules(scene).wheel
    ruler = {who.side: scene.name(who.seat) for who in scene.view.kingdoms}
    return table(".notes-of.productions")[
        caption(".visually-hidden")[words("guide-productions")],
        thead[tr[th, (th(scope="col")[ROMAN[round]] for round in range(ROUNDS))]],
        tbody[
            (
                tr[
                    th(scope="row")[ruler[side]],
                    (td[made(scene, wheel[side][round])] for round in range(ROUNDS)),
                ]
                for side in range(SEATS)
            )
        ],
    ]


def made(scene: DealScene, row: list[int]) -> Node:
    names = ", ".join(scene.words(f"good-{GOODS[good]}") for good in row)
    return Markup('<span class="possible" role="img" aria-label="{}">{}</span>').format(
        names, Markup("").join(icon(GOODS[good]) for good in row)
    )


def achievement(scene: DealScene, at: int) -> str:
    figures, cards = printed.rules(scene), printed.card_words(scene)
    return scene.words(
        "guide-tile",
        minor=cards.needs(figures.minor_sets[at]),
        major=cards.needs(figures.major_sets[at]),
        reward=cards.deed(figures.major_rewards[at]),
    )


def inquisitor(scene: DealScene, at: int) -> str:
    takes = printed.card_words(scene).takes(printed.rules(scene), at)
    return f"{scene.words(f'inquisitor-{INQUISITORS[at]}')}: {takes}"
