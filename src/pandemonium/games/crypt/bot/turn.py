"""A turn of the Claim phase: which groups to send where, or to recover; the best by appraisal, or many to compare."""

from __future__ import annotations

from pandemonium.games.crypt.bot.appraisal import DICE, NEVER, Appraisal, appraise, die_price, sent_by
from pandemonium.games.crypt.bot.only_child import solo_turns
from pandemonium.games.crypt.bot.outlook import Outlook
from pandemonium.games.crypt.rules.choice import DONE, RECOVER, claim
from pandemonium.games.crypt.rules.claim import Claim, actor, turns
from pandemonium.games.crypt.rules.state import Crypt
from pandemonium.playing.plan import Plan, most_worth, plan_of


def best_turn(outlook: Outlook, state: Crypt, seat: int, frame: Claim) -> Plan:
    """The most worth by appraisal, dice spread over the cards by dynamic programming."""
    if state.solo:
        return most_worth(solo_turns(outlook, state, frame))
    idle = idle_plan(outlook, state, seat, frame)
    ready = int(state.ready[seat])
    if not ready or (frame.placed and frame.in_the_dark(state)):
        return idle
    found = appraise(outlook, state, seat, frame.turn)
    kept = reserve(outlook, state, seat, frame)
    best = spread_in_the_dark(found, ready) if frame.in_the_dark(state) else spread(found, ready)
    for dice in range(1, ready + 1):
        value = best[dice].worth + kept * (ready - dice)
        if best[dice].choices and value > idle.worth:
            idle = plan_of([*best[dice].choices, DONE], value)
    return idle


def idle_plan(outlook: Outlook, state: Crypt, seat: int, frame: Claim) -> Plan:
    """To send nothing (more): the exhausted dice come back unless Servants were sent in this turn."""
    kept = reserve(outlook, state, seat, frame) * int(state.ready[seat])
    if frame.placed:
        return plan_of([DONE], kept)
    dice = state.ready[seat] + sent_by(state, seat)
    for back in range(state.spent[seat]):
        kept += die_price(outlook, state, dice + back + 1)
    return plan_of([RECOVER], kept)


def reserve(outlook: Outlook, state: Crypt, seat: int, frame: Claim) -> float:
    """What a die kept back is worth: something while its owner has a second turn to come."""
    later = turns(state) - 1
    return outlook.weights.reserve if frame.turn < later and actor(state, later) == seat else 0.0


def spread(found: Appraisal, ready: int) -> list[Plan]:
    """By number of dice: the best way to send exactly so many."""
    best = [plan_of([], 0.0)] + [plan_of([], NEVER) for _ in range(ready)]
    for slot in range(found.slots):
        for total in range(ready, 0, -1):
            for dice in range(1, total + 1):
                value = best[total - dice].worth + found.worths[slot * DICE + dice]
                if value > best[total].worth:
                    send = claim(slot, found.best_face[slot * DICE + dice], dice)
                    best[total] = plan_of([*best[total - dice].choices, send], value)
    return best


def spread_in_the_dark(found: Appraisal, ready: int) -> list[Plan]:
    """The same on one card only (CRY-1.3.4)."""
    best = [plan_of([], NEVER) for _ in range(ready + 1)]
    for dice in range(1, ready + 1):
        for slot in range(found.slots):
            value = found.worths[slot * DICE + dice]
            if value > best[dice].worth:
                best[dice] = plan_of([claim(slot, found.best_face[slot * DICE + dice], dice)], value)
    return best


def all_turns(outlook: Outlook, state: Crypt, seat: int, frame: Claim) -> list[Plan]:
    """Many turns to compare by search: every spread of dice with the two best faces of each group."""
    if state.solo:
        return solo_turns(outlook, state, frame)
    plans = [idle_plan(outlook, state, seat, frame)]
    if state.ready[seat] and not (frame.placed and frame.in_the_dark(state)):
        found = appraise(outlook, state, seat, frame.turn)
        kept = reserve(outlook, state, seat, frame)
        ready = int(state.ready[seat])
        extend(plans, found, plan_of([], kept * ready), 0, ready, kept, frame.in_the_dark(state))
    return plans


def extend(plans: list[Plan], found: Appraisal, sent: Plan, slot: int, ready: int, kept: float, dark: bool) -> None:
    """Add every turn that goes on from those groups with cards from `slot` on."""
    for at in range(slot, found.slots):
        for dice in range(1, ready + 1):
            for second in (False, True):
                face = found.second_face[at * DICE + dice] if second else found.best_face[at * DICE + dice]
                value = found.second_worth[at * DICE + dice] if second else found.worths[at * DICE + dice]
                if not face:
                    continue
                more = plan_of([*sent.choices, claim(at, face, dice)], sent.worth + value - kept * dice)
                plans.append(plan_of([*more.choices, DONE], more.worth))
                if not dark:
                    extend(plans, found, more, at + 1, ready - dice, kept, dark)
