"""When a Sin card fits (OTH-R78): by public conditions alone, and never without an effect."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.bits import BIT, COUNT
from pandemonium.engine.row import Row, row_of
from pandemonium.games.others.rules.counts import count_of, total
from pandemonium.games.others.rules.figures import (
    ABOMINATION,
    ACOLYTE,
    CARDS_EACH,
    SINS,
)
from pandemonium.games.others.rules.pace import pace
from pandemonium.games.others.rules.place import heroes_places
from pandemonium.games.others.rules.roll import OWN, roll_underway
from pandemonium.games.others.rules.state import Others
from pandemonium.games.others.rules.verbs import (
    ALONE_DICE,
    BLIND,
    BREATHLESS,
    CLEANSE_LESS,
    END_MOVE,
    ENVIED,
    HIDE,
    NO_HELP,
    ONE_ICON,
    TROPHY,
    TWO_MOVES,
    UNDER_BED,
    WINDOWS,
)

KINDS_OF: Final[list[Row]] = [row_of(list(range(sin * CARDS_EACH, (sin + 1) * CARDS_EACH))) for sin in range(SINS)]
"""By Sin: his kinds of cards."""


def own_kinds(state: Others) -> Row:
    """The kinds of the Sin that plays."""
    return KINDS_OF[state.sin]


def kinds_in(state: Others, window: i64) -> Row:
    """Those of them that are played in this window."""
    return state.rules.in_window[state.sin * WINDOWS + window]


def playable(state: Others, card: i64) -> i64:
    """Copies in hand that were not drawn in this turn (OTH-R52)."""
    return state.hand[card] - state.drawn[card]


def has_hand(state: Others) -> bool:
    return any(playable(state, card) > 0 for card in own_kinds(state))


def could_fit(state: Others, window: i64) -> bool:
    """Whether some card of the twelve that does not lie in the open discard fits, held or not (OTH-TB-11)."""
    for card in kinds_in(state, window):
        if state.rules.cards[card].copies > state.discard[card] and fits(state, card):
            return True
    return False


def fits(state: Others, card: i64) -> bool:
    """The situation of its window."""
    verb = state.rules.cards[card].verb
    if verb == ENVIED:
        return any(upgrades > 0 for upgrades in state.upgrades)
    if verb == END_MOVE:
        return not state.halted and pace(state, state.active) > state.spent
    if verb == ONE_ICON:
        return open_icons(state, state.at[state.active]) > 1
    if verb == TWO_MOVES:
        return free_monsters(state) > 1
    if verb == UNDER_BED:
        return somebody_elsewhere(state, state.at[state.active])
    return fits_roll(state, verb)


def fits_roll(state: Others, verb: i64) -> bool:
    """Cards of a roll; those of no condition always fit."""
    roll = roll_underway(state)
    if roll is None:
        return True
    if verb in (ALONE_DICE, CLEANSE_LESS):
        return roll.company(state) == 0
    if verb == NO_HELP:
        return roll.company(state) > 0
    if verb == BLIND:
        return roll.faith(state) > 0
    if verb == TROPHY:
        return len(roll.picked) > 0
    if verb == HIDE:
        return roll.stage < OWN  # only before the shooter's roll (OTH-R48)
    if verb == BREATHLESS:
        return roll.stage < OWN and state.entered > 0
    return True


def open_icons(state: Others, district: i64) -> i64:
    """Icons that are not covered (OTH-CA-3)."""
    return len(state.city.icons[district]) - COUNT[state.covered[district]]


def free_monsters(state: Others) -> i64:
    """Monsters that no hero holds."""
    held = heroes_places(state)
    found: i64 = 0
    for space in state.city.spaces:
        if state.monsters[space] and not BIT[space] & held:
            found += total(state.monsters[space])
    return found


def somebody_elsewhere(state: Others, home: i64) -> bool:
    """An Acolyte or Abomination outside this space."""
    for space in state.city.spaces:
        counts = state.monsters[space]
        if space != home and (count_of(counts, ACOLYTE) or count_of(counts, ABOMINATION)):
            return True
    return False
