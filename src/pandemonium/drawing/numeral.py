"""Numbers as they are printed: Roman numerals for what a box numbers by them, and a real minus."""

from __future__ import annotations

ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")


def figure(number: int) -> str:
    """With the sign that sets a minus apart from a hyphen."""
    return f"−{-number}" if number < 0 else str(number)
