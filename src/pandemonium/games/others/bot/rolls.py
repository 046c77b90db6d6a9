"""What a hero decides within a roll: what he adds, what FAITH becomes, who dies, where damage goes."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.state import Choice
from pandemonium.games.others.bot.fights import cleansing_worth, combat_worth, shot_worth
from pandemonium.games.others.bot.outlook import Outlook
from pandemonium.games.others.bot.prices import kill_price, level_price, token_price, wounds_price
from pandemonium.games.others.rules import gear
from pandemonium.games.others.rules.choice import ALL, CORRUPT, COVER, ENOUGH, FAITH, FIELD, KIND, READY, REROLL, TOKEN
from pandemonium.games.others.rules.cleanse import Cleansing
from pandemonium.games.others.rules.counts import count_of, kinds_of
from pandemonium.games.others.rules.dice import ARM, COR, CRT, HIT, RES, SKL
from pandemonium.games.others.rules.drill import SETS
from pandemonium.games.others.rules.figures import CORRUPTION
from pandemonium.games.others.rules.kills import needed, still_there
from pandemonium.games.others.rules.naming import ROW
from pandemonium.games.others.rules.pools import hero_armour, hero_hits, sin_corruptions, sin_hits
from pandemonium.games.others.rules.ranged import Shot
from pandemonium.games.others.rules.roll import Roll
from pandemonium.games.others.rules.state import Others

FIELD_WORTH: Final[list[float]] = [0.0, 1.0, 0.7, 0.8, 0.9, 1.1, 0.5]
"""What the bonus of a field is worth: what one covers last and heals first."""


def prepare(outlook: Outlook, state: Others, roll: Roll, offers: list[Choice]) -> Choice:
    """Voluntary corruption if it raises what the roll is worth by more than its price."""
    if CORRUPT not in offers:
        return READY
    return CORRUPT if wants_corruption(outlook, state, roll) != roll.willing else READY


def wants_corruption(outlook: Outlook, state: Others, roll: Roll) -> bool:
    slot = roll.slot
    if isinstance(roll, Cleansing):
        with_it = cleansing_worth(outlook, state, slot, roll.space, True)
        return with_it > cleansing_worth(outlook, state, slot, roll.space, False)
    if isinstance(roll, Shot):
        home = state.at[slot]
        with_it = shot_worth(outlook, state, slot, home, roll.space, True)
        return with_it > shot_worth(outlook, state, slot, home, roll.space, False)
    moved = roll.started and state.entered > 0
    with_it = combat_worth(outlook, state, slot, roll.space, True, moved)
    return with_it > combat_worth(outlook, state, slot, roll.space, False, moved)


def reroll(offers: list[Choice]) -> Choice:
    """SKL is void in Combat: those first, then RES."""
    best, most = offers[0], 0
    for choice in offers:
        faces = SETS[choice - REROLL]
        worth = sum([2 if face == SKL else (1 if face == RES else -9) for face in faces])
        if worth > most:
            best, most = choice, worth
    return best


def dead_worth(outlook: Outlook, state: Others, roll: Roll, hits: int) -> float:
    """What so many hits bring, the best by Armour first."""
    counts = still_there(state, roll)
    kinds = kinds_of(counts)
    left = [count_of(counts, kind) for kind in kinds]
    found = 0.0
    while True:
        best, most = -1, 0.0
        for at in range(len(kinds)):
            armour = needed(state, roll, kinds[at])
            if left[at] and armour <= hits:
                worth = kill_price(outlook, state, kinds[at], roll.level > 0) / int(armour)
                if worth > most:
                    best, most = at, worth
        if best < 0:
            return found
        left[best] -= 1
        hits -= needed(state, roll, kinds[best])
        found += kill_price(outlook, state, kinds[best], roll.level > 0)


def name_faith(outlook: Outlook, state: Others, roll: Roll, offers: list[Choice]) -> Choice:
    """Hits for kills against armour and resistance for himself; before a retaliation, all for kills."""
    ranged = isinstance(roll, Shot)
    home = state.at[roll.slot]
    hits = roll.hero[HIT] + hero_hits(state, roll, ranged)
    threat = roll.sin[HIT] + roll.sin[CRT] - roll.hero[ARM]
    taint = roll.sin[COR] - roll.hero[RES] - gear.resistance(state, roll.slot)
    if not ranged:
        threat += sin_hits(state, home) - hero_armour(state, roll)
        taint += sin_corruptions(state, home)
    best, most = offers[0], -1e9
    free = (offers[0] - FAITH) // ROW  # the first choice names all of them HIT
    for choice in offers:
        named, arms = divmod(choice - FAITH, ROW)
        worth = dead_worth(outlook, state, roll, hits + named)
        if not ranged:
            worth -= wounds_price(outlook, state, roll.slot, max(0, threat - arms))
            worth -= int(max(0, taint - (free - named - arms))) * level_price(outlook, state, roll.slot)
        if worth > most:
            best, most = choice, worth
    return best


def pick_dead(outlook: Outlook, state: Others, roll: Roll, offers: list[Choice]) -> Choice:
    if offers[0] == ALL:
        return ALL
    best, most = ENOUGH, 0.0
    for choice in offers:
        if choice != ENOUGH:
            kind = choice - KIND
            worth = kill_price(outlook, state, kind, roll.level > 0) / int(needed(state, roll, kind))
            if worth > most:
                best, most = choice, worth
    return best


def pick_token(outlook: Outlook, state: Others, slot: int, offers: list[Choice]) -> Choice:
    best, most = ENOUGH, 0.0
    for choice in offers:
        if choice == ENOUGH:
            continue
        covered = choice >= COVER
        worth = token_price(outlook, state, slot, CORRUPTION if covered else choice - TOKEN) + (0.2 if covered else 0.0)
        if worth > most:
            best, most = choice, worth
    return best


def damaged_field(offers: list[Choice]) -> Choice:
    """The bonus that one misses least."""
    best = offers[0]
    for choice in offers:
        if FIELD_WORTH[choice - FIELD] < FIELD_WORTH[best - FIELD]:
            best = choice
    return best


def healed_field(offers: list[Choice]) -> Choice:
    best = offers[0]
    for choice in offers:
        if FIELD_WORTH[choice - FIELD] > FIELD_WORTH[best - FIELD]:
            best = choice
    return best
