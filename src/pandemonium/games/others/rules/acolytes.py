"""The Acolytes' ability (OTH-AC-1, OTH-AC-2, section 3.4): once a round a dead one joins a Combat."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.bits import BIT, members
from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.others.rules import event
from pandemonium.games.others.rules import question as questions
from pandemonium.games.others.rules.choice import COVER, UPGRADE
from pandemonium.games.others.rules.counts import UNIT, count_of
from pandemonium.games.others.rules.figures import ACOLYTE, CORRUPTION, DOCTORS, HOBOS, NUNS
from pandemonium.games.others.rules.gear import lose_upgrade
from pandemonium.games.others.rules.place import is_district
from pandemonium.games.others.rules.roll import roll_underway
from pandemonium.games.others.rules.state import Others


def ability_open(state: Others) -> bool:
    """With a dead Acolyte, once a round, and never in ranged Combat (OTH-RG-6)."""
    if state.cult_marked or not count_of(state.dead, ACOLYTE):
        return False
    roll = roll_underway(state)
    return roll is not None and roll.is_combat()


def call_acolytes(state: Others) -> None:
    """One dead Acolyte comes to the fight; the side effect is for the hero whose turn it is (OTH-AC-2)."""
    roll = roll_underway(state)
    if roll is None:
        return
    state.cult_marked = True
    roll.challenged = True
    state.dead -= UNIT[ACOLYTE]
    state.monsters[roll.space] += UNIT[ACOLYTE]
    if state.events is not None:
        state.tell(event.ACOLYTES_CAME, (roll.slot, roll.space))
    if state.cult == NUNS:
        cover_icon(state, roll.space)
    elif state.cult == DOCTORS:
        state.unhealing |= BIT[state.active]
        if state.events is not None:
            state.tell(event.MARKED, (state.active,))
    elif state.cult == HOBOS and state.upgrades[state.active]:
        state.push(robbing(state.active))


def cover_icon(state: Others, space: i64) -> None:
    """Nuns: only in a district, with a token left and an icon open."""
    if is_district(space) and count_of(state.supply, CORRUPTION) and uncovered(state, space):
        state.push(covering(space))


def uncovered(state: Others, district: i64) -> list[int]:
    """Places of open icons, alike ones once."""
    icons = state.city.icons[district]
    places = [place for place in range(len(icons)) if not BIT[place] & state.covered[district]]
    if len(places) == 2 and icons[places[0]] == icons[places[1]]:
        return places[:1]
    return places


class Covering(Frame[Others]):
    """The Sin covers one icon with a Corruption token, which is a normal token of that space."""

    space: i64
    done: bool

    # --- written by tools/fields.py from the annotations above ---
    __slots__ = (
        "done",
        "space",
    )

    def copy(self) -> Covering:
        twin = Covering()
        twin.space = self.space
        twin.done = self.done
        return twin

    # --- written until here ---

    def ask(self, state: Others) -> Seats:
        if self.done:
            return 0
        return 1 << state.sin_seat

    def question(self, state: Others) -> int:
        return questions.NUNS

    def options(self, state: Others, seat: Seat) -> list[Choice]:
        return [COVER + place for place in uncovered(state, self.space)]

    def answer(self, state: Others, seat: Seat, choice: Choice) -> None:
        self.done = True
        state.covered[self.space] |= BIT[choice - COVER]
        state.supply -= UNIT[CORRUPTION]
        state.tokens[self.space] += UNIT[CORRUPTION]
        if state.events is not None:
            state.tell(event.ICON_COVERED, (state.city.icons[self.space][choice - COVER], self.space))


def covering(space: i64) -> Covering:
    frame = Covering()
    frame.space = space
    frame.done = False
    return frame


class Robbing(Frame[Others]):
    """Hobos: the hero loses one upgrade of the Sin's choice."""

    slot: i64
    done: bool

    # --- written by tools/fields.py from the annotations above ---
    __slots__ = (
        "done",
        "slot",
    )

    def copy(self) -> Robbing:
        twin = Robbing()
        twin.slot = self.slot
        twin.done = self.done
        return twin

    # --- written until here ---

    def ask(self, state: Others) -> Seats:
        if self.done:
            return 0
        return 1 << state.sin_seat

    def question(self, state: Others) -> int:
        return questions.HOBOS

    def options(self, state: Others, seat: Seat) -> list[Choice]:
        return members(state.upgrades[self.slot], UPGRADE)

    def answer(self, state: Others, seat: Seat, choice: Choice) -> None:
        self.done = True
        lose_upgrade(state, self.slot, choice - UPGRADE)


def robbing(slot: i64) -> Robbing:
    frame = Robbing()
    frame.slot = slot
    frame.done = False
    return frame
