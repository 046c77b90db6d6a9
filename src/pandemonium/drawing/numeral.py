"""Roman numerals, for what a box numbers by them."""

from __future__ import annotations

ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")
