"""An Inferno position written in words, and a table to play it at.

Hell is a picture of its shields, `1.3=brown 2.3=purple 3.3=petrified 4.1=pit`: a Soul in its own circle lies, any other
stands. A family is `family(home="noble urchin", tower="vescovo noble | bread", at="bank:noble", skulls="purple:2")`; a
Noble who is named nowhere is at home, an Urchin in the reserve. Florence has the HAYSTACK and BONFIRE in San Piero,
BANQUET and WALL in Duomo, BANK and MARKET in Scheraggio, COURTYARD and PALACE in Borgo.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from pandemonium.engine.driver import legal, settle
from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.engine.state import Event, Frame
from pandemonium.games.inferno.choice import members_of
from pandemonium.games.inferno.game import InfernoGame, inferno
from pandemonium.games.inferno.names import BARRELS, BONUSES, GUARDIANS, GUESTS, LOCATIONS, QUARTERS, SINS, TRACKS
from pandemonium.games.inferno.rules import BIT, FRAUDS, KINDS, PLAGUES, SPACES
from pandemonium.games.inferno.setup import lay_out
from pandemonium.games.inferno.state import BARREL_ITEM, FROM_BONUS, SOURCES, Inferno
from pandemonium.games.inferno.turns import ENDING, FLORENCE, HELL, TURNS, turn
from pandemonium.games.inferno.view import ITEMS, InfernoView, PlayerView, ShieldView

SEATS = "ABCD"
STEPS = {"hell": HELL, "florence": FLORENCE, "ending": ENDING}
INFERNO: InfernoGame = inferno()
RULES = INFERNO.rules
SHIELD = {name: number for number, name in INFERNO.codes.shields.items()}


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


class Position(Match[Inferno, InfernoView]):
    """A match that begins, and begins again after a take-back, in a position set up by hand."""

    def __init__(self, setup: Setup, start: Inferno) -> None:
        self.start = start
        super().__init__(INFERNO, setup)

    def fresh(self) -> Inferno:
        self.opening = self.start.events or []
        return self.start.copy()


class Table:
    """A match that can be asked and told things in the words of the rulebook."""

    def __init__(self, setup: Setup, start: Inferno) -> None:
        self.match = Position(setup, start)

    @property
    def state(self) -> Inferno:
        return self.match.state

    # --- telling -------------------------------------------------------------------------------------------------

    def play(self, *codes: str) -> Table:
        """Choices of whoever is asked, each of which must be offered."""
        for code in codes:
            assert code in self.codes(), f"{code} is not among {self.codes()}"
            assert self.match.choose(self.seat, code) is None
        return self

    def undo(self) -> Table:
        refused = self.match.undo(self.last_seat)
        assert refused is None, refused
        return self

    # --- asking --------------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        assert self.match.waiting, "the game is over"
        return self.match.waiting[0]

    @property
    def last_seat(self) -> int:
        return self.match.standing()[-1].entry.seat

    @property
    def asked(self) -> str:
        """Who is asked, and what about."""
        if self.match.over:
            return "over"
        return f"{SEATS[self.seat]} {INFERNO.prompt(self.state, self.seat).id.removeprefix('ask-')}"

    def codes(self, start: str = "") -> list[str]:
        """The offers that begin like this, the common beginning left out."""
        offers = [INFERNO.code(choice) for choice in legal(self.state, self.seat)] if self.state.stack else []
        return [code.removeprefix(start).strip() for code in offers if code.startswith(start)]

    def ends(self, soul: str) -> list[str]:
        """The shields where that Soul could end, without moving it."""
        twin = self.state.copy()
        choice = INFERNO.parse(soul)
        if choice is None or choice not in legal(twin, self.seat):
            return []
        twin.stack[-1].answer(twin, self.seat, choice)
        return [INFERNO.code(end).split()[1] for end in twin.stack[-1].options(twin, self.seat)]

    @property
    def view(self) -> InfernoView:
        return self.match.view(-1)

    def __getattr__(self, name: str) -> PlayerView:
        if len(name) == 1 and name in SEATS:
            seat = SEATS.index(name)
            return self.match.view(seat).players[seat]
        raise AttributeError(name)

    def shield(self, id: str) -> ShieldView:
        return next(shield for shield in self.view.shields if shield.id == id)

    def on(self, id: str) -> str:
        """What stands or lies on a shield: `brown`, `brown laid`, `pit`, `medusa`, nothing."""
        shield = self.shield(id)
        laid = " laid" if shield.laid else ""
        return (shield.sin or shield.guardian or shield.piece) + laid

    @property
    def graveyard(self) -> str:
        """Its Souls, from circle 1 down."""
        return " ".join(sin for sin, count in zip(SINS, self.view.graveyard, strict=True) for _ in range(count))

    def heard(self, kind: str = "") -> list[str]:
        """The events so far, as ids with their facts."""
        moments = [moment.events for moment in self.match.history if not moment.undone]
        lines = [line(event) for events in [self.match.opening, *moments] for event in events]
        return [line for line in lines if line.split()[0].startswith(kind)]


def line(event: Event) -> str:
    kind = INFERNO.events[event.kind]
    facts = [fact(name, number) for name, number in zip(kind.facts, event.facts, strict=True)]
    return " ".join([kind.id, *facts])


def fact(name: str, number: int) -> str:
    if name in ("seat", "owner"):
        return SEATS[number]
    told = INFERNO.fact(name, number)
    return str(getattr(told, "id", told))


# --- building --------------------------------------------------------------------------------------------------------


def position(
    hell: str = "",
    *,
    seats: int = 2,
    side: str = "",
    phase: str = "hell",
    quarter: str = "",
    turn: str = "A",
    guardians: str = "antaeus@9.1 minos@9.4",
    graveyard: str = "blue red",
    plague: str = "",
    dante: str | int = "",
    shortcuts: str = "",
    bonus: dict[str, str] | None = None,
    cubes: dict[str, int] | None = None,
    market: str = "",
    deck: str | None = None,
    trigger: str = "",
    ask: Frame[Any] | None = None,
    options: dict[str, str] | None = None,
    A: Family = PLAIN,
    B: Family = PLAIN,
    C: Family = PLAIN,
    D: Family = PLAIN,
) -> Table:
    """A table carried on from the given moment to its next question.

    `quarter` begins the Florence phase there, `ask` puts that frame's question, `phase="scoring"` begins the end.
    """
    setup = Setup(seats, "a fixed seed", {"first": "seat-a", **(options or {})})
    state = INFERNO.new(setup)
    lay_out(state)
    if side:
        state.board = RULES.side_a if side == "a" else RULES.side_b
    state.quarter_of = [*range(KINDS), *range(KINDS)]
    state.palace, state.stalls = [seats] * KINDS, [seats] * KINDS
    state.removed = [0] * (2 * KINDS)
    state.turn = SEATS.index(turn)
    lay_hell(state, hell, guardians)
    for seat, pieces in enumerate([A, B, C, D][:seats]):
        settle_family(state, seat, pieces)
    for sin in graveyard.split():
        state.supply[SINS.index(sin) + 1] -= 1
        state.graveyard[SINS.index(sin) + 1] += 1
    order = [int(card) - 1 for card in plague.split()]
    state.plague = order + [card for card in range(PLAGUES) if card not in order]
    state.plague_used = 0
    state.bonus = RULES.printed[:]
    for sin, name in (bonus or {}).items():
        state.bonus[TRACKS.index(sin)] = BONUSES.index(name)
    for sin, value in (cubes or {}).items():
        state.cubes[TRACKS.index(sin)] = value
    deal(state, [A, B, C, D][:seats], market, deck)
    place_dante(state, dante, shortcuts)
    state.trigger = SEATS.index(trigger) if trigger else -1
    begin(state, phase, quarter, ask)
    return Table(setup, state)


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
    state.hands = [sum(BIT[card] for card in cards) for cards in named]
    state.played = [sum(BIT[card] for card in cards) for cards in played]
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
    state.stack, state.events, state.barrier = [TURNS], [], False
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


def full(floor: int, *, but: int = 0, items: str = "noble noble noble bread cloth wine weapons") -> str:
    """Items for every space of a floor, or all but some."""
    return " ".join(items.split()[: RULES.floor_spaces[floor] - but])


def quarter_of(shield: str, side: str = "a") -> str:
    """The symbol of a shield."""
    board = RULES.side_a if side == "a" else RULES.side_b
    return QUARTERS[board.quarter[SHIELD[shield]]]


def shields(board_mask: int) -> list[str]:
    return [INFERNO.codes.shields[shield] for shield in members_of(0, board_mask)]
