"""The chain of one hero's turn (section 6.2, OTH-R66): from the spent token to the end of the reaction."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pandemonium.engine.row import row
from pandemonium.engine.state import Frame, Seats
from pandemonium.games.others.rules import event
from pandemonium.games.others.rules.advance import carry_out_due, purity_of
from pandemonium.games.others.rules.adventure import ALL_HOME, ALL_PURE
from pandemonium.games.others.rules.figures import CARD_KINDS, NOTHING
from pandemonium.games.others.rules.karl import offer_change
from pandemonium.games.others.rules.leah import coordinate
from pandemonium.games.others.rules.missions import book, counts_for, current
from pandemonium.games.others.rules.past import face_past
from pandemonium.games.others.rules.reaction import react
from pandemonium.games.others.rules.state import Others
from pandemonium.games.others.rules.turn import turn_of
from pandemonium.games.others.rules.verbs import EXTRA_SPENT, TURN_END, TURN_START
from pandemonium.games.others.rules.window import open_window

EXTRA_WINDOW: Final = 0
CHANGE: Final = 1
START_WINDOW: Final = 2
MENU: Final = 3
COORDINATE: Final = 4
MISSIONS: Final = 5
PAST: Final = 6
END_WINDOW: Final = 7
REACTION: Final = 8
OVER: Final = 9


@mypyc_attr(free_list_len=1)
class HeroTurn(Frame[Others]):
    """What a turn is made of. Who dies in his own turn did not finish it: none of the rest happens (OTH-RE-3)."""

    slot: i64
    life: i64
    extra: bool
    stage: i64

    # --- written by tools/fields.py from the annotations above ---
    __slots__ = (
        "extra",
        "life",
        "slot",
        "stage",
    )

    def copy(self) -> HeroTurn:
        twin = HeroTurn()
        twin.slot = self.slot
        twin.life = self.life
        twin.extra = self.extra
        twin.stage = self.stage
        return twin

    # --- written until here ---

    def ask(self, state: Others) -> Seats:
        depth: i64 = len(state.stack)  # it grows where a stage has pushed something
        while self.stage < OVER and state.lives[self.slot] == self.life and not state.stopped:
            if carry_out_due(state) or len(state.stack) != depth:
                return 0
            self.carry_on(state)
            if len(state.stack) != depth:
                return 0
        if not state.stopped:
            carry_out_due(state)
        return 0

    def finish(self, state: Others) -> None:
        state.in_turn = False

    def carry_on(self, state: Others) -> None:
        stage, slot = self.stage, self.slot
        self.stage += 1
        if stage == EXTRA_WINDOW and self.extra:
            open_window(state, EXTRA_SPENT)
        elif stage == CHANGE:
            self.begin(state)
        elif stage == START_WINDOW:
            open_window(state, TURN_START)
        elif stage == MENU:
            state.push(turn_of(state, slot))
        elif stage == COORDINATE:
            coordinate(state, slot)
        elif stage == MISSIONS:
            look_at_missions(state)
        elif stage == PAST:
            face_past(state, slot)
        elif stage == END_WINDOW:
            state.in_turn = False  # before the Sin is asked: that he lets the moment go by tells nothing
            open_window(state, TURN_END)
        elif stage == REACTION:
            react(state, slot)

    def begin(self, state: Others) -> None:
        """Overslept (s8): neither a turn nor a reaction (OTH-R53)."""
        if state.overslept:
            self.stage = OVER
        else:
            offer_change(state, self.slot)


def take_turn(state: Others, slot: i64, extra: bool) -> None:
    """The turn of the Sin's card begins when the token is spent (OTH-SC-1)."""
    state.turn += 1
    state.active = slot
    state.in_turn = True
    state.spent = state.entered = state.dropped = 0
    state.acted = state.acted_first = state.halted = state.overslept = state.drunk = False
    state.capped = NOTHING
    state.card_played = state.resting = False
    state.shown = NOTHING
    state.drawn = row(CARD_KINDS)
    state.hero_dice = state.sin_dice = 0
    if state.events is not None:
        state.tell(event.EXTRA_SPENT if extra else event.TURN_BEGAN, (slot,))
    frame = HeroTurn()
    frame.slot = slot
    frame.life = state.lives[slot]
    frame.extra = extra
    frame.stage = EXTRA_WINDOW
    state.push(frame)


def look_at_missions(state: Others) -> None:
    """Those that name the end of a hero's turn (OTH-R59)."""
    if counts_for(state, ALL_PURE):
        most = purity_of(state, current(state))
        if all(state.corruption[slot] <= most for slot in range(state.heroes)):
            book(state, 1)
    elif counts_for(state, ALL_HOME):
        home = state.city.start
        if all(state.at[slot] == home for slot in range(state.heroes)) and not state.monsters[home]:
            book(state, 1)
