"""The account of one seat (DWD-1.15.1 to DWD-1.15.6): points line by line, and the tokens left that decide a tie.

Reckoned from an estate and the box's figures alone, so that a page or a bot can draw it up from a view.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.bits import COUNT
from pandemonium.games.deal.rules.ending import count_points, leftovers
from pandemonium.games.deal.rules.estate import Estate
from pandemonium.games.deal.rules.figures import Rules

BUILDINGS: Final = 0
"""The lines of an account."""
DEBT: Final = 1
MAJORS: Final = 2
ANGEL_WINGS: Final = 3
DEVIL_WINGS: Final = 4
INDULGENCES: Final = 5
COURTIERS: Final = 6
MARKED_PIECES: Final = 7
EFFECTS: Final = 8
"""Points of buildings that count something at the end, those of Treasury and Trade Route included."""
LUXURIES: Final = 9
TOKENS: Final = 10
"""Coins and basic goods, five for a point."""
LINES: Final = 11

MAJOR_POINTS: Final = 2
INDULGENCE_POINTS: Final = 2


def account(rules: Rules, estate: Estate) -> list[int]:
    """Points by line, losses negative."""
    left = leftovers(rules, estate)
    lines = [0] * LINES
    lines[BUILDINGS] = sum([rules.buildings[card].points for card in estate.built])
    lines[DEBT] = -debt_loss(estate.debt)
    lines[MAJORS] = 0 if estate.is_devil else MAJOR_POINTS * COUNT[estate.banners]
    lines[ANGEL_WINGS] = estate.angel
    lines[DEVIL_WINGS] = -estate.devil
    lines[INDULGENCES] = INDULGENCE_POINTS * estate.indulgences
    lines[COURTIERS] = estate.courtiers
    lines[MARKED_PIECES] = -estate.marked
    lines[EFFECTS] = count_points(rules, estate) + left.effects
    lines[LUXURIES] = left.luxuries
    lines[TOKENS] = left.points
    return lines


def fifths(rules: Rules, estate: Estate) -> i64:
    """Tokens that were not enough for another point: none to four (DWD-R59)."""
    return leftovers(rules, estate).fifths


def debt_loss(debt: i64) -> i64:
    """Half of it, rounded up."""
    return (debt + 1) // 2
