"""What a balance report of The Others looks at (section 8): who wins each adventure, how far the Apocalypse comes."""

from __future__ import annotations

from typing import Final

from pandemonium.games.others.data.names import ADVENTURES
from pandemonium.games.others.rules.state import Others

PARTS: Final = {
    "victory": ("score-won", "score-missions", "score-rounds", "score-level"),
    "lives left or taken": ("score-reserve", "score-deaths", "score-kills", "score-removals", "score-sins"),
}
"""By the lines of the account; most of them tell without counting."""

MIXED: Final = {"map": "random", "sin": "random", "acolytes": "random", "heroes": "recommended"}
TABLES: Final[dict[str, dict[str, str]]] = {
    f"{seats} players, {adventure}": {"adventure": adventure, **MIXED} for adventure in ADVENTURES for seats in (2, 3)
}
"""Three heroes with two players, four with three; other numbers have one of both (OTH-SET-2). Seat A is the Sin."""

REPORT: Final = "the-others"
SPREAD: Final = "Where the Apocalypse ends"


def values(state: Others) -> list[int]:
    return [state.level]


def ending(state: Others) -> str:
    """Whose victory, and the Sin's in which mission."""
    return "heroes" if state.heroes_won else f"Sin in mission {len(state.fell) + 1}"
