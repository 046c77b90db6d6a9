"""The box's figures as the rules use them: made once from the data pack, shared by every state.

Shields have the same numbers on both sides of the board: circle by circle, each circle given the room of its wider
side. So a set of shields is a bit mask of at most 60 bits, a circle a run of bits in it, and a number means the same in
every journal.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.bits import BIT
from pandemonium.engine.row import Row

SHIELDS: Final = 60
"""Room for shields in masks and choices."""
CIRCLES: Final = 9
LIMBO: Final = 1
FIRST_TRACK: Final = 2
"""The circle of track 0."""
DIS: Final = 6
"""The circle below the Wall."""
TRACKS: Final = 8
UPPER: Final = 0b00001111
LOWER: Final = 0b11110000
"""The tracks of circles 2 to 5, and of circles 6 to 9."""
LOCATIONS: Final = 8
FREE: Final = 4
"""Locations below this number are of free access, the others special."""
KINDS: Final = 4
"""Guest types, Barrel types, quarters."""
MEMBERS: Final = 2
NOBLE: Final = 0
URCHIN: Final = 1
FAMILY: Final = 4
"""Nobles of a family, and its Urchins at most."""
FLOORS: Final = 5
SPACES: Final = 16
"""Room for the spaces of a Tower."""
FRAUDS: Final = 24
PLAGUES: Final = 10
GATES: Final = 9
LEVELS: Final = 4
CUBE_MOST: Final = 5
CUBE_LEAST: Final = 1
MARKET: Final = 3

HAYSTACK: Final = 0
BANQUET: Final = 1
BANK: Final = 2
COURTYARD: Final = 3
BONFIRE: Final = 4
WALL: Final = 5
STALLS: Final = 6
"""The MARKET location; `MARKET` alone counts the Fraud cards for sale."""

BREAD: Final = 0
CLOTH: Final = 1
WINE: Final = 2
WEAPONS: Final = 3

MEDUSA: Final = 0
ANTAEUS: Final = 1
GERYON: Final = 2
MINOS: Final = 3
CERBERUS: Final = 4
MINOTAUR: Final = 5

STOP_FRAUD: Final = 1
STOP_PAGAN: Final = 2
STOP_DIPLOMA: Final = 3

ROW: Final = 511
"""The widest circle as a mask."""


class Board:
    """One side of the board: the shields of Hell with their lines, and Dante's path."""

    __slots__ = (
        "all",
        "beside",
        "circle",
        "gates",
        "left",
        "lines",
        "lines_of",
        "path",
        "path_circle",
        "quarter",
        "rows",
        "shortcut",
        "start",
        "straight",
        "width",
    )

    all: i64  # the shields there are
    circle: Row  # by shield; 0 where this side has none
    quarter: Row  # by shield: the symbol
    width: list[int]  # by circle: how many shields
    rows: Row  # by circle: its shields as a mask
    lines: Row  # circle * (ROW + 1) + a set of its shields: the shields below that lines lead to
    lines_of: list[list[int]]  # by shield: the shields below, from left to right
    straight: Row  # shield * 2 + side (0 left, 1 right): the next shield on that straight line; -1 for none
    beside: Row  # by shield: the adjacent shields, for Guardians
    gates: int  # how many gates the Wall has
    path: list[int]  # by step: what happens there
    path_circle: list[int]  # by step: the circle of a Diploma
    left: int  # steps on the left side of the stairs, as a mask
    start: list[int]  # by player count; 0 stands for the first game
    shortcut: int  # the step of the 3-player Shortcut; 0 for none


class Rules:
    """Figures indexed by circle, track, card or player count."""

    __slots__ = (
        "apprentice_drachmas",
        "apprentice_florins",
        "apprentice_items",
        "apprentice_skulls",
        "beyond",
        "bread_spaces",
        "challenge_rows",
        "challenge_targets",
        "cloth_diploma",
        "cubes",
        "drachma_benefit",
        "end_barrel",
        "end_benefit",
        "end_of",
        "end_soul",
        "entry_florins",
        "family_drachmas",
        "family_floors",
        "family_florins",
        "family_item",
        "family_item_floor",
        "family_left",
        "family_parked",
        "family_right",
        "family_urchins",
        "first",
        "first_space",
        "floor_of",
        "floor_spaces",
        "florin_benefit",
        "fraud_advance",
        "fraud_barrel",
        "fraud_instant",
        "guardian_circle",
        "guardian_left",
        "infamy",
        "instant_loss",
        "instant_space",
        "loan_losses",
        "minos",
        "penalties",
        "plague_cards",
        "plagues",
        "printed",
        "ranks",
        "reputation",
        "side_a",
        "side_b",
        "souls",
        "spaces",
        "weapons_infamy",
        "wine_skull",
    )

    side_a: Board
    side_b: Board
    first: Row  # by circle: the number of its first shield
    souls: list[int]  # by circle: in the box
    infamy: Row  # by circle
    beyond: list[int]  # by track
    cubes: list[int]  # by track: where they start
    loan_losses: list[int]
    instant_space: int
    instant_loss: int
    reputation: list[int]  # tower, florins, guests, home
    bread_spaces: int
    cloth_diploma: int
    wine_skull: int
    weapons_infamy: int
    floor_spaces: list[int]
    first_space: Row  # by floor
    floor_of: Row  # by space
    spaces: int
    entry_florins: int
    printed: list[int]  # by track: the bonus
    fraud_barrel: list[int]
    fraud_advance: list[int]  # a track
    fraud_instant: list[int]
    end_barrel: list[int]
    end_benefit: list[int]
    end_of: list[int]  # a track, or 0
    end_soul: list[int]  # a circle
    florin_benefit: int
    drachma_benefit: int
    family_urchins: list[int]
    family_parked: list[int]
    family_floors: list[int]
    family_item: list[int]  # see `state.ANY_GUEST`, `state.ANY_BARREL`; 0 for none
    family_item_floor: list[int]
    family_drachmas: list[int]
    family_florins: list[int]
    family_left: list[int]
    family_right: list[int]
    apprentice_skulls: list[list[int]]
    apprentice_items: list[int]
    apprentice_drachmas: list[int]
    apprentice_florins: list[int]
    plagues: list[list[int]]  # by card: four Souls
    guardian_circle: list[int]
    guardian_left: list[bool]
    ranks: list[int]  # least Infamy of each solo rank
    penalties: list[int]  # by track
    minos: int
    plague_cards: int  # of the Black Death
    challenge_targets: list[list[int]]  # by solo mode, then difficulty
    challenge_rows: list[list[list[list[int]]]]  # by mode, track, difficulty: figures in the order of `challenge.NEEDS`


def circle_row(rules: Rules, mask: i64, circle: i64) -> i64:
    """The shields of one circle in a set of shields, as a small mask."""
    first = rules.first[circle]
    return (mask >> first) & (BIT[rules.first[circle + 1] - first] - 1)
