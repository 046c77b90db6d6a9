"""Dice as dice. The pips have the shape of the owner's mark, so that dice can be told apart without colour."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from pandemonium.drawing.html import span
from pandemonium.drawing.icon import icon
from pandemonium.drawing.seat import SHAPES, shape_of

LOW, MIDDLE, HIGH = 12, 24, 36
PIPS = {
    1: [(MIDDLE, MIDDLE)],
    2: [(LOW, LOW), (HIGH, HIGH)],
    3: [(LOW, LOW), (MIDDLE, MIDDLE), (HIGH, HIGH)],
    4: [(LOW, LOW), (LOW, HIGH), (HIGH, LOW), (HIGH, HIGH)],
    5: [(LOW, LOW), (LOW, HIGH), (HIGH, LOW), (HIGH, HIGH), (MIDDLE, MIDDLE)],
    6: [(LOW, LOW), (LOW, MIDDLE), (LOW, HIGH), (HIGH, LOW), (HIGH, MIDDLE), (HIGH, HIGH)],
}
PIP = {
    "circle": "M{x} {y}m-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0",
    "square": "M{x} {y}m-4-4h8v8h-8z",
    "triangle": "M{x} {y}m0-5l5 9h-10z",
    "diamond": "M{x} {y}m0-5.5l5 5.5-5 5.5-5-5.5z",
    "hexagon": "M{x} {y}m-2.5-4.5h5l2.5 4.5-2.5 4.5h-5l-2.5-4.5z",
    "cross": "M{x} {y}m-1.7-5h3.4v3.3h3.3v3.4h-3.3v3.3h-3.4v-3.3h-3.3v-3.4h3.3z",
    "ring": "M{x} {y}m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0m2.4 0a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1-5.2 0",
}
BODY = '<rect class="body" x="2" y="2" width="44" height="44" rx="9"/>'


def die_symbols() -> str:
    """One symbol per shape and face, and one per shape for a die that shows no face yet."""
    symbols = []
    for shape in (*SHAPES, "ring"):
        for face, places in PIPS.items():
            pips = "".join(PIP[shape].format(x=x, y=y) for x, y in places)
            symbols.append(symbol(f"die-{shape}-{face}", pips))
        symbols.append(symbol(f"die-{shape}", PIP[shape].format(x=MIDDLE, y=MIDDLE), blank=True))
    return "".join(symbols)


def symbol(id: str, pips: str, *, blank: bool = False) -> str:
    """Without a face the one pip is drawn large: the owner's mark."""
    grown = ' transform="translate(-28.8 -28.8) scale(2.2)"' if blank else ""
    return f'<symbol id="i-{id}" viewBox="0 0 48 48">{BODY}<path class="pips"{grown} d="{pips}"/></symbol>'


@lru_cache(maxsize=1024)
def die(owner: str, face: int = 0, *, piece: str = "", style: str = "", sort: str = "") -> Markup:
    """A die of an owner; `piece` names it so that it moves from its old place to its new one.

    Dice of a game's own `sort` have their faces, `die-SORT-1` to `die-SORT-6`, on its sheet of symbols.
    """
    name = f"die-{sort or shape_of(owner)}" + (f"-{face}" if face else "")
    names = f"die owner-{owner} {style}".strip()
    return span({"class": names, "data-piece": piece or None})[icon(name)]
