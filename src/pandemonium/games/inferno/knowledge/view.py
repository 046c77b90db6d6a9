"""What a seat may know, built from nothing. Hidden are only Fraud cards in other hands and the decks' orders."""

from __future__ import annotations

from msgspec import Struct

from pandemonium.engine.bits import BIT, members
from pandemonium.engine.seats import first_seat, seats_of
from pandemonium.engine.state import Seat
from pandemonium.games.inferno.data.names import (
    BARRELS,
    BONUSES,
    DIFFICULTIES,
    GUARDIANS,
    ITEMS,
    LOCATIONS,
    QUARTERS,
    SINS,
    SOLO_MODES,
    TRACKS,
)
from pandemonium.games.inferno.knowledge.shield import ShieldView, shield_view
from pandemonium.games.inferno.knowledge.underway import Underway, underway
from pandemonium.games.inferno.rules.challenge import NEEDS, progress, row_of
from pandemonium.games.inferno.rules.figures import FLOORS, FRAUDS, KINDS, PLAGUES, SHIELDS, SPACES
from pandemonium.games.inferno.rules.state import SOURCES, Inferno

UNSEEN = 0
"""In a hand: a card the viewer has not seen. Cards are numbered from 1."""
PHASES = ("playing", "cashing", "settling", "over")


class PlayerView(Struct, frozen=True):
    seat: int
    infamy: int
    tally: list[int]  # in the order of `state.FROM_SOULS` and on
    drachmas: int
    florins: int
    boat: int
    bones: int
    tail: int  # a circle; 0 for none
    home: list[int]  # Nobles, Urchins
    reserve: list[int]
    city: dict[str, list[int]]  # by location with anybody: Nobles, Urchins
    tower: list[list[str]]  # by built floor, from the ground up: items, "" for an empty space
    panel: list[str]
    stolen: list[str]
    skulls: list[int]  # by track
    diplomas: list[str]
    halves: int
    gates: list[int]  # with an own disc, numbered from 1
    hand: list[int]
    played: list[int]
    cashed: list[int]


class RowView(Struct, frozen=True):
    """A row of a solo challenge: what it asks for, and how much of that there is now."""

    needs: dict[str, int]
    have: dict[str, int]


class InfernoView(Struct, frozen=True):
    seat: int
    seats: int
    side: str
    solo: str  # "" at a table of several
    difficulty: str
    first_game: bool
    phase: str
    turn: int
    turns: int
    trigger: int
    sudden: bool
    lost: bool
    quarter: str
    question: int  # the number of what is asked; -1 when the game is over
    depth: int  # of paragraphs that wait for each other
    asked: list[int]
    shields: list[ShieldView]
    red: str
    black: str
    graveyard: list[int]  # by circle, from 1
    supply: list[int]
    plague: list[str]  # the visible card
    plague_known: list[int]  # the cards seen, from the bottom up to the one used first
    locations: dict[str, str]  # location to quarter
    palace: list[int]
    stalls: list[int]
    removed: list[int]
    bonuses: list[str]  # by track
    cubes: list[int]
    dante: int
    shortcuts: list[int]
    market: list[int]
    deck: int
    players: list[PlayerView]
    underway: Underway
    rows: list[RowView]  # of a solo challenge, by track
    scores: list[int]
    winners: list[int]


