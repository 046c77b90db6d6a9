"""What the wheel lets a side produce: the goods over its four spaces, each with its level, and the coins."""

from __future__ import annotations

from markupsafe import Markup

from pandemonium.drawing.html import Node, div, fragment, span
from pandemonium.drawing.icon import icon_text
from pandemonium.drawing.spot import sheet_of, spot
from pandemonium.engine.phrase import Name
from pandemonium.games.deal.data.names import GOODS
from pandemonium.games.deal.knowledge.kingdom import KingdomView
from pandemonium.games.deal.rules.figures import COIN, SPACES
from pandemonium.games.deal.rules.production import yielded
from pandemonium.games.deal.table import printed, signs
from pandemonium.games.deal.table.printed import DealScene


def spaces(scene: DealScene, who: KingdomView) -> Node:
    """The own spaces can be chosen, because tiles are laid on them."""
    round = scene.view.board.round
    upgraded = [at + 1 in who.tiles for at in range(SPACES)]
    coins = yielded(printed.rules(scene), who.side, round, upgraded)[COIN]
    return div(".fields", data_spot=f"seat {who.seat} fields")[
        (space(scene, who, at, upgraded=upgraded[at]) for at in range(SPACES)),
        span(".field-coins", role="img", aria_label=scene.words("wheel-coins", coins=coins))[
            Markup(signs.amount("coin", coins))
        ],
    ]


def space(scene: DealScene, who: KingdomView, at: int, *, upgraded: bool) -> Node:
    good = GOODS[printed.rules(scene).wheel[who.side][scene.view.board.round - 1][at]]
    level = 2 if upgraded else 1
    label = scene.words("wheel-space", space=at + 1, good=Name(f"good-{good}"), level=level)
    content = icon_text(good) + (f'<b class="level-of">{level}</b>' if upgraded else "")
    style = "field-of" + (" upgraded" if upgraded else "")
    if who.seat != scene.seat:
        return span({"class": style, "role": "img", "aria-label": label})[Markup(content)]
    element = f"space {at + 1}"
    return fragment[spot(scene, element, label, content, style, "production"), sheet_of(scene, element, label)]
