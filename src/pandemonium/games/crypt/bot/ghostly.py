"""The odds against the Ghost: for totals on the cards, the exact chance that each survives its next roll.

The Ghost does not think, so its turn is reckoned out: 56 different rolls of three dice, remembered for each table.
"""

from __future__ import annotations

from typing import Final

from pandemonium.games.crypt.rules.ghost import GHOST, groups
from pandemonium.games.crypt.rules.state import GONE, NOBODY, Crypt

BLOCKED: Final = 31
"""In place of a total: a card the Ghost holds already, or none."""


def rolls(dice: int) -> list[tuple[list[int], int]]:
    """Every roll of so many dice as the totals of its groups in their order, with how often it comes."""
    count: dict[tuple[int, ...], int] = {}
    for roll in range(6**dice):
        faces = [roll // 6**die % 6 + 1 for die in range(dice)]
        totals = tuple([face * number for face, number in groups(faces)])
        count[totals] = count.get(totals, 0) + 1
    return [(list(totals), number) for totals, number in count.items()]


ROLLS: Final[list[list[tuple[list[int], int]]]] = [[], rolls(1), rolls(2), rolls(3)]
REMEMBERED: Final[dict[int, list[float]]] = {}


def table_of(state: Crypt) -> list[int]:
    """By slot: BLOCKED, 0 for an empty card, or the player's total."""
    table: list[int] = []
    for slot in range(len(state.crypt)):
        if state.crypt[slot] == GONE or state.holder[slot] == GHOST:
            table.append(BLOCKED)
        elif state.holder[slot] == NOBODY:
            table.append(0)
        else:
            table.append(state.effort[slot] * state.dice[slot])
    return table


def keep_odds(table: list[int], dice: int, *, second: bool) -> list[float]:
    """By slot: the chance that the Ghost, rolling so many dice, does not take it; in its second turn only one group."""
    key = dice * 2 + (1 if second else 0)
    for total in table:
        key = key * 32 + total
    odds = REMEMBERED.get(key)
    if odds is None:
        odds = reckon(table, dice, second=second)
        REMEMBERED[key] = odds
    return odds


def reckon(table: list[int], dice: int, *, second: bool) -> list[float]:
    kept = [0] * len(table)
    for totals, number in ROLLS[dice]:
        after = table[:]
        for total in totals[:1] if second else totals:
            place(after, total)
        for slot in range(len(table)):
            if after[slot] == table[slot]:
                kept[slot] += number
    return [number / 6.0**dice for number in kept]


def place(table: list[int], total: int) -> None:
    """The first card from the left that is empty or held with less (CRY-1.6.4); BLOCKED is more than any total."""
    for slot in range(len(table)):
        if table[slot] < total:
            table[slot] = BLOCKED
            return
