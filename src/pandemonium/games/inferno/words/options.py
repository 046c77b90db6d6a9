"""What can be chosen when a table of Inferno is opened: the first game, solo modes and the variants of INF-1.10."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.game import Option, When
from pandemonium.games.inferno.data.names import DIFFICULTIES, GUARDIANS, SOLO_MODES

YES_NO: Final = ("no", "yes")
ALONE: Final = (1,)
TOGETHER: Final = (2, 3, 4)
STANDARD: Final = (When("setup", ("standard",)),)
CHALLENGE: Final = (When("solo", SOLO_MODES[1:]),)

OPTIONS: Final = (
    Option("setup", ("standard", "first-game")),
    Option("solo", SOLO_MODES, seats=ALONE),
    Option("difficulty", DIFFICULTIES, when=CHALLENGE, seats=ALONE),
    Option("diplomatic-crisis", YES_NO),
    Option("time-of-thieves", YES_NO),
    Option("dantes-rush", YES_NO, seats=TOGETHER),
    Option("red", ("random", *GUARDIANS[:3]), when=STANDARD, seats=TOGETHER),
    Option("black", ("random", *GUARDIANS[3:]), when=STANDARD),
    Option("first", ("random", "seat-a"), seats=TOGETHER),
)
"""The rules take the place of a value, not its word: `rules/setup.py` names those places."""
