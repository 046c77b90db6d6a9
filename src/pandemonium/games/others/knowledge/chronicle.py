"""The chronicle of a finished game (section 9.4): what its end page tells beyond the view, and what statistics keep."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct, field

from pandemonium.engine.state import Event
from pandemonium.games.others.data.names import ADVENTURES, CARDS, CULTS, DOOMS, HEROES, MAPS, SINS, mission_code
from pandemonium.games.others.knowledge.hero import RESERVE, place_of
from pandemonium.games.others.rules import event
from pandemonium.games.others.rules.dice import CRT, FTH, HERO_FACES, SIDES, SIN_FACES
from pandemonium.games.others.rules.figures import KARL, NOTHING, SQUAD, WOLF
from pandemonium.games.others.rules.state import Others

TURNS: Final = (event.TURN_BEGAN, event.EXTRA_SPENT)
HERO_ROLLS: Final = (event.HERO_ROLLED, event.REROLLED)
HAZARDS: Final = (event.CORRUPTION_ROLLED, event.FIRE_ROLLED, event.SLOTH_ROLLED)


class Stage(Struct):
    """A mission: the round in which it fell, 0 for the one that did not, and the heroes' turns spent on it."""

    mission: str  # M1, M2a
    round: int
    turns: int


class Deeds(Struct):
    """What one of those did who were in play, and how he died."""

    hero: str
    kills: int
    removals: int
    wounds: int
    sins: int  # corruption taken voluntarily
    cause: int = NOTHING  # of his death


class Dice(Struct):
    """All dice of one seat: how many were thrown, the faces that came, and those one may expect, in hundredths."""

    thrown: int
    faces: list[int]
    expected: list[int]


class Chronicle(Struct):
    adventure: str
    map: str
    sin: str
    cult: str
    heroes: int  # N
    won: bool  # by the heroes
    rounds: int
    deaths: int
    level: int
    stages: list[Stage] = field(default_factory=list)
    deeds: list[Deeds] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)  # Sin cards, as they were played
    dooms: list[str] = field(default_factory=list)  # Apocalypse cards, as they were revealed
    dice: list[Dice] = field(default_factory=list)  # by seat


def chronicle(state: Others, events: Iterable[Event]) -> Chronicle:
    told = Chronicle(
        adventure=ADVENTURES[state.adventure],
        map=MAPS[state.map],
        sin=SINS[state.sin],
        cult=CULTS[state.cult],
        heroes=state.heroes,
        won=state.heroes_won,
        rounds=state.round,
        deaths=state.deaths,
        level=state.level,
        deeds=[deeds(state, hero) for hero in range(SQUAD) if place_of(state, hero) != RESERVE],
        dice=[no_dice(seat == state.sin_seat) for seat in range(state.seats)],
    )
    turns = 0
    for happened in events:
        if happened.kind in TURNS:
            turns += 1
        elif happened.kind == event.MISSION_DONE:
            told.stages.append(Stage(code(state, happened.facts[0]), state.fell[len(told.stages)], turns))
            turns = 0
        else:
            hear(state, told, happened)
    if not state.heroes_won:
        told.stages.append(Stage(code(state, state.mission), 0, turns))
    for seat, dice in enumerate(told.dice):
        expect(state, dice, sin=seat == state.sin_seat)
    return told


def deeds(state: Others, hero: int) -> Deeds:
    return Deeds(HEROES[hero], state.kills[hero], state.removals[hero], state.wounds[hero], state.sins[hero])


def code(state: Others, place: int) -> str:
    return mission_code([mission.stage for mission in state.rules.adventures[state.adventure].missions], place)


def hear(state: Others, told: Chronicle, happened: Event) -> None:
    kind, facts = happened.kind, happened.facts
    if kind == event.CARD_PLAYED:
        told.cards.append(CARDS[facts[0]])
    elif kind == event.DOOM_REVEALED:
        told.dooms.append(DOOMS[facts[0]])
    elif kind == event.DIED:
        hero = HEROES[KARL if facts[1] == WOLF else facts[1]]
        next(one for one in told.deeds if one.hero == hero).cause = facts[2]
    elif kind in HERO_ROLLS:
        throw(told.dice[state.owner[facts[0]]], facts[1], facts[2 : 2 + HERO_FACES])
    elif kind == event.SIN_ROLLED:
        throw(told.dice[state.sin_seat], facts[1], facts[2 : 2 + SIN_FACES])
    elif kind in HAZARDS:
        throw(told.dice[state.sin_seat], facts[2], facts[3 : 3 + SIN_FACES])


def no_dice(sin: bool) -> Dice:
    faces = SIN_FACES if sin else HERO_FACES
    return Dice(0, [0] * faces, [0] * faces)


def throw(dice: Dice, number: int, faces: tuple[int, ...]) -> None:
    dice.thrown += number
    for face, came in enumerate(faces):
        dice.faces[face] += came


def expect(state: Others, dice: Dice, *, sin: bool) -> None:
    """Each die thrown ends with a face that does not explode, and explodes before that as often as such faces allow."""
    die, explodes = (state.rules.sin_die, CRT) if sin else (state.rules.hero_die, FTH)
    ends = SIDES - die.count(explodes)
    dice.expected = [round(100 * dice.thrown * die.count(face) / ends) for face in range(len(dice.faces))]
