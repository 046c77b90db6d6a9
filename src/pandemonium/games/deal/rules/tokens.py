"""Action tokens (DWD-1.8.2, DWD-1.8.3): how many a seat has, how many are free, and what the others cost."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.state import Frame, Seat
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.rules.track import fall

TOKENS: Final = 4
FREE_TOKENS: Final = 2


class Tokens(Frame[Deal]):
    """A seat that resolves its plan: what it has done so far. The steps write here."""

    __slots__ = ("free", "recruited", "seat", "step", "used")

    seat: Seat
    step: i64
    used: i64  # tokens of actions that were really done (DWD-R8)
    free: i64  # as the phase began: the Town Council takes one from the next round on (DWD-1.18.8)
    recruited: bool

    def grain(self) -> i64:
        """Due in the end for the tokens so far, if one more is used (DWD-R7)."""
        return max(0, self.used + 1 - self.free)


def tokens_of(state: Deal, seat: Seat) -> i64:
    return TOKENS - state.kingdoms[seat].councils


def free_tokens(state: Deal, seat: Seat) -> i64:
    """Those that cost no grain; never below none (DWD-R33)."""
    return max(0, FREE_TOKENS - state.kingdoms[seat].councils)


def slip(state: Deal, seat: Seat) -> None:
    """What was planned cannot be done (DWD-1.9.10); beginners may agree to forgive it (DWD-1.9.11)."""
    if not state.no_slips:
        fall(state, seat, 1)
