"""Cleanse (OTH-CL-1, OTH-CL-2, OTH-TB-23): each SKL may remove a face-up token that is not printed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.bits import BIT, COUNT, members
from pandemonium.engine.state import Choice, Seat, Seats
from pandemonium.games.others.rules import event
from pandemonium.games.others.rules import question as questions
from pandemonium.games.others.rules.choice import COVER, ENOUGH, TOKEN
from pandemonium.games.others.rules.counts import UNIT
from pandemonium.games.others.rules.damage import squad_number
from pandemonium.games.others.rules.dice import SKL, throw_hero
from pandemonium.games.others.rules.fight import tell_hero
from pandemonium.games.others.rules.figures import BRAD, CORRUPTION, NEST, PENTAGRAM, REMOVABLE
from pandemonium.games.others.rules.gear import adrenaline_dice, cleanse_dice, owned
from pandemonium.games.others.rules.missions import count_removed
from pandemonium.games.others.rules.place import is_district, physical_in
from pandemonium.games.others.rules.pools import FEWEST
from pandemonium.games.others.rules.roll import OVER, OWN, PREPARE, RECONSIDER, THROW, Roll
from pandemonium.games.others.rules.state import Others
from pandemonium.games.others.rules.verbs import CLEANSE_PREP
from pandemonium.games.others.rules.window import open_window

REMOVE: Final = OWN


class Cleansing(Roll):
    """One Cleanse; FAITH and the wildcard are SKL unasked."""

    __slots__ = ()

    def copy(self) -> Cleansing:
        twin = Cleansing()
        self.fill(twin)
        return twin

    def question(self, state: Others) -> int:
        if self.stage == PREPARE:
            return questions.PREPARE_CLEANSE
        return questions.RECONSIDER_CLEANSE if self.stage == RECONSIDER else questions.REMOVE

    def asks(self, state: Others) -> Seats:
        if self.stage < OWN:
            return super().asks(state)
        if self.skills and removables(state, self.space):
            return state.of_slot(self.slot)
        return 0

    def options(self, state: Others, seat: Seat) -> list[Choice]:
        if self.stage < OWN:
            return super().options(state, seat)
        return [*members(removables(state, self.space), TOKEN), ENOUGH]

    def answer(self, state: Others, seat: Seat, choice: Choice) -> None:
        if self.stage < OWN:
            super().answer(state, seat, choice)
        elif choice == ENOUGH:
            self.stage = OVER
        else:
            self.skills -= 1
            remove(state, self.slot, self.space, choice)

    def open_window(self, state: Others) -> None:
        open_window(state, CLEANSE_PREP)

    def carry_on(self, state: Others) -> None:
        if self.stage < THROW:
            super().carry_on(state)
        elif self.stage == THROW:
            self.stage += 1
            self.throw(state)
        else:
            self.stage = OVER

    def throw(self, state: Others) -> None:
        dice = skill_dice(state, self)
        self.hero = throw_hero(state, dice)
        tell_hero(state, self, dice)
        fixed = fixed_skills(state, self.slot, self.space)
        self.skills = self.hero[SKL] + self.faith(state) + fixed
        if state.events is not None:
            state.tell(event.SYMBOLS_ADDED, (self.slot, 0, 0, 0, fixed + self.faith(state)))


def skill_dice(state: Others, roll: Roll) -> i64:
    """Skill, cooperation, upgrades, the track; less by a card."""
    slot = roll.slot
    found = state.rules.heroes[state.hero[slot]].skill + roll.help(state) + cleanse_dice(state, slot)
    found += roll.track_dice(state)
    if roll.adrenaline:
        found += adrenaline_dice(state, slot)
    return max(FEWEST, found - roll.fewer)


def fixed_skills(state: Others, slot: i64, space: i64) -> i64:
    """Brad's method, and the rite against Nests and Pentagrams."""
    found = state.rules.heroes[BRAD].ability if state.hero[slot] == BRAD else 0
    if physical_in(state, space, NEST) or physical_in(state, space, PENTAGRAM):
        found += sum(upgrade.banish for upgrade in owned(state, slot))
    return found


def removables(state: Others, space: i64) -> i64:
    """Kinds of physical tokens there; a Corruption token that covers an icon is a choice of its own (OTH-R56): a mask
    of choices, those of kinds and then of covers, from TOKEN on."""
    if not state.tokens[space]:
        return 0
    covered = state.covered[space] if is_district(space) else 0
    found = covered << REMOVABLE
    for kind in range(REMOVABLE):
        number = physical_in(state, space, kind)
        if kind == CORRUPTION:
            number -= COUNT[covered]
        if number > 0:
            found |= BIT[kind]
    return found


def remove(state: Others, slot: i64, space: i64, choice: Choice) -> None:
    """Back to the supply (OTH-R68); an icon is uncovered."""
    kind = CORRUPTION
    if choice >= COVER:
        state.covered[space] &= ~BIT[choice - COVER]
        if state.events is not None:
            state.tell(event.UNCOVERED, (slot, state.city.icons[space][choice - COVER], space))
    else:
        kind = choice - TOKEN
    state.tokens[space] -= UNIT[kind]
    state.supply += UNIT[kind]
    state.removals[squad_number(state.hero[slot])] += 1
    if state.events is not None:
        state.tell(event.REMOVED, (slot, kind, space))
    count_removed(state, slot, kind)


def cleanse(state: Others, slot: i64) -> None:
    frame = Cleansing()
    frame.begin(state, slot, state.at[slot], True)
    if state.events is not None:
        state.tell(event.CLEANSE_BEGAN, (slot, frame.space))
    state.push(frame)
