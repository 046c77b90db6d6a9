"""The Sin's reactions (section 7): who comes, and whether it is worth a token to fight."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.bits import BIT
from pandemonium.engine.state import Choice
from pandemonium.games.others.bot.fights import armour_in, dead_worth_of, dice_in, fixed_hits, harm_in, sin_dice_in
from pandemonium.games.others.bot.guard import best_guard, guarded, is_open
from pandemonium.games.others.bot.outlook import Outlook
from pandemonium.games.others.bot.prices import death_chance
from pandemonium.games.others.rules import question as questions
from pandemonium.games.others.rules.choice import FIGHT, GO, KIND, PASS, REACT, SPACE, STAY
from pandemonium.games.others.rules.counts import UNIT, kinds_of
from pandemonium.games.others.rules.figures import NOTHING, NOWHERE, SPACES
from pandemonium.games.others.rules.monsters import attack_of
from pandemonium.games.others.rules.ranged import Shot
from pandemonium.games.others.rules.reach import reach, stride
from pandemonium.games.others.rules.reaction import Reaction
from pandemonium.games.others.rules.roll import roll_underway
from pandemonium.games.others.rules.state import Others

DEATH: Final = 4.0
"""To kill a hero, beside what his markers cost."""
SCARCE: Final = 0.4
"""How much more a reaction must bring when tokens are fewer than turns."""


def attack_worth(outlook: Outlook, state: Others, slot: int, comer: int) -> float:
    """A fight in the hero's space, with a comer of this kind, or NOTHING."""
    space = state.at[slot]
    if not state.monsters[space] and comer == NOTHING:
        return -1.0
    dice = sin_dice_in(state, space)
    there = state.monsters[space]
    if comer != NOTHING:
        dice += attack_of(state, comer)
        there += UNIT[comer]
    hero = dice_in(state, slot, space, False)
    harm = harm_in(outlook, state, slot, space, dice, False)
    harm += DEATH * death_chance(outlook, state, slot, dice, hero, armour_in(state, slot, space, False))
    losses = dead_worth_of(outlook, state, there, hero, fixed_hits(state, slot, space, False, False), False)
    return outlook.weights.boldness * harm - outlook.weights.losses * losses


def worth_with(outlook: Outlook, state: Others, slot: int, comer: int) -> float:
    """A fight with this comer; without one there is none to be begun by coming."""
    return -1.0 if comer == NOTHING else attack_worth(outlook, state, slot, comer)


def guard_worth(outlook: Outlook, state: Others) -> float:
    """To put one more monster where the mission wants none."""
    space = guarded(state)
    if space == NOWHERE or not is_open(state, space) or best_guard(state, space)[0] == NOWHERE:
        return -1.0
    return outlook.weights.guard


def best_comer(state: Others, slot: int, frame: Reaction | None) -> list[int]:
    """Where from, and which kind: the strongest that can come into the hero's space; nowhere."""
    home = state.at[slot]
    best, most = [NOWHERE, NOTHING], 0
    for space in state.city.spaces:
        if not state.monsters[space] or space == home:
            continue
        distance = state.city.distance[space * SPACES + home]
        if not 0 < distance <= 3:
            continue
        counts = state.monsters[space] if frame is None else frame.movers(state, space)
        for kind in kinds_of(counts):
            dice = attack_of(state, kind)
            if dice > most and BIT[home] & reach(state, space, stride(state, kind, True)):
                best, most = [space, kind], dice
    return best


def reaction_answer(outlook: Outlook, state: Others, question: int, offers: list[Choice]) -> Choice:
    frame = state.stack[-1]
    if not isinstance(frame, Reaction):
        return offers[0]
    slot = frame.slot
    if question == questions.REACTION:
        return REACT if reacts(outlook, state, slot) else PASS
    if question == questions.ATTACK:
        return FIGHT if attack_worth(outlook, state, slot, NOTHING) > 0.0 else PASS
    comer, home = best_comer(state, slot, frame), state.at[slot]
    if guard_worth(outlook, state) > worth_with(outlook, state, slot, comer[1]):
        home = guarded(state)
        comer = best_guard(state, home)
    if question == questions.MONSTER:
        return SPACE + comer[0] if SPACE + comer[0] in offers else approach(state, slot, offers)
    if question == questions.MONSTER_KIND:
        wanted = KIND + comer[1]
        return wanted if comer[0] == frame.origin and wanted in offers else strongest_kind(state, offers)
    return SPACE + home if SPACE + home in offers else nearest(state, slot, offers)


def reacts(outlook: Outlook, state: Others, slot: int) -> bool:
    """Above a threshold, which is higher while tokens are scarce."""
    comer = best_comer(state, slot, None)[1]
    worth = max(attack_worth(outlook, state, slot, NOTHING), worth_with(outlook, state, slot, comer))
    worth = max(worth, guard_worth(outlook, state))
    turns = sum(state.turns) + sum(state.extra)
    if state.reactions > turns:
        return worth > outlook.weights.dare or turns == 0
    return worth > outlook.weights.dare + SCARCE


def approach(state: Others, slot: int, offers: list[Choice]) -> Choice:
    """Nobody can come: the nearest one draws nearer."""
    best, least = PASS, 99
    for choice in offers:
        if choice != PASS:
            distance = state.city.distance[(choice - SPACE) * SPACES + state.at[slot]]
            if 1 < distance < least:
                best, least = choice, distance
    return best


def strongest_kind(state: Others, offers: list[Choice]) -> Choice:
    return max(offers, key=lambda choice: attack_of(state, choice - KIND))


def nearest(state: Others, slot: int, offers: list[Choice]) -> Choice:
    best, least = offers[0], 99
    for choice in offers:
        distance = state.city.distance[(choice - SPACE) * SPACES + state.at[slot]]
        if 0 <= distance < least:
            best, least = choice, distance
    return best


def arrives(outlook: Outlook, state: Others) -> Choice:
    """Whether survivors of a shot come: if the fight is worth it."""
    roll = roll_underway(state)
    if not isinstance(roll, Shot):
        return STAY
    kind = roll.next_survivor(state)
    return GO if attack_worth(outlook, state, roll.slot, kind) > 0.0 or roll.arrived else STAY


def small_answer(state: Others, offers: list[Choice]) -> Choice:
    """Under the Bed: the stronger kind, from wherever it does least."""
    if offers[0] >= KIND:
        return offers[-1]
    best, most = offers[0], -1
    for choice in offers:
        counts = state.monsters[choice - SPACE]
        dice = max([attack_of(state, kind) for kind in kinds_of(counts) if kind < 2])
        if dice > most:
            best, most = choice, dice
    return best
