"""The figures of the box, and a loader for a folder that changes some of them.

`specified` holds the cards as the specification prints them, a second time on purpose: its worked examples are tests
with these costs and effects, and must hold whatever balancing makes of the cards in the box (those are `printed.py`).
"""

from __future__ import annotations

from pathlib import Path

import pandemonium.games.deal
from pandemonium.engine.pack import Pack
from pandemonium.games.deal.data.pack import load_rules
from pandemonium.games.deal.rules.figures import Rules

FOLDER = Path(pandemonium.games.deal.__file__).parent
DATA = FOLDER / "data"
TEXT = FOLDER / "words" / "text"


def rules_of(folder: Path | None = None) -> Rules:
    return load_rules(Pack(DATA, folder))


SPECIFIED = Path(__file__).parent / "specified"
RULES = rules_of(SPECIFIED)
