"""Ranged Combat (OTH-RG-1 to OTH-RG-6, OTH-TB-9): from street to street along a line, and what comes back."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.bits import BIT, members
from pandemonium.engine.state import Choice, Seat, Seats
from pandemonium.games.others.rules import cause, drill, event, naming
from pandemonium.games.others.rules import question as questions
from pandemonium.games.others.rules.choice import GO, PASS, STAY, STEP
from pandemonium.games.others.rules.combat import tell_hero, tell_sin
from pandemonium.games.others.rules.corruption import corrupt
from pandemonium.games.others.rules.counts import UNIT, count_of, kinds_of
from pandemonium.games.others.rules.damage import hurt
from pandemonium.games.others.rules.dice import ARM, HIT, RES, SIN_FACES, throw_hero, throw_sin
from pandemonium.games.others.rules.figures import ROSE
from pandemonium.games.others.rules.gear import is_ranged, rerolls, resistance
from pandemonium.games.others.rules.kills import bury_picked, pick, picks
from pandemonium.games.others.rules.place import is_district
from pandemonium.games.others.rules.pools import cancel, hero_armour, hero_dice, hero_hits, sin_dice
from pandemonium.games.others.rules.reach import reach, stride
from pandemonium.games.others.rules.roll import OVER, OWN, PREPARE, RECONSIDER, THROW, Roll
from pandemonium.games.others.rules.state import Others
from pandemonium.games.others.rules.step import take_step
from pandemonium.games.others.rules.verbs import AFTER_ROLL, COMBAT_END, COMBAT_PREP
from pandemonium.games.others.rules.window import open_window

DRILL: Final = OWN
SIN_ANSWERS: Final = OWN + 1
NAME: Final = OWN + 2
PICK: Final = OWN + 3
KILL: Final = OWN + 4
FALL_BACK: Final = OWN + 5
LOOK: Final = OWN + 6
ARRIVE: Final = OWN + 7
SECOND: Final = OWN + 8
RETALIATE: Final = OWN + 9
HARM: Final = OWN + 10
CORRUPT: Final = OWN + 11
END: Final = OWN + 12


def targets(state: Others, slot: int) -> int:
    """Street spaces with monsters in a line of fire, a mask (OTH-RG-1)."""
    space = state.at[slot]
    if is_district(space) or not is_ranged(state, slot):
        return 0
    found = 0
    for target in members(state.city.lanes[space]):
        if state.monsters[target]:
            found |= BIT[target]
    return found


class Shot(Roll):
    """The shooter rolls first and deals his hits; survivors who can reach him may come, and only then the Sin rolls."""

    __slots__ = ("arrived", "asked_kinds")

    arrived: bool
    asked_kinds: int  # survivors the Sin has decided on, counts

    def copy(self) -> Shot:
        twin = Shot()
        self.fill(twin)
        twin.arrived = self.arrived
        twin.asked_kinds = self.asked_kinds
        return twin

    def question(self, state: Others) -> int:
        if self.stage == PREPARE:
            return questions.PREPARE_COMBAT
        if self.stage == RECONSIDER:
            return questions.RECONSIDER_COMBAT
        if self.stage == DRILL:
            return questions.DRILL
        if self.stage == NAME:
            return questions.FAITH
        if self.stage == FALL_BACK:
            return questions.FALL_BACK
        return questions.ARRIVE if self.stage == ARRIVE else questions.KILLS

    def asks(self, state: Others) -> Seats:
        hero = state.of_slot(self.slot)
        if self.stage < OWN:
            return super().asks(state)
        if self.stage == DRILL:
            return hero if rerolls(state, self.slot) else 0
        if self.stage == NAME:
            return hero if self.faith(state) and not self.blind else 0
        if self.stage == FALL_BACK:
            return hero if state.hero[self.slot] == ROSE else 0
        if self.stage == ARRIVE:
            return 1 << state.sin_seat if self.next_survivor(state) >= 0 else 0
        return hero if self.stage == PICK else 0

    def options(self, state: Others, seat: Seat) -> list[Choice]:
        if self.stage < OWN:
            return super().options(state, seat)
        if self.stage == DRILL:
            return drill.sets(state, self)
        if self.stage == NAME:
            return naming.names(state, self)
        if self.stage == FALL_BACK:
            return [PASS, *members(state.city.near[state.at[self.slot]], STEP)]
        return [GO, STAY] if self.stage == ARRIVE else picks(state, self)

    def answer(self, state: Others, seat: Seat, choice: Choice) -> None:
        if self.stage < OWN:
            super().answer(state, seat, choice)
        elif self.stage == DRILL:
            self.stage += 1
            drill.reroll(state, self, choice)
        elif self.stage == NAME:
            naming.name(state, self, choice)
            self.count_hits(state)
        elif self.stage == FALL_BACK:
            self.stage += 1
            if choice != PASS:
                self.fall_back(state, choice - STEP)
        elif self.stage == ARRIVE:
            self.decide(state, choice == GO)
        elif not pick(state, self, choice):
            self.stage += 1

    def carry_on(self, state: Others) -> None:
        if self.stage == NAME:
            naming.set_names(state, self, self.faith(state), 0, 0)
            self.count_hits(state)
            return
        if self.stage < THROW:
            super().carry_on(state)
            return
        stage = self.stage
        self.stage += 1
        if stage == THROW:
            dice = hero_dice(state, self)
            self.hero = throw_hero(state, dice)
            tell_hero(state, self, dice)
        elif stage == SIN_ANSWERS:
            open_window(state, AFTER_ROLL)
        elif stage == KILL:
            bury_picked(state, self)
        elif stage == LOOK:
            self.look(state)
        elif stage == SECOND:
            self.second(state)
        elif stage == RETALIATE:
            self.retaliate(state)
        elif stage == HARM:
            hurt(state, self.slot, self.damage, cause.FIGHT)
        elif stage == CORRUPT:
            corrupt(state, self.slot, self.corruption, cause.FIGHT)
        elif stage == END:
            self.stage = OVER
            open_window(state, COMBAT_END)

    def open_window(self, state: Others) -> None:
        open_window(state, COMBAT_PREP)

    def count_hits(self, state: Others) -> None:
        """Named before the Sin rolls: what he made ARM or RES stays for the retaliation (OTH-R4)."""
        self.stage = PICK
        fixed = hero_hits(state, self, True)
        self.hits = self.hero[HIT] + self.named[0] + fixed
        if state.events is not None:
            state.tell(event.SYMBOLS_ADDED, (self.slot, fixed, 0, 0, 0))

    # --- what comes back -----------------------------------------------------------------------------------------

    def fall_back(self, state: Others, space: int) -> None:
        """Rose's step: no part of her Move (section 3.2)."""
        if state.events is not None:
            state.tell(event.FELL_BACK, (self.slot, state.at[self.slot], space))
        take_step(state, self.slot, space, False)

    def look(self, state: Others) -> None:
        """Who stands with her now has arrived without a question (OTH-R75)."""
        self.asked_kinds = 0
        self.arrived = state.at[self.slot] == self.space and state.monsters[self.space] != 0

    def next_survivor(self, state: Others) -> int:
        """A kind that can reach the shooter and was not decided on, or -1 (OTH-RG-3)."""
        home = state.at[self.slot]
        if home == self.space:
            return -1
        left = state.monsters[self.space] - self.asked_kinds
        for kind in kinds_of(left):
            if count_of(left, kind) and BIT[home] & reach(state, self.space, stride(state, kind, False)):
                return kind
        return -1

    def decide(self, state: Others, goes: bool) -> None:
        kind = self.next_survivor(state)
        if not goes:
            self.asked_kinds += UNIT[kind]
            return
        home = state.at[self.slot]
        state.monsters[self.space] -= UNIT[kind]
        state.monsters[home] += UNIT[kind]
        self.arrived = True
        if state.events is not None:
            state.tell(event.ARRIVED, (kind, self.space, home))

    def second(self, state: Others) -> None:
        """If nobody has come the Sin does not roll (OTH-RG-5); else he may play a card once more (OTH-R48)."""
        if self.arrived:
            open_window(state, COMBAT_PREP)
            return
        self.stage = END
        if state.events is not None:
            state.tell(event.NOBODY_CAME, (self.slot,))

    def retaliate(self, state: Others) -> None:
        """All monsters now with the shooter, if one has come; his first roll is the defence (OTH-RG-4)."""
        home = state.at[self.slot]
        dice = sin_dice(state, self, home)
        self.sin = throw_sin(state, dice)
        tell_sin(state, self, dice, home)
        armour, resists = hero_armour(state, self), resistance(state, self.slot)
        if state.events is not None:
            state.tell(event.SYMBOLS_ADDED, (self.slot, 0, armour, resists, 0))
        armours = self.hero[ARM] + self.named[1] + armour
        cancel(state, self, armours, self.hero[RES] + self.named[2] + resists, home)


def shoot(state: Others, slot: int, target: int) -> None:
    shot = Shot()
    shot.begin(state, slot, target, True)
    shot.arrived = False
    shot.asked_kinds = 0
    shot.sin = [0] * SIN_FACES
    if state.events is not None:
        state.tell(event.SHOT, (slot, target))
    state.push(shot)
