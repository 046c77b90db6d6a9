"""The box's figures as the rules use them: made once from the data pack, shared by every state."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.bits import BIT

IDOL: Final = 0
JEWELRY: Final = 1
MANUSCRIPT: Final = 2
POTTERY: Final = 3
REMAINS: Final = 4
TAPESTRY: Final = 5
TYPES: Final = 6

MANUSCRIPT_B: Final = 1 << MANUSCRIPT
REMAINS_B: Final = 1 << REMAINS
"""These Collectors lie on side B, as masks of types."""

PER_TYPE: Final = 8
"""Cards of a type. Card number = type * 8 + place, so that a column of cards is one byte of a bit mask."""

CARDS: Final = TYPES * PER_TYPE
SERVANTS: Final = 3
"""Dice of a player."""


class Rules:
    """Figures indexed by type, side, column or player count."""

    __slots__ = ("best", "coins", "decks", "face_down", "face_up", "needs", "players", "ranks", "rewards", "values")

    values: list[int]  # coin value of each card
    players: list[int]  # of each card: in the deck from this many players on
    decks: list[list[int]]  # by player count: the cards in the box's order
    face_up: list[int]  # by player count
    face_down: list[int]
    needs: list[int]  # by type * 2 + side
    rewards: list[list[int]]
    ranks: list[int]  # least coins of each solo rank, ascending
    coins: list[list[int]]  # by type, then column: the sum of its values
    best: list[list[int]]  # by type, then column: its highest value

    def reckon_tables(self) -> None:
        """Fill the tables that make a deck, and a column's worth, one look-up."""
        self.decks = [[card for card in range(CARDS) if self.players[card] <= max(seats, 2)] for seats in range(5)]
        self.coins = []
        self.best = []
        for kind in range(TYPES):
            values = self.values[kind * PER_TYPE : kind * PER_TYPE + PER_TYPE]
            worths = [[values[i] for i in range(PER_TYPE) if column & BIT[i]] for column in range(256)]
            self.coins.append([sum(worth) for worth in worths])
            self.best.append([max(worth, default=0) for worth in worths])


def column(cards: i64, kind: i64) -> i64:
    """The cards of one type in a set of cards."""
    return (cards >> (kind * PER_TYPE)) & 255
