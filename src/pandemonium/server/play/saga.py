"""The saga of a table: what was played before it, and after its end what may follow and who may choose it."""

from __future__ import annotations

from time import time

from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.engine.saga import Chapter, Saga, Sequel
from pandemonium.engine.state import Seat
from pandemonium.server.play.play import Play


def saga_of(play: Play) -> Saga | None:
    return play.game.saga(play.on.state, play.options, play.before)


def chosen_sequel(play: Play, seat: Seat, id: str) -> Sequel | Refusal:
    """What that seat wants to follow, if it may say so."""
    told = saga_of(play)
    sequel = told.sequel(id) if told is not None else None
    if sequel is None:
        return refusal("refused-no-sequel")
    return sequel if may_choose(play, seat, sequel) else refusal("refused-not-your-sequel")


def may_choose(play: Play, seat: Seat, sequel: Sequel) -> bool:
    """Those the game names, and whoever sits here while none of them is a person who is there."""
    now = time()
    choosers = [chair for chair in play.chairs if chair.seat in sequel.seats and chair.kind != "bot"]
    return seat in sequel.seats or not any(chair.present_until > now for chair in choosers)


def sequels_for(play: Play, seat: Seat) -> list[str]:
    """What that seat may choose, by id."""
    told = saga_of(play) if seat >= 0 and play.status == "over" else None
    return [sequel.id for sequel in told.sequels if may_choose(play, seat, sequel)] if told else []


def carried_on(play: Play) -> tuple[Chapter, ...]:
    """What the next table keeps of this one and those before it."""
    told = saga_of(play)
    return told.played if told is not None else ()
