"""Limits of a table's log: choosing and taking back for ever would fill the disk and make every later load long."""

from __future__ import annotations

from typing import Any

from pandemonium.engine.match import Match
from pandemonium.engine.moment import Moment
from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.engine.state import ASIDE, Choice, Seat

TAKE_BACKS = 200
"""Of one seat, from a choice that stands for good to the next."""
CALM = 2
"""From so many times the game's `longest` on, only answers are entered: they bring the game to its end, so it never
gets stuck and its log never reaches `MOST` times that length."""
MOST = 4


def refuse_take_back(match: Match[Any, Any], seat: Seat) -> Refusal | None:
    if match.number >= match.game.longest * CALM or take_backs(match, seat) >= TAKE_BACKS:
        return refusal("refused-undo-limit", number=TAKE_BACKS)
    return None


def refuse_entry(match: Match[Any, Any], choice: Choice | None) -> Refusal | None:
    """What is done beside the question can be done again and again in some games."""
    most = CALM if choice is not None and choice >= ASIDE else MOST
    return refusal("refused-long") if match.number >= match.game.longest * most else None


def take_backs(match: Match[Any, Any], seat: Seat) -> int:
    """How many this seat has made since something stands that it cannot take back."""
    count = 0
    for moment in reversed(match.history):
        if moment.took_back is not None:
            count += moment.entry.seat == seat
        elif not moment.undone and is_settled(moment, seat):
            break
    return count


def is_settled(moment: Moment, seat: Seat) -> bool:
    """Whether a seat cannot take back what came before, because of this."""
    return moment.sealed_for(seat) or (moment.noticed_by(seat) and not moment.waited_for(seat))
