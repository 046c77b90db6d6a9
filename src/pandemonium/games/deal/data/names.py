"""The ids of everything that has a name; a thing's number is its place here. Words for them are in `words/text/`."""

from __future__ import annotations

from typing import Final, Literal, get_args

GOODS: Final = ("wood", "stone", "grain", "marble", "glass")
STOCKS: Final = (*GOODS, "coin")
SYMBOLS: Final = ("rural", "urban", "church", "science")
COURTIERS: Final = ("rural", "urban", "church", "alchemist")
TILES: Final = ("rural", "urban", "church", "mixed")
"""Achievements, minor and major."""

ROLES: Final = ("devil", "cultist", "mortal")
MARKS: Final = ("devil", "cultist", "mortal-1", "mortal-2")
"""What is drawn inside the four chests."""

YELLOWS: Final = ("ascetic", "fundamentalist", "plebeian")
REDS: Final = ("bailiff", "orator", "profligate", "vandal")
INQUISITORS: Final = (*YELLOWS, *REDS, "guest")

Phase = Literal["none", "production", "action", "immediate", "interest", "reputation", "inquisition", "end"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
"""When the effect of a building works."""

Condition = Literal[
    "none",
    "below-start",
    "recruited",
    "tokens-used",
    "no-debt",
    "no-science",
    "below-all",
    "each-below",
    "above",
]
CONDITIONS: Final[tuple[Condition, ...]] = get_args(Condition)
Of = Literal[
    "nothing",
    "rural",
    "urban",
    "church",
    "science",
    "coins",
    "indulgences",
    "balance",
    "upgrades",
    "rural-banner",
    "courtiers",
    "basic",
    "minors",
    "old",
]
COUNTS: Final[tuple[Of, ...]] = get_args(Of)
"""What buildings count at the end."""

BUILDINGS: Final = (
    "logging-camp",
    "stone-pit",
    "wheat-farm",
    "sheep-fold",
    "market-stalls",
    "guild-house",
    "pawn-shop",
    "tavern",
    "parsonage",
    "roadside-chapel",
    "alms-house",
    "graveyard",
    "alchemists-cellar",
    "herb-garden",
    "watermill",
    "pilgrims-inn",
    "stable",
    "brewery",
    "cultists-hideout",
    "glass-hut",
    "bank",
    "town-council",
    "masons-yard",
    "merchants-house",
    "bell-tower",
    "reliquary",
    "monastery",
    "scriptorium",
    "abbey-farm",
    "toll-bridge",
    "stargazers-tower",
    "apothecary",
    "vineyard",
    "iron-mine",
    "orchard",
    "marble-quarry",
    "fort",
    "gambling-house",
    "port",
    "notary",
    "catacombs",
    "pilgrimage-church",
    "convent-school",
    "confessional",
    "hospital",
    "hermits-valley",
    "anatomy-theatre",
    "printing-workshop",
    "dam",
    "hunting-estate",
    "terraced-fields",
    "salt-works",
    "cloth-hall",
    "mint",
    "treasury",
    "city-walls",
    "abbey-church",
    "archbishops-residence",
    "baptistery",
    "saints-shrine",
    "bishops-mill",
    "caravanserai",
    "astronomers-dome",
    "surgeons-hall",
    "royal-forest",
    "great-granary",
    "canal",
    "royal-stud",
    "town-hall",
    "merchant-palace",
    "court-of-law",
    "theatre",
    "cathedral",
    "basilica",
    "chapter-house",
    "ossuary",
    "trade-route",
    "cathedral-square",
    "university",
    "grand-library",
)

EVENT_CARDS: Final = (
    "hoarded-harvest",
    "education",
    "forest",
    "church-quarry",
    "travelling-pedlars",
    "prosperity",
    "coloured-windows",
    "unpaid-tithe",
    "new-world",
    "plebeian-art",
    "recession",
    "relic-fair",
    "sealed-plague-gates",
    "heretics-estate",
    "crusade-levy",
    "jubilee-year",
    "court-wedding",
    "burning-of-books",
    "cathedral-fund",
    "ban-on-usury",
)

PILES: Final = ("A", "B", "C", "D")
BUILDING_CODES: Final = (
    *(f"1{pile}{card}" for pile in PILES for card in range(1, 5)),
    *(f"{deck}-{card}" for deck in range(2, 6) for card in range(1, 17)),
)
"""What is printed on the cards, and how a journal names them."""

EVENT_CODES: Final = (*(f"A{card}" for card in range(1, 9)), *(f"B{card}" for card in range(1, 13)))
