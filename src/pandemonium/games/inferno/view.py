"""What a seat may know, built from nothing. Hidden are only Fraud cards in other hands and the decks' orders."""

from __future__ import annotations

from msgspec import Struct

from pandemonium.engine.state import Seat
from pandemonium.games.inferno.accusation import Accusation
from pandemonium.games.inferno.challenge import NEEDS, progress, row_of
from pandemonium.games.inferno.choice import BONE, GRAVE, SOUL, members_of
from pandemonium.games.inferno.courtyard import Rearrangement
from pandemonium.games.inferno.descent import UNPICKED, Descent, ends
from pandemonium.games.inferno.fraud import Fraud
from pandemonium.games.inferno.guardian import MOVING, Play
from pandemonium.games.inferno.names import (
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
from pandemonium.games.inferno.route import route
from pandemonium.games.inferno.rules import BIT, FLOORS, FRAUDS, KINDS, PLAGUES, SHIELDS, SPACES
from pandemonium.games.inferno.state import SOURCES, Inferno

UNSEEN = 0
"""In a hand: a card the viewer has not seen. Cards are numbered from 1."""
PHASES = ("playing", "cashing", "settling", "over")
ITEMS = ("", *MEMBERS, *GUESTS, *BARRELS)


class ShieldView(Struct, frozen=True):
    id: str  # circle.place
    number: int
    circle: int
    quarter: str
    piece: str  # "", soul, petrified, pit, labyrinth or guardian
    sin: str = ""  # a Soul's colour
    laid: bool = False
    owner: int = -1  # of a Labyrinth, or of the Chains under a Soul
    guardian: str = ""


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


class Underway(Struct, frozen=True):
    """What the turn has in hand: the Soul picked with its ends and routes, the card, the items, the Guardian."""

    picked: str = ""  # a shield's id, or "graveyard SIN"
    scared: bool = False
    routes: dict[str, list[str]] = {}
    card: int = 0
    lifted: list[str] = []
    guardian: str = ""
    accusing: str = ""


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
        shields=[shield_view(state, shield) for shield in range(SHIELDS) if state.board.circle[shield]],
        red="" if state.red < 0 else GUARDIANS[state.red],
        black=GUARDIANS[state.black],
        graveyard=state.graveyard[1:],
        supply=state.supply[1:],
        plague=[SINS[soul - 1] for soul in state.rules.plagues[state.plague[0]]] if state.plague else [],
        plague_known=known_plagues(state),
        locations={location: QUARTERS[state.quarter_of[n]] for n, location in enumerate(LOCATIONS)},
        palace=state.palace[:],
        stalls=state.stalls[:],
        removed=state.removed[:],
        bonuses=[BONUSES[bonus] for bonus in state.bonus],
        cubes=state.cubes[:],
        dante=state.dante,
        shortcuts=members_of(0, state.shortcuts),
        market=[card + 1 for card in state.market],
        deck=len(state.deck),
        players=[player_view(state, seat, player) for player in range(state.seats)],
        underway=underway(state),
        rows=[row_view(state, track) for track in range(len(TRACKS))] if state.solo > 0 else [],
        scores=state.scores[:],
        winners=members_of(0, state.winners),
    )


def known_plagues(state: Inferno) -> list[int]:
    """The top card, and the used ones in the order in which they will come again."""
    if not state.plague:
        return []
    last = max(1, PLAGUES - state.plague_used)
    return [state.plague[0], *state.plague[last:]]


def shield_id(state: Inferno, shield: int) -> str:
    circle = state.board.circle[shield]
    return f"{circle}.{shield - state.rules.first[circle] + 1}"


