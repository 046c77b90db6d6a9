"""A picture of who gave what to whom (6.6.1): four seats, an arrow for every deal with goods and price on it."""

from __future__ import annotations

from markupsafe import escape

from pandemonium.drawing.board import Point, picture
from pandemonium.drawing.html import Node, div, p
from pandemonium.drawing.numeral import ROMAN
from pandemonium.drawing.seat import shape_of
from pandemonium.engine.seats import LETTERS
from pandemonium.games.deal.data.names import STOCKS
from pandemonium.games.deal.knowledge.view import DealMade
from pandemonium.games.deal.rules.fields import UNTAKEN
from pandemonium.games.deal.rules.figures import SEATS
from pandemonium.games.deal.table import signs
from pandemonium.games.deal.table.printed import DealScene

WIDE, HIGH = 560.0, 300.0
PLACES: tuple[Point, ...] = ((70, 60), (490, 60), (490, 240), (70, 240))
"""Where the seats are drawn, around the table."""
SIGN = 13.0
APART = 24.0
"""How far arrows between the same two seats bend away from each other."""


def gifts(scene: DealScene) -> Node:
    made = [deal for deal in scene.view.deals if deal.taken != UNTAKEN]
    if not made:
        return p[scene.words("end-no-deal")]
    arrows = "".join(arrow(scene, deal, bend(made, deal)) for deal in made)
    seats = "".join(ruler(scene, seat) for seat in range(SEATS))
    drawn = picture("web-of-deals", scene.words("end-gifts"), (0, 0, WIDE, HIGH), ARROWHEAD + arrows + seats)
    return div(".gifts-of")[drawn]


ARROWHEAD = "".join(
    f'<marker id="head-{seat}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
    f'<path class="owner-{seat} arrow-tip" d="M0 0 8 4 0 8z"/></marker>'
    for seat in range(SEATS)
)


def taker(deal: DealMade) -> int:
    return deal.receivers[deal.taken - 1]


def bend(made: list[DealMade], deal: DealMade) -> float:
    """Arrows between two seats lie one beside the other, each way on its own side."""
    pair = [one for one in made if {one.owner, taker(one)} == {deal.owner, taker(deal)}]
    place = next(at for at, one in enumerate(pair) if one is deal)
    return (place - (len(pair) - 1) / 2) * APART * 2


def arrow(scene: DealScene, deal: DealMade, off: float) -> str:
    """From the owner of the chest to whoever took it: goods go that way, the price comes back."""
    (x, y), (u, v) = PLACES[deal.owner], PLACES[taker(deal)]
    long = ((u - x) ** 2 + (v - y) ** 2) ** 0.5
    across, along = ((y - v) / long, (u - x) / long), ((u - x) / long, (v - y) / long)
    side = off if deal.owner < taker(deal) else -off
    mid = ((x + u) / 2 + across[0] * side, (y + v) / 2 + across[1] * side)
    start, end = (x + along[0] * 32, y + along[1] * 32), (u - along[0] * 34, v - along[1] * 34)
    coins, pieces = signs.price_of(deal.price)
    told = scene.words(
        "end-gift",
        round=deal.round,
        giver=scene.name(deal.owner),
        taker=scene.name(taker(deal)),
        goods=signs.goods_told(scene, deal.content),
        price=signs.price_told(scene, coins, pieces),
    )
    middle = ((start[0] + 2 * mid[0] + end[0]) / 4, (start[1] + 2 * mid[1] + end[1]) / 4)
    style = "for-souls" if pieces else "for-coins"
    return (
        f'<g class="gift owner-{deal.owner} {style}" role="img" aria-label="{escape(told)}">'
        f'<path class="gift-line" marker-end="url(#head-{deal.owner})" d="M{start[0]:.0f} {start[1]:.0f}'
        f'Q{mid[0]:.0f} {mid[1]:.0f} {end[0]:.0f} {end[1]:.0f}"/>{carried(deal, middle, pieces)}</g>'
    )


def carried(deal: DealMade, at: Point, pieces: int) -> str:
    """The round, the goods, and behind a bar the price."""
    given = [sign for place, sign in enumerate((*STOCKS, "indulgence")) if deal.content[place]]
    back = ["soul"] * deal.clean + ["soul-marked"] * deal.marked if pieces else ["coin"]
    wide = SIGN * (len(given) + len(back) + 1) + 10
    left, top = at[0] - wide / 2, at[1] - 9
    parts = [f'<rect class="gift-card" x="{left:.0f}" y="{top:.0f}" width="{wide:.0f}" height="18" rx="4"/>']
    parts.append(f'<text class="gift-round" x="{left + 8:.0f}" y="{top + 13:.0f}">{ROMAN[deal.round - 1]}</text>')
    for step, sign in enumerate(given):
        parts.append(used(sign, left + 16 + step * SIGN, top + 2.5))
    bar = left + 16 + len(given) * SIGN + 2
    parts.append(f'<path class="gift-bar" d="M{bar:.0f} {top + 3:.0f}v12"/>')
    for step, sign in enumerate(back):
        parts.append(used(sign, bar + 2 + step * SIGN, top + 2.5))
    return "".join(parts)


def used(sign: str, x: float, y: float) -> str:
    return f'<use href="#i-{sign}" x="{x:.0f}" y="{y:.1f}" width="{SIGN - 1:.0f}" height="{SIGN - 1:.0f}"/>'


def ruler(scene: DealScene, seat: int) -> str:
    """A seat with its shape, letter, name and role."""
    x, y = PLACES[seat]
    who = scene.view.kingdoms[seat]
    role = (
        f'<use href="#i-role-{who.mark}" x="{x + 14:.0f}" y="{y - 28:.0f}" width="24" height="24"/>' if who.mark else ""
    )
    below = y + 40 if y < HIGH / 2 else y - 32
    return (
        f'<g class="owner-{seat}"><use class="ruler-shape" href="#i-shape-{shape_of(str(seat))}"'
        f' x="{x - 22:.0f}" y="{y - 22:.0f}" width="44" height="44"/>'
        f'<text class="ruler-letter" x="{x:.0f}" y="{y + 7:.0f}">{LETTERS[seat]}</text>{role}'
        f'<text class="ruler-name" x="{x:.0f}" y="{below:.0f}">{escape(scene.name(seat))}</text></g>'
    )
