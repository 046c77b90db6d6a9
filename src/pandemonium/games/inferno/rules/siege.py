"""INF-WALL: change Florins, play a Fraud card, and supply a Barrel to the siege for its reward (INF-1.5.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.bits import BIT, COUNT, members
from pandemonium.engine.state import Choice, Seat, Seats
from pandemonium.games.inferno.rules import question as questions
from pandemonium.games.inferno.rules.choice import BARREL, SKIP, TAKE_HALF, TAKE_INFAMY
from pandemonium.games.inferno.rules.event import SUPPLIED
from pandemonium.games.inferno.rules.figures import BREAD, CLOTH, TRACKS, WEAPONS, WINE
from pandemonium.games.inferno.rules.fraud import fraud
from pandemonium.games.inferno.rules.money import exchange
from pandemonium.games.inferno.rules.once import Once
from pandemonium.games.inferno.rules.state import BARREL_ITEM, FROM_PANEL, Inferno
from pandemonium.games.inferno.rules.tower import barrels, find_item, take_item
from pandemonium.games.inferno.rules.tracks import gain_half

FLORINS: Final = 2
FRAUD_PRICE: Final = 2


def join_siege(state: Inferno, seat: Seat) -> None:
    """The parts in printed order: the last pushed is asked first (INF-R10)."""
    state.push(supply(seat))
    state.push(fraud(seat, FRAUD_PRICE))
    state.push(exchange(seat, FLORINS))


class Supply(Once):
    """One Barrel from the Tower to the panel; weapons pay in Infamy or with a half-Diploma."""

    __slots__ = ("arming",)

    arming: bool

    def ask(self, state: Inferno) -> Seats:
        if self.open and (self.arming or barrels(state, self.seat)):
            return BIT[self.seat]
        return 0

    def question(self, state: Inferno) -> int:
        return questions.WEAPONS if self.arming else questions.SUPPLY

    def options(self, state: Inferno, seat: Seat) -> list[Choice]:
        if self.arming:
            return [TAKE_INFAMY, TAKE_HALF]
        choices = members(barrels(state, seat), BARREL)
        choices.append(SKIP)
        return choices

    def answer(self, state: Inferno, seat: Seat, choice: Choice) -> None:
        if choice == BARREL + WEAPONS:
            self.arming = True
            return
        self.open = False
        if choice == TAKE_HALF:
            move_to_panel(state, seat, WEAPONS, 0)
            gain_half(state, seat)
        elif choice == TAKE_INFAMY:
            move_to_panel(state, seat, WEAPONS, state.rules.weapons_infamy)
        elif choice != SKIP:
            move_to_panel(state, seat, choice - BARREL, reward(state, seat, choice - BARREL))

    def copy(self) -> Supply:
        return supply(self.seat, self.open, self.arming)


def supply(seat: Seat, open: bool = True, arming: bool = False) -> Supply:
    frame = Supply()
    frame.seat = seat
    frame.open = open
    frame.arming = arming
    return frame


def move_to_panel(state: Inferno, seat: Seat, kind: i64, infamy: i64) -> None:
    take_item(state, seat, find_item(state, seat, BARREL_ITEM + kind))
    state.panel[seat] |= BIT[kind]
    state.tell(SUPPLIED, (seat, kind, infamy))
    state.earn(seat, FROM_PANEL, infamy)


def reward(state: Inferno, seat: Seat, kind: i64) -> i64:
    """Infamy for a Barrel on its space of the supply panel."""
    rules = state.rules
    levels = state.skulls[seat * TRACKS : seat * TRACKS + TRACKS]
    if kind == BREAD:
        return sum(levels) // rules.bread_spaces
    if kind == CLOTH:
        return rules.cloth_diploma * COUNT[state.diplomas[seat]]
    if kind == WINE:
        return rules.wine_skull * sum([1 for level in levels if level])
    return rules.weapons_infamy
