"""Turn after turn (OTH-HT-1 to OTH-HT-6, OTH-R15): from the first hero clockwise, until nobody spends a token."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.others.rules import event
from pandemonium.games.others.rules import question as questions
from pandemonium.games.others.rules.choice import PASS, SPEND_EXTRA, SPEND_TURN
from pandemonium.games.others.rules.counts import UNIT
from pandemonium.games.others.rules.figures import EXTRA_TURN
from pandemonium.games.others.rules.hero_turn import take_turn
from pandemonium.games.others.rules.state import Others


class Lap(Frame[Others]):
    """Whose place comes; it is over after a full lap in which no token was spent."""

    slot: i64
    idle: i64  # places in a row without a token spent

    # --- written by tools/fields.py from the annotations above ---
    __slots__ = (
        "idle",
        "slot",
    )

    def copy(self) -> Lap:
        twin = Lap()
        twin.slot = self.slot
        twin.idle = self.idle
        return twin

    # --- written until here ---

    def ask(self, state: Others) -> Seats:
        while self.idle < state.heroes and not state.turns[self.slot] and not state.extra[self.slot]:
            self.pass_on(state)
            self.idle += 1
        if self.idle >= state.heroes:
            return 0
        return state.of_slot(self.slot)

    def pass_on(self, state: Others) -> None:
        self.slot = (self.slot + 1) % state.heroes

    def question(self, state: Others) -> int:
        return questions.TOKEN

    def options(self, state: Others, seat: Seat) -> list[Choice]:
        """With an active Turn token he must take a turn (OTH-HT-4); one token, never both (OTH-HT-3)."""
        extra = state.extra[self.slot]
        if state.turns[self.slot]:
            return [SPEND_TURN, SPEND_EXTRA] if extra else [SPEND_TURN]
        return [SPEND_EXTRA, PASS]

    def answer(self, state: Others, seat: Seat, choice: Choice) -> None:
        slot = self.slot
        self.pass_on(state)
        if choice == PASS:
            self.idle += 1
            if state.events is not None:
                state.tell(event.TURN_PASSED, (slot,))
            return
        self.idle = 0
        if choice == SPEND_TURN:
            state.turns[slot] -= 1
        else:
            state.extra[slot] -= 1
            state.supply += UNIT[EXTRA_TURN]
        take_turn(state, slot, choice == SPEND_EXTRA)


def lap(slot: i64) -> Lap:
    frame = Lap()
    frame.slot = slot
    frame.idle = 0
    return frame
