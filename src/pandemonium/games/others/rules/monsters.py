"""Monsters (OTH-SB-1): what they attack and stand with, and where they go when they die."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.games.others.rules import doom, event
from pandemonium.games.others.rules.counts import UNIT, count_of, kinds_of
from pandemonium.games.others.rules.figures import (
    ABOMINATION,
    ACOLYTE,
    AVATAR,
    CLUB,
    HELL_CLUB,
    MOLE,
)
from pandemonium.games.others.rules.printed import ClubMember
from pandemonium.games.others.rules.state import Others


def attack_of(state: Others, kind: i64) -> i64:
    """Sin dice of one monster."""
    if kind <= AVATAR:
        found = state.rules.sins[state.sin].attack[kind]
        if kind == ABOMINATION:
            return found + doom.abomination_attack(state)
        return found
    return state.mole[0] if kind == MOLE else state.rules.club[kind - HELL_CLUB].attack


def armour_of(state: Others, kind: i64) -> i64:
    """Hits needed in one Combat to kill it, but for a card of that Combat."""
    if kind <= AVATAR:
        found = state.rules.sins[state.sin].armour[kind]
        if kind == ACOLYTE:
            return found + doom.acolyte_armour(state)
        return found
    return state.mole[1] if kind == MOLE else state.rules.club[kind - HELL_CLUB].armour


def attack_in(state: Others, space: i64) -> i64:
    """All monsters of a space together."""
    found: i64 = 0
    counts = state.monsters[space]
    if counts:
        for kind in kinds_of(counts):
            found += count_of(counts, kind) * attack_of(state, kind)
    return found


def club_in(state: Others, space: i64) -> list[ClubMember]:
    """The figures of the Hell Club there."""
    counts = state.monsters[space] >> (4 * HELL_CLUB)
    if not counts:
        return []
    return [state.rules.club[number] for number in range(CLUB) if count_of(counts, number)]


def tempted_in(state: Others, space: i64) -> bool:
    """Whether voluntary corruption is impossible here."""
    return any(member.tempts for member in club_in(state, space))


def bury(state: Others, kind: i64, space: i64) -> None:
    """A monster dies: to the dead pool, or out of the game (OTH-CO-11, OTH-AP-3, OTH-R55)."""
    state.monsters[space] -= UNIT[kind]
    if kind >= HELL_CLUB:
        state.gone += UNIT[kind]
    else:
        state.dead += UNIT[kind]
    state.killed_round += 1


def move_monster(state: Others, kind: i64, origin: i64, space: i64) -> None:
    state.monsters[origin] -= UNIT[kind]
    state.monsters[space] += UNIT[kind]
    if state.events is not None:
        state.tell(event.MONSTER_MOVED, (kind, origin, space))


def is_on_board(state: Others, kind: i64) -> bool:
    return any(count_of(state.monsters[space], kind) > 0 for space in state.city.spaces)


def any_on_board(state: Others) -> bool:
    return any(state.monsters[space] > 0 for space in state.city.spaces)
