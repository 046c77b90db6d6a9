"""Windows of the Sin's cards (OTH-SC-1, OTH-TB-11): asked so that the asking tells nothing of the hand."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.others.rules import question as questions
from pandemonium.games.others.rules.acolytes import ability_open, call_acolytes
from pandemonium.games.others.rules.cards import could_fit, fits, has_hand, kinds_in, playable
from pandemonium.games.others.rules.choice import ABILITY, PASS, PLAY, REST, WATCH
from pandemonium.games.others.rules.effects import play_card
from pandemonium.games.others.rules.state import Others
from pandemonium.games.others.rules.verbs import COMBAT_PREP, TURN_START


@mypyc_attr(free_list_len=1)
class Window(Frame[Others]):
    """A moment at which the Sin may play a card, and in a Combat call the Acolytes, in any order (OTH-R33)."""

    kind: i64
    closed: bool

    # --- written by tools/fields.py from the annotations above ---
    __slots__ = (
        "closed",
        "kind",
    )

    def copy(self) -> Window:
        twin = Window()
        twin.kind = self.kind
        twin.closed = self.closed
        return twin

    # --- written until here ---

    def ask(self, state: Others) -> Seats:
        if not self.closed and is_open(state, self.kind):
            return 1 << state.sin_seat
        return 0

    def question(self, state: Others) -> int:
        return questions.BEGIN_WATCH if self.kind == TURN_START else questions.WINDOW

    def options(self, state: Others, seat: Seat) -> list[Choice]:
        found: list[Choice] = []
        if cards_open(state, self.kind):
            for card in kinds_in(state, self.kind):
                if playable(state, card) and fits(state, card):
                    found.append(PLAY + card)
        if self.kind == COMBAT_PREP and ability_open(state):
            found.append(ABILITY)
        if self.kind == TURN_START:
            found.append(WATCH)
            found.append(REST)
        else:
            found.append(PASS)
        return found

    def secret(self, state: Others) -> bool:
        """What he may play follows from his hand: even with nothing he is asked."""
        return True

    def hidden(self, state: Others) -> bool:
        """All see that the moment has gone by."""
        return False

    def answer(self, state: Others, seat: Seat, choice: Choice) -> None:
        """An answer of the Sin stands (OTH-TB-17)."""
        state.seal()
        if choice == ABILITY:
            call_acolytes(state)
            return
        if choice == REST:
            state.resting = True
        if PLAY <= choice < PLAY + len(state.hand):
            self.closed = not (self.kind == COMBAT_PREP and ability_open(state))
            play_card(state, choice - PLAY)
        else:
            self.closed = True


def cards_open(state: Others, kind: i64) -> bool:
    """One card per turn and its reaction, from a hand that is not empty (OTH-RE-6, OTH-SC-1)."""
    if state.card_played or state.resting or not has_hand(state):
        return False
    return kind == TURN_START or could_fit(state, kind)


def is_open(state: Others, kind: i64) -> bool:
    """Whether the Sin is asked: the Acolytes' ability is public, so for it even one who rests."""
    if kind == COMBAT_PREP and ability_open(state):
        return True
    return cards_open(state, kind)


def open_window(state: Others, kind: i64) -> None:
    """Nothing is pushed where nobody would be asked."""
    if is_open(state, kind):
        frame = Window()
        frame.kind = kind
        frame.closed = False
        state.push(frame)
