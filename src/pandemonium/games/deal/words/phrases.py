"""[DWD-6.4.5] What is said at the table by one press. Lying is allowed: no rule reads it, and no bot."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.phrase import Phrase
from pandemonium.games.deal.data.names import STOCKS
from pandemonium.games.deal.words.naming import GOOD_NAMES

OF_GOODS: Final = ("need", "spare")
OF_DEALS: Final = ("little", "dear", "thanks", "innocent")

PHRASES: Final[dict[str, Phrase]] = {
    f"{said} {good}": Phrase(f"phrase-{said}", {"good": name})
    for good, name in zip(STOCKS, GOOD_NAMES, strict=True)
    for said in OF_GOODS
} | {said: Phrase(f"phrase-{said}") for said in OF_DEALS}
