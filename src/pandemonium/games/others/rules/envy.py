"""Envied (p9): the hero with most upgrades loses one, or takes damage."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.bits import count, members
from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.others.rules import cause, event
from pandemonium.games.others.rules import question as questions
from pandemonium.games.others.rules.choice import DAMAGE, SLOT, UPGRADE
from pandemonium.games.others.rules.damage import hurt
from pandemonium.games.others.rules.figures import NOBODY
from pandemonium.games.others.rules.gear import lose_upgrade
from pandemonium.games.others.rules.state import Others


class Envy(Frame[Others]):
    """The Sin picks among equals, then that hero's player chooses."""

    slot: i64
    damage: i64
    done: bool

    # --- written by tools/fields.py from the annotations above ---
    __slots__ = (
        "damage",
        "done",
        "slot",
    )

    def copy(self) -> Envy:
        twin = Envy()
        twin.slot = self.slot
        twin.damage = self.damage
        twin.done = self.done
        return twin

    # --- written until here ---

    def ask(self, state: Others) -> Seats:
        if self.done:
            return 0
        return 1 << state.sin_seat if self.slot == NOBODY else state.of_slot(self.slot)

    def question(self, state: Others) -> int:
        return questions.ENVIED if self.slot == NOBODY else questions.ENVY

    def options(self, state: Others, seat: Seat) -> list[Choice]:
        if self.slot == NOBODY:
            return [SLOT + slot for slot in best_equipped(state)]
        return [*members(state.upgrades[self.slot], UPGRADE), DAMAGE]

    def answer(self, state: Others, seat: Seat, choice: Choice) -> None:
        if self.slot == NOBODY:
            self.slot = choice - SLOT
            state.seal()
            return
        self.done = True
        if choice != DAMAGE:
            lose_upgrade(state, self.slot, choice - UPGRADE)
            return
        if state.events is not None:
            state.tell(event.CHOSE_DAMAGE, (self.slot,))
        hurt(state, self.slot, self.damage, cause.CARD)


def best_equipped(state: Others) -> list[int]:
    most = max([count(upgrades) for upgrades in state.upgrades])
    return [slot for slot in range(state.heroes) if count(state.upgrades[slot]) == most]


def envy(state: Others, damage: i64) -> None:
    frame = Envy()
    frame.slot = NOBODY
    frame.damage = damage
    frame.done = False
    state.push(frame)
