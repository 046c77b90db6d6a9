"""Upgrades (OTH-CA-6): all that a hero owns are always active; what they add up to."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.bits import BIT, members
from pandemonium.games.others.rules import event
from pandemonium.games.others.rules.figures import COMMISSIONER, NOTHING, PROXY
from pandemonium.games.others.rules.printed import Upgrade
from pandemonium.games.others.rules.state import Others

COMMISSIONER_DICE: Final = 1
"""Allies (OTH-TK-6)."""
PROXY_IGNORES: Final = 1


NONE: Final[list[Upgrade]] = []
NO_CARDS: Final[list[int]] = []
"""What most heroes own, made once."""


def owned(state: Others, slot: i64) -> list[Upgrade]:
    if not state.upgrades[slot]:
        return NONE
    return [state.rules.upgrades[card] for card in members(state.upgrades[slot])]


def combat_dice(state: Others, slot: i64) -> i64:
    """Of upgrades and the Commissioner (OTH-CO-3)."""
    found = COMMISSIONER_DICE if BIT[COMMISSIONER] & state.allies[slot] else 0
    for upgrade in owned(state, slot):
        found += upgrade.combat_dice
    return found


def cleanse_dice(state: Others, slot: i64) -> i64:
    return sum(upgrade.cleanse_dice for upgrade in owned(state, slot))


def armour(state: Others, slot: i64) -> i64:
    """The value of the board and of upgrades."""
    found = state.rules.heroes[state.hero[slot]].armour
    for upgrade in owned(state, slot):
        found += upgrade.armour
    return found


def resistance(state: Others, slot: i64) -> i64:
    return sum(upgrade.resist for upgrade in owned(state, slot))


def is_ranged(state: Others, slot: i64) -> bool:
    if state.rules.heroes[state.hero[slot]].ranged:
        return True
    return any(upgrade.ranged for upgrade in owned(state, slot))


def fire_ignored(state: Others, slot: i64) -> i64:
    found = PROXY_IGNORES if BIT[PROXY] & state.allies[slot] else 0
    return found + sum(upgrade.fire_ignored for upgrade in owned(state, slot))


def corruption_ignored(state: Others, slot: i64) -> i64:
    found = PROXY_IGNORES if BIT[PROXY] & state.allies[slot] else 0
    return found + sum(upgrade.corruption_ignored for upgrade in owned(state, slot))


def scattered(state: Others, slot: i64, monsters: i64) -> i64:
    """HIT against several monsters at once."""
    return sum(card.scatter for card in owned(state, slot) if card.scatter and monsters >= card.scatter_from)


def adrenaline_dice(state: Others, slot: i64) -> i64:
    return sum(upgrade.adrenaline for upgrade in owned(state, slot))


def rerolls(state: Others, slot: i64) -> i64:
    return sum(upgrade.reroll for upgrade in owned(state, slot))


def unused(state: Others, slot: i64) -> list[int]:
    """His upgrades that were not used for this round (OTH-R73)."""
    free = state.upgrades[slot] & ~state.marked
    return members(free) if free else NO_CARDS


def link_of(state: Others, slot: i64) -> i64:
    """The Command Link that he may still use this round, or NOTHING."""
    for card in unused(state, slot):
        if state.rules.upgrades[card].link:
            return card
    return NOTHING


def uplink_of(state: Others, slot: i64) -> i64:
    for card in unused(state, slot):
        if state.rules.upgrades[card].uplink:
            return card
    return NOTHING


def vaccine_of(state: Others, slot: i64) -> i64:
    for card in unused(state, slot):
        if state.rules.upgrades[card].vaccine:
            return card
    return NOTHING


def lose_upgrade(state: Others, slot: i64, card: i64) -> None:
    """Under the upgrade deck, in the open (OTH-CA-6, OTH-R51)."""
    state.upgrades[slot] &= ~BIT[card]
    state.deck.append(card)
    state.known_under += 1
    if state.events is not None:
        state.tell(event.LOST_UPGRADE, (slot, card))
