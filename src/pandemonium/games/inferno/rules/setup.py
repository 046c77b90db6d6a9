"""Set-up (INF-1.2): the board's side, Florence, Dante, Guardians, families, Plague and Fraud cards; variants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from pandemonium.engine.bits import BIT
from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import settle
from pandemonium.engine.row import Row, row, row_of
from pandemonium.games.inferno.rules.event import GUARDIAN_IN_PLAY, REMOVED_BARREL, REMOVED_GUEST, SHORTCUT
from pandemonium.games.inferno.rules.family import deal_families
from pandemonium.games.inferno.rules.figures import (
    CIRCLES,
    FAMILY,
    FRAUDS,
    KINDS,
    LIMBO,
    LOCATIONS,
    MEDUSA,
    MEMBERS,
    MINOS,
    PLAGUES,
    SHIELDS,
    SPACES,
    STOP_DIPLOMA,
    TRACKS,
    Rules,
)
from pandemonium.games.inferno.rules.fraud import fill_market
from pandemonium.games.inferno.rules.graveyard import BLACK_DEATH, bury, show_plague, spread_plague
from pandemonium.games.inferno.rules.state import NOBODY, PLAYING, SOURCES, Inferno
from pandemonium.games.inferno.rules.turns import TURNS

RUSH: Final = (0, 0, 1, 2, 1)
"""Extra Shortcuts of Dante's Rush, by player count."""


def new_inferno(rules: Rules, seats: i64, seed: str, options: Mapping[str, int]) -> Inferno:
    """Options by the places of their values: `words/options.py` names them."""
    state = Inferno()
    state.begin(seats, chance_from(seed))
    state.events = []
    state.rules = rules
    state.first_game = options["setup"] == 1
    state.solo = options["solo"] if seats == 1 else -1
    state.difficulty = options["difficulty"]
    state.board = rules.side_b if state.first_game or seats > 2 else rules.side_a
    state.turn = state.draw(seats) if seats > 1 and options["first"] == 0 else 0
    lay_out(state)
    build_florence(state, options)
    place_dante(state, options["dantes-rush"] == 1)
    place_bonuses(state)
    place_guardians(state, options)
    state.push(TURNS)
    deal_frauds(state)
    deal_families(state)
    spread_first_plague(state)
    fill_market(state)
    settle(state)
    return state


def lay_out(state: Inferno) -> None:
    """An empty board, and every family with its pieces in reserve (INF-1.2.15)."""
    seats, rules = state.seats, state.rules
    state.phase, state.trigger, state.sudden, state.lost = PLAYING, NOBODY, False, False
    state.turns, state.quarter, state.winners, state.scores = 0, -1, 0, []
    state.occupied = state.standing = state.petrified = state.pits = state.shown = 0
    state.colour = row(SHIELDS)
    state.chains, state.labyrinths = row(seats, -1), row(seats, -1)
    state.tails, state.bones = row(seats), row(seats)
    state.graveyard = row(CIRCLES + 1)
    state.supply = row_of([0, *rules.souls])
    state.home, state.reserve = row_of([FAMILY, 0] * seats), row_of([0, FAMILY] * seats)
    state.city = row(seats * LOCATIONS * MEMBERS)
    state.tower = row(seats * SPACES)
    state.floors, state.panel, state.stolen = row(seats), row(seats), row(seats)
    state.florins, state.drachmas, state.boat = row(seats), row(seats), row(seats)
    state.infamy, state.tally = row(seats), row(seats * SOURCES)
    state.skulls, state.diplomas, state.halves = row(seats * TRACKS), row(seats), row(seats)
    state.cubes = row_of(rules.cubes)
    state.gates, state.played, state.cashed = row(seats), row(seats), row(seats)


