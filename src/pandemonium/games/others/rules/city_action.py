"""City Actions (OTH-CA-1 to OTH-CA-3, OTH-TB-24): a token on the district's slot, and its icons one after another."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.bits import BIT
from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.others.rules import doom, event
from pandemonium.games.others.rules import question as questions
from pandemonium.games.others.rules.advance import carry_out_due
from pandemonium.games.others.rules.choice import ICON
from pandemonium.games.others.rules.figures import ICONS, NOBODY, WOLF
from pandemonium.games.others.rules.icons import fire_icon
from pandemonium.games.others.rules.missions import count_city_action
from pandemonium.games.others.rules.monsters import club_in
from pandemonium.games.others.rules.place import is_district
from pandemonium.games.others.rules.state import Others
from pandemonium.games.others.rules.verbs import CITY_ACTION
from pandemonium.games.others.rules.window import open_window

UNLIMITED: Final = 99


def can_use_city(state: Others, slot: i64) -> bool:
    """Once per hero and once per district each round; in mid-move and among monsters too (OTH-CA-2)."""
    space = state.at[slot]
    if not is_district(space) or state.hero[slot] == WOLF or state.slot_token[space] != NOBODY:
        return False
    if slot in state.slot_token or (doom.curfew(state) and state.monsters[space]):
        return False
    return not is_blocked(state, space)


def is_blocked(state: Others, district: i64) -> bool:
    """The Magnate: none in his space or beside it."""
    around = state.city.adjacent[district] | BIT[district]
    for space in state.city.spaces:
        if state.monsters[space] and BIT[space] & around and any(member.blocks for member in club_in(state, space)):
            return True
    return False


class CityAction(Frame[Others]):
    """The window, the mission, then the icons; the hero says in which order."""

    slot: i64
    life: i64
    space: i64
    counted: bool
    icons: list[int]  # still to fire

    # --- written by tools/fields.py from the annotations above ---
    __slots__ = (
        "counted",
        "icons",
        "life",
        "slot",
        "space",
    )

    def copy(self) -> CityAction:
        twin = CityAction()
        twin.slot = self.slot
        twin.life = self.life
        twin.space = self.space
        twin.counted = self.counted
        twin.icons = self.icons[:]
        return twin

    # --- written until here ---

    def ask(self, state: Others) -> Seats:
        if not self.counted:
            self.counted = True
            if state.icon_limit:
                count_city_action(state, self.slot, self.space)
        if state.stopped or state.lives[self.slot] != self.life or carry_out_due(state):
            return 0
        if not state.on_top(self) or not self.icons or not state.icon_limit:
            return 0
        return state.of_slot(self.slot)

    def question(self, state: Others) -> int:
        return questions.ICON

    def options(self, state: Others, seat: Seat) -> list[Choice]:
        return [ICON + icon for icon in range(ICONS) if icon in self.icons]

    def answer(self, state: Others, seat: Seat, choice: Choice) -> None:
        icon = choice - ICON
        self.icons.remove(icon)
        state.icon_limit -= 1
        fire_icon(state, self.slot, icon)


def use_city(state: Others, slot: i64) -> None:
    """All visible icons fire (OTH-CA-3)."""
    space = state.at[slot]
    state.slot_token[space] = slot
    state.icon_limit = UNLIMITED
    if state.events is not None:
        state.tell(event.CITY_ACTION, (slot, space))
    frame = CityAction()
    frame.slot = slot
    frame.life = state.lives[slot]
    frame.space = space
    frame.counted = False
    icons = state.city.icons[space]
    frame.icons = [icons[place] for place in range(len(icons)) if not BIT[place] & state.covered[space]]
    state.push(frame)
    open_window(state, CITY_ACTION)