def view(state: Inferno, seat: Seat) -> InfernoView:
    return InfernoView(
        seat=seat,
        seats=state.seats,
        side="b" if state.board is state.rules.side_b else "a",
        solo="" if state.solo < 0 else SOLO_MODES[state.solo],
        difficulty=DIFFICULTIES[state.difficulty] if state.solo > 0 else "",
        first_game=state.first_game,
        phase=PHASES[state.phase],
        turn=state.turn,
        turns=state.turns,
        trigger=state.trigger,
        sudden=state.sudden,
        lost=state.lost,
        quarter="" if state.quarter < 0 else QUARTERS[state.quarter],
        question=-1 if not state.stack else state.asking(first_seat(state.asked)).question(state),
        depth=len(state.stack),
        asked=seats_of(state.asked),
        shields=[shield_view(state, shield) for shield in range(SHIELDS) if state.board.circle[shield]],
        red="" if state.red < 0 else GUARDIANS[state.red],
        black=GUARDIANS[state.black],
        graveyard=list(state.graveyard[1:]),
        supply=list(state.supply[1:]),
        plague=[SINS[soul - 1] for soul in state.rules.plagues[state.plague[0]]] if state.plague else [],
        plague_known=known_plagues(state),
        locations={location: QUARTERS[state.quarter_of[n]] for n, location in enumerate(LOCATIONS)},
        palace=list(state.palace),
        stalls=list(state.stalls),
        removed=list(state.removed),
        bonuses=[BONUSES[bonus] for bonus in state.bonus],
        cubes=list(state.cubes),
        dante=state.dante,
        shortcuts=members(state.shortcuts),
        market=[card + 1 for card in state.market],
        deck=len(state.deck),
        players=[player_view(state, seat, player) for player in range(state.seats)],
        underway=underway(state),
        rows=[row_view(state, track) for track in range(len(TRACKS))] if state.solo > 0 else [],
        scores=state.scores[:],
        winners=members(state.winners),
    )


def known_plagues(state: Inferno) -> list[int]:
    """The top card, and the used ones in the order in which they will come again."""
    if not state.plague:
        return []
    last = max(1, PLAGUES - state.plague_used)
    return [state.plague[0], *state.plague[last:]]


def player_view(state: Inferno, seat: Seat, player: Seat) -> PlayerView:
    places = player * len(LOCATIONS) * 2
    city = {name: list(state.city[places + n * 2 : places + n * 2 + 2]) for n, name in enumerate(LOCATIONS)}
    return PlayerView(
        seat=player,
        infamy=state.infamy[player],
        tally=list(state.tally[player * SOURCES : player * SOURCES + SOURCES]),
        drachmas=state.drachmas[player],
        florins=state.florins[player],
        boat=state.boat[player],
        bones=state.bones[player],
        tail=state.tails[player],
        home=list(state.home[player * 2 : player * 2 + 2]),
        reserve=list(state.reserve[player * 2 : player * 2 + 2]),
        city={name: members for name, members in city.items() if any(members)},
        tower=tower_view(state, player),
        panel=[BARRELS[kind] for kind in range(KINDS) if state.panel[player] & BIT[kind]],
        stolen=[BARRELS[kind] for kind in range(KINDS) if state.stolen[player] & BIT[kind]],
        skulls=list(state.skulls[player * len(TRACKS) : (player + 1) * len(TRACKS)]),
        diplomas=[sin for track, sin in enumerate(TRACKS) if state.diplomas[player] & BIT[track]],
        halves=state.halves[player],
        gates=members(state.gates[player], 1),
        hand=hand_view(state, seat, player),
        played=members(state.played[player], 1),
        cashed=members(state.cashed[player], 1),
    )


def tower_view(state: Inferno, player: Seat) -> list[list[str]]:
    first = state.rules.first_space
    at = player * SPACES
    return [
        [ITEMS[item] for item in state.tower[at + first[floor] : at + first[floor + 1]]]
        for floor in range(min(state.floors[player] + 1, FLOORS))
    ]


def hand_view(state: Inferno, seat: Seat, player: Seat) -> list[int]:
    """Own cards, and those of others that the market showed; the rest unseen. At the end all hands lie open."""
    hand = state.hands[player]
    seen = hand if seat == player or not state.stack else hand & state.shown
    return members(seen, 1) + [UNSEEN] * len(members(hand & ~seen & (BIT[FRAUDS] - 1)))


def row_view(state: Inferno, track: int) -> RowView:
    needs = {name: number for name, number in zip(NEEDS, row_of(state, track), strict=True) if number}
    have = [*progress(state, track), state.drachmas[0]]
    return RowView(needs, {name: number for name, number in zip(NEEDS, have, strict=True) if name in needs})
