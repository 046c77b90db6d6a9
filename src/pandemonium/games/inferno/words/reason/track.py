"""Why not this cube, this Sin Track, this Diploma, or so many Florins."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.phrase import Name, Refusal, refusal
from pandemonium.games.inferno.data.names import TRACKS
from pandemonium.games.inferno.rules import question as questions
from pandemonium.games.inferno.rules.figures import CUBE_LEAST, CUBE_MOST, UPPER
from pandemonium.games.inferno.rules.money import Exchange
from pandemonium.games.inferno.rules.tracks import Advance
from pandemonium.games.inferno.words.reason.case import Case
from pandemonium.games.inferno.words.reason.when import why_not_now

RAISING: Final = (questions.OFFERING, questions.CUBE, questions.CUBE_EITHER)
"""The questions for a cube."""


def why_no_raise(case: Case, track: int, name: str) -> Refusal:
    if case.question in RAISING:
        return refusal("why-cube-highest", "INF-R13", sin=Name(TRACKS[track]), value=CUBE_MOST)
    return why_not_now(case, name)


def why_no_lowering(case: Case, track: int) -> Refusal:
    if case.question == questions.CUBE_EITHER:
        return refusal("why-cube-lowest", "INF-R13", sin=Name(TRACKS[track]), value=CUBE_LEAST)
    return refusal("why-only-up", "INF-R13") if case.question in RAISING else why_not_now(case, "lower")


def why_no_track(case: Case, name: str) -> Refusal:
    frame = case.frame
    if not isinstance(frame, Advance):
        return why_not_now(case, name)
    return refusal("why-other-tracks", "INF-1.0.4", tracks="upper" if frame.tracks == UPPER else "lower")


def why_no_diploma(case: Case, track: int) -> Refusal:
    if case.question == questions.DIPLOMA:
        return refusal("why-diploma-there", "INF-1.8.2", sin=Name(TRACKS[track]))
    return why_not_now(case, "diploma")


def why_no_exchange(case: Case, florins: int) -> Refusal:
    frame = case.frame
    if not isinstance(frame, Exchange):
        return why_not_now(case, "exchange")
    if florins > frame.most:
        return refusal("why-so-many-florins", "INF-R11", florins=frame.most)
    return refusal("why-too-few-florins", "INF-1.3.1", have=case.state.florins[case.seat])
