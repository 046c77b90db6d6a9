"""Statistics of Deal with the Devil (DWD-6.6.3): how each role fares, trades and suffers, over many finished games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import convert

from pandemonium.engine.phrase import Phrase, phrase
from pandemonium.engine.tally import Cell, Finished, Mean, Share, Tally
from pandemonium.games.deal.balance import PARTS
from pandemonium.games.deal.data.names import ROLES
from pandemonium.games.deal.knowledge.chronicle import Chronicle, Deeds, Trade
from pandemonium.games.deal.rules.fields import NOBODY
from pandemonium.games.deal.rules.figures import ROUNDS

SOURCES: Final = ("buildings", "achievements", "souls", "church", "goods", "losses")
"""In the order of `PARTS`."""
NONE: Final = "–"


class Played:
    """One game, with the role of every seat."""

    def __init__(self, told: Chronicle, roles: list[str]) -> None:
        self.told = told
        self.roles = roles

    def deeds(self, role: str) -> list[Deeds]:
        return [deeds for deeds, had in zip(self.told.deeds, self.roles, strict=True) if had == role]

    def offered(self, role: str) -> list[Trade]:
        return [trade for trade in self.told.trades if self.roles[trade.owner] == role]

    def looks(self, role: str) -> list[bool]:
        """For every offer that this role saw: whether it took it."""
        return [seat == trade.buyer for trade in self.told.trades for seat in trade.saw if self.roles[seat] == role]


def tallies(finished: Iterable[Finished]) -> list[Tally]:
    """Games from before chronicles were kept tell nothing."""
    games = [Played(convert(one.chronicle, Chronicle), one.roles) for one in finished if one.chronicle is not None]
    return [points(games), dealing(games), souls(games)] if games else []


def head(*names: str) -> tuple[Phrase, ...]:
    return tuple(phrase(f"stat-{name}") for name in names)


def points(games: list[Played]) -> Tally:
    """By source, on average."""
    rows: list[tuple[Cell, ...]] = []
    for role in ROLES:
        had = [deeds.points for game in games for deeds in game.deeds(role)]
        means = [Mean([sum(one.get(line, 0) for line in lines) for one in had]) for lines in PARTS.values()]
        rows.append((phrase(f"role-{role}"), *means))
    return Tally(phrase("stat-points"), head("role", *SOURCES), tuple(rows))


def dealing(games: list[Played]) -> Tally:
    """Own offers that were taken, others' offers that one took, guesses, and inquisitors that punished."""
    rows: list[tuple[Cell, ...]] = []
    for role in ROLES:
        own = [trade for game in games for trade in game.offered(role)]
        looks = [took for game in games for took in game.looks(role)]
        deeds = [one for game in games for one in game.deeds(role)]
        right, wrong = sum(one.right for one in deeds), sum(one.wrong for one in deeds)
        rows.append(
            (
                phrase(f"role-{role}"),
                share(sum(trade.buyer != NOBODY for trade in own), len(own)),
                share(sum(looks), len(looks)),
                share(right, right + wrong),
                Mean([one.suffered for one in deeds]),
            )
        )
    return Tally(phrase("stat-dealing"), head("role", "sold", "bought", "guessed", "suffered"), tuple(rows))


def souls(games: list[Played]) -> Tally:
    """Pieces by round: how many were asked for and sold, and what one brought in goods."""
    rows: list[tuple[Cell, ...]] = []
    for round in range(1, ROUNDS + 1):
        asked = [trade for game in games for trade in game.told.trades if trade.round == round and trade.pieces]
        sold = [trade for trade in asked if trade.buyer != NOBODY]
        brought = [trade.worth // trade.pieces for trade in sold]
        rows.append(
            (
                phrase("stat-round", round=round),
                share(len(sold), len(asked)),
                sum(trade.pieces for trade in sold),
                Mean(brought) if brought else NONE,
            )
        )
    return Tally(phrase("stat-souls-title"), head("in-round", "taken", "pieces", "brought"), tuple(rows))


def share(of: int, all: int) -> Cell:
    return Share(of, all) if all else NONE
