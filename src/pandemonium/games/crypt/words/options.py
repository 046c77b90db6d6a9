"""What can be chosen when a table of Crypt is opened (CRY-1.2.3 and the variants)."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.game import Option, When
from pandemonium.games.crypt.data.names import TREASURES

OPTIONS: Final = (
    Option("collectors", ("all-a", "all-b", "random", "each")),
    *(Option(treasure, ("a", "b"), when=(When("collectors", ("each",)),)) for treasure in TREASURES),
    Option("cards", ("open", "memory")),
    Option("own-dice", ("forbid", "replace", "add"), seats=(1, 2)),
    Option("first", ("random", "seat-a"), seats=(2, 3, 4)),
)
"""The rules take the place of a value, not its word: `rules/setup.py` names those places."""
