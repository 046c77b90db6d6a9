"""Ranged Combat (OTH-RG-1 to OTH-RG-6, OTH-TB-9): from street to street along a line, and what comes back."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.bits import BIT, members
from pandemonium.engine.state import Choice, Seat, Seats
from pandemonium.games.others.rules import cause, event
from pandemonium.games.others.rules import question as questions
from pandemonium.games.others.rules.choice import GO, PASS, STAY, STEP
from pandemonium.games.others.rules.corruption import corrupt
from pandemonium.games.others.rules.counts import UNIT, count_of, kinds_of
from pandemonium.games.others.rules.damage import hurt
from pandemonium.games.others.rules.dice import ARM, HIT, RES, throw_sin
from pandemonium.games.others.rules.fight import AFTERMATH, Fight, tell_sin
from pandemonium.games.others.rules.figures import ROSE
from pandemonium.games.others.rules.gear import is_ranged, resistance
from pandemonium.games.others.rules.place import is_district
from pandemonium.games.others.rules.pools import cancel, hero_armour, hero_hits, sin_dice
from pandemonium.games.others.rules.reach import reach, stride
from pandemonium.games.others.rules.state import Others
from pandemonium.games.others.rules.step import take_step
from pandemonium.games.others.rules.verbs import COMBAT_PREP
from pandemonium.games.others.rules.window import open_window

FALL_BACK: Final = AFTERMATH
LOOK: Final = AFTERMATH + 1
ARRIVE: Final = AFTERMATH + 2
SECOND: Final = AFTERMATH + 3
RETALIATE: Final = AFTERMATH + 4
HARM: Final = AFTERMATH + 5
CORRUPT: Final = AFTERMATH + 6
END: Final = AFTERMATH + 7


def targets(state: Others, slot: i64) -> i64:
    """Street spaces with monsters in a line of fire, a mask (OTH-RG-1)."""
    space = state.at[slot]
    if is_district(space) or not is_ranged(state, slot):
        return 0
    found: i64 = 0
    for target in state.city.spaces:
        if state.monsters[target] and BIT[target] & state.city.lanes[space]:
            found |= BIT[target]
    return found


class Shot(Fight):
    """The shooter rolls first and deals his hits; survivors who can reach him may come, and only then the Sin rolls."""

    __slots__ = ("arrived", "asked_kinds")

    arrived: bool
    asked_kinds: i64  # survivors the Sin has decided on, counts

    def copy(self) -> Shot:
        twin = Shot()
        self.fill(twin)
        twin.arrived = self.arrived
        twin.asked_kinds = self.asked_kinds
        return twin

    def question(self, state: Others) -> int:
        if self.stage == FALL_BACK:
            return questions.FALL_BACK
        return questions.ARRIVE if self.stage == ARRIVE else super().question(state)

    def asks(self, state: Others) -> Seats:
        if self.stage == FALL_BACK and state.hero[self.slot] == ROSE:
            return state.of_slot(self.slot)
        if self.stage == ARRIVE and self.next_survivor(state) >= 0:
            return 1 << state.sin_seat
        return super().asks(state)

    def options(self, state: Others, seat: Seat) -> list[Choice]:
        if self.stage == FALL_BACK:
            return [PASS, *members(state.city.near[state.at[self.slot]], STEP)]
        return [GO, STAY] if self.stage == ARRIVE else super().options(state, seat)

    def answer(self, state: Others, seat: Seat, choice: Choice) -> None:
        if self.stage == FALL_BACK:
            self.stage += 1
            if choice != PASS:
                self.fall_back(state, choice - STEP)
        elif self.stage == ARRIVE:
            self.decide(state, choice == GO)
        else:
            super().answer(state, seat, choice)

    def follow(self, state: Others, stage: i64) -> None:
        if stage == LOOK:
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
            self.end(state)

    def count_hits(self, state: Others) -> None:
        """Named before the Sin rolls: what he made ARM or RES stays for the retaliation (OTH-R4)."""
        fixed = hero_hits(state, self, True)
        self.hits = self.hero[HIT] + self.named[0] + fixed
        if state.events is not None:
            state.tell(event.SYMBOLS_ADDED, (self.slot, fixed, 0, 0, 0))

    # --- what comes back -----------------------------------------------------------------------------------------

    def fall_back(self, state: Others, space: i64) -> None:
        """Rose's step: no part of her Move (section 3.2)."""
        if state.events is not None:
            state.tell(event.FELL_BACK, (self.slot, state.at[self.slot], space))
        take_step(state, self.slot, space, False)

    def look(self, state: Others) -> None:
        """Who stands with her now has arrived without a question (OTH-R75)."""
        self.asked_kinds = 0
        self.arrived = state.at[self.slot] == self.space and state.monsters[self.space] != 0

    def next_survivor(self, state: Others) -> i64:
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


def shoot(state: Others, slot: i64, target: i64) -> None:
    shot = Shot()
    shot.begin(state, slot, target, True)
    shot.arrived = False
    shot.asked_kinds = 0
    if state.events is not None:
        state.tell(event.SHOT, (slot, target))
    state.push(shot)
