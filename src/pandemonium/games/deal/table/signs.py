"""Signs with numbers: goods, coins, pieces, marks. What they mean is always said in the label of what they stand on."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup, escape

from pandemonium.drawing.icon import icon_text
from pandemonium.engine.phrase import Name
from pandemonium.games.deal.data.names import STOCKS, SYMBOLS
from pandemonium.games.deal.knowledge.notebook import ChestSeen, OwnChest
from pandemonium.games.deal.rules.fields import SOULS
from pandemonium.games.deal.table.printed import DealScene

INDULGENCE = len(STOCKS)
"""The place of indulgences in what lies in a chest."""


@lru_cache(maxsize=512)
def amount(sign: str, number: int | str, style: str = "") -> str:
    """A number and what it counts."""
    return f'<span class="amount {style}">{escape(number)}{icon_text(sign)}</span>'


def pictured(style: str, label: str, content: str) -> Markup:
    """Signs that are read as one picture with this label."""
    return Markup(f'<span class="{style}" role="img" aria-label="{escape(label)}">{content}</span>')


def goods(stocks: list[int]) -> str:
    """Goods, coins and, in a chest, indulgences."""
    named = (*STOCKS, "indulgence")
    return "".join(amount(named[place], number) for place, number in enumerate(stocks) if number)


def goods_told(scene: DealScene, stocks: list[int]) -> str:
    """The same in words."""
    words = scene.words
    told = [
        words("amount", count=number, good=Name(f"good-{STOCKS[place]}"))
        for place, number in enumerate(stocks[:INDULGENCE])
        if number
    ]
    if len(stocks) > INDULGENCE and stocks[INDULGENCE]:
        told.append(words("table-indulgences", count=stocks[INDULGENCE]))
    return ", ".join(told) or words("table-nothing")


def price(coins: int, pieces: int) -> str:
    return amount("soul", pieces) if pieces else amount("coin", coins)


def price_told(scene: DealScene, coins: int, pieces: int) -> str:
    return scene.words(f"price-souls-{pieces}" if pieces else f"price-{coins}")


def price_of(number: int) -> tuple[int, int]:
    """Coins and pieces of a price as the rules write it."""
    return (0, number - SOULS) if number > SOULS else (number, 0)


def mark_sign(scene: DealScene, mark: str) -> Markup:
    """A role's mark: picture and word together."""
    return Markup(
        f'<span class="role-of">{icon_text(f"role-{mark}")}<b>{escape(scene.words(f"mark-{mark}"))}</b></span>'
    )


def symbols(mask: int) -> str:
    return "".join(icon_text(name, "symbol-of") for place, name in enumerate(SYMBOLS) if (mask >> place) & 1)


def symbols_told(scene: DealScene, mask: int) -> str:
    return ", ".join(scene.words(f"symbol-{name}") for place, name in enumerate(SYMBOLS) if (mask >> place) & 1)


def content_told(scene: DealScene, chest: ChestSeen | OwnChest) -> str:
    """What lies in a chest, in words."""
    if chest.rattles:
        return scene.words("chest-jesters")
    if any(chest.content):
        return goods_told(scene, chest.content)
    return scene.words("chest-nothing")
