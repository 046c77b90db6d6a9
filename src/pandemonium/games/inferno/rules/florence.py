"""The Florence phase (INF-1.4.9): send a member of the family, or accuse; a council where neither can be done."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from pandemonium.engine.bits import BIT
from pandemonium.engine.state import Choice, Seat, Seats
from pandemonium.games.inferno.rules import question as questions
from pandemonium.games.inferno.rules.accusation import accuse, can_accuse
from pandemonium.games.inferno.rules.choice import ACCUSE, SEND
from pandemonium.games.inferno.rules.council import council
from pandemonium.games.inferno.rules.event import BRIBED, SENT
from pandemonium.games.inferno.rules.figures import FREE, LOCATIONS, MEMBERS, NOBLE, URCHIN
from pandemonium.games.inferno.rules.location import act
from pandemonium.games.inferno.rules.money import BRIBE, can_pay, pay
from pandemonium.games.inferno.rules.once import Once
from pandemonium.games.inferno.rules.state import Inferno
from pandemonium.games.inferno.rules.tower import has_room


@mypyc_attr(free_list_len=1)
class Florence(Once):
    """One choice names location and member; leaving the quarter costs the bribe by itself (INF-R49)."""

    __slots__ = ()

    def ask(self, state: Inferno) -> Seats:
        if not self.open:
            return 0
        if not can_act(state, self.seat):
            self.open = False
            state.push(council(self.seat))
            return 0
        return BIT[self.seat]

    def question(self, state: Inferno) -> int:
        return questions.FLORENCE

    def options(self, state: Inferno, seat: Seat) -> list[Choice]:
        return errands(state, seat) + accusations(state, seat)

    def confirms(self, state: Inferno) -> bool:
        """Whom to send and whether to accuse is the player's word, even where nothing else is left."""
        return True

    def price(self, state: Inferno, choice: Choice) -> i64:
        return BRIBE if leaves_quarter(state, (choice - SEND) // MEMBERS % LOCATIONS) else 0

    def answer(self, state: Inferno, seat: Seat, choice: Choice) -> None:
        self.open = False
        location = (choice - SEND) // MEMBERS % LOCATIONS
        kind = (choice - SEND) % MEMBERS
        bribe = self.price(state, choice)
        if bribe:
            pay(state, seat, bribe)
            if state.events is not None:
                state.tell(BRIBED, (seat,))
        if choice >= ACCUSE:
            accuse(state, seat, location, kind)
        else:
            send(state, seat, location, kind)

    def copy(self) -> Florence:
        return florence(self.seat, self.open)


def florence(seat: Seat, open: bool = True) -> Florence:
    frame = Florence()
    frame.seat = seat
    frame.open = open
    return frame


def can_act(state: Inferno, seat: Seat) -> bool:
    """Whether there is any choice; the commonest is tried first."""
    if state.solo < 0 and (state.home[seat * MEMBERS + URCHIN] or state.home[seat * MEMBERS + NOBLE]):
        return True  # a free location asks for nothing but a bribe, which can be borrowed
    return len(errands(state, seat)) > 0 or len(accusations(state, seat)) > 0


def leaves_quarter(state: Inferno, location: i64) -> bool:
    return state.quarter_of[location] != state.quarter


def can_reach(state: Inferno, seat: Seat, location: i64) -> bool:
    return not leaves_quarter(state, location) or can_pay(state, seat, BRIBE)


def errands(state: Inferno, seat: Seat) -> list[Choice]:
    """Members at home and the locations each may enter.

    A special location asks a Noble for a Florin (INF-1.5.2); alone, a location holds one member (INF-1.11.2).
    """
    choices: list[Choice] = []
    nobles, urchins = state.home[seat * MEMBERS + NOBLE], state.home[seat * MEMBERS + URCHIN]
    bribes = can_pay(state, seat, BRIBE)
    for location in range(i64(LOCATIONS)):
        if not bribes and leaves_quarter(state, location):
            continue
        if state.solo >= 0 and members_at(state, seat, location):
            continue
        if nobles and state.florins[seat] >= entry(state, location, NOBLE):
            choices.append(SEND + location * MEMBERS + NOBLE)
        if urchins:
            choices.append(SEND + location * MEMBERS + URCHIN)
    return choices


def entry(state: Inferno, location: i64, kind: i64) -> i64:
    """Florins to enter."""
    if location >= FREE and kind == NOBLE:
        return state.rules.entry_florins
    return 0


def members_at(state: Inferno, seat: Seat, location: i64) -> i64:
    first = (seat * LOCATIONS + location) * MEMBERS
    return state.city[first] + state.city[first + 1]


def accusations(state: Inferno, seat: Seat) -> list[Choice]:
    """Members at locations where they may accuse."""
    choices: list[Choice] = []
    if not has_room(state, seat):
        return choices
    for location in range(i64(LOCATIONS)):
        if not members_at(state, seat, location) or not can_reach(state, seat, location):
            continue
        if location < FREE or can_accuse(state, seat, location):
            for kind in range(i64(MEMBERS)):
                if state.city[(seat * LOCATIONS + location) * MEMBERS + kind]:
                    choices.append(ACCUSE + location * MEMBERS + kind)
    return choices


def send(state: Inferno, seat: Seat, location: i64, kind: i64) -> None:
    state.home[seat * MEMBERS + kind] -= 1
    state.city[(seat * LOCATIONS + location) * MEMBERS + kind] += 1
    florins = entry(state, location, kind)
    state.florins[seat] -= florins
    if state.events is not None:
        state.tell(SENT, (seat, kind, location, florins))
    act(state, seat, location, kind)
