"""An effect on several heroes (OTH-R46, OTH-R80): slot by slot from the active one; who is hit is fixed before."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.bits import BIT
from pandemonium.engine.state import Frame, Seats
from pandemonium.games.others.rules.corruption import corrupt
from pandemonium.games.others.rules.damage import hurt
from pandemonium.games.others.rules.state import Others


class Affliction(Frame[Others]):
    """Damage and corruption for each; a hero who came meanwhile is not among them."""

    slots: list[int]
    lives: list[int]
    at: i64
    damage: i64
    corruption: i64
    cause: i64

    # --- written by tools/fields.py from the annotations above ---
    __slots__ = (
        "at",
        "cause",
        "corruption",
        "damage",
        "lives",
        "slots",
    )

    def copy(self) -> Affliction:
        twin = Affliction()
        twin.slots = self.slots[:]
        twin.lives = self.lives[:]
        twin.at = self.at
        twin.damage = self.damage
        twin.corruption = self.corruption
        twin.cause = self.cause
        return twin

    # --- written until here ---

    def ask(self, state: Others) -> Seats:
        while self.at < len(self.slots) and not state.stopped:
            slot, life = self.slots[self.at], self.lives[self.at]
            self.at += 1
            if state.lives[slot] == life:
                hurt(state, slot, self.damage, self.cause)
                corrupt(state, slot, self.corruption, self.cause)
            if not state.on_top(self):
                return 0
        return 0


def afflict(state: Others, slots: i64, damage: i64, corruption: i64, cause: i64) -> None:
    """The heroes of these slots, a mask."""
    first = max(state.active, 0)
    order = [(first + step) % state.heroes for step in range(state.heroes)]
    frame = Affliction()
    frame.slots = [slot for slot in order if BIT[slot] & slots]
    frame.lives = [state.lives[slot] for slot in frame.slots]
    frame.at = 0
    frame.damage = damage
    frame.corruption = corruption
    frame.cause = cause
    state.push(frame)
