"""Why not in this turn: steps, Actions, City Actions and what is free."""

from __future__ import annotations

from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.games.others.rules import doom
from pandemonium.games.others.rules.adventure import DELIVER
from pandemonium.games.others.rules.figures import INNOCENT, LAST_LEVEL, NOTHING, NOWHERE, WOLF
from pandemonium.games.others.rules.gear import is_ranged, uplink_of
from pandemonium.games.others.rules.missions import current
from pandemonium.games.others.rules.pace import pace
from pandemonium.games.others.rules.place import carrier, is_district, physical_in
from pandemonium.games.others.words.naming import ALLY_NAMES, HERO_NAMES, space_name
from pandemonium.games.others.words.reason.case import Case


def why_no_step(case: Case, space: int) -> Refusal:
    state, here = case.state, case.here
    if not (state.city.in_play >> space) & 1:
        return refusal("why-not-on-map", "OTH-SET-7")
    if space == here:
        return refusal("why-here-already", "OTH-HT-8")
    if not (state.city.near[here] >> space) & 1:
        return refusal("why-not-adjacent", "OTH-MV-1", space=space_name(state.city, space))
    if state.halted:
        return refusal("why-move-ended", "OTH-SC-1")
    if state.acted and not state.acted_first:
        return refusal("why-move-split", "OTH-HT-7")
    left = pace(state, case.slot) - state.spent
    if left <= 0:
        return refusal("why-moved", "OTH-HT-8", spaces=pace(state, case.slot))
    return refusal("why-metro-far", "OTH-R76", spaces=doom.metro_cost(state))


def why_no_shot(case: Case, space: int) -> Refusal:
    state = case.state
    if not (state.city.in_play >> space) & 1:
        return refusal("why-not-on-map", "OTH-SET-7")
    if state.acted:
        return acted()
    if not is_ranged(state, case.slot):
        return refusal("why-not-ranged", "OTH-RG-1", hero=HERO_NAMES[state.hero[case.slot]])
    if is_district(case.here) or is_district(space):
        return refusal("why-no-shot-district", "OTH-RG-1")
    if space == case.here:
        return refusal("why-shot-here", "OTH-R9")
    if not (state.city.lanes[case.here] >> space) & 1:
        return refusal("why-no-line", "OTH-RG-1", space=space_name(state.city, space))
    return refusal("why-nobody-there", "OTH-HT-10", space=space_name(state.city, space))


def why_no_fight(case: Case, _: int) -> Refusal:
    """In a reaction the Sin is only asked where it can attack."""
    return acted() if case.state.acted else refusal("why-no-monster-here", "OTH-HT-10")


def why_no_cleanse(case: Case, _: int) -> Refusal:
    return acted() if case.state.acted else refusal("why-nothing-to-remove", "OTH-R43")


def acted() -> Refusal:
    return refusal("why-acted", "OTH-HT-8")


def why_no_city(case: Case, _: int) -> Refusal:
    state, here = case.state, case.here
    if not is_district(here):
        return refusal("why-no-district", "OTH-CA-2")
    if state.hero[case.slot] == WOLF:
        return refusal("why-wolf-city", "OTH-KB-1")
    if case.slot in state.slot_token:
        return refusal("why-city-once", "OTH-CA-1")
    if state.slot_token[here] >= 0:
        return refusal("why-slot-used", "OTH-CA-1", space=space_name(state.city, here))
    if doom.curfew(state) and state.monsters[here]:
        return refusal("why-curfew", "OTH-AP-2")
    return refusal("why-magnate", "OTH-AP-3")


def why_no_flip(case: Case, _: int) -> Refusal:
    if not case.state.down[case.here]:
        return refusal("why-nothing-down", "OTH-TK-3")
    return refusal("why-flip-monsters", "OTH-TK-3")


def why_no_extra(_case: Case, _: int) -> Refusal:
    return refusal("why-no-extra-here", "OTH-TK-7")


def why_no_innocent(case: Case, _: int) -> Refusal:
    state = case.state
    if physical_in(state, case.here, INNOCENT) and state.corruption[case.slot] == LAST_LEVEL:
        return refusal("why-too-corrupt", "OTH-R41")
    return refusal("why-no-innocent-here", "OTH-TK-5")


def why_no_ally(case: Case, ally: int) -> Refusal:
    """To take along, or to leave."""
    state, name = case.state, ALLY_NAMES[ally]
    if carrier(state, ally) == case.slot:
        return refusal("why-ally-carried", "OTH-TK-6", ally=name)
    if carrier(state, ally) >= 0:
        other = HERO_NAMES[state.hero[carrier(state, ally)]]
        return refusal("why-ally-with", "OTH-TK-6", ally=name, hero=other)
    if state.ally[ally] == NOWHERE:
        return refusal("why-no-such-ally", "OTH-TK-6", ally=name)
    if state.ally[ally] != case.here:
        return refusal("why-ally-elsewhere", "OTH-TK-6", ally=name)
    if state.hero[case.slot] == WOLF:
        return refusal("why-wolf-ally", "OTH-KB-1")
    return refusal("why-ally-dropped", "OTH-R42", ally=name)


def why_no_drop(_case: Case, ally: int) -> Refusal:
    return refusal("why-ally-not-yours", "OTH-TK-6", ally=ALLY_NAMES[ally])


def why_no_delivery(case: Case, _: int) -> Refusal:
    state = case.state
    if current(state).verb != DELIVER or state.due or state.progress >= state.target:
        return refusal("why-no-delivery", "OTH-MI-1")
    if not state.innocents[case.slot]:
        return refusal("why-no-innocent", "OTH-TK-5")
    return refusal("why-deliver-elsewhere", "OTH-MI-1")


def why_no_uplink(case: Case, _: int) -> Refusal:
    if uplink_of(case.state, case.slot) == NOTHING:
        return refusal("why-no-uplink", "OTH-R73")
    return refusal("why-no-orbital", "OTH-CA-4")


def why_no_turn(_case: Case, _: int) -> Refusal:
    """The token that is not there."""
    return refusal("why-no-turn-token", "OTH-HT-5")


def why_no_extra_turn(_case: Case, _: int) -> Refusal:
    return refusal("why-no-extra-token", "OTH-HT-5")


def why_no_waiting(_case: Case, _: int) -> Refusal:
    return refusal("why-must-take-turn", "OTH-HT-4")
