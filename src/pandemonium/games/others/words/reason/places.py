"""Why not this space: for a token, an Orbital token, a monster and its way, a Nest; and for a step or a shot."""

from __future__ import annotations

from pandemonium.engine.bits import BIT
from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.games.others.rules import adventure as tasks
from pandemonium.games.others.rules import question as asked
from pandemonium.games.others.rules.counts import total
from pandemonium.games.others.rules.figures import NEST
from pandemonium.games.others.rules.place import heroes_places, is_district, tokens_in, within
from pandemonium.games.others.rules.reach import stride
from pandemonium.games.others.rules.tasks import is_far
from pandemonium.games.others.words.naming import KIND_NAMES
from pandemonium.games.others.words.reason.case import Case
from pandemonium.games.others.words.reason.turn import why_no_step


def why_not_there(case: Case, space: int) -> Refusal:
    """A space of the board, whatever it would be chosen for."""
    if not BIT[space] & case.state.city.in_play:
        return refusal("why-not-on-map", "OTH-SET-7")
    if case.question == asked.TASK_SPACE:
        return why_no_placing(case, space)
    if case.question == asked.ORBITAL:
        return refusal("why-no-orbital-there", "OTH-CA-4")
    if case.question == asked.ORBITAL_WAY:
        return refusal("why-orbital-far", "OTH-CA-5", spaces=case.frame.length)
    if case.question == asked.MONSTER:
        return why_no_monster(case, space)
    if case.question == asked.MONSTER_WAY:
        return why_no_way(case, space)
    if case.question == asked.TELEPORT:
        return why_no_teleport(case, space)
    if case.question == asked.NEST:
        return why_no_nest(case, space)
    return why_no_step(case, space)


def why_no_placing(case: Case, space: int) -> Refusal:
    state, frame = case.state, case.frame
    if BIT[space] & heroes_places(state):
        return refusal("why-hero-there", "OTH-RS-1")
    if BIT[space] & frame.used:
        return refusal("why-used-space", "OTH-RS-1")
    if frame.where == tasks.STREETS and is_district(space):
        return refusal("why-streets-only", "OTH-RS-1")
    if frame.where == tasks.IN_DISTRICTS and not is_district(space):
        return refusal("why-districts-only", "OTH-RS-1")
    if frame.where == tasks.FAR and not is_far(state, space):
        return refusal("why-too-near", "OTH-RS-1", distance=state.rules.adventures[state.adventure].distance)
    return refusal("why-crowded", "OTH-RS-1")


def why_no_monster(case: Case, space: int) -> Refusal:
    state = case.state
    if not state.monsters[space]:
        return refusal("why-no-monster-there", "OTH-RE-2")
    if BIT[space] & heroes_places(state):
        return refusal("why-held", "OTH-MV-7")
    return refusal("why-moved-already", "OTH-RE-2")


def why_no_way(case: Case, space: int) -> Refusal:
    frame = case.frame
    length = stride(case.state, frame.kind, True)
    if space == frame.origin:
        return refusal("why-monster-here", "OTH-RE-2")
    if within(case.state, frame.origin, space, length):
        return refusal("why-no-way", "OTH-MV-7", kind=KIND_NAMES[frame.kind])
    return refusal("why-too-far", "OTH-RE-2", kind=KIND_NAMES[frame.kind], spaces=length)


def why_no_teleport(case: Case, space: int) -> Refusal:
    state = case.state
    if space == state.at[state.active]:
        return refusal("why-monster-here", "OTH-R78")
    return refusal("why-nobody-small", "OTH-R78")


def why_no_nest(case: Case, space: int) -> Refusal:
    state = case.state
    nests = tokens_in(state, space, NEST)
    if not nests:
        return refusal("why-no-nest", "OTH-RO-3")
    return refusal("why-nest-blocked", "OTH-RO-4", monsters=total(state.monsters[space]), nests=nests)
