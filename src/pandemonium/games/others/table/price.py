"""What a step costs, on the space it leads to: damage for leaving monsters, dice of Corruption, Fire and Sloth.

The figures are those of the choice's own words, so that picture and label never differ.
"""

from __future__ import annotations

from pandemonium.games.others.table.ground import Plot
from pandemonium.games.others.table.printed import OthersScene, element_of

COSTS = (("damage", "damage"), ("corruption", "corruption"), ("fire", "fire"), ("sloth", "sin-sloth"))
"""Figures of a step's label, and their symbols."""
SIZE = 9.0


def price(scene: OthersScene, plot: Plot, space: int) -> str:
    """Nothing where a step is free or none leads here."""
    steps = [offer for offer in scene.offers(element_of(space)) if offer.kind == "step"]
    if not steps:
        return ""
    costs = [(symbol, number) for name, symbol in COSTS if (number := figure(steps[0].label.facts.get(name)))]
    room = plot.rooms[0]
    left, top = room.middle()[0] - len(costs) * SIZE, room.y - 1
    return "".join(cost(symbol, number, left + at * 2 * SIZE, top) for at, (symbol, number) in enumerate(costs))


def figure(fact: object) -> int:
    return fact if isinstance(fact, int) else 0


def cost(symbol: str, number: int, x: float, y: float) -> str:
    return (
        f'<g class="price"><rect x="{x:.1f}" y="{y:.1f}" width="{2 * SIZE - 1:g}" height="{SIZE + 1:g}" rx="4"/>'
        f'<use href="#i-{symbol}" x="{x + 1:.1f}" y="{y + 0.5:.1f}" width="{SIZE:g}" height="{SIZE:g}"/>'
        f'<text x="{x + SIZE + 3.5:.1f}" y="{y + 7.6:.1f}">{number}</text></g>'
    )
