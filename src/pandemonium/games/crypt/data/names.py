"""The ids of everything that has a name; a thing's number is its place here. Words for them are in `words/`."""

from __future__ import annotations

from typing import Final

TREASURES: Final = ("idol", "jewelry", "manuscript", "pottery", "remains", "tapestry")
