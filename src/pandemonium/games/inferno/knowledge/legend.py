"""What the numbers of an Inferno observation mean, in their order. Seats are told from the viewer's own, clockwise."""

from __future__ import annotations

from pandemonium.engine.legend import Feature, Legend, each, flag, flags, index, number, numbers, one_of
from pandemonium.games.inferno.data.names import (
    BARRELS,
    BONUSES,
    DIFFICULTIES,
    GUARDIANS,
    GUESTS,
    LOCATIONS,
    MEMBERS,
    QUARTERS,
    SINS,
    SOLO_MODES,
    TRACKS,
)
from pandemonium.games.inferno.rules import question
from pandemonium.games.inferno.rules.figures import CUBE_MOST, FAMILY, FLOORS, FRAUDS, GATES, LEVELS, PLAGUES, SHIELDS

SEATS = 4
PHASES = ("playing", "cashing", "settling", "over")
PIECES = ("", "soul", "petrified", "pit", "labyrinth", "guardian")
QUESTIONS = [name.lower().replace("_", "-") for name, place in vars(question).items() if isinstance(place, int)]
CARDS = range(1, FRAUDS + 1)
THINGS = (*MEMBERS, *GUESTS, *BARRELS)
FLOOR_WIDTH = 8
"""Spaces of a floor, at most."""
MOST_DEPTH = 20
STEPS = 40
"""Of Dante, at most."""

UNDERWAY: list[Feature] = [
    *numbers("paragraph", range(1, 4)),
    flag("scared"),
    *one_of("card", CARDS),
    *one_of("picked-grave", SINS),
    *numbers("lifted", THINGS, FLOOR_WIDTH * FLOORS),
    *one_of("guardian", GUARDIANS),
    *one_of("accusing", LOCATIONS),
]
SHIELD: list[Feature] = [
    flag("there"),
    index("quarter", len(QUARTERS) - 1),
    index("piece", len(PIECES) - 1),
    index("sin", len(SINS)),
    flag("laid"),
    index("owner", SEATS),
    flag("picked"),
    flag("end"),
]
PLAYER: list[Feature] = [
    flag("there"),
    flag("asked"),
    flag("turn"),
    number("infamy"),
    number("infamy-below-nothing"),
    number("drachmas"),
    number("florins"),
    number("boat", 20),
    number("bones"),
    index("tail", len(SINS)),
    number("halves"),
    *numbers("home", MEMBERS, FAMILY),
    *numbers("reserve", MEMBERS, FAMILY),
    *numbers("skull", TRACKS, LEVELS + 1),
    *flags("diploma", TRACKS),
    *flags("gate", range(1, GATES + 1)),
    *each("city", LOCATIONS, numbers("family", MEMBERS, FAMILY)),
    *each("floor", range(FLOORS), numbers("items", (*THINGS, "free"), FLOOR_WIDTH)),
    *flags("panel", BARRELS),
    *flags("stolen", BARRELS),
    *flags("hand", CARDS),
    *flags("played", CARDS),
    *flags("cashed", CARDS),
    number("cards-in-hand", FRAUDS),
]
LEGEND = Legend(
    [
        number("turns"),
        number("dante", STEPS),
        number("deck", FRAUDS),
        number("shortcuts", STEPS),
        index("trigger", SEATS),
        flag("side-b"),
        flag("first-game"),
        flag("sudden-death"),
        number("depth", MOST_DEPTH),
        *one_of("seat", range(SEATS)),
        *one_of("question", QUESTIONS),
        *one_of("phase", PHASES),
        *one_of("quarter", QUARTERS),
        *one_of("red", GUARDIANS),
        *one_of("black", GUARDIANS),
        *numbers("graveyard", SINS),
        *numbers("supply", SINS),
        *numbers("cube", TRACKS, CUBE_MOST),
        *numbers("palace", GUESTS),
        *numbers("stalls", BARRELS),
        *numbers("plague", SINS, 4),
        *flags("plague-known", range(PLAGUES)),
        *[index(f"location.{location}.quarter", len(QUARTERS) - 1) for location in LOCATIONS],
        *[index(f"bonus.{track}", len(BONUSES) - 1) for track in TRACKS],
        *flags("market", CARDS),
        *one_of("solo", SOLO_MODES),
        *one_of("difficulty", DIFFICULTIES),
        *UNDERWAY,
        *each("shield", range(SHIELDS), SHIELD),
        *each("player", range(SEATS), PLAYER),
    ]
)
