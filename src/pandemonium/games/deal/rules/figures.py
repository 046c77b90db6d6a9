"""The box's figures as the rules use them: made once from the data pack, shared by every state."""

from __future__ import annotations

from typing import Final

SEATS: Final = 4
ROUNDS: Final = 5

WOOD: Final = 0
"""Goods, in the order in which they are always named; the first three are basic, the next two luxuries."""
STONE: Final = 1
GRAIN: Final = 2
MARBLE: Final = 3
GLASS: Final = 4
COIN: Final = 5
GOODS: Final = 5
STOCKS: Final = 6
"""Goods and coins together: a seat's stocks lie end to end, seat * STOCKS + good."""
BASICS: Final = 3

RURAL: Final = 0
"""Symbols of buildings, and of the courtiers; science and the alchemist stand for any of the others."""
URBAN: Final = 1
CHURCH: Final = 2
SCIENCE: Final = 3
ALCHEMIST: Final = 3
COURTIERS: Final = 4
TILES: Final = 4
"""Minor achievements, and major ones: three or five rural, urban, church; the last is the mixed one."""
MIXED: Final = 3
SPACES: Final = 4
"""Production spaces of a side; the second and third are the middle ones."""

DECK: Final = 16
BUILDINGS: Final = DECK * ROUNDS
"""Buildings are numbered deck by deck, in printed order; in the first deck four cards for each of the piles A to D."""
PILE: Final = 4
EVENTS_A: Final = 8
EVENT_CARDS: Final = 20
"""Event cards: A1 to A8, then B1 to B12."""

PLAIN: Final = 0
"""When the effect of a building works."""
PRODUCTION: Final = 1
ACTION: Final = 2
IMMEDIATE: Final = 3
INTEREST: Final = 4
REPUTATION: Final = 5
INQUISITION: Final = 6
END: Final = 7

NO_COURTIER: Final = -1
ANY_COURTIER: Final = 4

UNCONDITIONAL: Final = 0
"""Conditions of effects; `least` says how many, where that is asked."""
BELOW_START: Final = 1
RECRUITED: Final = 2
TOKENS_USED: Final = 3
NO_DEBT: Final = 4
NO_SCIENCE: Final = 5
BELOW_ALL: Final = 6
"""The three conditions of the snapshot at the start of the reputation phase: below all others, for each one below, and
above at least so many."""
EACH_BELOW: Final = 7
ABOVE: Final = 8

NO_COUNT: Final = 0
"""What a building counts at the end."""
COUNT_RURAL: Final = 1
COUNT_URBAN: Final = 2
COUNT_CHURCH: Final = 3
COUNT_SCIENCE: Final = 4
COUNT_COINS: Final = 5
COUNT_INDULGENCES: Final = 6
COUNT_BALANCE: Final = 7
"""Whether there are `every` buildings of each of the three symbols."""
COUNT_UPGRADES: Final = 8
COUNT_RURAL_BANNER: Final = 9
COUNT_COURTIERS: Final = 10
COUNT_BASIC: Final = 11
"""All tokens of the basic good that pays most (Trade Route)."""
COUNT_MINORS: Final = 12
COUNT_OLD: Final = 13
"""Buildings of the first three rounds."""

ASCETIC: Final = 0
"""Inquisitors: three yellow, four red, and the guests."""
FUNDAMENTALIST: Final = 1
PLEBEIAN: Final = 2
BAILIFF: Final = 3
ORATOR: Final = 4
PROFLIGATE: Final = 5
VANDAL: Final = 6
GUEST: Final = 7
YELLOWS: Final = 3
REDS: Final = 4
ROW: Final = 3
"""Red inquisitors in play, on the spaces 1 to 3."""


