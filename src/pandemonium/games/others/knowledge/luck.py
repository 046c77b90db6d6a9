"""Luck: what dice brought beyond what they promise, so that it can be told from play (section 9.4)."""

from __future__ import annotations

from typing import Final

from pandemonium.games.others.knowledge.chronicle import Dice
from pandemonium.games.others.rules.dice import COR, CRT, FTH, HIT

HERO_GOOD: Final = (HIT, FTH)
"""What a side throws dice for: the hero's hits, all that hurts on the Sin's."""
SIN_GOOD: Final = (HIT, CRT, COR)


def luck(one: Dice, good: tuple[int, ...]) -> str:
    """So many hundredths more or fewer than the dice promise."""
    promised = sum(one.expected[face] for face in good)
    if not promised:
        return "–"
    more = round(100 * (100 * sum(one.faces[face] for face in good) / promised - 1))
    return f"{'+' if more > 0 else '−' if more < 0 else '±'}{abs(more)} %"
