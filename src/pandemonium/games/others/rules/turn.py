"""A hero's turn (OTH-HT-7 to OTH-HT-10, OTH-TB-7): one Move, one Action, and what is free, until he ends it."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from pandemonium.engine.bits import BIT, members
from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.others.rules import question as questions
from pandemonium.games.others.rules.advance import carry_out_due
from pandemonium.games.others.rules.choice import (
    CITY,
    CLEANSE,
    DELIVER,
    DROP_ALLY,
    END,
    FIGHT,
    FLIP,
    SHOOT,
    SPACE,
    STEP,
    TAKE_ALLY,
    TAKE_EXTRA,
    TAKE_INNOCENT,
    UPLINK,
)
from pandemonium.games.others.rules.city_action import can_use_city, use_city
from pandemonium.games.others.rules.cleanse import cleanse, removables
from pandemonium.games.others.rules.combat import fight
from pandemonium.games.others.rules.explore import (
    can_deliver,
    can_flip,
    can_take_ally,
    can_take_extra,
    can_take_innocent,
    deliver,
    drop_ally,
    flip,
    take_ally,
    take_extra,
    take_innocent,
)
from pandemonium.games.others.rules.figures import ALLIES, NOTHING
from pandemonium.games.others.rules.gear import uplink_of
from pandemonium.games.others.rules.orbital import move_orbital
from pandemonium.games.others.rules.pace import steps
from pandemonium.games.others.rules.ranged import shoot, targets
from pandemonium.games.others.rules.state import Others
from pandemonium.games.others.rules.step import walk


@mypyc_attr(free_list_len=1)
class Turn(Frame[Others]):
    """The menu, again after every act; `end` is always confirmed."""

    slot: i64
    life: i64
    ended: bool

    # --- written by tools/fields.py from the annotations above ---
    __slots__ = (
        "ended",
        "life",
        "slot",
    )

    def copy(self) -> Turn:
        twin = Turn()
        twin.slot = self.slot
        twin.life = self.life
        twin.ended = self.ended
        return twin

    # --- written until here ---

    def ask(self, state: Others) -> Seats:
        """A death ends the turn (OTH-DE-1)."""
        if state.lives[self.slot] != self.life or carry_out_due(state):
            return 0
        if self.ended or not state.on_top(self):
            return 0
        return state.of_slot(self.slot)

    def question(self, state: Others) -> int:
        return questions.TURN

    def confirms(self, state: Others) -> bool:
        return True

    def options(self, state: Others, seat: Seat) -> list[Choice]:
        slot = self.slot
        found = members(steps(state, slot), STEP)
        if not state.acted:
            add_actions(state, slot, found)
        if can_use_city(state, slot):
            found.append(CITY)
        add_pick_ups(state, slot, found)
        if can_deliver(state, slot):
            found.append(DELIVER)
        if state.orbitals and uplink_of(state, slot) != NOTHING:
            found.append(UPLINK)
        found.append(END)
        return found

    def answer(self, state: Others, seat: Seat, choice: Choice) -> None:
        slot = self.slot
        if choice < SHOOT:
            walk(state, slot, choice - STEP)
        elif choice < SPACE or choice in (FIGHT, CLEANSE):
            act(state, slot, choice)
        elif choice == CITY:
            use_city(state, slot)
        elif choice == UPLINK:
            card = uplink_of(state, slot)
            state.marked |= BIT[card]
            move_orbital(state, slot, state.rules.upgrades[card].uplink, False)
        elif choice == END:
            self.ended = True
            state.seal()
        else:
            explore(state, slot, choice)


def turn_of(state: Others, slot: i64) -> Turn:
    frame = Turn()
    frame.slot = slot
    frame.life = state.lives[slot]
    frame.ended = False
    return frame


def add_actions(state: Others, slot: i64, found: list[Choice]) -> None:
    """Combat, ranged Combat, Cleanse: at most one of them (OTH-HT-8)."""
    space = state.at[slot]
    if state.monsters[space]:
        found.append(FIGHT)
    aimed = targets(state, slot)
    if aimed:
        found += members(aimed, SHOOT)
    if removables(state, space):
        found.append(CLEANSE)


def act(state: Others, slot: i64, choice: Choice) -> None:
    state.acted = True
    state.acted_first = state.spent == 0
    if choice == FIGHT:
        fight(state, slot, True)
    elif choice == CLEANSE:
        cleanse(state, slot)
    else:
        shoot(state, slot, choice - SHOOT)


def add_pick_ups(state: Others, slot: i64, found: list[Choice]) -> None:
    """Flip, take and drop."""
    if can_flip(state, slot):
        found.append(FLIP)
    if can_take_extra(state, slot):
        found.append(TAKE_EXTRA)
    if can_take_innocent(state, slot):
        found.append(TAKE_INNOCENT)
    for ally in range(ALLIES):
        if can_take_ally(state, slot, ally):
            found.append(TAKE_ALLY + ally)
        elif BIT[ally] & state.allies[slot]:
            found.append(DROP_ALLY + ally)


def explore(state: Others, slot: i64, choice: Choice) -> None:
    if choice == FLIP:
        flip(state, slot)
    elif choice == DELIVER:
        deliver(state, slot)
    elif choice == TAKE_EXTRA:
        take_extra(state, slot)
    elif choice == TAKE_INNOCENT:
        take_innocent(state, slot)
    elif choice >= DROP_ALLY:
        drop_ally(state, slot, choice - DROP_ALLY)
    else:
        take_ally(state, slot, choice - TAKE_ALLY)
