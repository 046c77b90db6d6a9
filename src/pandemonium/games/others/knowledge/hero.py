"""The heroes as everybody sees them, slot by slot; and the squad with its Dark Past (OTH-DP-2), of which the Sin alone
knows who holds what."""

from __future__ import annotations

from msgspec import Struct

from pandemonium.engine.bits import BIT, members
from pandemonium.games.others.rules.figures import DISTRICTS, KARL, NOTHING, SQUAD, WOLF
from pandemonium.games.others.rules.state import Others

FACE_DOWN = -2
"""A Dark Past card that the viewer may not look at."""
PLAYING, RESERVE, FALLEN = "playing", "reserve", "fallen"


class HeroView(Struct, frozen=True):
    """A hero on the board: his place round the table, his board and what lies on it."""

    slot: int
    seat: int
    hero: int  # the board, which may be the wolf's; NOTHING before he is chosen
    space: int
    corruption: int
    damage: list[int]  # fields with a marker
    turns: int  # active Turn tokens
    extra: int  # Extra Turn tokens
    city_at: int  # the district with his City Action token; NOTHING while he still has it
    upgrades: list[int]
    allies: list[int]
    innocents: int
    unhealing: bool  # marked by the Doctors
    absolved: bool  # a Penance of this round moved his marker
    lives: int  # heroes who have died in this place


class SquadView(Struct, frozen=True):
    """One of the seven."""

    hero: int
    place: str  # playing, reserve, fallen
    past: int  # his Dark Past card; FACE_DOWN; NOTHING where there is none
    past_open: bool
    kills: int
    removals: int
    wounds: int
    sins: int  # corruption taken voluntarily


def heroes(state: Others) -> list[HeroView]:
    return [hero_view(state, slot) for slot in range(state.heroes)]


def hero_view(state: Others, slot: int) -> HeroView:
    placed = [space for space in range(DISTRICTS) if state.slot_token[space] == slot]
    return HeroView(
        slot=slot,
        seat=state.owner[slot],
        hero=state.hero[slot],
        space=state.at[slot],
        corruption=state.corruption[slot],
        damage=members(state.damage[slot]),
        turns=state.turns[slot],
        extra=state.extra[slot],
        city_at=placed[0] if placed else NOTHING,
        upgrades=members(state.upgrades[slot]),
        allies=members(state.allies[slot]),
        innocents=state.innocents[slot],
        unhealing=state.unhealing & BIT[slot] != 0,
        absolved=state.absolved & BIT[slot] != 0,
        lives=state.lives[slot],
    )


def squad(state: Others, seat: int) -> list[SquadView]:
    return [squad_view(state, seat, hero) for hero in range(SQUAD)]


def squad_view(state: Others, seat: int, hero: int) -> SquadView:
    return SquadView(
        hero=hero,
        place=place_of(state, hero),
        past=known_past(state, seat, hero),
        past_open=is_open(state, hero),
        kills=state.kills[hero],
        removals=state.removals[hero],
        wounds=state.wounds[hero],
        sins=state.sins[hero],
    )


def place_of(state: Others, hero: int) -> str:
    if state.fallen & BIT[hero]:
        return FALLEN
    board = [KARL if number == WOLF else number for number in state.hero]
    return PLAYING if hero in board else RESERVE


def known_past(state: Others, seat: int, hero: int) -> int:
    """The Sin dealt them; the others see the backs, and what was revealed."""
    if state.past[hero] == NOTHING or seat == state.sin_seat or is_open(state, hero):
        return state.past[hero]
    return FACE_DOWN


def is_open(state: Others, hero: int) -> bool:
    return state.past[hero] != NOTHING and state.past_open & BIT[state.past[hero]] != 0
