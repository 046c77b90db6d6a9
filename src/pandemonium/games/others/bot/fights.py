"""What a fight, a shot or a Cleanse is worth to a hero, by the odds: with and without voluntary corruption."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.bits import BIT, COUNT, members
from pandemonium.games.others.bot.guard import guarded
from pandemonium.games.others.bot.outlook import Outlook
from pandemonium.games.others.bot.prices import (
    fight_harm,
    hit_chance,
    kill_price,
    level_price,
    skill_chance,
    token_price,
)
from pandemonium.games.others.rules import doom, gear
from pandemonium.games.others.rules.choice import COVER, TOKEN
from pandemonium.games.others.rules.cleanse import fixed_skills, removables
from pandemonium.games.others.rules.counts import count_of, kinds_of, total
from pandemonium.games.others.rules.figures import CORRUPTION, LAST_LEVEL, PENTAGRAM, PRIDE, ROCCO, SPACES, THORLEY
from pandemonium.games.others.rules.monsters import armour_of, attack_in, attack_of, tempted_in
from pandemonium.games.others.rules.place import heroes_in, physical_in, tokens_in
from pandemonium.games.others.rules.pools import board_dice, sin_corruptions, sin_hits
from pandemonium.games.others.rules.reach import stride
from pandemonium.games.others.rules.state import Others
from pandemonium.games.others.rules.track import TRACK_ARMOUR, TRACK_DICE, TRACK_HITS, TRACK_WILD

NEVER: Final = -99.0
CLEARING: Final = 1.5
"""How much more a kill is worth where the mission wants no monsters."""


def helpers(state: Others, slot: int, space: int) -> int:
    return COUNT[heroes_in(state, space) & ~BIT[slot]]


def track_place(state: Others, slot: int, willing: bool) -> int:
    """In the tables of the track; who has paid for this roll already may be at the last level."""
    return min(state.corruption[slot] + 1, LAST_LEVEL) * 128 + state.damage[slot] if willing else 0


def dice_in(state: Others, slot: int, space: int, willing: bool) -> int:
    """Hero dice in a Combat there."""
    found = state.rules.heroes[state.hero[slot]].attack + helpers(state, slot, space) + gear.combat_dice(state, slot)
    if willing:
        found += TRACK_DICE[track_place(state, slot, True)]
    if state.innocents[slot]:
        found -= doom.innocent_dice(state)
    return max(1, found)


def armour_in(state: Others, slot: int, space: int, willing: bool) -> int:
    found = gear.armour(state, slot)
    if willing:
        found += TRACK_ARMOUR[track_place(state, slot, True)]
    if state.sin == PRIDE and not helpers(state, slot, space):
        found -= state.rules.sins[PRIDE].power
    return max(0, found - doom.hollow(state, state.corruption[slot]))


def sin_dice_in(state: Others, space: int) -> int:
    return attack_in(state, space) + tokens_in(state, space, PENTAGRAM) + board_dice(state)


def harm_in(outlook: Outlook, state: Others, slot: int, space: int, sin: int, willing: bool) -> float:
    """Of so many sin dice, with what comes without dice."""
    dice = dice_in(state, slot, space, willing)
    armour = armour_in(state, slot, space, willing) - sin_hits(state, space)
    resist = gear.resistance(state, slot) - sin_corruptions(state, space)
    found = fight_harm(outlook, state, slot, sin, dice, max(0, armour), max(0, resist))
    if resist < 0:
        found -= int(resist) * level_price(outlook, state, slot)
    return found


def can_will(state: Others, slot: int, space: int) -> bool:
    return state.corruption[slot] < LAST_LEVEL and not tempted_in(state, space)


def kills_worth(outlook: Outlook, state: Others, space: int, dice: int, fixed: int, willing: bool) -> float:
    """Expected worth of the dead of that space."""
    return dead_worth_of(outlook, state, state.monsters[space], dice, fixed, willing)


def dead_worth_of(outlook: Outlook, state: Others, counts: int, dice: int, fixed: int, willing: bool) -> float:
    """Of these monsters: the best by Armour first, each if the hits suffice for all before."""
    kinds = kinds_of(counts)
    worth = [kill_price(outlook, state, kind, willing) for kind in kinds]
    armour = [armour_of(state, kind) for kind in kinds]
    left = [count_of(counts, kind) for kind in kinds]
    found = 0.0
    needed = -fixed
    while True:
        best = -1
        for at in range(len(kinds)):
            if left[at] and (best < 0 or worth[at] * int(armour[best]) > worth[best] * int(armour[at])):
                best = at
        if best < 0:
            return found
        left[best] -= 1
        needed += armour[best]
        chance = hit_chance(outlook, dice, needed)
        if chance < 0.01:
            return found
        found += chance * worth[best]


def all_dead(outlook: Outlook, state: Others, space: int, dice: int, fixed: int) -> float:
    """The chance that nobody of that space is left."""
    counts = state.monsters[space]
    needed = sum([count_of(counts, kind) * armour_of(state, kind) for kind in kinds_of(counts)])
    return hit_chance(outlook, dice, needed - fixed)


def fixed_hits(state: Others, slot: int, space: int, willing: bool, moved: bool) -> int:
    found = TRACK_HITS[track_place(state, slot, True)] if willing else 0
    if willing:
        found += TRACK_WILD[track_place(state, slot, True)]
    found += gear.scattered(state, slot, total(state.monsters[space]))
    if state.hero[slot] == THORLEY and moved:
        found += state.rules.heroes[THORLEY].ability
    return found


def combat_worth(outlook: Outlook, state: Others, slot: int, space: int, willing: bool, moved: bool) -> float:
    """A Combat that he starts there."""
    dice = dice_in(state, slot, space, willing)
    fixed = fixed_hits(state, slot, space, willing, moved)
    found = kills_worth(outlook, state, space, dice, fixed, willing)
    if space == guarded(state):
        found += CLEARING * found
    found -= harm_in(outlook, state, slot, space, sin_dice_in(state, space), willing)
    return found - level_price(outlook, state, slot) * outlook.weights.corruption if willing else found


def fight_worth(outlook: Outlook, state: Others, slot: int, space: int, moved: bool) -> float:
    found = combat_worth(outlook, state, slot, space, False, moved)
    if can_will(state, slot, space):
        found = max(found, combat_worth(outlook, state, slot, space, True, moved))
    return found


def shot_worth(outlook: Outlook, state: Others, slot: int, home: int, target: int, willing: bool) -> float:
    """A ranged Combat from there; survivors who can reach him come, with whoever is there already."""
    dice = dice_in(state, slot, home, willing)
    fixed = TRACK_HITS[track_place(state, slot, True)] if willing else 0
    if state.hero[slot] == ROCCO:
        fixed += state.rules.heroes[ROCCO].ability
    found = kills_worth(outlook, state, target, dice, fixed, willing)
    comers = comers_dice(state, home, target)
    if comers:
        chance = 1.0 - all_dead(outlook, state, target, dice, fixed)
        sin = comers + sin_dice_in(state, home)
        found -= chance * harm_in(outlook, state, slot, home, sin, willing)
    return found - level_price(outlook, state, slot) * outlook.weights.corruption if willing else found


def comers_dice(state: Others, home: int, target: int) -> int:
    """Sin dice of the strongest one there that can come; one survivor is what one has to reckon with.

    A hero who is only thought to stand at home holds nobody yet: distance says who comes.
    """
    if heroes_in(state, target):
        return 0
    best = 0
    distance = state.city.distance[target * SPACES + home]
    for kind in kinds_of(state.monsters[target]):
        if 0 <= distance <= stride(state, kind, False):
            best = max(best, attack_of(state, kind))
    return best


def shoot_worth(outlook: Outlook, state: Others, slot: int, home: int, target: int) -> float:
    found = shot_worth(outlook, state, slot, home, target, False)
    if can_will(state, slot, home):
        found = max(found, shot_worth(outlook, state, slot, home, target, True))
    return found


def cleanse_dice_in(state: Others, slot: int, space: int, willing: bool) -> int:
    found = state.rules.heroes[state.hero[slot]].skill + helpers(state, slot, space) + gear.cleanse_dice(state, slot)
    return max(1, found + TRACK_DICE[track_place(state, slot, True)]) if willing else max(1, found)


def token_worths(outlook: Outlook, state: Others, slot: int, space: int) -> list[float]:
    """Of every token that could be removed there, the best first."""
    found: list[float] = []
    for choice in members(removables(state, space), TOKEN):
        kind = CORRUPTION if choice >= COVER else choice - TOKEN
        number = 1 if choice >= COVER else physical_in(state, space, kind)
        found += [token_price(outlook, state, slot, kind)] * number
    return sorted(found, reverse=True)


def cleansing_worth(outlook: Outlook, state: Others, slot: int, space: int, willing: bool) -> float:
    worths = token_worths(outlook, state, slot, space)
    if not worths:
        return NEVER
    dice = cleanse_dice_in(state, slot, space, willing)
    fixed = fixed_skills(state, slot, space)
    if willing:
        fixed += TRACK_WILD[track_place(state, slot, True)]
    found = 0.0
    for number in range(len(worths)):
        found += skill_chance(outlook, dice, number + 1 - fixed) * worths[number]
    return found - level_price(outlook, state, slot) * outlook.weights.corruption if willing else found


def cleanse_worth(outlook: Outlook, state: Others, slot: int, space: int) -> float:
    found = cleansing_worth(outlook, state, slot, space, False)
    if found > NEVER and can_will(state, slot, space):
        found = max(found, cleansing_worth(outlook, state, slot, space, True))
    return found