def build_florence(state: Inferno, options: Mapping[str, int]) -> None:
    """Each quarter gets a free and a special location; a set of Guests and of Barrels for each player."""
    free, special = list(range(KINDS)), list(range(KINDS))
    state.chance.shuffle(free)
    state.chance.shuffle(special)
    state.quarter_of = row_of(free + special)
    state.palace, state.stalls = row(KINDS, state.seats), row(KINDS, state.seats)
    state.removed = row(2 * KINDS)
    if options["diplomatic-crisis"] == 1:
        remove_some(state, state.palace, 0, REMOVED_GUEST)
    if options["time-of-thieves"] == 1:
        remove_some(state, state.stalls, KINDS, REMOVED_BARREL)


def remove_some(state: Inferno, stock: Row, first: i64, event: i64) -> None:
    """As many as there are players, at random (INF-1.10.1, INF-1.10.2)."""
    for _ in range(state.seats):
        pieces = [kind for kind in range(KINDS) for _ in range(stock[kind])]
        kind = pieces[state.draw(len(pieces))]
        stock[kind] -= 1
        state.removed[first + kind] += 1
        state.tell(event, (kind,))


def place_dante(state: Inferno, rush: bool) -> None:
    board = state.board
    state.dante = board.start[0] if state.first_game else board.start[state.seats]
    state.shortcuts = board.left if state.solo >= 0 else 0
    if state.seats == 3:
        state.shortcuts |= BIT[board.shortcut]
    for _ in range(RUSH[state.seats] if rush else 0):
        ahead = range(state.dante + 1, len(board.path))
        stops = [s for s in ahead if board.path[s] != STOP_DIPLOMA and not state.shortcuts & BIT[s]]
        state.shortcuts |= BIT[stops[state.draw(len(stops))]]
    for step in range(len(board.path)):
        if state.shortcuts & BIT[step]:
            state.tell(SHORTCUT, (step,))


def place_bonuses(state: Inferno) -> None:
    """Silver tiles on the upper tracks, gold ones on the lower; the first game uses the printed ones."""
    if state.first_game:
        state.bonus = row_of(state.rules.printed)
        return
    silver, gold = list(range(KINDS)), list(range(KINDS, 2 * KINDS))
    state.chance.shuffle(silver)
    state.chance.shuffle(gold)
    state.bonus = row_of(silver + gold)


def place_guardians(state: Inferno, options: Mapping[str, int]) -> None:
    """One red and one black at random or as the table wishes; alone only a black one."""
    state.red = options["red"] - 1 if options["red"] else state.draw(3)
    state.black = 3 + (options["black"] - 1 if options["black"] else state.draw(3))
    if state.first_game:
        state.red, state.black = MEDUSA, MINOS
    if state.solo >= 0:
        state.red = NOBODY
    state.red_at, state.black_at = start_of(state, state.red), start_of(state, state.black)
    for guardian, shield in ((state.red, state.red_at), (state.black, state.black_at)):
        if guardian != NOBODY:
            state.occupied |= BIT[shield]
            state.tell(GUARDIAN_IN_PLAY, (guardian, shield))


def start_of(state: Inferno, guardian: i64) -> i64:
    if guardian == NOBODY:
        return -1
    circle = state.rules.guardian_circle[guardian]
    first = state.rules.first[circle]
    return first if state.rules.guardian_left[guardian] else first + state.board.width[circle] - 1


def deal_frauds(state: Inferno) -> None:
    """Two to each hand, before the market is laid out."""
    state.deck = list(range(FRAUDS))
    state.chance.shuffle(state.deck)
    state.market = []
    state.hands = row(state.seats)
    for seat in range(state.seats):
        state.hands[seat] = BIT[state.deck.pop()] | BIT[state.deck.pop()]


def spread_first_plague(state: Inferno) -> None:
    """Four Souls of the top card; the Black Death brings seven cards and a pagan, and no more after it."""
    state.plague = list(range(PLAGUES))
    state.chance.shuffle(state.plague)
    state.plague_used = 0
    if state.solo != BLACK_DEATH:
        spread_plague(state)
        show_plague(state)
        return
    for _ in range(state.rules.plague_cards):
        spread_plague(state)
    bury(state, LIMBO)
    state.plague = []
