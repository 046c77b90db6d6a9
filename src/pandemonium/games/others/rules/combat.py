"""Combat (OTH-CO-1 to OTH-CO-11, OTH-TB-8): both sides roll at the same time, whoever began it."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.state import Choice, Seat, Seats
from pandemonium.games.others.rules import cause, drill, event, naming
from pandemonium.games.others.rules import question as questions
from pandemonium.games.others.rules.corruption import corrupt
from pandemonium.games.others.rules.damage import hurt
from pandemonium.games.others.rules.dice import ARM, BLK, COR, CRT, FTH, HIT, RES, SKL, throw_hero, throw_sin
from pandemonium.games.others.rules.figures import MORGANA
from pandemonium.games.others.rules.gear import rerolls, resistance
from pandemonium.games.others.rules.healing import heal_one
from pandemonium.games.others.rules.kills import bury_picked, pick, picks
from pandemonium.games.others.rules.pools import (
    cancel,
    hero_armour,
    hero_dice,
    hero_hits,
    sin_corruptions,
    sin_dice,
    sin_hits,
)
from pandemonium.games.others.rules.roll import OVER, OWN, PREPARE, RECONSIDER, THROW, Roll
from pandemonium.games.others.rules.state import Others
from pandemonium.games.others.rules.verbs import AFTER_ROLL, COMBAT_END, COMBAT_PREP
from pandemonium.games.others.rules.window import open_window

DRILL: Final = OWN
SIN_ANSWERS: Final = OWN + 1
NAME: Final = OWN + 2
PICK: Final = OWN + 3
KILL: Final = OWN + 4
HARM: Final = OWN + 5
CORRUPT: Final = OWN + 6
DRINK: Final = OWN + 7
END: Final = OWN + 8


class Combat(Roll):
    """All monsters of the hero's space against him; other heroes there only cooperate (OTH-CO-2)."""

    __slots__ = ()

    def copy(self) -> Combat:
        twin = Combat()
        self.fill(twin)
        return twin

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
        return state.of_slot(self.slot) if self.stage == PICK else 0

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
            self.count_hits(state)
        elif not pick(state, self, choice):
            self.stage += 1

    def open_window(self, state: Others) -> None:
        open_window(state, COMBAT_PREP)

    def is_combat(self) -> bool:
        return True

    def carry_on(self, state: Others) -> None:
        if self.stage == NAME:
            self.name_unasked(state)
            return
        if self.stage < THROW:
            super().carry_on(state)
            return
        stage = self.stage
        self.stage += 1
        if stage == THROW:
            self.throw(state)
        elif stage == SIN_ANSWERS:
            open_window(state, AFTER_ROLL)
        elif stage == KILL:
            bury_picked(state, self)
        elif stage == HARM:
            hurt(state, self.slot, self.damage, cause.FIGHT if self.started else cause.REACTION)
        elif stage == CORRUPT:
            corrupt(state, self.slot, self.corruption, cause.FIGHT if self.started else cause.REACTION)
        elif stage == DRINK:
            self.drink(state)
        elif stage == END:
            self.stage = OVER
            open_window(state, COMBAT_END)

    def throw(self, state: Others) -> None:
        """Both at once (OTH-CO-6)."""
        dice = hero_dice(state, self)
        self.hero = throw_hero(state, dice)
        tell_hero(state, self, dice)
        dice = sin_dice(state, self, self.space)
        self.sin = throw_sin(state, dice)
        tell_sin(state, self, dice, self.space)

    def name_unasked(self, state: Others) -> None:
        """Nothing to name, or blind fury: all are HIT."""
        naming.set_names(state, self, self.faith(state), 0, 0)
        self.count_hits(state)

    def count_hits(self, state: Others) -> None:
        """Fixed symbols are added and pairs cancelled (OTH-CO-7, OTH-CO-9)."""
        self.stage = PICK
        fixed, armour, resists = hero_hits(state, self, False), hero_armour(state, self), resistance(state, self.slot)
        if state.events is not None:
            state.tell(event.SYMBOLS_ADDED, (self.slot, fixed, armour, resists, 0))
        self.hits = self.hero[HIT] + self.named[0] + fixed
        armours = self.hero[ARM] + self.named[1] + armour
        cancel(state, self, armours, self.hero[RES] + self.named[2] + resists, self.space)

    def drink(self, state: Others) -> None:
        """Morgana, once per hero turn or reaction, if she killed and lives (section 3.2)."""
        if state.hero[self.slot] == MORGANA and self.picked and not state.drunk and state.damage[self.slot]:
            state.drunk = True
            if state.events is not None:
                state.tell(event.DRANK, (self.slot,))
            heal_one(state, self.slot)


def tell_hero(state: Others, roll: Roll, dice: int) -> None:
    if state.events is not None:
        faces = roll.hero
        state.tell(event.HERO_ROLLED, (roll.slot, dice, faces[HIT], faces[ARM], faces[RES], faces[SKL], faces[FTH]))


def tell_sin(state: Others, roll: Roll, dice: int, space: int) -> None:
    if state.events is not None:
        faces = roll.sin
        state.tell(event.SIN_ROLLED, (roll.slot, dice, faces[HIT], faces[CRT], faces[COR], faces[BLK]))
        hits, corruptions = sin_hits(state, space), sin_corruptions(state, space)
        if hits or corruptions:
            state.tell(event.SIN_ADDED, (roll.slot, hits, corruptions))


def fight(state: Others, slot: int, started: bool) -> None:
    """Declared by the hero in his turn, or by the Sin in a reaction."""
    combat = Combat()
    space = state.at[slot]
    combat.begin(state, slot, space, started)
    if state.events is not None:
        state.tell(event.FIGHT_BEGAN if started else event.ATTACKED, (slot, space))
    state.push(combat)
