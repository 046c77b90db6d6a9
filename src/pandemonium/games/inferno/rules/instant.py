"""The second benefit of a Fraud card's left half: what it does, and whether it would do anything."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.state import Seat
from pandemonium.games.inferno.rules.discs import discs, free_gates, relocation, relocations
from pandemonium.games.inferno.rules.event import MONEY_GAINED, URCHIN_HOME
from pandemonium.games.inferno.rules.figures import MEMBERS, URCHIN
from pandemonium.games.inferno.rules.graveyard import is_empty
from pandemonium.games.inferno.rules.guardian import guardians, play_guardian
from pandemonium.games.inferno.rules.phlegethon import raisable, shift_cube
from pandemonium.games.inferno.rules.state import Inferno
from pandemonium.games.inferno.rules.styx import styx
from pandemonium.games.inferno.rules.tower import homecoming, members_in

RELOCATE: Final = 0
STYX: Final = 1
GUARDIAN: Final = 2
PHLEGETHON: Final = 3
DISC: Final = 4
MONEY: Final = 5
KIN: Final = 6
URCHIN_COMES: Final = 7

KIN_MEMBERS: Final = 2


def has_instant(state: Inferno, seat: Seat, instant: i64) -> bool:
    if instant == RELOCATE:
        return len(relocations(state, 0)) > 0
    if instant == STYX:
        return not is_empty(state)
    if instant == GUARDIAN:
        return len(guardians(state)) > 0
    if instant == PHLEGETHON:
        return len(raisable(state)) > 0
    if instant == DISC:
        return free_gates(state, seat) != 0
    if instant == KIN:
        return len(members_in(state, seat)) > 0
    if instant == URCHIN_COMES:
        return can_adopt(state, seat)
    return True


def take_instant(state: Inferno, seat: Seat, instant: i64) -> None:
    if instant == RELOCATE:
        state.push(relocation(seat))
    elif instant == STYX:
        state.push(styx(seat))
    elif instant == GUARDIAN:
        state.push(play_guardian(seat))
    elif instant == PHLEGETHON:
        state.push(shift_cube(seat, both=False))
    elif instant == DISC:
        state.push(discs(seat, 1, 0))
    elif instant == MONEY:
        gain_money(state, seat)
    elif instant == KIN:
        state.push(homecoming(seat, KIN_MEMBERS))
    else:
        welcome_urchin(state, seat)


def gain_money(state: Inferno, seat: Seat) -> None:
    florins, drachmas = state.rules.florin_benefit, state.rules.drachma_benefit
    state.florins[seat] += florins
    state.drachmas[seat] += drachmas
    state.tell(MONEY_GAINED, (seat, florins, drachmas))


def can_adopt(state: Inferno, seat: Seat) -> bool:
    """An Urchin is left in the reserve; alone, the family stays at four (INF-1.11.2)."""
    return state.reserve[seat * MEMBERS + URCHIN] > 0 and state.solo < 0


def welcome_urchin(state: Inferno, seat: Seat) -> None:
    state.reserve[seat * MEMBERS + URCHIN] -= 1
    state.home[seat * MEMBERS + URCHIN] += 1
    state.tell(URCHIN_HOME, (seat,))
