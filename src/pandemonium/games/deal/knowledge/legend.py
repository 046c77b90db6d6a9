"""What the numbers of an observation mean, in their order. Seats are told from the viewer's own, clockwise.

What lies behind walls is told of the own kingdom alone. A seat as an index is counted from 1, the viewer's own first.
"""

from __future__ import annotations

from typing import Final

from pandemonium.engine.legend import Feature, Legend, each, flag, flags, index, number, numbers, one_of, part
from pandemonium.games.deal.data.names import COURTIERS, INQUISITORS, MARKS, STOCKS, TILES
from pandemonium.games.deal.knowledge.encode_figures import MOST_GUESTS, MOST_REPUTATION, MOST_SCORE, MOST_STOCK
from pandemonium.games.deal.knowledge.view import PHASES
from pandemonium.games.deal.rules import question
from pandemonium.games.deal.rules.choice import MOST_DEBT
from pandemonium.games.deal.rules.figures import BUILDINGS, EVENT_CARDS, ROUNDS, ROW, SEATS, SPACES

OPTIONS: Final = ("slips", "wishes", "indulgences", "bribes", "jesters", "first-game")
QUESTIONS: Final = [name.lower().replace("_", "-") for name, place in vars(question).items() if isinstance(place, int)]
ROLES: Final = ("devil", "cultist")
HUNTS: Final = range(2, 4)
"""The rounds with a hunt."""
PAIR: Final = ("first", "second")
ANSWERS: Final = ("souls", "indulgences", "walls", "free")
PLACES: Final = ("A", "B", "C", "1", "2", "3")
"""Of inquisitors, before the guests."""
PIECES: Final = 6
"""Of soul, in one chest or behind one kingdom's walls."""
SCHEDULES: Final = 48
SOURCES: Final = BUILDINGS + EVENT_CARDS + len(TILES)
MOST_DEPTH: Final = 12

PLAN: list[Feature] = [
    index("event", EVENT_CARDS),
    index("half", 2),
    *[index(f"use.{spot}", BUILDINGS) for spot in PAIR],
    *[index(f"build.{spot}", BUILDINGS) for spot in PAIR],
    *flags("act", PAIR),
    flag("recruit"),
]
ANSWERED: list[Feature] = each("answer", ANSWERS, [*flags("inquisitor", PLACES), number("guests", MOST_GUESTS)])
KINGDOM: list[Feature] = [
    flag("asked"),
    index("side", SEATS - 1),
    number("reputation", MOST_REPUTATION),
    number("reputation-below-the-knot", MOST_REPUTATION),
    number("angel", 2),
    number("devil", 2),
    number("indulgences-known", 16),
    number("guests", MOST_GUESTS),
    number("debt", MOST_DEBT),
    number("interest", 3),
    number("score", MOST_SCORE),
    number("score-below-nothing", MOST_SCORE),
    number("lost-tokens", 4),
    index("credit", 2),
    number("hand", 16),
    number("events", 2),
    number("discards", BUILDINGS),
    flag("confessed"),
    index("tucked", BUILDINGS),
    index("vote", SEATS),
    *[index(f"guess.{role}", SEATS) for role in ROLES],
    *numbers("pieces-shown", PAIR, PIECES),
    *one_of("mark", MARKS),
    *[index(f"tile.{tile}", SPACES + 1) for tile in TILES],
    *flags("banner", TILES),
    *[index(f"courtier.{courtier}", 3) for courtier in COURTIERS],
    *flags("request", STOCKS),
    *each("hunt", HUNTS, [index("vote", SEATS), index("verdict", 2)]),
    *part("plan", PLAN),
    *ANSWERED,
    *flags("built", range(BUILDINGS)),
    *flags("shown", range(BUILDINGS)),
]
GOODS: list[Feature] = [*numbers("stock", STOCKS, MOST_STOCK), number("indulgences", 16)]
PRICE: list[Feature] = [number("coins", 7), number("pieces", 2)]
SEEN: list[Feature] = [
    flag("there"),
    *one_of("mark", MARKS),
    *GOODS,
    flag("rattles"),
    *PRICE,
    flag("taken"),
    index("answer", 2),
    number("marked", 2),
]
SOLD: list[Feature] = [*GOODS, *PRICE, flag("sold"), number("clean", 2), number("marked", 2)]
MINE: list[Feature] = [
    *numbers("stock", STOCKS, MOST_STOCK),
    number("clean", PIECES),
    number("marked", PIECES),
    flag("pays-unasked"),
    index("vote", SEATS),
    index("verdict", 2),
    index("wanted", 4),
    index("avoided", 4),
    *[index(f"locked.{role}", SEATS) for role in ROLES],
    *[index(f"picked.{spot}", BUILDINGS) for spot in PAIR],
    *[index(f"drawn.{card}", BUILDINGS) for card in range(4)],
    index("drawn.event", EVENT_CARDS),
    *numbers("ritual", ["clean", "marked"], PIECES),
    *numbers("ritual.bribe", STOCKS, MOST_STOCK),
    *[index(f"ritual.guess.{role}", SEATS) for role in ROLES],
    *part("chest", [*GOODS, flag("rattles"), *PRICE]),
    *part("plan", PLAN),
    *ANSWERED,
    *flags("hand", range(BUILDINGS)),
    *flags("event", range(EVENT_CARDS)),
    *each("own-chest", range(1, ROUNDS + 1), SOLD),
    *each("seen", [f"{round}.{turn}" for round in range(1, ROUNDS + 1) for turn in PAIR], SEEN),
    *flags("schedule", range(SCHEDULES)),
]
LEGEND = Legend(
    [
        number("round", ROUNDS),
        number("distribution", 2),
        number("deck", BUILDINGS),
        number("event-deck", EVENT_CARDS),
        number("sent", 3),
        number("bribes", MOST_STOCK),
        number("indulgences", 64),
        number("depth", MOST_DEPTH),
        flag("open"),
        flag("over"),
        *numbers("paragraph", range(1, 4), SOURCES),
        *flags("option", OPTIONS),
        *one_of("seat", range(SEATS)),
        *one_of("question", QUESTIONS),
        *one_of("phase", PHASES),
        *[index(f"row.{space}", len(INQUISITORS) - 1) for space in range(1, ROW + 1)],
        *flags("opened", range(1, ROW + 1)),
        *[flag(f"denied.{role}.{turn}") for role in ROLES for turn in range(SEATS)],
        *[index(f"owned.{role}", SEATS) for role in ROLES],
        *each("opening", MARKS, [number("coins", MOST_STOCK), *[index(f"guess.{role}", SEATS) for role in ROLES]]),
        *numbers("opening", ["pieces", "marked"], PIECES),
        *flags("destroyed", range(BUILDINGS)),
        *each("kingdom", range(SEATS), KINGDOM),
        *part("mine", MINE),
    ]
)
