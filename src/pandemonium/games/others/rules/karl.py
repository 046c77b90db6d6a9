"""Karl's two boards (OTH-KB-1, OTH-R54): at the start of his turn he may become the wolf, or a man again."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.others.rules import event
from pandemonium.games.others.rules import question as questions
from pandemonium.games.others.rules.choice import ABILITY, PASS
from pandemonium.games.others.rules.corruption import raise_level
from pandemonium.games.others.rules.figures import KARL, LAST_LEVEL, WOLF
from pandemonium.games.others.rules.state import Others


class Change(Frame[Others]):
    """One change a turn; it is neither voluntary corruption nor received."""

    slot: i64
    done: bool

    # --- written by tools/fields.py from the annotations above ---
    __slots__ = (
        "done",
        "slot",
    )

    def copy(self) -> Change:
        twin = Change()
        twin.slot = self.slot
        twin.done = self.done
        return twin

    # --- written until here ---

    def ask(self, state: Others) -> Seats:
        if self.done:
            return 0
        return state.of_slot(self.slot)

    def question(self, state: Others) -> int:
        return questions.CHANGE

    def options(self, state: Others, seat: Seat) -> list[Choice]:
        return [ABILITY, PASS]

    def answer(self, state: Others, seat: Seat, choice: Choice) -> None:
        self.done = True
        if choice == PASS:
            return
        slot = self.slot
        if state.hero[slot] == KARL:
            for _ in range(state.rules.heroes[KARL].ability):
                raise_level(state, slot)
            state.hero[slot] = WOLF
        else:
            state.hero[slot] = KARL
        if state.events is not None:
            state.tell(event.CHANGED, (slot, state.hero[slot]))


def offer_change(state: Others, slot: i64) -> None:
    """Not at 7, where the change could not be paid."""
    price = state.rules.heroes[KARL].ability
    can_pay = state.corruption[slot] + price <= LAST_LEVEL
    if state.hero[slot] == WOLF or (state.hero[slot] == KARL and can_pay):
        frame = Change()
        frame.slot = slot
        frame.done = False
        state.push(frame)
