"""A hero's roll (OTH-DI-3, OTH-DI-4): what Combat, ranged Combat and Cleanse have in common.

First the hero says what he would add, then the Sin answers, then the hero may change his mind on all of it (OTH-R32,
OTH-R72), and only then it is paid and the dice fall.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.bits import BIT, COUNT
from pandemonium.engine.row import Row, row
from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.others.rules import cause, event
from pandemonium.games.others.rules.choice import ADRENALINE, CORRUPT, LINK, READY
from pandemonium.games.others.rules.corruption import corrupt_willingly
from pandemonium.games.others.rules.damage import hurt
from pandemonium.games.others.rules.dice import FTH, HERO_FACES, SIN_FACES
from pandemonium.games.others.rules.figures import DEADLY, LAST_LEVEL, NOBODY, NOTHING, SLOTS
from pandemonium.games.others.rules.gear import adrenaline_dice, link_of
from pandemonium.games.others.rules.monsters import tempted_in
from pandemonium.games.others.rules.place import heroes_in
from pandemonium.games.others.rules.state import Others
from pandemonium.games.others.rules.track import TRACK_DICE, TRACK_WILD

PREPARE: Final = 0
WINDOW: Final = 1
RECONSIDER: Final = 2
PAY: Final = 3
THROW: Final = 4
OWN: Final = 5
"""From here on each kind of roll has stages of its own."""
OVER: Final = 40

SAID_WILL: Final = 1
SAID_RUSH: Final = 2
SAID_LINK: Final = 4

NAMES: Final = 3
"""HIT, ARM, RES: what a symbol may be named."""


class Roll(Frame[Others]):
    """One roll from its declaration to its end."""

    __slots__ = (
        "adrenaline",
        "blind",
        "challenged",
        "corruption",
        "damage",
        "fewer",
        "hero",
        "hits",
        "level",
        "life",
        "link",
        "named",
        "no_help",
        "no_will",
        "picked",
        "settled",
        "sin",
        "sin_dice",
        "skills",
        "slot",
        "space",
        "stage",
        "started",
        "tough",
        "willing",
    )

    slot: i64
    life: i64
    space: i64  # of the monsters fought, or of the tokens
    stage: i64
    started: bool  # by the hero himself, not in a reaction
    willing: bool  # he takes voluntary corruption for it
    adrenaline: bool
    link: i64  # the slot that counts as being here, NOBODY
    settled: i64  # what he has said in this stage, a mask: each once, so that nobody says yes and no for ever
    challenged: bool  # the Sin has played a card or called the Acolytes: the hero may change his mind
    sin_dice: i64  # more by a card
    no_help: bool  # no cooperation
    no_will: bool  # no voluntary corruption
    fewer: i64  # hero dice less by a card
    tough: i64  # Armour more of the monsters
    blind: bool  # FAITH and wildcards are HIT
    level: i64  # of the track whose bonuses count; 0 where no corruption was paid
    hero: Row  # faces thrown
    sin: Row
    named: Row  # FAITH and wildcards named HIT, ARM, RES
    hits: i64  # left to assign
    skills: i64  # left to use
    picked: list[int]  # kinds of monsters to die, in order
    damage: i64  # what is left for the hero
    corruption: i64

    def fill(self, twin: Roll) -> None:
        """The fields of a copy."""
        twin.slot = self.slot
        twin.life = self.life
        twin.space = self.space
        twin.stage = self.stage
        twin.started = self.started
        twin.willing = self.willing
        twin.adrenaline = self.adrenaline
        twin.link = self.link
        twin.settled = self.settled
        twin.challenged = self.challenged
        twin.sin_dice = self.sin_dice
        twin.no_help = self.no_help
        twin.no_will = self.no_will
        twin.fewer = self.fewer
        twin.tough = self.tough
        twin.blind = self.blind
        twin.level = self.level
        twin.hero = self.hero[:]
        twin.sin = self.sin[:]
        twin.named = self.named[:]
        twin.hits = self.hits
        twin.skills = self.skills
        twin.picked = self.picked[:]
        twin.damage = self.damage
        twin.corruption = self.corruption

    def begin(self, state: Others, slot: i64, space: i64, started: bool) -> None:
        self.slot = slot
        self.life = state.lives[slot]
        self.space = space
        self.stage = PREPARE
        self.started = started
        self.willing = self.adrenaline = self.challenged = self.no_help = self.no_will = self.blind = False
        self.link = NOBODY
        self.settled = self.sin_dice = self.fewer = self.tough = self.level = self.hits = self.skills = 0
        self.damage = self.corruption = 0
        self.hero, self.sin, self.named, self.picked = row(HERO_FACES), row(SIN_FACES), row(NAMES), []

    # --- the chain -----------------------------------------------------------------------------------------------

    def ask(self, state: Others) -> Seats:
        """A death ends what was still due to this hero (OTH-R71)."""
        depth: i64 = len(state.stack)
        while self.stage < OVER and state.lives[self.slot] == self.life and not state.stopped:
            asked = self.asks(state)
            if asked:
                return asked
            self.carry_on(state)
            if len(state.stack) != depth:
                return 0
        return 0

    def asks(self, state: Others) -> Seats:
        """Whom the stage asks; 0 where it asks nobody."""
        if self.stage == RECONSIDER and self.challenged:
            self.reconsider(state)
            return state.of_slot(self.slot)
        if self.stage == PREPARE:
            return state.of_slot(self.slot)
        return 0

    def carry_on(self, state: Others) -> None:
        """What the stage does without asking; each kind of roll goes on from here."""
        stage = self.stage
        self.stage += 1
        if stage == WINDOW:
            self.open_window(state)
        elif stage == PAY:
            self.pay(state)

    def open_window(self, state: Others) -> None:
        """The Sin's answer."""

    def is_combat(self) -> bool:
        """Whether monsters fight in the hero's own space: not in ranged Combat, not in a Cleanse."""
        return False

    def options(self, state: Others, seat: Seat) -> list[Choice]:
        found = [READY]
        if self.can_will(state) and not self.settled & SAID_WILL:
            found.append(CORRUPT)
        if self.can_rush(state) and not self.settled & SAID_RUSH:
            found.append(ADRENALINE)
        if self.can_link(state) and not self.settled & SAID_LINK:
            for slot in range(state.heroes):
                if state.at[slot] != state.at[self.slot] and slot != self.slot and slot != self.link:
                    found.append(LINK + slot)
            if self.link != NOBODY:
                found.append(LINK + SLOTS)
        return found

    def answer(self, state: Others, seat: Seat, choice: Choice) -> None:
        if choice == READY:
            self.stage += 1
            self.settled = 0
        elif choice == CORRUPT:
            self.settled |= SAID_WILL
            self.willing = not self.willing
        elif choice == ADRENALINE:
            self.settled |= SAID_RUSH
            self.adrenaline = not self.adrenaline
        else:
            self.settled |= SAID_LINK
            self.link = NOBODY if choice == LINK + SLOTS else choice - LINK

    def confirms(self, state: Others) -> bool:
        """Who has added something may still take it back before he rolls."""
        return self.settled != 0

    # --- what the hero may add -----------------------------------------------------------------------------------

    def can_will(self, state: Others) -> bool:
        """Voluntary corruption: not at 7, not beside the Tempter, not where a card forbids it."""
        if self.no_will or state.corruption[self.slot] == LAST_LEVEL:
            return False
        return not tempted_in(state, state.at[self.slot])

    def can_rush(self, state: Others) -> bool:
        """Adrenaline, not for the fifth marker."""
        if COUNT[state.damage[self.slot]] + 1 >= DEADLY:
            return False
        return adrenaline_dice(state, self.slot) > 0

    def can_link(self, state: Others) -> bool:
        return not self.no_help and link_of(state, self.slot) != NOTHING

    def reconsider(self, state: Others) -> None:
        """What a card took away is void, and nothing is paid for it (OTH-R72)."""
        self.willing = self.willing and self.can_will(state)
        self.adrenaline = self.adrenaline and self.can_rush(state)
        if not self.can_link(state):
            self.link = NOBODY

    def pay(self, state: Others) -> None:
        """Corruption, then the marker of Adrenaline, which lies before the track's bonuses are counted."""
        if self.link != NOBODY:
            state.marked |= BIT[link_of(state, self.slot)]
            if state.events is not None:
                state.tell(event.LINKED, (self.slot, self.link))
        if self.willing:
            corrupt_willingly(state, self.slot)
            self.level = state.corruption[self.slot]
        if self.adrenaline:
            if state.events is not None:
                state.tell(event.ADRENALINE, (self.slot,))
            hurt(state, self.slot, 1, cause.FIGHT)

    # --- figures -------------------------------------------------------------------------------------------------

    def track(self, state: Others) -> i64:
        """Where in the tables of the track this roll stands: that of the level paid, or that would be paid."""
        level = self.level
        if not level and self.willing and self.stage <= PAY:
            level = state.corruption[self.slot] + 1
        return level * 128 + state.damage[self.slot]

    def track_dice(self, state: Others) -> i64:
        return TRACK_DICE[self.track(state)]

    def wildcards(self, state: Others) -> i64:
        return TRACK_WILD[self.track(state)]

    def company(self, state: Others) -> i64:
        """Other heroes here, with the one who counts as here."""
        found = COUNT[heroes_in(state, state.at[self.slot]) & ~BIT[self.slot]]
        return found + 1 if self.link != NOBODY else found

    def help(self, state: Others) -> i64:
        """Cooperation (OTH-DI-3)."""
        if self.no_help:
            return 0
        return self.company(state)

    def faith(self, state: Others) -> i64:
        """Symbols to name once his own rolling has ended."""
        return self.hero[FTH] + self.wildcards(state)


def roll_underway(state: Others) -> Roll | None:
    """The roll that is going on, whatever stands on top of it."""
    stack = state.stack
    for place in range(i64(len(stack)) - 1, -1, -1):
        frame = stack[place]
        if isinstance(frame, Roll):
            return frame
    return None
