"""What a balance report of Deal with the Devil looks at (DWD-6.7.9): roles, sides, the market, every card."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.bits import COUNT
from pandemonium.games.deal.data.names import BUILDINGS, EVENT_CARDS, MARKS
from pandemonium.games.deal.rules.fields import LEFT, NO_PRICE, PRICE, SOULS, TAKEN, UNTAKEN
from pandemonium.games.deal.rules.figures import SEATS
from pandemonium.games.deal.rules.harm import minors
from pandemonium.games.deal.rules.offer import record_of
from pandemonium.games.deal.rules.routing import DEVIL
from pandemonium.games.deal.rules.state import Deal
from pandemonium.playing.closely import Closely

PARTS: Final = {
    "buildings": ("score-buildings", "score-effects", "score-counting"),
    "achievements": ("score-majors", "score-courtiers"),
    "souls": ("score-souls",),
    "Church": ("score-angel-wings", "score-indulgences", "score-guesses"),
    "goods left": ("score-luxuries", "score-tokens"),
    "losses": (
        "score-debt",
        "score-devil-wings",
        "score-marked-pieces",
        "score-guests",
        "score-inquisitors",
    ),
}

TABLES: Final[dict[str, dict[str, str]]] = {"4 players": {}}

REPORT: Final = "deal-with-the-devil"
SPREAD: Final = "Buildings a seat has at the end"


def values(state: Deal) -> list[int]:
    return [len(one.built) for one in state.kingdoms]


def ending(_state: Deal) -> str:
    return "after five rounds"


def closely(state: Deal) -> Closely:
    return Closely(
        groups={
            "role": [MARKS[mark] for mark in state.mark],
            "side": [str(one.side + 1) for one in state.kingdoms],
        },
        figures={**on_average(state), **deals(state)},
        held=[*BUILDINGS, *(EVENT_CARDS[drawn[-1]] + half for drawn in state.drawn for half in (" left", " right"))],
        used=[*raised(state), *played(state)],
    )


def on_average(state: Deal) -> dict[str, float]:
    return {
        "buildings a seat": sum(len(one.built) for one in state.kingdoms) / SEATS,
        "minor achievements a seat": sum(minors(state, seat) for seat in range(SEATS)) / SEATS,
        "major achievements a seat": sum(COUNT[one.banners] for one in state.kingdoms) / SEATS,
    }


def deals(state: Deal) -> dict[str, float]:
    """Of all rounds: chests closed with a price in coins, and how many of them were bought; pieces the devil got."""
    offered = bought = pieces = 0
    chests = [(round, owner) for round in range(1, state.traded + 1) for owner in range(SEATS)]
    for round, owner in chests:
        row = record_of(state, round, owner)
        price, taken = row[PRICE], row[TAKEN] != UNTAKEN
        if NO_PRICE < price <= SOULS:
            offered += 1
            bought += taken
        elif taken and state.mark[owner] == DEVIL:
            pieces += price - SOULS
    return {"offers for coins a game": offered, "deals for coins a game": bought, "pieces sold to the devil": pieces}


def raised(state: Deal) -> list[str]:
    """Every building somebody raised, whether it still stands or not."""
    return [BUILDINGS[card] for built in (*[one.built for one in state.kingdoms], state.destroyed) for card in built]


def played(state: Deal) -> list[str]:
    return [EVENT_CARDS[row[0]] + (" left" if row[1] == LEFT else " right") for row in state.played if row]
