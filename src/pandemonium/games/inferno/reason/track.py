"""Why not this cube, this Sin Track, this Diploma, or so many Florins."""

from __future__ import annotations

from pandemonium.engine.phrase import Name, Refusal, refusal
from pandemonium.engine.state import Seat
from pandemonium.games.inferno.bonfire import Offering
from pandemonium.games.inferno.halves import Halving
from pandemonium.games.inferno.money import Exchange
from pandemonium.games.inferno.names import TRACKS
from pandemonium.games.inferno.phlegethon import Shift
from pandemonium.games.inferno.reason.when import why_not_now
from pandemonium.games.inferno.rules import CUBE_LEAST, CUBE_MOST, UPPER
from pandemonium.games.inferno.state import Inferno
from pandemonium.games.inferno.tracks import Advance


def why_no_raise(state: Inferno, track: int, word: str) -> Refusal:
    if isinstance(state.stack[-1], Offering | Shift):
        return refusal("why-cube-highest", "INF-R13", sin=Name(TRACKS[track]), value=CUBE_MOST)
    return why_not_now(state, word)


def why_no_lowering(state: Inferno, track: int) -> Refusal:
    frame = state.stack[-1]
    if isinstance(frame, Shift) and frame.both:
        return refusal("why-cube-lowest", "INF-R13", sin=Name(TRACKS[track]), value=CUBE_LEAST)
    if isinstance(frame, Offering | Shift):
        return refusal("why-only-up", "INF-R13")
    return why_not_now(state, "lower")


def why_no_track(state: Inferno, word: str) -> Refusal:
    frame = state.stack[-1]
    if not isinstance(frame, Advance):
        return why_not_now(state, word)
    return refusal("why-other-tracks", "INF-1.0.4", tracks="upper" if frame.tracks == UPPER else "lower")


def why_no_diploma(state: Inferno, track: int) -> Refusal:
    if isinstance(state.stack[-1], Halving):
        return refusal("why-diploma-there", "INF-1.8.2", sin=Name(TRACKS[track]))
    return why_not_now(state, "diploma")


def why_no_exchange(state: Inferno, seat: Seat, florins: int) -> Refusal:
    frame = state.stack[-1]
    if not isinstance(frame, Exchange):
        return why_not_now(state, "exchange")
    if florins > frame.most:
        return refusal("why-so-many-florins", "INF-R11", florins=frame.most)
    return refusal("why-too-few-florins", "INF-1.3.1", have=state.florins[seat])
