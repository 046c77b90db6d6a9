"""The pools of a Combat (OTH-CO-3, OTH-CO-4) and what is added to the throws (OTH-CO-7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.games.others.rules import doom, event, gear
from pandemonium.games.others.rules.dice import COR, CRT, HIT
from pandemonium.games.others.rules.figures import CORRUPTION, PENTAGRAM, PRIDE, ROCCO, THORLEY
from pandemonium.games.others.rules.monsters import attack_in, club_in
from pandemonium.games.others.rules.place import monsters_in, tokens_in
from pandemonium.games.others.rules.roll import Roll
from pandemonium.games.others.rules.state import Others
from pandemonium.games.others.rules.track import TRACK_ARMOUR, TRACK_HITS

FEWEST: Final = 1
"""Dice that a hero always has."""


def hero_dice(state: Others, roll: Roll) -> i64:
    """Attack, cooperation, the Commissioner, upgrades, the track; less what a card or the children take."""
    slot = roll.slot
    found = state.rules.heroes[state.hero[slot]].attack + roll.help(state)
    found += gear.combat_dice(state, slot) + roll.track_dice(state)
    if roll.adrenaline:
        found += gear.adrenaline_dice(state, slot)
    if state.innocents[slot]:
        found -= doom.innocent_dice(state)
    return max(FEWEST, found - roll.fewer)


def hero_hits(state: Others, roll: Roll, ranged: bool) -> i64:
    """HIT that come without a die."""
    slot = roll.slot
    found = TRACK_HITS[roll.track(state)]
    hero = state.hero[slot]
    if ranged:
        return found + state.rules.heroes[hero].ability if hero == ROCCO else found
    found += gear.scattered(state, slot, monsters_in(state, roll.space))
    if hero == THORLEY and roll.started and state.entered:
        found += state.rules.heroes[hero].ability
    return found


def hero_armour(state: Others, roll: Roll) -> i64:
    """Fixed Armour: board, upgrades, track; less for the lone one before Pride and for hollow flesh, never below 0."""
    found = gear.armour(state, roll.slot) + TRACK_ARMOUR[roll.track(state)]
    if state.sin == PRIDE and not roll.company(state):
        found -= state.rules.sins[PRIDE].power
    return max(0, found - doom.hollow(state, state.corruption[roll.slot]))


def sin_dice(state: Others, roll: Roll, space: i64) -> i64:
    """Every monster there, Pentagrams, a card, the Apocalypse board."""
    return attack_in(state, space) + tokens_in(state, space, PENTAGRAM) + roll.sin_dice + board_dice(state)


def board_dice(state: Others) -> i64:
    """The levels reached so far (OTH-AP-1)."""
    return sum(state.rules.levels[level].dice for level in range(state.level + 1))


def sin_hits(state: Others, space: i64) -> i64:
    """HIT that come without a die."""
    return sum(member.hits for member in club_in(state, space))


def sin_corruptions(state: Others, space: i64) -> i64:
    """COR that come without a die."""
    found = sum(member.corruption for member in club_in(state, space))
    if tokens_in(state, space, CORRUPTION):
        found += doom.tainted(state)
    return found


def cancel(state: Others, roll: Roll, armours: i64, resists: i64, space: i64) -> None:
    """ARM against HIT, RES against COR (OTH-CO-9); what is left is for the hero."""
    hits = roll.sin[HIT] + roll.sin[CRT] + sin_hits(state, space)
    corruptions = roll.sin[COR] + sin_corruptions(state, space)
    roll.damage = max(0, hits - armours)
    roll.corruption = max(0, corruptions - resists)
    if state.events is not None:
        pairs = (hits - roll.damage, corruptions - roll.corruption)
        state.tell(event.CANCELLED, (roll.slot, roll.damage, roll.corruption, *pairs))
