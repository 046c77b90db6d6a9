"""One step of a hero (OTH-MV-1 to OTH-MV-6, OTH-MV-11, OTH-R1, OTH-R77): leave, move, enter, each in full."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pandemonium.engine.bits import BIT
from pandemonium.engine.state import Frame, Seats
from pandemonium.games.others.rules import cause, doom, event
from pandemonium.games.others.rules.damage import hurt
from pandemonium.games.others.rules.figures import SLOTH, THORLEY
from pandemonium.games.others.rules.gear import owned
from pandemonium.games.others.rules.hazard import corruption_roll, fire_roll, sloth_roll
from pandemonium.games.others.rules.pace import step_cost
from pandemonium.games.others.rules.state import Others
from pandemonium.games.others.rules.verbs import AFTER_ENTER
from pandemonium.games.others.rules.window import open_window

LEAVE: Final = 0
LEAVE_CORRUPTION: Final = 1
LEAVE_FIRE: Final = 2
MOVE: Final = 3
ENTER_CORRUPTION: Final = 4
ENTER_FIRE: Final = 5
SLOTH_DIE: Final = 6
ENTERED: Final = 7
OVER: Final = 8


@mypyc_attr(free_list_len=1)
class Step(Frame[Others]):
    """From one space into the next; who dies on the way dies in the old or in the new one (OTH-R2)."""

    slot: i64
    life: i64
    space: i64  # where to
    stage: i64
    moving: bool  # a part of the Move, not Rose's step

    # --- written by tools/fields.py from the annotations above ---
    __slots__ = (
        "life",
        "moving",
        "slot",
        "space",
        "stage",
    )

    def copy(self) -> Step:
        twin = Step()
        twin.slot = self.slot
        twin.life = self.life
        twin.space = self.space
        twin.stage = self.stage
        twin.moving = self.moving
        return twin

    # --- written until here ---

    def ask(self, state: Others) -> Seats:
        depth: i64 = len(state.stack)
        while self.stage < OVER and state.lives[self.slot] == self.life:
            self.carry_on(state)
            if state.stopped or len(state.stack) != depth:
                return 0
        return 0

    def carry_on(self, state: Others) -> None:
        stage = self.stage
        self.stage += 1
        slot = self.slot
        if stage == LEAVE:
            leave_monsters(state, slot)
        elif stage in (LEAVE_CORRUPTION, ENTER_CORRUPTION):
            corruption_roll(state, slot, state.at[slot])
        elif stage in (LEAVE_FIRE, ENTER_FIRE):
            fire_roll(state, slot, state.at[slot])
        elif stage == MOVE:
            self.move(state)
        elif stage == SLOTH_DIE and self.moving:
            if state.sin == SLOTH and state.entered > 1:
                sloth_roll(state, slot, self.space)
        elif stage == ENTERED and self.moving:
            open_window(state, AFTER_ENTER)

    def move(self, state: Others) -> None:
        origin = state.at[self.slot]
        state.at[self.slot] = self.space
        if self.moving:
            state.entered += 1
        if state.events is not None and self.moving:
            by_metro = not BIT[self.space] & state.city.adjacent[origin]
            state.tell(event.RODE if by_metro else event.STEPPED, (self.slot, origin, self.space))


def leave_monsters(state: Others, slot: i64) -> None:
    """Once, whatever the number and kind; nothing hurts Thorley or whoever throws smoke (OTH-MV-6)."""
    space = state.at[slot]
    if not state.monsters[space] or state.hero[slot] == THORLEY:
        return
    if any(upgrade.safe_leave for upgrade in owned(state, slot)):
        return
    damage = doom.leave_damage(state)
    if state.events is not None:
        state.tell(event.HURT_LEAVING, (slot, space, damage))
    hurt(state, slot, damage, cause.LEAVING)


def walk(state: Others, slot: i64, space: i64) -> None:
    """A step of the Move."""
    state.spent += step_cost(state, state.at[slot], space)
    take_step(state, slot, space, True)


def take_step(state: Others, slot: i64, space: i64, moving: bool) -> None:
    frame = Step()
    frame.slot = slot
    frame.life = state.lives[slot]
    frame.space = space
    frame.stage = LEAVE
    frame.moving = moving
    state.push(frame)
