"""Why not this floor, this item of the Tower, this Guest or this Barrel."""

from __future__ import annotations

from pandemonium.engine.phrase import Name, Refusal, refusal
from pandemonium.engine.state import Seat
from pandemonium.games.inferno.accusation import Accusation
from pandemonium.games.inferno.council import Council
from pandemonium.games.inferno.courtyard import Rearrangement
from pandemonium.games.inferno.family import Welcome
from pandemonium.games.inferno.host import UNCHOSEN, Hosting, Theft
from pandemonium.games.inferno.names import BARRELS, GUESTS, LOCATIONS, MEMBERS
from pandemonium.games.inferno.reason.when import why_not_now
from pandemonium.games.inferno.rules import BIT, FREE, SPACES
from pandemonium.games.inferno.siege import Supply
from pandemonium.games.inferno.state import ANY_BARREL, ANY_GUEST, NO_ITEM, Inferno
from pandemonium.games.inferno.tower import Homecoming, PutDown, guests, room


def why_no_floor(state: Inferno, seat: Seat, floor: int, word: str) -> Refusal:
    """To put something there, or to bring family home from there."""
    frame = state.stack[-1]
    if isinstance(frame, Homecoming | Council) and word == "storey":
        return refusal("why-no-family-on-floor", "INF-1.5.4", floor=floor)
    placing = isinstance(frame, Theft | Hosting) and frame.kind != UNCHOSEN
    if not placing and not isinstance(frame, Accusation | PutDown):
        return why_not_now(state, "floor")
    if floor > state.floors[seat]:
        return refusal("why-not-built", "INF-1.2.15", floor=floor)
    if not room(state, seat) & BIT[floor] or not isinstance(frame, Accusation):
        return refusal("why-floor-full", "INF-1.2.15", floor=floor)
    location = frame.location
    return refusal(
        "why-with-the-guest",
        "INF-1.6.1",
        location=Name(LOCATIONS[location]),
        guest=Name(GUESTS[location - FREE]),
    )


def why_no_homecoming(state: Inferno, floor: int, kind: int) -> Refusal:
    if isinstance(state.stack[-1], Homecoming | Council):
        return refusal("why-member-not-on-floor", "INF-1.5.4", member=Name(MEMBERS[kind]), floor=floor)
    return why_not_now(state, "home")


def why_no_lift(state: Inferno, seat: Seat, space: int, word: str) -> Refusal:
    if not isinstance(state.stack[-1], Rearrangement):
        return why_not_now(state, word)
    floor = state.rules.floor_of[space]
    if floor > state.floors[seat]:
        return refusal("why-not-built", "INF-1.2.15", floor=floor)
    if state.tower[seat * SPACES + space] == NO_ITEM:
        return refusal("why-space-empty", "INF-COURTYARD")
    return refusal("why-same-item", "INF-COURTYARD", floor=floor)


def why_no_guest(state: Inferno, seat: Seat, kind: int) -> Refusal:
    frame, guest = state.stack[-1], Name(GUESTS[kind])
    hosted = guests(state, seat) & BIT[kind]
    if isinstance(frame, Council):
        return refusal("why-not-your-guest", "INF-1.7.1", guest=guest)
    invites = isinstance(frame, Hosting) and frame.kind == UNCHOSEN
    if not invites and not (isinstance(frame, Welcome) and frame.item == ANY_GUEST):
        return refusal("why-guest-stays", "INF-PALACE", guest=guest) if hosted else why_not_now(state, "guest")
    if hosted:
        return refusal("why-hosted", "INF-PALACE", guest=guest)
    return refusal("why-no-guest-left", "INF-PALACE", guest=guest)


def why_no_barrel(state: Inferno, seat: Seat, kind: int) -> Refusal:
    frame, barrel = state.stack[-1], Name(BARRELS[kind])
    if isinstance(frame, Council) or (isinstance(frame, Supply) and not frame.arming):
        rule = "INF-R34" if isinstance(frame, Council) else "INF-WALL"
        return refusal("why-barrel-not-in-tower", rule, barrel=barrel)
    steals = isinstance(frame, Theft) and frame.kind == UNCHOSEN
    if not steals and not (isinstance(frame, Welcome) and frame.item == ANY_BARREL):
        return why_not_now(state, "barrel")
    if state.stolen[seat] & BIT[kind]:
        return refusal("why-stolen", "INF-MARKET", barrel=barrel)
    return refusal("why-no-barrel-left", "INF-MARKET", barrel=barrel)
