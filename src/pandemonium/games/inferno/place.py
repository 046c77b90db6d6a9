"""What each location does for the member who arrives (INF-1.5): four of free access, four special."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.state import Seat
from pandemonium.games.inferno.bonfire import light_bonfire
from pandemonium.games.inferno.courtyard import rearrange
from pandemonium.games.inferno.event import ADOPTED, BANKED, BUILT, SWAPPED
from pandemonium.games.inferno.host import host, steal
from pandemonium.games.inferno.rules import (
    BANK,
    BANQUET,
    BONFIRE,
    COUNT,
    COURTYARD,
    FLOORS,
    HAYSTACK,
    LOCATIONS,
    MEMBERS,
    NOBLE,
    STALLS,
    URCHIN,
    WALL,
)
from pandemonium.games.inferno.siege import join_siege
from pandemonium.games.inferno.state import Inferno
from pandemonium.games.inferno.tower import guests, homecoming

BANK_FLORINS: Final = 2
COURTYARD_MEMBERS: Final = 2


def act(state: Inferno, seat: Seat, location: int, kind: int) -> None:
    if location == HAYSTACK:
        adopt(state, seat, kind)
    elif location == BANQUET:
        build(state, seat)
    elif location == BANK:
        collect(state, seat)
    elif location == COURTYARD:
        state.push(rearrange(seat))
        state.push(homecoming(seat, COURTYARD_MEMBERS))
    elif location == BONFIRE:
        light_bonfire(state, seat)
    elif location == WALL:
        join_siege(state, seat)
    elif location == STALLS:
        state.push(steal(seat))
    else:
        state.push(host(seat))


def adopt(state: Inferno, seat: Seat, kind: int) -> None:
    """INF-HAYSTACK: an Urchin joins the arriving member; alone, a Noble is exchanged for one (INF-R44)."""
    if not state.reserve[seat * MEMBERS + URCHIN] or (state.solo >= 0 and kind == URCHIN):
        return
    place = (seat * LOCATIONS + HAYSTACK) * MEMBERS
    state.reserve[seat * MEMBERS + URCHIN] -= 1
    state.city[place + URCHIN] += 1
    if state.solo >= 0:
        state.city[place + NOBLE] -= 1
        state.reserve[seat * MEMBERS + NOBLE] += 1
        state.tell(SWAPPED, (seat,))
    else:
        state.tell(ADOPTED, (seat,))


def build(state: Inferno, seat: Seat) -> None:
    """INF-BANQUET: the next floor of the Tower."""
    if state.floors[seat] < FLOORS - 1:
        state.floors[seat] += 1
        state.tell(BUILT, (seat, state.floors[seat]))


def collect(state: Inferno, seat: Seat) -> None:
    """INF-BANK: two Florins, and one for each Guest in the Tower."""
    florins = BANK_FLORINS + COUNT[guests(state, seat)]
    state.florins[seat] += florins
    state.tell(BANKED, (seat, florins))
