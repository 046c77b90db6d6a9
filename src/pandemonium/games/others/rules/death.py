"""Death (OTH-DE-1 to OTH-DE-5, OTH-TB-25): what the hero leaves, and who takes his place."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.bits import BIT, COUNT, count, members
from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.others.rules import event
from pandemonium.games.others.rules import question as questions
from pandemonium.games.others.rules.choice import HERO, UPGRADE
from pandemonium.games.others.rules.counts import UNIT
from pandemonium.games.others.rules.figures import (
    EXTRA_TURN,
    INNOCENT,
    KARL,
    NOTHING,
    NOWHERE,
    SQUAD,
    WOLF,
)
from pandemonium.games.others.rules.state import Others
from pandemonium.games.others.rules.victory import sin_wins


def die(state: Others, slot: i64, cause: i64) -> None:
    """Extra Turn tokens and Marks are discarded, Allies and Innocents drop, upgrades join the pool (OTH-DE-2,
    OTH-DE-3). With an empty Reserve the Sin has won (OTH-WIN-2, OTH-WIN-5)."""
    board = state.hero[slot]
    hero = KARL if board == WOLF else board  # both of Karl's boards leave the game (OTH-R36)
    if state.events is not None:
        state.tell(event.DIED, (slot, board, cause, state.at[slot]))
    state.deaths += 1
    state.lives[slot] += 1
    state.causes[cause] += 1
    state.fallen |= BIT[hero]
    if state.past[hero] != NOTHING and not BIT[state.past[hero]] & state.past_open:
        state.past_aside |= BIT[hero]
    leave_behind(state, slot)
    lost = state.upgrades[slot]
    state.pool |= lost
    state.upgrades[slot] = 0
    state.at[slot] = NOWHERE
    state.corruption[slot], state.damage[slot] = 1, 0
    if not state.reserve:
        state.hero[slot] = NOTHING
        sin_wins(state, event.SIN_WON)
        return
    state.push(replacing(slot, count(lost)))


def leave_behind(state: Others, slot: i64) -> None:
    space = state.at[slot]
    state.supply += UNIT[EXTRA_TURN] * state.extra[slot]
    state.extra[slot] = 0
    state.unhealing &= ~BIT[slot]
    state.tokens[space] += UNIT[INNOCENT] * state.innocents[slot]
    state.innocents[slot] = 0
    for ally in members(state.allies[slot]):
        state.ally[ally] = space
    state.allies[slot] = 0


class Replacement(Frame[Others]):
    """A hero of the Reserve takes the place with its tokens (OTH-DE-4), then as many upgrades as the dead one had,
    from the whole pool (OTH-DE-3)."""

    slot: i64
    upgrades: i64
    came: bool

    # --- written by tools/fields.py from the annotations above ---
    __slots__ = (
        "came",
        "slot",
        "upgrades",
    )

    def copy(self) -> Replacement:
        twin = Replacement()
        twin.slot = self.slot
        twin.upgrades = self.upgrades
        twin.came = self.came
        return twin

    # --- written until here ---

    def ask(self, state: Others) -> Seats:
        if self.came and not (self.upgrades and state.pool):
            return 0
        return state.of_slot(self.slot)

    def question(self, state: Others) -> int:
        return questions.INHERIT if self.came else questions.RESERVE

    def options(self, state: Others, seat: Seat) -> list[Choice]:
        if not self.came:
            return members(state.reserve, HERO)
        return members(state.pool, UPGRADE)

    def answer(self, state: Others, seat: Seat, choice: Choice) -> None:
        if not self.came:
            self.came = True
            enter(state, self.slot, choice - HERO)
            return
        self.upgrades -= 1
        card = choice - UPGRADE
        state.pool &= ~BIT[card]
        state.upgrades[self.slot] |= BIT[card]
        if state.events is not None:
            state.tell(event.INHERITED, (self.slot, card))


def enter(state: Others, slot: i64, hero: i64) -> None:
    """Corruption 1, no damage, on the Start space; no roll, it is no Move (OTH-R35)."""
    state.reserve &= ~BIT[hero]
    state.hero[slot] = hero
    state.at[slot] = state.city.start
    if state.events is not None:
        state.tell(event.REPLACED, (slot, hero))


def replacing(slot: i64, upgrades: i64) -> Replacement:
    frame = Replacement()
    frame.slot = slot
    frame.upgrades = upgrades
    frame.came = False
    return frame


def reserve_left(state: Others) -> i64:
    return COUNT[state.reserve & ((1 << SQUAD) - 1)]
