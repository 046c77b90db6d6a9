"""What City Actions and things to pick up are worth to a hero."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.bits import BIT, COUNT, count, members
from pandemonium.games.others.bot.outlook import Outlook
from pandemonium.games.others.bot.prices import LEVELS, MARKERS, hunts, is_revealer, purity_price, step_price
from pandemonium.games.others.rules import adventure as goals
from pandemonium.games.others.rules import doom
from pandemonium.games.others.rules.adventure import START_SPACE
from pandemonium.games.others.rules.city_action import is_blocked
from pandemonium.games.others.rules.counts import count_of, total
from pandemonium.games.others.rules.figures import (
    ALLIES,
    EQUIP,
    EXTRA,
    EXTRA_TURN,
    FIRE,
    HEAL,
    INNOCENT,
    LAST_LEVEL,
    NOBODY,
    NOTHING,
    NOWHERE,
    PENANCE,
    WOLF,
)
from pandemonium.games.others.rules.missions import current
from pandemonium.games.others.rules.place import is_district, tokens_in
from pandemonium.games.others.rules.state import Others

LESS_EACH: Final = 0.12
"""An upgrade is worth less to whoever has some."""
ORBITAL_WORTH: Final = 0.6
UNKNOWN_TOKEN: Final = 0.45
"""Of what an Innocent is worth, a face-down token."""
ALLY_WORTH: Final = 0.8
ABSOLVE: Final = 2.5
"""A Penance that lets a hero strike by corruption again; SPOILT is one that makes the next strike weaker."""
SPOILT: Final = -0.3


def city_worth(outlook: Outlook, state: Others, slot: int, space: int) -> float:
    """Of using the district's icons; 0 where that cannot be."""
    if not is_district(space) or state.slot_token[space] != NOBODY or state.hero[slot] == WOLF:
        return 0.0
    if slot in state.slot_token or (state.monsters[space] and doom.curfew(state)) or is_blocked(state, space):
        return 0.0
    found = mission_of_city(outlook, state, slot, space)
    healed = absolved = 0
    icons = state.city.icons[space]
    for place in range(len(icons)):
        if BIT[place] & state.covered[space]:
            continue
        icon = icons[place]
        if icon == HEAL:
            found += heal_worth(outlook, state, slot, healed)
            healed += 1
        elif icon == PENANCE:
            found += penance_worth(outlook, state, slot, absolved)
            absolved += 1
        elif icon == EXTRA:
            found += outlook.weights.extra if count_of(state.supply, EXTRA_TURN) else 0.0
        elif icon == EQUIP:
            found += max(0.2, outlook.weights.upgrade - LESS_EACH * count(state.upgrades[slot]))
        else:
            found += ORBITAL_WORTH if state.orbitals else 0.0
    return found


def heal_worth(outlook: Outlook, state: Others, slot: int, healed: int) -> float:
    taken = COUNT[state.damage[slot]] - healed
    if taken <= 0 or BIT[slot] & state.unhealing:
        return 0.0
    return (MARKERS[taken - 1] + 0.35 * MARKERS[taken]) * outlook.weights.wound


def penance_worth(outlook: Outlook, state: Others, slot: int, absolved: int) -> float:
    level = state.corruption[slot] - absolved
    if level <= 1:
        return 0.0
    if is_revealer(state, slot):
        return -step_price(outlook, state, current(state)) / 2
    if hunts(state):
        return ABSOLVE if level == LAST_LEVEL else SPOILT
    found = (LEVELS[level] + 0.3) * outlook.weights.stain + purity_price(outlook, state, level)
    if not state.due and current(state).verb == goals.PENANCES:
        found += step_price(outlook, state, current(state))
    return found


def mission_of_city(outlook: Outlook, state: Others, slot: int, space: int) -> float:
    mission = current(state)
    if state.due or mission.verb != goals.USE_CITY:
        return 0.0
    if mission.district != NOWHERE and mission.district != space:
        return 0.0
    if mission.no_fire and tokens_in(state, space, FIRE):
        return 0.0
    if mission.ally != NOTHING and not BIT[mission.ally] & state.allies[slot]:
        return 0.0
    if mission.most != NOTHING and total(state.monsters[space]) > mission.most:
        return 0.0
    return step_price(outlook, state, mission) * (1.0 if mission.district == NOWHERE else 4.0)


def pick_up_worth(outlook: Outlook, state: Others, slot: int, space: int) -> float:
    """Of what lies there to be taken, turned over or brought."""
    mission = current(state)
    step = step_price(outlook, state, mission)
    found = 0.0
    tokens = state.tokens[space]
    if count_of(tokens, EXTRA_TURN):
        found += outlook.weights.extra * int(count_of(tokens, EXTRA_TURN))
    innocent = innocent_worth(state, step)
    if count_of(tokens, INNOCENT) and state.corruption[slot] < LAST_LEVEL:
        found += innocent * int(count_of(tokens, INNOCENT))
    if state.down[space] and not state.monsters[space]:
        found += innocent * UNKNOWN_TOKEN * int(total(state.down[space]))
    for ally in range(ALLIES):
        if state.ally[ally] == space and state.hero[slot] != WOLF and not BIT[ally] & state.dropped:
            found += ally_worth(state, ally, step)
    if mission.verb == goals.DELIVER and not state.due and state.innocents[slot]:
        named = state.city.start if mission.district == START_SPACE else mission.district
        if named == space:
            found += step * int(min(state.innocents[slot], state.target - state.progress))
    return found


def innocent_worth(state: Others, step: float) -> float:
    """While somebody counts or needs them."""
    if state.due:
        return 0.5
    verb = current(state).verb
    if verb == goals.TAKE_INNOCENT:
        return step
    return step / 2 if verb == goals.DELIVER and state.progress < state.target else 0.2


def ally_worth(state: Others, ally: int, step: float) -> float:
    mission = current(state)
    if not state.due:
        if mission.verb == goals.TAKE_ALLIES and not BIT[ally] & state.helped:
            return step + ALLY_WORTH
        if mission.ally == ally:
            return step
    return ALLY_WORTH


def best_upgrade(state: Others, slot: int, cards: int) -> int:
    """The one of these that helps this hero most, by what he does."""
    best, most = -1, -1.0
    for card in members(cards):
        worth = upgrade_worth(state, slot, card)
        if worth > most:
            best, most = card, worth
    return best


def upgrade_worth(state: Others, slot: int, card: int) -> float:
    upgrade = state.rules.upgrades[card]
    board = state.rules.heroes[state.hero[slot]]
    fighter, fixer = board.attack >= 3, board.skill >= 3
    found = 1.2 * upgrade.armour + upgrade.combat_dice * (1.1 if fighter else 0.8)
    found += upgrade.cleanse_dice * (1.0 if fixer else 0.4) + upgrade.banish * (0.9 if fixer else 0.3)
    found += 0.5 * upgrade.resist + 0.9 * upgrade.move + 0.3 * upgrade.penance
    found += 0.4 * upgrade.fire_ignored + 0.35 * upgrade.corruption_ignored + 0.25 * upgrade.adrenaline
    found += 0.7 * upgrade.scatter + 0.2 * upgrade.reroll + 0.5 * upgrade.vaccine + 0.2 * upgrade.uplink
    found += 0.3 * upgrade.medic
    if upgrade.ranged and not board.ranged:
        found += 1.0
    if upgrade.safe_leave:
        found += 0.5
    if upgrade.link:
        found += 0.5
    return found
