"""Playing a Guardian (INF-1.9): move the standee to another empty shield, then his effect, if there is one to have."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.bits import BIT, members
from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.inferno.rules import question as questions
from pandemonium.games.inferno.rules.choice import GUARDIAN, SHIELD, SKIP, TAIL
from pandemonium.games.inferno.rules.descent import lift_soul
from pandemonium.games.inferno.rules.event import (
    BONE_TAKEN,
    CHAINED,
    GUARDIAN_MOVED,
    LABYRINTH_LAID,
    PETRIFIED,
    PIT_DUG,
    TAIL_LAID,
)
from pandemonium.games.inferno.rules.figures import ANTAEUS, CERBERUS, GERYON, MEDUSA, MINOS, MINOTAUR, SHIELDS
from pandemonium.games.inferno.rules.state import Inferno

UNCHOSEN: Final = -1
CHOOSING_GUARDIAN: Final = 0
MOVING: Final = 1
EFFECT: Final = 2
PLAYED: Final = 3

EFFECTS: Final = [
    questions.GUARDIAN_MEDUSA,
    questions.GUARDIAN_ANTAEUS,
    questions.GUARDIAN_GERYON,
    questions.GUARDIAN_MINOS,
    questions.GUARDIAN,  # Cerberus gives a Bone and asks nothing more
    questions.GUARDIAN_MINOTAUR,
]
"""By Guardian: the question of his effect."""


class PlayGuardian(Frame[Inferno]):
    """Either Guardian in play, the player's choice, and always optional (INF-R14)."""

    __slots__ = ("guardian", "seat", "step")

    seat: Seat
    step: i64
    guardian: i64

    def ask(self, state: Inferno) -> Seats:
        if self.step != PLAYED:
            return BIT[self.seat]
        return 0

    def question(self, state: Inferno) -> int:
        if self.step == CHOOSING_GUARDIAN:
            return questions.GUARDIAN
        return questions.GUARDIAN_MOVE if self.step == MOVING else EFFECTS[self.guardian]

    def options(self, state: Inferno, seat: Seat) -> list[Choice]:
        if self.step == CHOOSING_GUARDIAN:
            choices = guardians(state)
        elif self.step == MOVING:
            return members(moves(state), SHIELD)
        elif self.guardian == MINOTAUR:
            return members(moves(state), SHIELD)  # both pieces move, or none (INF-R15)
        elif self.guardian == MINOS:
            choices = [TAIL]
        else:
            choices = members(targets(state, self.guardian), SHIELD)
        choices.append(SKIP)
        return choices

    def answer(self, state: Inferno, seat: Seat, choice: Choice) -> None:
        if choice == SKIP:
            self.step = PLAYED
        elif self.step == CHOOSING_GUARDIAN:
            self.choose(state, seat, choice - GUARDIAN)
        elif self.step == MOVING:
            move_guardian(state, seat, self.guardian, choice - SHIELD)
            self.step = EFFECT if has_effect(state, self.guardian) else PLAYED
        else:
            take_effect(state, seat, self.guardian, choice - SHIELD)
            self.step = PLAYED

    def choose(self, state: Inferno, seat: Seat, guardian: i64) -> None:
        self.guardian = guardian
        self.step = MOVING
        if guardian == CERBERUS:
            state.bones[seat] += 1
            state.tell(BONE_TAKEN, (seat,))
            self.step = PLAYED

    def copy(self) -> PlayGuardian:
        return play_guardian(self.seat, self.step, self.guardian)


def play_guardian(seat: Seat, step: i64 = CHOOSING_GUARDIAN, guardian: i64 = UNCHOSEN) -> PlayGuardian:
    frame = PlayGuardian()
    frame.seat = seat
    frame.step = step
    frame.guardian = guardian
    return frame


def guardians(state: Inferno) -> list[Choice]:
    """Those in play that can be played: Cerberus always, the others where a shield is empty.

    One is enough for the Minotaur too: his Labyrinth may lie where he stood.
    """
    empty = moves(state)
    choices: list[Choice] = []
    for guardian in (state.red, state.black):
        if guardian == CERBERUS or (guardian >= 0 and empty):
            choices.append(GUARDIAN + guardian)
    return choices


def moves(state: Inferno) -> i64:
    """Any empty shield in Hell; walls do not matter (INF-R52)."""
    return state.board.all & ~state.occupied


def move_guardian(state: Inferno, seat: Seat, guardian: i64, shield: i64) -> None:
    state.occupied &= ~BIT[standing_at(state, guardian)]
    state.occupied |= BIT[shield]
    if guardian <= GERYON:
        state.red_at = shield
    else:
        state.black_at = shield
    state.tell(GUARDIAN_MOVED, (seat, guardian, shield))


def standing_at(state: Inferno, guardian: i64) -> i64:
    return state.red_at if guardian <= GERYON else state.black_at


def has_effect(state: Inferno, guardian: i64) -> bool:
    if guardian == MINOTAUR:
        return True
    if guardian == MINOS:
        return state.board.circle[state.black_at] not in state.tails
    return targets(state, guardian) != 0


def targets(state: Inferno, guardian: i64) -> i64:
    """The shields his effect can hit from where he stands now."""
    beside = state.board.beside[standing_at(state, guardian)]
    if guardian == MEDUSA:
        return beside & souls(state)
    if guardian == ANTAEUS:
        return beside & state.standing & ~chained(state)
    return beside & ~state.occupied


def souls(state: Inferno) -> i64:
    """Shields with a Soul, standing or laid."""
    found: i64 = 0
    for shield in range(SHIELDS):
        if state.colour[shield]:
            found |= BIT[shield]
    return found


def chained(state: Inferno) -> i64:
    found: i64 = 0
    for shield in state.chains:
        if shield >= 0:
            found |= BIT[shield]
    return found


def take_effect(state: Inferno, seat: Seat, guardian: i64, shield: i64) -> None:
    if guardian == MEDUSA:
        petrify(state, seat, shield)
    elif guardian == ANTAEUS:
        state.chains[seat] = shield
        state.tell(CHAINED, (seat, state.colour[shield], shield))
    elif guardian == GERYON:
        state.pits |= BIT[shield]
        state.occupied |= BIT[shield]
        state.tell(PIT_DUG, (seat, shield))
    elif guardian == MINOS:
        state.tails[seat] = state.board.circle[state.black_at]
        state.tell(TAIL_LAID, (seat, state.tails[seat]))
    else:
        lay_labyrinth(state, seat, shield)


def petrify(state: Inferno, seat: Seat, shield: i64) -> None:
    """The Soul goes back to the supply, its stone stays for the game; Chains under it return (INF-R16)."""
    state.tell(PETRIFIED, (seat, state.colour[shield], shield))
    state.supply[lift_soul(state, shield)] += 1
    state.petrified |= BIT[shield]
    state.occupied |= BIT[shield]
    for owner in range(state.seats):
        if state.chains[owner] == shield:
            state.chains[owner] = -1


def lay_labyrinth(state: Inferno, seat: Seat, shield: i64) -> None:
    if state.labyrinths[seat] >= 0:
        state.occupied &= ~BIT[state.labyrinths[seat]]
    state.labyrinths[seat] = shield
    state.occupied |= BIT[shield]
    state.tell(LABYRINTH_LAID, (seat, shield))
