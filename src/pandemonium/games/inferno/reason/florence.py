"""Why not send, accuse or recall somebody here."""

from __future__ import annotations

from pandemonium.engine.phrase import Name, Refusal, refusal
from pandemonium.engine.state import Seat
from pandemonium.games.inferno.accusation import can_accuse
from pandemonium.games.inferno.council import Council
from pandemonium.games.inferno.florence import Florence, can_reach, entry, members_at
from pandemonium.games.inferno.money import BRIBE
from pandemonium.games.inferno.names import GUESTS, LOCATIONS, MEMBERS
from pandemonium.games.inferno.reason.hell import why_no_drachmas
from pandemonium.games.inferno.reason.when import why_not_now
from pandemonium.games.inferno.rules import FREE, NOBLE, URCHIN
from pandemonium.games.inferno.rules import LOCATIONS as LOCATION_COUNT
from pandemonium.games.inferno.rules import MEMBERS as MEMBER_COUNT
from pandemonium.games.inferno.state import GUEST_ITEM, Inferno
from pandemonium.games.inferno.tower import find_item


def why_no_location(state: Inferno, seat: Seat, location: int) -> Refusal:
    """The answer for whoever could do most there."""
    frame = state.stack[-1]
    if isinstance(frame, Council):
        return refusal("why-nobody-there", "INF-1.7.1", location=Name(LOCATIONS[location]))
    if not isinstance(frame, Florence):
        return why_not_now(state, "location")
    home = state.home[seat * MEMBER_COUNT : seat * MEMBER_COUNT + MEMBER_COUNT]
    if sum(home):
        return why_no_errand(state, seat, location, URCHIN if home[URCHIN] else NOBLE)
    if members_at(state, seat, location):
        return why_no_accusation(state, seat, location, NOBLE if at(state, seat, location, NOBLE) else URCHIN)
    return refusal("why-nobody-at-home", "INF-1.5.1")


def why_no_errand(state: Inferno, seat: Seat, location: int, kind: int) -> Refusal:
    if not isinstance(state.stack[-1], Florence):
        return why_not_now(state, "send")
    if not state.home[seat * MEMBER_COUNT + kind]:
        return refusal("why-none-at-home", "INF-1.5.1", member=Name(MEMBERS[kind]))
    if state.solo >= 0 and members_at(state, seat, location):
        return refusal("why-one-alone", "INF-1.11.2", location=Name(LOCATIONS[location]))
    if not can_reach(state, seat, location):
        return why_no_drachmas(state, seat, BRIBE)
    return refusal(
        "why-no-florin",
        "INF-1.5.2",
        location=Name(LOCATIONS[location]),
        florins=entry(state, location, kind),
        have=state.florins[seat],
    )


def why_no_accusation(state: Inferno, seat: Seat, location: int, kind: int) -> Refusal:
    if not isinstance(state.stack[-1], Florence):
        return why_not_now(state, "accuse")
    name = Name(LOCATIONS[location])
    if not at(state, seat, location, kind):
        return refusal("why-nobody-to-accuse", "INF-1.6.1", member=Name(MEMBERS[kind]), location=name)
    if can_accuse(state, seat, location):
        return why_no_drachmas(state, seat, BRIBE)
    if location < FREE:
        return refusal("why-tower-full", "INF-1.6.1")
    guest = Name(GUESTS[location - FREE])
    if find_item(state, seat, GUEST_ITEM + location - FREE) < 0:
        return refusal("why-no-guest", "INF-1.6.1", location=name, guest=guest)
    return refusal("why-guest-floor-full", "INF-1.6.1", location=name, guest=guest)


def why_no_recall(state: Inferno, location: int, kind: int) -> Refusal:
    if not isinstance(state.stack[-1], Council):
        return why_not_now(state, "recall")
    return refusal("why-nobody-to-accuse", "INF-1.7.1", member=Name(MEMBERS[kind]), location=Name(LOCATIONS[location]))


def at(state: Inferno, seat: Seat, location: int, kind: int) -> int:
    """How many of the kind stand there."""
    return state.city[(seat * LOCATION_COUNT + location) * MEMBER_COUNT + kind]
