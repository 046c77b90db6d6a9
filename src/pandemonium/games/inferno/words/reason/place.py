"""Why not this shield or this grave: a Soul, a Guardian or a card at the end may ask for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pandemonium.engine.bits import BIT
from pandemonium.engine.phrase import Name, Refusal, refusal
from pandemonium.games.inferno.data.names import SINS
from pandemonium.games.inferno.rules import question as questions
from pandemonium.games.inferno.rules.cashing import Cashing
from pandemonium.games.inferno.words.numbering import shield_names
from pandemonium.games.inferno.words.reason import guardian, hell
from pandemonium.games.inferno.words.reason.case import Case
from pandemonium.games.inferno.words.reason.when import why_not_now


def why_no_place(case: Case, kind: str, shield: int) -> Refusal:
    state = case.state
    if not state.board.circle[shield]:
        return refusal("why-no-shield", "INF-1.2.1", shield=shield_names(state.rules)[shield])
    if case.question == questions.SOUL:
        return why_no_start(case, kind, shield)
    if kind in ("soul", "bone"):
        return why_not_now(case, kind)
    return TARGETS[case.question](case, shield) if case.question in TARGETS else why_not_now(case, "shield")


def why_no_start(case: Case, kind: str, shield: int) -> Refusal:
    """Which Soul moves comes before where it ends."""
    if kind == "shield":
        return refusal("why-soul-first", "INF-1.4.1")
    return hell.why_no_bone(case, shield) if kind == "bone" else hell.why_no_soul(case, shield)


def why_not_laid(case: Case, shield: int) -> Refusal:
    """The Soul of a card is laid in its own circle."""
    state, frame = case.state, case.frame
    assert isinstance(frame, Cashing)
    if state.occupied & BIT[shield]:
        return hell.why_occupied(state, shield, "INF-R40")
    circle = state.rules.end_soul[frame.placing]
    return refusal("why-other-circle", "INF-1.3.10", sin=Name(SINS[circle - 1]), circle=circle)


def why_not_empty(case: Case, shield: int) -> Refusal:
    return hell.why_occupied(case.state, shield, "INF-1.9.1")


TARGETS: Final[dict[int, Callable[[Case, int], Refusal]]] = {
    questions.END: hell.why_no_end,
    questions.GUARDIAN_MOVE: why_not_empty,
    questions.GUARDIAN_MINOTAUR: why_not_empty,
    questions.GUARDIAN_MEDUSA: guardian.why_no_target,
    questions.GUARDIAN_ANTAEUS: guardian.why_no_target,
    questions.GUARDIAN_GERYON: guardian.why_no_target,
    questions.CASH_SHIELD: why_not_laid,
}
"""The questions that are answered with a shield."""


def why_no_grave(case: Case, colour: int) -> Refusal:
    """The Souls of the Graveyard are asked for by the Hell phase, and by the Styx."""
    if case.question in guardian.SINKING:
        return guardian.why_no_styx(case, colour, 1)
    return why_no_crossing(case, colour)


def why_no_crossing(case: Case, colour: int) -> Refusal:
    return hell.why_no_grave(case, colour) if case.question == questions.SOUL else why_not_now(case, "graveyard")
