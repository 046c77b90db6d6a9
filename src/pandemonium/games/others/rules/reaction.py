"""The Sin's reaction (OTH-RE-1 to OTH-RE-7, OTH-TB-10): a monster moves, then all in the hero's space may fight him."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pandemonium.engine.bits import BIT, members
from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.others.rules import event
from pandemonium.games.others.rules import question as questions
from pandemonium.games.others.rules.choice import FIGHT, KIND, PASS, REACT, SPACE
from pandemonium.games.others.rules.combat import fight
from pandemonium.games.others.rules.counts import UNIT, kinds_of
from pandemonium.games.others.rules.figures import NOTHING, NOWHERE
from pandemonium.games.others.rules.monsters import any_on_board, move_monster
from pandemonium.games.others.rules.reach import can_leave, reach, stride
from pandemonium.games.others.rules.state import Others
from pandemonium.games.others.rules.verbs import REACTION_START
from pandemonium.games.others.rules.window import open_window

REACTING: Final = 0
MONSTER: Final = 1
WHICH: Final = 2
WAY: Final = 3
ATTACK: Final = 4
OVER: Final = 5


@mypyc_attr(free_list_len=1)
class Reaction(Frame[Others]):
    """After each finished hero turn, against that hero alone."""

    slot: i64
    life: i64
    stage: i64
    origin: i64
    kind: i64
    moved_to: i64  # where a monster came to in this reaction, and of which kind: a second move takes another one
    moved_kind: i64

    # --- written by tools/fields.py from the annotations above ---
    __slots__ = (
        "kind",
        "life",
        "moved_kind",
        "moved_to",
        "origin",
        "slot",
        "stage",
    )

    def copy(self) -> Reaction:
        twin = Reaction()
        twin.slot = self.slot
        twin.life = self.life
        twin.stage = self.stage
        twin.origin = self.origin
        twin.kind = self.kind
        twin.moved_to = self.moved_to
        twin.moved_kind = self.moved_kind
        return twin

    # --- written until here ---

    def ask(self, state: Others) -> Seats:
        if state.lives[self.slot] != self.life or self.stage == OVER:
            return 0
        if self.stage == MONSTER and (not state.reaction_moves or not self.movable(state)):
            self.stage = ATTACK
        if self.stage == ATTACK and not state.monsters[state.at[self.slot]]:
            return 0
        return 1 << state.sin_seat

    def question(self, state: Others) -> int:
        if self.stage == REACTING:
            return questions.REACTION
        if self.stage == MONSTER:
            return questions.MONSTER
        if self.stage == WHICH:
            return questions.MONSTER_KIND
        return questions.MONSTER_WAY if self.stage == WAY else questions.ATTACK

    def options(self, state: Others, seat: Seat) -> list[Choice]:
        if self.stage == REACTING:
            return [REACT, PASS]
        if self.stage == MONSTER:
            return [*members(self.movable(state), SPACE), PASS]
        if self.stage == WHICH:
            return [KIND + kind for kind in kinds_of(self.movers(state, self.origin))]
        if self.stage == WAY:
            return members(reach(state, self.origin, stride(state, self.kind, True)), SPACE)
        return [FIGHT, PASS]

    def answer(self, state: Others, seat: Seat, choice: Choice) -> None:
        if self.stage == REACTING:
            self.begin(state, choice == REACT)
        elif self.stage == MONSTER:
            self.origin = choice - SPACE
            self.stage = ATTACK if choice == PASS else WHICH
        elif self.stage == WHICH:
            self.kind = choice - KIND
            self.stage = WAY
        elif self.stage == WAY:
            self.move(state, choice - SPACE)
        else:
            self.stage = OVER
            state.seal()
            if choice == FIGHT:
                fight(state, self.slot, False)

    def begin(self, state: Others, reacts: bool) -> None:
        if not reacts:
            self.stage = OVER
            state.seal()
            if state.events is not None:
                state.tell(event.NO_REACTION, (self.slot,))
            return
        state.reactions -= 1
        state.reaction_moves = 1
        state.drunk = False
        self.stage = MONSTER
        if state.events is not None:
            state.tell(event.REACTED, (self.slot,))
        open_window(state, REACTION_START)

    def movable(self, state: Others) -> i64:
        """Spaces with a monster that can go anywhere, a mask."""
        found: i64 = 0
        for space in state.city.spaces:
            if state.monsters[space] and self.movers(state, space):
                found |= BIT[space]
        return found

    def movers(self, state: Others, space: i64) -> i64:
        """Who may move from here, counts of kinds; not the one that has moved already (p6)."""
        if not can_leave(state, space):
            return 0
        counts = state.monsters[space]
        return counts - UNIT[self.moved_kind] if space == self.moved_to else counts

    def move(self, state: Others, space: i64) -> None:
        move_monster(state, self.kind, self.origin, space)
        self.moved_to, self.moved_kind = space, self.kind
        state.reaction_moves -= 1
        self.stage = MONSTER


def react(state: Others, slot: i64) -> None:
    """With an active token and a monster on the board (OTH-R61)."""
    if not state.reactions or not any_on_board(state):
        return
    frame = Reaction()
    frame.slot = slot
    frame.life = state.lives[slot]
    frame.stage = REACTING
    frame.origin = frame.moved_to = NOWHERE
    frame.kind = frame.moved_kind = NOTHING
    state.push(frame)
