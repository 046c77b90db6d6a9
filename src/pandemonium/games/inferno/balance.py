"""What a balance report of Inferno looks at: sources of points, endings, and the tables to simulate (INF-1.3.14)."""

from __future__ import annotations

from typing import Final

from pandemonium.games.inferno.data.names import DIFFICULTIES, SOLO_MODES
from pandemonium.games.inferno.rules.state import Inferno

PARTS: Final = {
    "Souls": ("score-souls", "score-tail"),
    "Florence": ("score-tracks", "score-bonus", "score-panel", "score-dante"),
    "Frauds, Reputation": (
        "score-frauds",
        "score-reputation-tower",
        "score-reputation-florins",
        "score-reputation-guests",
        "score-reputation-home",
    ),
    "Diplomas": ("score-diploma",),
    "losses": ("score-loans", "score-council", "score-challenge", "score-boat", "score-higher-token"),
}
"""The rulebook's four ways to Infamy, and what is lost on the way; by the lines of the account."""

TABLES: Final[dict[str, dict[str, str]]] = {
    "2 players": {"first": "seat-a"},
    "3 players": {"first": "seat-a"},
    "4 players": {"first": "seat-a"},
    "1 player, journey": {"solo": "journey"},
    **{
        f"1 player, {mode}, {difficulty}": {"solo": mode, "difficulty": difficulty}
        for mode in SOLO_MODES[1:]
        for difficulty in DIFFICULTIES
    },
}
"""The name of a table begins with its number of players; seat A begins, so that seats tell turn order."""


SPREAD: Final = "Where the cubes end"


def values(state: Inferno) -> list[int]:
    """The cubes as the Diplomas count them; of a game that was lost before the scoring none."""
    return [] if state.lost else list(state.cubes)


def ending(state: Inferno) -> str:
    """How the play came to its end."""
    if state.lost:
        return "lost"
    return "Sudden Death" if state.sudden else "Dante"
