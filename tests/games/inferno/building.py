"""Sets up a position of Inferno piece by piece: Hell, the families, the cards, Dante."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from pandemonium.engine.bits import BIT
from pandemonium.engine.driver import settle
from pandemonium.engine.row import row_of
from pandemonium.engine.state import Frame
from pandemonium.games.inferno.data.names import (
    BARRELS,
    GUARDIANS,
    GUESTS,
    ITEMS,
    LOCATIONS,
    QUARTERS,
    SINS,
    TRACKS,
)
from pandemonium.games.inferno.game import InfernoGame, inferno
from pandemonium.games.inferno.rules.figures import FRAUDS, SPACES
from pandemonium.games.inferno.rules.state import BARREL_ITEM, FROM_BONUS, SOURCES, Inferno
from pandemonium.games.inferno.rules.turns import ENDING, FLORENCE, HELL, TURNS, turn

STEPS = {"hell": HELL, "florence": FLORENCE, "ending": ENDING}
INFERNO: InfernoGame = inferno()
RULES = INFERNO.rules
SHIELD = {name: number for number, name in enumerate(INFERNO.shields)}


class Family(Struct, frozen=True):
    """One player's pieces, in words; see `family`."""

    home: str | None = None
    tower: str = ""
    floors: int = -1  # added floors; as many as the picture has, if not said
    at: str = ""  # members in Florence, `bank:noble wall:urchin`
    reserve: str = ""
    panel: str = ""
    stolen: str = ""  # Barrel types taken before and gone since
    drachmas: int = 0
    florins: int = 0
    boat: int = 0
    infamy: int = 0
    skulls: str = ""  # `purple:2 red:4`
    diplomas: str = ""
    halves: int = 0
    discs: str = ""
    hand: str | None = None
    played: str = ""
    bones: int = 0
    tail: int = 0
    chains: str = ""
    labyrinth: str = ""


family = Family
PLAIN = Family()


def lay_hell(state: Inferno, hell: str, guardians: str) -> None:
    state.red = state.black = -1
    for pair in guardians.split():
        name, _, at = pair.partition("@")
        number = GUARDIANS.index(name)
        if number < 3:
            state.red, state.red_at = number, SHIELD[at]
        else:
            state.black, state.black_at = number, SHIELD[at]
        occupy(state, SHIELD[at])
    for pair in hell.split():
        at, _, piece = pair.partition("=")
        shield = SHIELD[at]
        occupy(state, shield)
        if piece == "petrified":
            state.petrified |= BIT[shield]
        elif piece == "pit":
            state.pits |= BIT[shield]
        else:
            lay_soul(state, shield, SINS.index(piece) + 1)


def occupy(state: Inferno, shield: int) -> None:
    assert state.board.circle[shield], "this side has no such shield"
    assert not state.occupied & BIT[shield], "two pieces on one shield"
    state.occupied |= BIT[shield]


def lay_soul(state: Inferno, shield: int, colour: int) -> None:
    assert state.board.circle[shield] <= colour, "below its own circle"
    state.colour[shield] = colour
    state.supply[colour] -= 1
    if state.board.circle[shield] != colour:
        state.standing |= BIT[shield]


def settle_family(state: Inferno, seat: int, pieces: Family) -> None:
    fill_tower(state, seat, pieces)
    for place in pieces.at.split():
        location, _, member = place.partition(":")
        state.city[(seat * 8 + LOCATIONS.index(location)) * 2 + kind_of(member)] += 1
    where = [pieces.tower.replace("|", " ").split(), [place.split(":")[1] for place in pieces.at.split()]]
    away = [word for words in where for word in words]
    for kind, member in enumerate(("noble", "urchin")):
        left = 4 - away.count(member)
        home = left if kind == 0 else 0
        if pieces.home is not None:
            home = pieces.home.split().count(member)
        elif kind == 0:
            home -= pieces.reserve.split().count(member)
        state.home[seat * 2 + kind], state.reserve[seat * 2 + kind] = home, left - home
        assert left >= home >= 0, "a family has four of each"
    state.drachmas[seat], state.florins[seat] = pieces.drachmas, pieces.florins
    state.boat[seat], state.halves[seat], state.bones[seat] = pieces.boat, pieces.halves, pieces.bones
    state.infamy[seat] = state.tally[seat * SOURCES + FROM_BONUS] = pieces.infamy
    for skull in pieces.skulls.split():
        sin, _, level = skull.partition(":")
        state.skulls[seat * 8 + TRACKS.index(sin)] = int(level)
    state.diplomas[seat] = mask(TRACKS, pieces.diplomas)
    state.gates[seat] = sum(BIT[int(gate) - 1] for gate in pieces.discs.split())
    state.tails[seat] = pieces.tail
    if pieces.chains:
        state.chains[seat] = SHIELD[pieces.chains]
    if pieces.labyrinth:
        state.labyrinths[seat] = SHIELD[pieces.labyrinth]
        occupy(state, SHIELD[pieces.labyrinth])


