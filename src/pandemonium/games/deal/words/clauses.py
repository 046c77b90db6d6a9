"""The clauses of a card: a phrase for each of its figures that says anything."""

from __future__ import annotations

from pandemonium.engine.phrase import Fact, Name, Phrase, phrase
from pandemonium.games.deal.data.names import CONDITIONS, COURTIERS, INQUISITORS, STOCKS, SYMBOLS
from pandemonium.games.deal.rules.figures import (
    ANY_COURTIER,
    ASCETIC,
    BAILIFF,
    FUNDAMENTALIST,
    GUEST,
    NO_COURTIER,
    ORATOR,
    PLEBEIAN,
    PROFLIGATE,
    UNCONDITIONAL,
    VANDAL,
    Building,
    Effect,
    Rules,
)


def amounts(message: str, stocks: list[int]) -> list[Phrase]:
    """Goods and coins by number; the message says in which case."""
    return [
        phrase(message, count=count, good=Name(f"good-{STOCKS[stock]}")) for stock, count in enumerate(stocks) if count
    ]


def some(message: str, count: int) -> list[Phrase]:
    return [phrase(message, count=count)] if count > 0 else []


def symbol(number: int) -> Name:
    return Name(f"symbol-{SYMBOLS[number]}")


def courtier(number: int) -> Name:
    return Name(f"courtier-{COURTIERS[number]}")


def paid(effect: Effect) -> list[Phrase]:
    """The price of an effect in goods and coins."""
    chosen = some("amount-any-basic", effect.pay_basic) + some("amount-any-luxury", effect.pay_luxury)
    return amounts("amount-paid", effect.pay) + chosen


def gained(effect: Effect) -> list[Phrase]:
    """What an effect puts behind the walls or on the score."""
    chosen = some("amount-any-basic", effect.any_basic) + some("amount-any-luxury", effect.any_luxury)
    return amounts("amount", effect.gain) + chosen + some("amount-points", effect.points)


def required(effect: Effect) -> list[Phrase]:
    """A courtier to give up, and the condition."""
    found: list[Phrase] = []
    if effect.give != NO_COURTIER:
        found.append(phrase("asks-give", courtier=courtier(effect.give)))
    if effect.condition != UNCONDITIONAL:
        found.append(phrase(f"asks-{CONDITIONS[effect.condition]}", least=effect.least))
    return found


def deeds(effect: Effect) -> list[Phrase]:
    """What an effect does beside that, the change of reputation last."""
    found = some("gives-angel", effect.angel) + some("gives-absolve", effect.absolve)
    if effect.courtier == ANY_COURTIER:
        found.append(phrase("gives-any-courtier"))
    elif effect.courtier != NO_COURTIER:
        found.append(phrase("gives-courtier", courtier=courtier(effect.courtier)))
    found += some("gives-tile", effect.tile) + some("gives-relief", effect.relief)
    if effect.each >= 0:
        found.append(phrase("gives-each", symbol=symbol(effect.each)))
    if effect.stall:
        found.append(phrase("gives-stall", count=effect.stall, coins=effect.stall_coins))
    found += some("gives-discard", effect.discard)
    if effect.tuck:
        found.append(phrase("gives-tuck"))
    return found + some("gives-rise", effect.reputation) + some("gives-fall", -effect.reputation)


def lasting(building: Building) -> list[Phrase]:
    """What a building changes in the interest and inquisition phases."""
    found = some("gives-fewer", building.fewer)
    if building.growth >= 0:
        found.append(phrase("gives-growth", count=building.growth))
    found += some("gives-wing-price", building.wing_price) + some("gives-walls", building.walls)
    if building.free_answer:
        found.append(phrase("gives-free-answer"))
    return found


def cost(building: Building) -> list[Phrase]:
    """Goods, and what else is given for a building."""
    found = amounts("amount", building.cost) + some("gives-fall", building.fall)
    if building.throws:
        found.append(phrase("costs-tile"))
    if building.loses_token:
        found.append(phrase("costs-token"))
    return found


def penalty(rules: Rules, inquisitor: int) -> Phrase:
    """What an inquisitor does to whoever does not placate him."""
    figures: dict[int, dict[str, Fact]] = {
        ASCETIC: {"goods": rules.ascetic_goods, "points": rules.ascetic_points},
        FUNDAMENTALIST: {"points": rules.fundamentalist_points},
        PLEBEIAN: {"buildings": rules.plebeian_buildings, "points": rules.plebeian_points},
        BAILIFF: {"debt": rules.bailiff_debt},
        ORATOR: {"points": rules.orator_points, "more": rules.orator_more},
        PROFLIGATE: {"points": rules.profligate_points},
        VANDAL: {},
        GUEST: {"points": rules.guest_points},
    }
    return Phrase(f"penalty-{INQUISITORS[inquisitor]}", figures[inquisitor])
