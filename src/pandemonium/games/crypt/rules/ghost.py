"""The Ghost of the solo game Only Child (CRY-1.6.3 to CRY-1.6.6): it rolls, joins equal faces and takes what it can."""

from __future__ import annotations

from pandemonium.engine.state import Frame
from pandemonium.games.crypt.rules import luck
from pandemonium.games.crypt.rules.event import GHOST_CLAIMED, GHOST_ROLLED, GHOST_SET_ASIDE, PUSHED
from pandemonium.games.crypt.rules.figures import SERVANTS
from pandemonium.games.crypt.rules.state import GONE, NOBODY, Crypt

GHOST = 1


class GhostTurn(Frame[Crypt]):
    """Asks nothing. Its second turn, in the dark, has only the dice that were pushed off, and one group."""

    __slots__ = ("second",)

    second: bool

    def finish(self, state: Crypt) -> None:
        dice = state.pushed_ghosts if self.second else SERVANTS
        if not dice:
            return
        faces = roll_ghost(state, dice, self.second)
        for effort, count in groups(faces):
            place(state, effort, count)
            if self.second:
                return

    def copy(self) -> GhostTurn:
        twin = GhostTurn()
        twin.second = self.second
        return twin


def begin_ghost_turn(state: Crypt, *, second: bool) -> None:
    frame = GhostTurn()
    frame.second = second
    state.push(frame)


def roll_ghost(state: Crypt, dice: int, second: bool) -> list[int]:
    first = SERVANTS if second else 0
    faces = [state.draw_at(luck.place(state, luck.GHOST, GHOST, first + die), 6) + 1 for die in range(dice)]
    digits = 0
    for face in faces:
        digits = digits * 10 + face
    state.tell(GHOST_ROLLED, (digits,))
    return faces


def groups(faces: list[int]) -> list[tuple[int, int]]:
    """Equal faces joined, as (face, dice): the higher total first, of equal totals the one of more dice (CRY-1.6.3)."""
    joined: list[tuple[int, int]] = []
    for face in range(1, 7):
        dice = faces.count(face)
        if dice:
            at = 0
            while at < len(joined) and goes_first(joined[at], face, dice):
                at += 1
            joined.insert(at, (face, dice))
    return joined


def goes_first(group: tuple[int, int], face: int, dice: int) -> bool:
    total = group[0] * group[1]
    return total > face * dice or (total == face * dice and group[1] > dice)


def place(state: Crypt, effort: int, dice: int) -> None:
    """The first card from the left that is empty, or that the player holds with a strictly lower total (CRY-1.6.4)."""
    for slot in range(len(state.crypt)):
        holder = state.holder[slot]
        if state.crypt[slot] == GONE or holder == GHOST:
            continue
        if state.effort[slot] * state.dice[slot] >= effort * dice:
            continue
        state.tell(GHOST_CLAIMED, (slot, dice, effort))
        if holder != NOBODY:
            state.ready[holder] += state.dice[slot]
            state.tell(PUSHED, (holder, slot, state.dice[slot]))
        state.holder[slot] = GHOST
        state.effort[slot] = effort
        state.dice[slot] = dice
        return
    state.tell(GHOST_SET_ASIDE, (dice, effort))