def shield_view(state: Inferno, shield: int) -> ShieldView:
    id, circle = shield_id(state, shield), state.board.circle[shield]
    quarter = QUARTERS[state.board.quarter[shield]]
    if not state.occupied & BIT[shield]:
        return ShieldView(id, shield, circle, quarter, "")
    if state.colour[shield]:
        sin = SINS[state.colour[shield] - 1]
        owner = state.chains.index(shield) if shield in state.chains else -1
        return ShieldView(id, shield, circle, quarter, "soul", sin, state.colour[shield] == circle, owner)
    if state.petrified & BIT[shield]:
        return ShieldView(id, shield, circle, quarter, "petrified")
    if state.pits & BIT[shield]:
        return ShieldView(id, shield, circle, quarter, "pit")
    if shield in state.labyrinths:
        return ShieldView(id, shield, circle, quarter, "labyrinth", owner=state.labyrinths.index(shield))
    guardian = GUARDIANS[state.red if shield == state.red_at else state.black]
    return ShieldView(id, shield, circle, quarter, "guardian", guardian=guardian)


def player_view(state: Inferno, seat: Seat, player: Seat) -> PlayerView:
    places = player * len(LOCATIONS) * 2
    city = {name: state.city[places + n * 2 : places + n * 2 + 2] for n, name in enumerate(LOCATIONS)}
    return PlayerView(
        seat=player,
        infamy=state.infamy[player],
        tally=state.tally[player * SOURCES : player * SOURCES + SOURCES],
        drachmas=state.drachmas[player],
        florins=state.florins[player],
        boat=state.boat[player],
        bones=state.bones[player],
        tail=state.tails[player],
        home=state.home[player * 2 : player * 2 + 2],
        reserve=state.reserve[player * 2 : player * 2 + 2],
        city={name: members for name, members in city.items() if any(members)},
        tower=tower_view(state, player),
        panel=[BARRELS[kind] for kind in range(KINDS) if state.panel[player] & BIT[kind]],
        stolen=[BARRELS[kind] for kind in range(KINDS) if state.stolen[player] & BIT[kind]],
        skulls=state.skulls[player * len(TRACKS) : (player + 1) * len(TRACKS)],
        diplomas=[sin for track, sin in enumerate(TRACKS) if state.diplomas[player] & BIT[track]],
        halves=state.halves[player],
        gates=members_of(1, state.gates[player]),
        hand=hand_view(state, seat, player),
        played=members_of(1, state.played[player]),
        cashed=members_of(1, state.cashed[player]),
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
    return members_of(1, seen) + [UNSEEN] * len(members_of(0, hand & ~seen & (BIT[FRAUDS] - 1)))


def row_view(state: Inferno, track: int) -> RowView:
    needs = {name: number for name, number in zip(NEEDS, row_of(state, track), strict=True) if number}
    have = [*progress(state, track), state.drachmas[0]]
    return RowView(needs, {name: number for name, number in zip(NEEDS, have, strict=True) if name in needs})


def underway(state: Inferno) -> Underway:
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Descent) and frame.picked != UNPICKED:
        return picked_soul(state, frame)
    if isinstance(frame, Fraud) and frame.card >= 0:
        return Underway(card=frame.card + 1)
    if isinstance(frame, Rearrangement):
        return Underway(lifted=[ITEMS[item] for item in frame.lifted])
    if isinstance(frame, Play) and frame.step >= MOVING:
        return Underway(guardian=GUARDIANS[frame.guardian])
    if isinstance(frame, Accusation):
        return Underway(accusing=LOCATIONS[frame.location])
    return Underway()


def picked_soul(state: Inferno, frame: Descent) -> Underway:
    picked, seat = frame.picked, frame.seat
    if GRAVE <= picked < BONE:
        name = f"graveyard {SINS[picked - GRAVE]}"
    else:
        name = shield_id(state, picked - BONE if picked >= BONE else picked - SOUL)
    routes = {
        shield_id(state, end): [shield_id(state, step) for step in route(state, seat, picked, end)]
        for end in members_of(0, ends(state, seat, picked))
    }
    return Underway(picked=name, scared=picked >= BONE, routes=routes)
