"""Why not this floor, this item of the Tower, this Guest or this Barrel."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.bits import BIT
from pandemonium.engine.phrase import Name, Refusal, refusal
from pandemonium.games.inferno.data.names import BARRELS, GUESTS, LOCATIONS, MEMBERS
from pandemonium.games.inferno.rules import question as questions
from pandemonium.games.inferno.rules.accusation import Accusation
from pandemonium.games.inferno.rules.figures import FREE, SPACES
from pandemonium.games.inferno.rules.state import NO_ITEM
from pandemonium.games.inferno.rules.tower import guests, room
from pandemonium.games.inferno.words.reason.case import Case
from pandemonium.games.inferno.words.reason.when import why_not_now

RETURNING: Final = (questions.HOMECOMING, questions.COUNCIL)
PLACING: Final = (questions.FLOOR, questions.ACCUSER_FLOOR, questions.PUT_DOWN)
INVITING: Final = (questions.HOSTING, questions.WELCOME_GUEST)
STEALING: Final = (questions.THEFT, questions.WELCOME_BARREL)
"""The questions that bring family home, put something on a floor, and take a Guest or a Barrel."""

GIVING: Final = {questions.COUNCIL: "INF-R34", questions.SUPPLY: "INF-WALL"}
"""Those that take a Barrel out of the Tower, and their rules."""


def why_no_floor(case: Case, floor: int, name: str) -> Refusal:
    """To put something there, or to bring family home from there."""
    state, seat, frame = case.state, case.seat, case.frame
    if case.question in RETURNING and name == "storey":
        return refusal("why-no-family-on-floor", "INF-1.5.4", floor=floor)
    if case.question not in PLACING:
        return why_not_now(case, "floor")
    if floor > state.floors[seat]:
        return refusal("why-not-built", "INF-1.2.15", floor=floor)
    if not room(state, seat) & BIT[floor] or not isinstance(frame, Accusation):
        return refusal("why-floor-full", "INF-1.2.15", floor=floor)
    location, guest = Name(LOCATIONS[frame.location]), Name(GUESTS[frame.location - FREE])
    return refusal("why-with-the-guest", "INF-1.6.1", location=location, guest=guest)


def why_no_homecoming(case: Case, floor: int, kind: int) -> Refusal:
    if case.question in RETURNING:
        return refusal("why-member-not-on-floor", "INF-1.5.4", member=Name(MEMBERS[kind]), floor=floor)
    return why_not_now(case, "home")


def why_no_lift(case: Case, space: int, name: str) -> Refusal:
    state, seat = case.state, case.seat
    if case.question != questions.REARRANGE:
        return why_not_now(case, name)
    floor = state.rules.floor_of[space]
    if floor > state.floors[seat]:
        return refusal("why-not-built", "INF-1.2.15", floor=floor)
    if state.tower[seat * SPACES + space] == NO_ITEM:
        return refusal("why-space-empty", "INF-COURTYARD")
    return refusal("why-same-item", "INF-COURTYARD", floor=floor)


def why_no_guest(case: Case, kind: int) -> Refusal:
    guest, hosted = Name(GUESTS[kind]), guests(case.state, case.seat) & BIT[kind]
    if case.question == questions.COUNCIL:
        return refusal("why-not-your-guest", "INF-1.7.1", guest=guest)
    if case.question not in INVITING:
        return refusal("why-guest-stays", "INF-PALACE", guest=guest) if hosted else why_not_now(case, "guest")
    if hosted:
        return refusal("why-hosted", "INF-PALACE", guest=guest)
    return refusal("why-no-guest-left", "INF-PALACE", guest=guest)


def why_no_barrel(case: Case, kind: int) -> Refusal:
    barrel = Name(BARRELS[kind])
    if case.question in GIVING:
        return refusal("why-barrel-not-in-tower", GIVING[case.question], barrel=barrel)
    if case.question not in STEALING:
        return why_not_now(case, "barrel")
    if case.state.stolen[case.seat] & BIT[kind]:
        return refusal("why-stolen", "INF-MARKET", barrel=barrel)
    return refusal("why-no-barrel-left", "INF-MARKET", barrel=barrel)
