"""Build: whether the hot modules run compiled or as plain Python. Both play the same games to the same journals."""

from __future__ import annotations

from typing import Final

from pandemonium.engine import driver

COMPILED: Final[bool] = not driver.__file__.endswith(".py")

if __name__ == "__main__":
    print("Pandemonium runs compiled." if COMPILED else "Pandemonium runs as plain Python: no C compiler worked here.")
