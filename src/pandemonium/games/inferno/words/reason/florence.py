"""Why not send, accuse or recall somebody here."""

from __future__ import annotations

from pandemonium.engine.phrase import Name, Refusal, refusal
from pandemonium.engine.state import Seat
from pandemonium.games.inferno.data.names import GUESTS, LOCATIONS, MEMBERS
from pandemonium.games.inferno.rules import question as questions
from pandemonium.games.inferno.rules.accusation import can_accuse
from pandemonium.games.inferno.rules.figures import FREE, NOBLE, URCHIN
from pandemonium.games.inferno.rules.figures import LOCATIONS as LOCATION_COUNT
from pandemonium.games.inferno.rules.figures import MEMBERS as MEMBER_COUNT
from pandemonium.games.inferno.rules.florence import can_reach, entry, members_at
from pandemonium.games.inferno.rules.money import BRIBE
from pandemonium.games.inferno.rules.state import GUEST_ITEM, Inferno
from pandemonium.games.inferno.rules.tower import find_item
from pandemonium.games.inferno.words.reason.case import Case
from pandemonium.games.inferno.words.reason.hell import why_no_drachmas
from pandemonium.games.inferno.words.reason.when import why_not_now


def why_no_location(case: Case, location: int) -> Refusal:
    """The answer for whoever could do most there."""
    state, seat = case.state, case.seat
    if case.question == questions.COUNCIL:
        return refusal("why-nobody-there", "INF-1.7.1", location=Name(LOCATIONS[location]))
    if case.question != questions.FLORENCE:
        return why_not_now(case, "location")
    home = state.home[seat * MEMBER_COUNT : seat * MEMBER_COUNT + MEMBER_COUNT]
    if sum(home):
        return why_no_errand(case, location, URCHIN if home[URCHIN] else NOBLE)
    if members_at(state, seat, location):
        return why_no_accusation(case, location, NOBLE if at(state, seat, location, NOBLE) else URCHIN)
    return refusal("why-nobody-at-home", "INF-1.5.1")


def why_no_errand(case: Case, location: int, kind: int) -> Refusal:
    state, seat = case.state, case.seat
    if case.question != questions.FLORENCE:
        return why_not_now(case, "send")
    if not state.home[seat * MEMBER_COUNT + kind]:
        return refusal("why-none-at-home", "INF-1.5.1", member=Name(MEMBERS[kind]))
    if state.solo >= 0 and members_at(state, seat, location):
        return refusal("why-one-alone", "INF-1.11.2", location=Name(LOCATIONS[location]))
    if not can_reach(state, seat, location):
        return why_no_drachmas(case, BRIBE)
    return refusal(
        "why-no-florin",
        "INF-1.5.2",
        location=Name(LOCATIONS[location]),
        florins=entry(state, location, kind),
        have=state.florins[seat],
    )


def why_no_accusation(case: Case, location: int, kind: int) -> Refusal:
    state, seat = case.state, case.seat
    if case.question != questions.FLORENCE:
        return why_not_now(case, "accuse")
    name = Name(LOCATIONS[location])
    if not at(state, seat, location, kind):
        return refusal("why-nobody-to-accuse", "INF-1.6.1", member=Name(MEMBERS[kind]), location=name)
    if can_accuse(state, seat, location):
        return why_no_drachmas(case, BRIBE)
    if location < FREE:
        return refusal("why-tower-full", "INF-1.6.1")
    guest = Name(GUESTS[location - FREE])
    if find_item(state, seat, GUEST_ITEM + location - FREE) < 0:
        return refusal("why-no-guest", "INF-1.6.1", location=name, guest=guest)
    return refusal("why-guest-floor-full", "INF-1.6.1", location=name, guest=guest)


def why_no_recall(case: Case, location: int, kind: int) -> Refusal:
    if case.question != questions.COUNCIL:
        return why_not_now(case, "recall")
    return refusal("why-nobody-to-accuse", "INF-1.7.1", member=Name(MEMBERS[kind]), location=Name(LOCATIONS[location]))


def at(state: Inferno, seat: Seat, location: int, kind: int) -> int:
    """How many of the kind stand there."""
    return state.city[(seat * LOCATION_COUNT + location) * MEMBER_COUNT + kind]