def kind_of(member: str) -> int:
    return ("noble", "urchin").index(member)


def fill_tower(state: Inferno, seat: int, pieces: Family) -> None:
    floors = pieces.tower.split("|")
    state.floors[seat] = len(floors) - 1 if pieces.floors < 0 else pieces.floors
    for floor, items in enumerate(floors):
        names = items.split()
        assert len(names) <= RULES.floor_spaces[floor], "more items than the floor has spaces"
        for place, name in enumerate(names):
            if name != "-":
                state.tower[seat * SPACES + RULES.first_space[floor] + place] = ITEMS.index(name)
            if name in GUESTS:
                state.palace[GUESTS.index(name)] -= 1
            if name in BARRELS:
                state.stalls[BARRELS.index(name)] -= 1
                state.stolen[seat] |= BIT[ITEMS.index(name) - BARREL_ITEM]
    for name in pieces.panel.split():
        state.stalls[BARRELS.index(name)] -= 1
    state.panel[seat] = mask(BARRELS, pieces.panel)
    state.stolen[seat] |= state.panel[seat] | mask(BARRELS, pieces.stolen)


def mask(names: tuple[str, ...], words: str) -> int:
    return sum(BIT[names.index(word)] for word in words.split())


def deal(state: Inferno, families: list[Family], market: str, deck: str | None) -> None:
    """The cards that are named where they are named; the others fill hands, market and deck in their order."""
    named = [[int(card) - 1 for card in (pieces.hand or "").split()] for pieces in families]
    played = [[int(card) - 1 for card in pieces.played.split()] for pieces in families]
    shown = [int(card) - 1 for card in market.split()]
    stacked = [int(card) - 1 for card in (deck or "").split()]
    known = {card for cards in (*named, *played, shown, stacked) for card in cards}
    rest = [card for card in range(FRAUDS) if card not in known]
    for pieces, cards in zip(families, named, strict=True):
        if pieces.hand is None:
            cards += [rest.pop(), rest.pop()]
    while len(shown) < 3 and not market:
        shown.append(rest.pop())
    state.hands = row_of([sum(BIT[card] for card in cards) for cards in named])
    state.played = row_of([sum(BIT[card] for card in cards) for cards in played])
    state.market = shown
    state.deck = (rest if deck is None else []) + stacked[::-1]
    state.shown = 0


def place_dante(state: Inferno, dante: str | int, shortcuts: str) -> None:
    """On a step, or just before the stop of that name: `fraud`, `pagan`, `end`, or the colour of a Diploma."""
    if dante == "":
        state.dante = state.board.start[state.seats]
    elif isinstance(dante, int):
        state.dante = dante
    else:
        state.dante = stop(state, dante) - 1
    state.shortcuts = sum(BIT[int(step)] for step in shortcuts.split())


def stop(state: Inferno, name: str) -> int:
    """The first step with that stop."""
    if name == "end":
        return len(state.board.path) - 1
    if name in TRACKS:
        return state.board.path_circle.index(TRACKS.index(name) + 2)
    return state.board.path.index(("start", "fraud", "pagan").index(name))


def begin(state: Inferno, phase: str, quarter: str, ask: Frame[Any] | None) -> None:
    state.stack, state.events, state.barrier = [TURNS], [], 0
    if quarter:
        state.quarter = QUARTERS.index(quarter)
        phase = "florence"
    if phase == "scoring":
        state.trigger = state.turn
    else:
        state.push(turn(state.turn, ENDING if ask else STEPS[phase]))
    if ask:
        state.push(ask)
    settle(state)
