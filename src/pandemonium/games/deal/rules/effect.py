"""What a card gives (DWD-1.9.12): goods, coins, wings, points; then what its owner chooses; its reputation last."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.bits import BIT
from pandemonium.engine.state import Seat, Seats
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules.courtiers import TakeCourtier, recruitable, take_courtier
from pandemonium.games.deal.rules.debt import lower
from pandemonium.games.deal.rules.fields import FROM_EFFECTS
from pandemonium.games.deal.rules.figures import (
    ANY_COURTIER,
    BUILDINGS,
    COIN,
    EVENT_CARDS,
    NO_COURTIER,
    STOCKS,
    Effect,
)
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.rules.step import Step, about
from pandemonium.games.deal.rules.stock import Granary, Stall, taking
from pandemonium.games.deal.rules.tile import GainTile, unearned
from pandemonium.games.deal.rules.track import move
from pandemonium.games.deal.rules.wings import return_devil, take_angel

EVENT_SOURCE: Final = BUILDINGS
"""Whose effect it is: a building, from here on an event card, from there on a major achievement."""
MAJOR_SOURCE: Final = EVENT_SOURCE + EVENT_CARDS


class Reputation(Step):
    """Moves when everything above it has been chosen: a gain comes before its price (DWD-1.9.1). `number`: steps."""

    __slots__ = ()

    def ask(self, state: Deal) -> Seats:
        return 0

    def finish(self, state: Deal) -> None:
        move(state, self.seat, self.number)

    def copy(self) -> Reputation:
        return about(Reputation(), self.seat, self.number, self.left)


def run(state: Deal, seat: Seat, source: i64, effect: Effect) -> None:
    """The gains; what they cost was paid before."""
    give_goods(state, seat, source, effect)
    if effect.points:
        state.earn(seat, FROM_EFFECTS, effect.points)
        tell_points(state, seat, source, effect.points)
    if effect.relief:
        lower(state, seat, effect.relief)
    take_angel(state, seat, effect.angel)
    return_devil(state, seat, effect.absolve)
    if chooses(effect):
        if effect.reputation:
            state.push(about(Reputation(), seat, effect.reputation))
        put_choices(state, seat, source, effect)
    else:
        move(state, seat, effect.reputation)


def chooses(effect: Effect) -> bool:
    """Whether its owner may have to name something."""
    named = effect.any_basic + effect.any_luxury + effect.tile + effect.stall + effect.discard
    return named > 0 or effect.courtier != NO_COURTIER


def put_choices(state: Deal, seat: Seat, source: i64, effect: Effect) -> None:
    """The last first: what lies on top is asked first."""
    if effect.discard:
        state.push(about(Granary(), seat, source))
    if effect.stall:
        state.push(about(Stall(), seat, source, effect.stall))
    if effect.tile:
        put_tiles(state, seat, source, effect.tile)
    if effect.courtier != NO_COURTIER:
        put_courtier(state, seat, source, effect.courtier)
    if effect.any_basic:
        state.push(taking(seat, source, effect.any_basic, False))
    if effect.any_luxury:
        state.push(taking(seat, source, effect.any_luxury, True))


def put_tiles(state: Deal, seat: Seat, source: i64, tiles: i64) -> None:
    """Without one that is unearned there is no effect (DWD-R15)."""
    number = min(tiles, len(unearned(state, seat)))
    if number:
        state.push(about(GainTile(), seat, source, number))
    else:
        tell_no_effect(state, seat, source)


def put_courtier(state: Deal, seat: Seat, source: i64, courtier: i64) -> None:
    """Any, or the one that is named; with none on the board there is no effect (DWD-R35)."""
    found = recruitable(state, seat)
    if courtier == ANY_COURTIER and found:
        state.push(about(TakeCourtier(), seat, source))
    elif courtier in found:
        take_courtier(state, seat, courtier)
    else:
        tell_no_effect(state, seat, source)


def give_goods(state: Deal, seat: Seat, source: i64, effect: Effect) -> None:
    """Goods and coins, one coin for each building of a symbol where that is counted."""
    gain = effect.gain
    if effect.each >= 0:
        gain = gain[:]
        gain[COIN] += buildings_with(state, seat, effect.each)
    if not any(gain):
        return
    for stock in range(STOCKS):
        if gain[stock]:
            state.change(seat, stock, gain[stock])
    if state.events is not None:
        if source < EVENT_SOURCE:
            state.tell(event.CARD_GAVE, (seat, source, *gain))
        elif source < MAJOR_SOURCE:
            state.tell(event.EVENT_GAVE, (seat, source - EVENT_SOURCE, *gain))
        else:
            state.tell(event.MAJOR_GAVE, (seat, source - MAJOR_SOURCE, *gain))


def buildings_with(state: Deal, seat: Seat, symbol: i64) -> i64:
    """Two symbols count for both; science and courtiers stand in for none (DWD-1.18.9)."""
    buildings = state.rules.buildings
    return sum([1 for card in state.kingdoms[seat].built if buildings[card].symbols & BIT[symbol]])


def tell_points(state: Deal, seat: Seat, source: i64, points: i64) -> None:
    if state.events is not None:
        if source < EVENT_SOURCE:
            state.tell(event.POINTS_WON, (seat, points, source))
        else:
            state.tell(event.EVENT_POINTS, (seat, points, source - EVENT_SOURCE))


def tell_no_effect(state: Deal, seat: Seat, source: i64) -> None:
    if state.events is not None and source < EVENT_SOURCE:
        state.tell(event.NO_EFFECT, (seat, source))