class Effect:
    """What a card does: its price or condition first, then what it gives. Event cards have two, buildings one."""

    __slots__ = (
        "absolve",
        "angel",
        "any_basic",
        "any_luxury",
        "condition",
        "courtier",
        "discard",
        "each",
        "gain",
        "give",
        "least",
        "pay",
        "pay_basic",
        "pay_luxury",
        "points",
        "relief",
        "reputation",
        "stall",
        "stall_coins",
        "tile",
        "tuck",
    )

    pay: list[int]  # by stock
    pay_basic: int  # so many basic goods of the owner's choice
    pay_luxury: int
    give: int  # a courtier to give up; NO_COURTIER for none
    condition: int
    least: int
    gain: list[int]  # by stock
    any_basic: int  # so many basic goods of the owner's choice
    any_luxury: int
    reputation: int  # steps up, or down where negative
    angel: int  # wings taken
    absolve: int  # devil wings returned, as far as there are any
    courtier: int  # taken for nothing; ANY_COURTIER, NO_COURTIER
    tile: int  # minor achievements gained
    relief: int  # debt taken off without coins
    points: int
    each: int  # a coin for each building with this symbol; -1 for none
    stall: int  # basic goods that may be sold to the pool
    stall_coins: int  # for each of them
    discard: int  # grain that may be given up for a point each
    tuck: bool  # an action building goes under this one


class Building:
    """One of the 80 cards."""

    __slots__ = (
        "cost",
        "count",
        "count_points",
        "effect",
        "every",
        "fall",
        "fewer",
        "free_answer",
        "growth",
        "loses_token",
        "phase",
        "points",
        "symbols",
        "throws",
        "walls",
        "wing_price",
    )

    symbols: int  # a mask
    cost: list[int]  # by stock
    fall: int  # reputation, part of the cost (DWD-1.9.13)
    throws: bool  # a minor tile is part of the cost (DWD-1.18.15)
    loses_token: bool  # from the next round on (DWD-1.18.8)
    points: int
    phase: int
    effect: Effect
    fewer: int  # steps of the interest marker
    growth: int  # most points the debt grows by; -1 for no limit
    wing_price: int  # coins for an angel wing; 0 where the usual price holds
    walls: int  # coins that answer one inquisitor; 0 for none
    free_answer: bool  # one inquisitor is answered for nothing
    count: int
    every: int
    count_points: int


class EventCard:
    """One of the 20 event cards."""

    __slots__ = ("left", "right")

    left: Effect
    right: Effect


class Rules:
    """Figures by side, building, event card, space of the track."""

    __slots__ = (
        "arrows",
        "ascetic_goods",
        "ascetic_points",
        "bailiff_debt",
        "bottom",
        "buildings",
        "devil_wings",
        "events",
        "fundamentalist_points",
        "guest_points",
        "knot",
        "major_rewards",
        "major_sets",
        "minor_sets",
        "open_first",
        "open_second",
        "orator_more",
        "orator_points",
        "plebeian_buildings",
        "plebeian_points",
        "profligate_points",
        "schedules",
        "start",
        "start_goods",
        "top",
        "wheel",
    )

    buildings: list[Building]
    events: list[EventCard]
    start_goods: list[list[int]]  # by side: stocks
    wheel: list[list[list[int]]]  # by side, by round - 1: the goods of the four spaces
    bottom: int  # of the reputation track; the knot is 0 by our counting
    top: int
    knot: int
    start: int
    arrows: list[int]  # by space - bottom: steps toward the knot at the end of the phase
    devil_wings: int  # the lowest spaces that give a wing to who falls on them
    minor_sets: list[list[int]]  # by tile: how many rural, urban, church
    major_sets: list[list[int]]
    major_rewards: list[Effect]  # by tile; the mixed one gives the alchemist, whom no other effect can
    ascetic_goods: int
    ascetic_points: int
    fundamentalist_points: int
    plebeian_buildings: int
    plebeian_points: int
    bailiff_debt: int
    orator_points: int
    orator_more: int
    profligate_points: int
    guest_points: int
    open_first: int  # pieces in round 5 that open inquisitor 1, and 2 or 3
    open_second: int
    schedules: list[list[int]]
