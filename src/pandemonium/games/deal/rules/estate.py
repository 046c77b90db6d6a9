"""What a seat has at the end, as the final scoring looks at it: read from the state, or from a view at the end."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.state import Seat
from pandemonium.games.deal.rules.fields import BEHIND_WALLS
from pandemonium.games.deal.rules.figures import COURTIERS, STOCKS
from pandemonium.games.deal.rules.harm import minors
from pandemonium.games.deal.rules.roles import is_devil
from pandemonium.games.deal.rules.state import Deal


class Estate:
    """One seat's belongings that are worth points, or cost some."""

    __slots__ = (
        "angel",
        "banners",
        "built",
        "courtiers",
        "debt",
        "devil",
        "indulgences",
        "is_devil",
        "marked",
        "minors",
        "stock",
    )

    is_devil: bool
    built: tuple[int, ...]
    stock: list[int]  # goods and coins
    debt: i64
    banners: i64  # major achievements, a mask
    minors: i64  # tiles on production spaces
    angel: i64  # wings
    devil: i64
    indulgences: i64
    courtiers: i64  # behind the walls
    marked: i64  # pieces of soul


def estate(state: Deal, seat: Seat) -> Estate:
    found = Estate()
    found.is_devil = is_devil(state, seat)
    kingdom = state.kingdoms[seat]
    found.built = kingdom.built
    found.stock = list(state.stock[seat * STOCKS : (seat + 1) * STOCKS])
    found.debt = kingdom.debt
    found.banners = kingdom.banners
    found.minors = minors(state, seat)
    found.angel = kingdom.angel
    found.devil = kingdom.devil
    found.indulgences = kingdom.indulgences
    found.courtiers = list(state.courtiers[seat * COURTIERS : (seat + 1) * COURTIERS]).count(BEHIND_WALLS)
    found.marked = kingdom.marked
    return found
