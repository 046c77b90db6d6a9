"""A fight from the roll to the hits: what Combat and ranged Combat have in common.

The hero rolls, may roll dice again, the Sin answers, FAITH is named, and the hits kill (OTH-CO-6 to OTH-CO-9).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.state import Choice, Seat, Seats
from pandemonium.games.others.rules import drill, event, naming
from pandemonium.games.others.rules import question as questions
from pandemonium.games.others.rules.dice import ARM, BLK, COR, CRT, FTH, HIT, RES, SKL, throw_hero
from pandemonium.games.others.rules.gear import rerolls
from pandemonium.games.others.rules.kills import bury_picked, pick, picks
from pandemonium.games.others.rules.pools import hero_dice, sin_corruptions, sin_hits
from pandemonium.games.others.rules.roll import OVER, OWN, PREPARE, RECONSIDER, THROW, Roll
from pandemonium.games.others.rules.state import Others
from pandemonium.games.others.rules.verbs import AFTER_ROLL, COMBAT_END, COMBAT_PREP
from pandemonium.games.others.rules.window import open_window

DRILL: Final = OWN
SIN_ANSWERS: Final = OWN + 1
NAME: Final = OWN + 2
PICK: Final = OWN + 3
KILL: Final = OWN + 4
AFTERMATH: Final = OWN + 5
"""From here on each kind of fight has stages of its own."""


class Fight(Roll):
    """A hero against monsters, in his own space or from afar."""

    __slots__ = ()

    def question(self, state: Others) -> int:
        if self.stage == PREPARE:
            return questions.PREPARE_COMBAT
        if self.stage == RECONSIDER:
            return questions.RECONSIDER_COMBAT
        if self.stage == DRILL:
            return questions.DRILL
        return questions.FAITH if self.stage == NAME else questions.KILLS

    def asks(self, state: Others) -> Seats:
        if self.stage < OWN:
            return super().asks(state)
        if self.stage == DRILL and rerolls(state, self.slot):
            return state.of_slot(self.slot)
        if self.stage == NAME and not self.blind and self.faith(state):
            return state.of_slot(self.slot)
        if self.stage == PICK:
            return state.of_slot(self.slot)
        return 0

    def options(self, state: Others, seat: Seat) -> list[Choice]:
        if self.stage < OWN:
            return super().options(state, seat)
        if self.stage == DRILL:
            return drill.sets(state, self)
        return naming.names(state, self) if self.stage == NAME else picks(state, self)

    def answer(self, state: Others, seat: Seat, choice: Choice) -> None:
        if self.stage < OWN:
            super().answer(state, seat, choice)
        elif self.stage == DRILL:
            self.stage += 1
            drill.reroll(state, self, choice)
        elif self.stage == NAME:
            naming.name(state, self, choice)
            self.stage = PICK
            self.count_hits(state)
        elif not pick(state, self, choice):
            self.stage += 1

    def open_window(self, state: Others) -> None:
        open_window(state, COMBAT_PREP)

    def carry_on(self, state: Others) -> None:
        if self.stage < THROW:
            super().carry_on(state)
            return
        stage = self.stage
        self.stage += 1
        if stage == THROW:
            self.throw(state)
        elif stage == SIN_ANSWERS:
            open_window(state, AFTER_ROLL)
        elif stage == NAME:
            self.name_unasked(state)
        elif stage == KILL:
            bury_picked(state, self)
        else:
            self.follow(state, stage)

    def throw(self, state: Others) -> None:
        dice = hero_dice(state, self)
        self.hero = throw_hero(state, dice)
        tell_hero(state, self, dice)

    def name_unasked(self, state: Others) -> None:
        """Nothing to name, or blind fury: all are HIT."""
        naming.set_names(state, self, self.faith(state), 0, 0)
        self.count_hits(state)

    def count_hits(self, state: Others) -> None:
        """The hits the hero has, now that all is named."""

    def follow(self, state: Others, stage: i64) -> None:
        """What comes after the kills."""

    def end(self, state: Others) -> None:
        self.stage = OVER
        open_window(state, COMBAT_END)


def tell_hero(state: Others, roll: Roll, dice: i64) -> None:
    if state.events is not None:
        faces = roll.hero
        state.tell(event.HERO_ROLLED, (roll.slot, dice, faces[HIT], faces[ARM], faces[RES], faces[SKL], faces[FTH]))


def tell_sin(state: Others, roll: Roll, dice: i64, space: i64) -> None:
    if state.events is not None:
        faces = roll.sin
        state.tell(event.SIN_ROLLED, (roll.slot, dice, faces[HIT], faces[CRT], faces[COR], faces[BLK]))
        hits, corruptions = sin_hits(state, space), sin_corruptions(state, space)
        if hits or corruptions:
            state.tell(event.SIN_ADDED, (roll.slot, hits, corruptions))
