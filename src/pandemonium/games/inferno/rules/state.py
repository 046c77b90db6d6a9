"""The state of an Inferno game: Hell, Florence, the families, the tracks and the cards."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from pandemonium.engine.row import Row
from pandemonium.engine.state import Seat, State
from pandemonium.games.inferno.rules.event import LOST
from pandemonium.games.inferno.rules.figures import Board, Rules

NOBODY: Final = -1

PLAYING: Final = 0
"""Phases: turns, the Fraud cards' right halves, the half-Diplomas, and the rest of the scoring."""
CASHING: Final = 1
SETTLING: Final = 2
OVER: Final = 3

NO_ITEM: Final = 0
"""Items of the Tower: 1 and 2 are Noble and Urchin, 3 to 6 Guests by type, 7 to 10 Barrels by type."""
MEMBER_ITEM: Final = 1
GUEST_ITEM: Final = 3
BARREL_ITEM: Final = 7
ANY_GUEST: Final = 11
ANY_BARREL: Final = 12

FROM_SOULS: Final = 0
"""Sources of Infamy, for the account at the end."""
FROM_TAIL: Final = 1
FROM_TRACKS: Final = 2
FROM_BONUS: Final = 3
FROM_PANEL: Final = 4
FROM_DANTE: Final = 5
FROM_LOANS: Final = 6
FROM_COUNCIL: Final = 7
FROM_CHALLENGE: Final = 8
FROM_FRAUDS: Final = 9
"""From here on the endgame: in the solo Journey these go to the second token."""
FROM_DIPLOMAS: Final = 10
FROM_BOAT: Final = 11
FROM_REPUTATION: Final = 12
SOURCES: Final = 13


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Inferno(State):
    """One play. Sets of shields, cards, tracks and types are bit masks; rows by seat are laid end to end."""

    SHARED: ClassVar[tuple[str, ...]] = ("rules", "board")

    rules: Rules
    board: Board  # the side in play
    solo: i64  # the solo mode; -1 at a table of several
    difficulty: i64  # of a challenge
    first_game: bool
    turn: Seat  # whose turn it is
    phase: i64
    trigger: Seat  # who brought Dante to his end, or was blocked; -1 before
    sudden: bool  # whether the game ended by Sudden Death
    lost: bool  # the solo player fell below 0 Infamy
    turns: i64  # turns taken
    quarter: i64  # where this turn's Florence phase is played; -1 before the Soul has moved
    occupied: i64  # shields with anything on them
    standing: i64  # shields with a standing Soul
    petrified: i64  # shields with a Petrified Soul
    pits: i64  # shields with a Pit
    red: i64  # the red Guardian in play; -1 for none
    black: i64  # the black one
    red_at: i64  # his shield
    black_at: i64
    plague_used: i64  # Plague cards used so far; those lie at the bottom in the order of use
    dante: i64  # his step
    shortcuts: i64  # steps he skips, as a mask
    shown: i64  # cards in hands that everybody saw in the market
    winners: i64
    colour: Row  # by shield: the Soul's circle; 0 for none
    chains: Row  # by seat: the shield of the Soul above the Chains; -1 for none
    tails: Row  # by seat: the circle of the Tail; 0 for none
    labyrinths: Row  # by seat: the entrance's shield; -1 for none
    bones: Row  # by seat
    graveyard: Row  # by circle: Souls
    supply: Row  # by circle: Souls; below 0 where spare tiles stand in for laid ones
    plague: list[int]  # cards; the top card is the first
    quarter_of: Row  # by location
    palace: Row  # by type: Guests to host
    stalls: Row  # by type: Barrels to steal
    removed: Row  # Guests, then Barrels by type: put in the box by a variant
    home: Row  # seat * 2 + kind
    city: Row  # (seat * 8 + location) * 2 + kind
    reserve: Row  # seat * 2 + kind
    tower: Row  # seat * 16 + space: an item, see `NO_ITEM`
    floors: Row  # by seat: floors above the ground floor
    panel: Row  # by seat: Barrel types on the supply panel, a mask
    stolen: Row  # by seat: Barrel types ever taken, a mask
    florins: Row  # by seat
    drachmas: Row  # by seat
    boat: Row  # by seat: space of the loan track
    infamy: Row  # by seat
    tally: Row  # seat * SOURCES + source: where the Infamy came from
    skulls: Row  # seat * 8 + track: the level; 0 for no Skull
    diplomas: Row  # by seat: tracks, a mask
    halves: Row  # by seat: half-Diplomas
    cubes: Row  # by track
    gates: Row  # by seat: gates with an own disc, a mask
    bonus: Row  # by track
    hands: Row  # by seat: Fraud cards, a mask
    market: list[int]  # Fraud cards for sale
    deck: list[int]  # Fraud cards; the top card is the last
    played: Row  # by seat: Fraud cards, a mask
    cashed: Row  # by seat: played cards whose right half was used or let go, a mask
    scores: list[int]

    # --- written by tools/fields.py from the annotations above ---
    __slots__ = (
        "black",
        "black_at",
        "board",
        "boat",
        "bones",
        "bonus",
        "cashed",
        "chains",
        "city",
        "colour",
        "cubes",
        "dante",
        "deck",
        "difficulty",
        "diplomas",
        "drachmas",
        "first_game",
        "floors",
        "florins",
        "gates",
        "graveyard",
        "halves",
        "hands",
        "home",
        "infamy",
        "labyrinths",
        "lost",
        "market",
        "occupied",
        "palace",
        "panel",
        "petrified",
        "phase",
        "pits",
        "plague",
        "plague_used",
        "played",
        "quarter",
        "quarter_of",
        "red",
        "red_at",
        "removed",
        "reserve",
        "rules",
        "scores",
        "shortcuts",
        "shown",
        "skulls",
        "solo",
        "stalls",
        "standing",
        "stolen",
        "sudden",
        "supply",
        "tails",
        "tally",
        "tower",
        "trigger",
        "turn",
        "turns",
        "winners",
    )

    def copy(self) -> Inferno:
        twin = Inferno()
        twin.copy_from(self)
        twin.rules = self.rules
        twin.board = self.board
        twin.solo = self.solo
        twin.difficulty = self.difficulty
        twin.first_game = self.first_game
        twin.turn = self.turn
        twin.phase = self.phase
        twin.trigger = self.trigger
        twin.sudden = self.sudden
        twin.lost = self.lost
        twin.turns = self.turns
        twin.quarter = self.quarter
        twin.occupied = self.occupied
        twin.standing = self.standing
        twin.petrified = self.petrified
        twin.pits = self.pits
        twin.red = self.red
        twin.black = self.black
        twin.red_at = self.red_at
        twin.black_at = self.black_at
        twin.plague_used = self.plague_used
        twin.dante = self.dante
        twin.shortcuts = self.shortcuts
        twin.shown = self.shown
        twin.winners = self.winners
        twin.colour = self.colour[:]
        twin.chains = self.chains[:]
        twin.tails = self.tails[:]
        twin.labyrinths = self.labyrinths[:]
        twin.bones = self.bones[:]
        twin.graveyard = self.graveyard[:]
        twin.supply = self.supply[:]
        twin.plague = self.plague[:]
        twin.quarter_of = self.quarter_of[:]
        twin.palace = self.palace[:]
        twin.stalls = self.stalls[:]
        twin.removed = self.removed[:]
        twin.home = self.home[:]
        twin.city = self.city[:]
        twin.reserve = self.reserve[:]
        twin.tower = self.tower[:]
        twin.floors = self.floors[:]
        twin.panel = self.panel[:]
        twin.stolen = self.stolen[:]
        twin.florins = self.florins[:]
        twin.drachmas = self.drachmas[:]
        twin.boat = self.boat[:]
        twin.infamy = self.infamy[:]
        twin.tally = self.tally[:]
        twin.skulls = self.skulls[:]
        twin.diplomas = self.diplomas[:]
        twin.halves = self.halves[:]
        twin.cubes = self.cubes[:]
        twin.gates = self.gates[:]
        twin.bonus = self.bonus[:]
        twin.hands = self.hands[:]
        twin.market = self.market[:]
        twin.deck = self.deck[:]
        twin.played = self.played[:]
        twin.cashed = self.cashed[:]
        twin.scores = self.scores[:]
        return twin

    # --- written until here ---

    def earn(self, seat: Seat, source: i64, infamy: i64) -> None:
        """Infamy won or lost. Alone, falling below the start ends the game at once (INF-1.11.2)."""
        if self.lost:
            return
        self.infamy[seat] += infamy
        self.tally[seat * SOURCES + source] += infamy
        if self.infamy[seat] < 0 and self.solo >= 0 and source < FROM_FRAUDS:
            self.tell(LOST, (seat,))
            self.lost = True
            self.phase = OVER
            self.stop()
