"""Icons of a City Action (OTH-CA-4, OTH-R28, OTH-R29, OTH-R31): what each does."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.bits import BIT, count, members
from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.others.rules import cause, doom, event
from pandemonium.games.others.rules import question as questions
from pandemonium.games.others.rules.choice import SLOT, UPGRADE
from pandemonium.games.others.rules.counts import UNIT, count_of
from pandemonium.games.others.rules.damage import hurt
from pandemonium.games.others.rules.figures import AVAILABLE, EQUIP, EXTRA, EXTRA_TURN, HEAL, PENANCE
from pandemonium.games.others.rules.gear import owned
from pandemonium.games.others.rules.healing import can_heal, heal_one
from pandemonium.games.others.rules.missions import count_penance
from pandemonium.games.others.rules.orbital import ICON_LENGTH, move_orbital
from pandemonium.games.others.rules.state import Others


def has_effect(state: Others, slot: i64, icon: i64) -> bool:
    """One without a possible effect is skipped."""
    if icon == HEAL:
        return can_heal(state, slot) or len(patients(state, slot)) > 0
    if icon == PENANCE:
        return state.corruption[slot] > 1
    if icon == EXTRA:
        return count_of(state.supply, EXTRA_TURN) > 0
    if icon == EQUIP:
        return state.pool != 0
    return len(state.orbitals) > 0


def fire_icon(state: Others, slot: i64, icon: i64) -> None:
    if not has_effect(state, slot, icon):
        if state.events is not None:
            state.tell(event.ICON_IDLE, (slot, icon))
    elif icon == HEAL:
        treat_others(state, slot)
        heal_one(state, slot)
    elif icon == PENANCE:
        do_penance(state, slot)
    elif icon == EXTRA:
        gain_extra(state, slot)
    elif icon == EQUIP:
        state.push(equipping(slot))
    else:
        move_orbital(state, slot, ICON_LENGTH, True)


def gain_extra(state: Others, slot: i64) -> None:
    state.supply -= UNIT[EXTRA_TURN]
    state.extra[slot] += 1
    if state.events is not None:
        state.tell(event.EXTRA_GAINED, (slot,))


def do_penance(state: Others, slot: i64) -> None:
    """One level left, more with Meditation; the first of the round may have its price (ac5)."""
    levels = 1 + sum(upgrade.penance for upgrade in owned(state, slot))
    state.corruption[slot] = max(1, state.corruption[slot] - levels)
    if state.events is not None:
        state.tell(event.ABSOLVED, (slot, state.corruption[slot]))
    count_penance(state)
    first = not BIT[slot] & state.absolved
    state.absolved |= BIT[slot]
    if first:
        hurt(state, slot, doom.penance_price(state), cause.CARD)


class Equipping(Frame[Others]):
    """One of the Available upgrades, which are then filled up again (OTH-CA-4)."""

    slot: i64
    done: bool

    # --- written by tools/fields.py from the annotations above ---
    __slots__ = (
        "done",
        "slot",
    )

    def copy(self) -> Equipping:
        twin = Equipping()
        twin.slot = self.slot
        twin.done = self.done
        return twin

    # --- written until here ---

    def ask(self, state: Others) -> Seats:
        if self.done:
            return 0
        return state.of_slot(self.slot)

    def question(self, state: Others) -> int:
        return questions.EQUIP

    def options(self, state: Others, seat: Seat) -> list[Choice]:
        return members(state.pool, UPGRADE)

    def answer(self, state: Others, seat: Seat, choice: Choice) -> None:
        self.done = True
        card = choice - UPGRADE
        state.pool &= ~BIT[card]
        state.upgrades[self.slot] |= BIT[card]
        if state.events is not None:
            state.tell(event.EQUIPPED, (self.slot, card))
        refill(state)


def refill(state: Others) -> None:
    while state.deck and count(state.pool) < AVAILABLE:
        card = state.deck.pop(0)
        state.known_under = min(state.known_under, len(state.deck))
        state.pool |= BIT[card]
        state.seal()
        if state.events is not None:
            state.tell(event.REFILLED, (card,))


def equipping(slot: i64) -> Equipping:
    frame = Equipping()
    frame.slot = slot
    frame.done = False
    return frame


def patients(state: Others, slot: i64) -> list[int]:
    """Whom the Medic Course can help: another hero in the space who has damage to heal."""
    if not any(upgrade.medic for upgrade in owned(state, slot)):
        return []
    here = state.at[slot]
    return [
        other for other in range(state.heroes) if other != slot and state.at[other] == here and can_heal(state, other)
    ]


class Treating(Frame[Others]):
    """He picks the hero, that player the marker."""

    slot: i64
    done: bool

    # --- written by tools/fields.py from the annotations above ---
    __slots__ = (
        "done",
        "slot",
    )

    def copy(self) -> Treating:
        twin = Treating()
        twin.slot = self.slot
        twin.done = self.done
        return twin

    # --- written until here ---

    def ask(self, state: Others) -> Seats:
        if self.done or not patients(state, self.slot):
            return 0
        return state.of_slot(self.slot)

    def question(self, state: Others) -> int:
        return questions.MEDIC

    def options(self, state: Others, seat: Seat) -> list[Choice]:
        return [SLOT + other for other in patients(state, self.slot)]

    def answer(self, state: Others, seat: Seat, choice: Choice) -> None:
        self.done = True
        heal_one(state, choice - SLOT)


def treat_others(state: Others, slot: i64) -> None:
    if patients(state, slot):
        frame = Treating()
        frame.slot = slot
        frame.done = False
        state.push(frame)
