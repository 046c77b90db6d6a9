"""Why not in this roll: corruption, Adrenaline, Command Link, dice to reroll, symbols, the dead, tokens to remove."""

from __future__ import annotations

from pandemonium.engine.bits import COUNT
from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.games.others.rules import question as asked
from pandemonium.games.others.rules.counts import count_of
from pandemonium.games.others.rules.drill import SETS
from pandemonium.games.others.rules.figures import DEADLY, LAST_LEVEL, NOTHING
from pandemonium.games.others.rules.gear import adrenaline_dice, link_of, rerolls
from pandemonium.games.others.rules.kills import needed, still_there
from pandemonium.games.others.words.naming import HERO_NAMES, KIND_NAMES, TOKEN_NAMES
from pandemonium.games.others.words.reason.case import Case


def why_no_corruption(case: Case, _: int) -> Refusal:
    if case.state.corruption[case.slot] == LAST_LEVEL:
        return refusal("why-no-more-corruption", "OTH-CR-4")
    return refusal("why-card-forbids" if case.frame.no_will else "why-tempter", "OTH-CR-2")


def why_no_adrenaline(case: Case, _: int) -> Refusal:
    if not adrenaline_dice(case.state, case.slot):
        return refusal("why-no-adrenaline", "OTH-CA-6")
    return refusal("why-deadly", "OTH-DA-2", damage=COUNT[case.state.damage[case.slot]], most=DEADLY)


def why_no_link(case: Case, slot: int) -> Refusal:
    state, frame = case.state, case.frame
    if link_of(state, case.slot) == NOTHING:
        return refusal("why-no-link", "OTH-R73")
    if frame.no_help:
        return refusal("why-card-forbids", "OTH-R72")
    if slot >= state.heroes:
        return refusal("why-no-such-slot", "OTH-SET-2")
    return refusal("why-there-already", "OTH-DI-3", hero=HERO_NAMES[state.hero[slot]])


def why_no_unlink(_case: Case, _: int) -> Refusal:
    return refusal("why-nobody-linked", "OTH-DI-3")


def why_no_reroll(case: Case, number: int) -> Refusal:
    most = rerolls(case.state, case.slot)
    if len(SETS[number]) > most:
        return refusal("why-too-many-dice", "OTH-TB-13", dice=most)
    return refusal("why-no-such-dice", "OTH-TB-13")


def why_no_symbols(case: Case, _: int) -> Refusal:
    return refusal("why-not-so-many", "OTH-CO-8", faiths=case.frame.faith(case.state))


def why_no_kill(case: Case, kind: int) -> Refusal:
    """A monster of the fight that cannot be picked."""
    state, roll = case.state, case.frame
    if not count_of(still_there(state, roll), kind):
        return refusal("why-none-there", "OTH-CO-10", kind=KIND_NAMES[kind])
    hits = needed(state, roll, kind)
    return refusal("why-too-few-hits", "OTH-CO-10", kind=KIND_NAMES[kind], hits=hits, have=roll.hits)


def why_not_all(case: Case, _: int) -> Refusal:
    return refusal("why-not-all", "OTH-CO-10", have=case.frame.hits)


def why_no_token(case: Case, kind: int) -> Refusal:
    """To be removed by a Cleanse, or placed by the task of a round."""
    if case.question == asked.TASK_TOKEN:
        return refusal("why-not-task-token", "OTH-RS-1", token=TOKEN_NAMES[kind])
    return refusal("why-no-token-here", "OTH-CL-1", token=TOKEN_NAMES[kind])


def why_no_cover(case: Case, _: int) -> Refusal:
    return refusal("why-covered" if case.question == asked.NUNS else "why-not-covered", "OTH-R56")
