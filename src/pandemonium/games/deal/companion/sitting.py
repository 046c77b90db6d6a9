"""A sitting: one evening's companion, as it is kept. Chests are known by the mark inside, seats by their colour.

Between two shuffles everybody holds one chest. To tell them apart afterwards each carries an ace that nobody knows. One
player lays the four aces face down in a row and enters their order, another lays a king on each and enters theirs, and
mixes the pairs. Whoever holds a chest takes a pair, enters its king on his own phone, and lays the ace unseen under the
lid. So nobody knows which ace belongs to which king, nor the ace of his own chest or of another's, and the aces may be
turned before all: only the companion knows whose chest it was (DWD-6.5.2, DWD-6.5.4). A card that its holder had seen
would show him where his chest goes, and with it who is the devil.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct, field

from pandemonium.games.deal.companion.steps import END, ROLES, STEPS, Step
from pandemonium.games.deal.rules.routing import MARKS

COLOURS: Final = ("red", "blue", "green", "violet")
SEATS: Final = len(COLOURS)
NOTHING: Final = -1

GATHER: Final = "gather"
"""Phases of a step: what everybody has to do now."""
LEARN: Final = "learn"
WISH: Final = "wish"
TELL: Final = "tell"
PAIR: Final = "pair"
LAY: Final = "lay"
TURN: Final = "turn"
DONE: Final = "done"
OVER: Final = "over"


class Turned(Struct, frozen=True):
    """A chest that was told from the others: by its ace, its code, or as the last one by neither."""

    chest: int
    by: str


class Takeover(Struct, frozen=True):
    """A new phone that wants a colour. It shows the code; those who see it there confirm it."""

    seat: int
    phone: str
    code: str
    confirmed: tuple[int, ...] = ()


class Sitting(Struct):
    seed: str
    camera: bool = False
    wishing: bool = False
    step: int = 0
    phones: list[str] = field(default_factory=lambda: [""] * SEATS)
    takeovers: list[Takeover] = []
    roles: list[int] = []  # the mark of each seat, once all are known
    seen: list[bool] = field(default_factory=lambda: [False] * SEATS)
    told: list[int] = field(default_factory=lambda: [NOTHING] * SEATS)  # the mark each seat says it found
    at: list[int] = []  # who holds the chest of each mark; empty while that is not known
    wishes: list[tuple[int, int]] = field(default_factory=lambda: [(NOTHING, NOTHING)] * SEATS)  # wanted, not wanted
    codes: list[str] = []  # for the camera: what is printed under the chest of each mark
    aces: str = ""  # the suits of the row, from left to right, as far as they were entered
    kings: str = ""  # those that lie on them
    laid: list[str] = field(default_factory=lambda: [""] * SEATS)  # the king each seat entered
    turned: list[Turned] = []
    clash: bool = False  # what the four entered did not fit together, and was thrown away

    @property
    def now(self) -> Step:
        return STEPS[self.step]


def phase(sitting: Sitting) -> str:
    """What is to be done at this moment."""
    if sitting.now.kind == END:
        return OVER
    if "" in sitting.phones:
        return GATHER
    if len(sitting.turned) == MARKS:
        return DONE
    if sitting.camera:
        return camera_phase(sitting)
    if sitting.now.kind == ROLES:
        return DONE if sitting.roles else TELL
    if not sitting.at:
        return TELL
    if len(sitting.aces) + len(sitting.kings) < 2 * MARKS:
        return PAIR
    return TURN if all(sitting.laid) else LAY


def camera_phase(sitting: Sitting) -> str:
    if len(sitting.codes) < MARKS:
        return LEARN
    return WISH if sitting.wishing and not sitting.roles else TURN


def rows(sitting: Sitting) -> dict[int, str]:
    """Who lays the aces and who the kings: two others in each step. By seat, as far as each has entered them."""
    return {sitting.step % SEATS: sitting.aces, (sitting.step + 1) % SEATS: sitting.kings}


def ready(sitting: Sitting, seat: int) -> bool:
    """Whether the others no longer wait for this seat: that much everybody may see."""
    now = phase(sitting)
    if now == GATHER:
        return bool(sitting.phones[seat])
    if now == TELL:
        return sitting.told[seat] != NOTHING
    if now == WISH:
        return sitting.wishes[seat][0] != NOTHING
    if now == PAIR:
        return len(rows(sitting).get(seat, " " * MARKS)) == MARKS
    return bool(sitting.laid[seat]) if now == LAY else True
