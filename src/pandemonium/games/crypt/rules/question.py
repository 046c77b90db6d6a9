"""What Crypt asks. A question's number is its place in `words/questions.py`."""

from __future__ import annotations

from typing import Final

CLAIM: Final = 0
CLAIM_IN_THE_DARK: Final = 1
MORE: Final = 2
DONE: Final = 3
POTTERY: Final = 4
REROLL: Final = 5
