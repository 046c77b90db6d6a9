"""Role: what a seat is from the set-up on, and the side it wins with. Secret roles are the game's own business."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from pandemonium.engine.phrase import Name, Phrase, phrase
from pandemonium.engine.state import Seat


class Role(Struct, frozen=True):
    """Messages `role-ID` and `side-ID` name both; a side's attribute `number` says `one` or `many`, for its verb.

    A seat without a side plays for itself. Both are empty where all seats are alike.
    """

    id: str = ""
    side: str = ""


def teams(roles: Sequence[Role]) -> list[list[Seat]]:
    """The seats that win together: those of each side, and every seat without one by itself."""
    found: dict[str | Seat, list[Seat]] = {}
    for seat, role in enumerate(roles):
        found.setdefault(role.side or seat, []).append(seat)
    return list(found.values())


def shares(roles: Sequence[Role], winners: Sequence[Seat]) -> list[float]:
    """Each seat's share of the victory. A tie is shared between teams; within a team everybody has all of its share."""
    won = [team for team in teams(roles) if team[0] in winners]
    return [1 / len(won) if seat in winners else 0.0 for seat in range(len(roles))]


def victory(roles: Sequence[Role], winners: Sequence[Seat]) -> Phrase | None:
    """Which side wins, or that nobody does; nothing where seats win for themselves, or several sides at once."""
    if not winners:
        return phrase("won-nobody")
    sides = {roles[seat].side for seat in winners}
    side = sides.pop()
    return phrase("won-side", side=Name(f"side-{side}")) if side and not sides else None
