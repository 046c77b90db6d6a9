"""The family council (INF-1.7): where none can be sent and none can accuse, lose Infamy and take one thing back."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.bits import members
from pandemonium.engine.state import Choice, Seat
from pandemonium.games.inferno.rules import question as questions
from pandemonium.games.inferno.rules.choice import BARREL, GUEST, HOME, RECALL
from pandemonium.games.inferno.rules.event import BARREL_LEFT, COUNCIL, GUEST_LEFT, RECALLED
from pandemonium.games.inferno.rules.figures import LOCATIONS, MEMBERS
from pandemonium.games.inferno.rules.once import Once
from pandemonium.games.inferno.rules.state import BARREL_ITEM, FROM_COUNCIL, GUEST_ITEM, Inferno
from pandemonium.games.inferno.rules.tower import barrels, bring_home, find_item, guests, members_in, take_item

COST: Final = 2


class Council(Once):
    """Exactly one of: a member home, a Guest back to the PALACE, a Barrel back to the MARKET."""

    __slots__ = ()

    def question(self, state: Inferno) -> int:
        return questions.COUNCIL

    def options(self, state: Inferno, seat: Seat) -> list[Choice]:
        choices = members_in(state, seat)
        first = seat * LOCATIONS * MEMBERS
        choices.extend([RECALL + place for place in range(LOCATIONS * MEMBERS) if state.city[first + place]])
        choices.extend(members(guests(state, seat), GUEST))
        choices.extend(members(barrels(state, seat), BARREL))
        return choices

    def confirms(self, state: Inferno) -> bool:
        """It costs Infamy, alone perhaps the game."""
        return True

    def answer(self, state: Inferno, seat: Seat, choice: Choice) -> None:
        self.open = False
        state.tell(COUNCIL, (seat, COST))
        state.earn(seat, FROM_COUNCIL, -COST)
        if choice >= BARREL:
            kind = choice - BARREL
            take_item(state, seat, find_item(state, seat, BARREL_ITEM + kind))
            state.stalls[kind] += 1
            state.tell(BARREL_LEFT, (seat, kind))
        elif choice >= GUEST:
            kind = choice - GUEST
            take_item(state, seat, find_item(state, seat, GUEST_ITEM + kind))
            state.palace[kind] += 1
            state.tell(GUEST_LEFT, (seat, kind))
        elif choice >= HOME:
            bring_home(state, seat, (choice - HOME) // MEMBERS, (choice - HOME) % MEMBERS)
        else:
            recall(state, seat, choice - RECALL)

    def copy(self) -> Council:
        return council(self.seat, self.open)


def council(seat: Seat, open: bool = True) -> Council:
    frame = Council()
    frame.seat = seat
    frame.open = open
    return frame


def recall(state: Inferno, seat: Seat, place: i64) -> None:
    state.city[seat * LOCATIONS * MEMBERS + place] -= 1
    state.home[seat * MEMBERS + place % MEMBERS] += 1
    state.tell(RECALLED, (seat, place % MEMBERS, place // MEMBERS))
