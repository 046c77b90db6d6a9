"""Role wishes (DWD-1.16.4, DWD-4.4.2), an option: a role one would like, one that one would rather not have."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.row import row_of
from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.ask import Ask, put_to_all
from pandemonium.games.deal.rules.choice import AVOID, DONE, WANT
from pandemonium.games.deal.rules.fields import NOTHING
from pandemonium.games.deal.rules.figures import SEATS
from pandemonium.games.deal.rules.roles import fill_role_chests
from pandemonium.games.deal.rules.routing import DEVIL, MARKS, MORTAL
from pandemonium.games.deal.rules.state import Deal

NO_WISH: Final = 3
"""After devil, cultist and mortal."""
WISHES: Final = 4

LIKELIER: Final = 5
"""A deal that grants a wish is 5/4 times as likely, one that gives a role to be avoided 4/5 times."""
USUAL: Final = 4


class Wish(Ask):
    """First what one wants, then what one would avoid; either may be nothing. The pool is not open yet."""

    __slots__ = ()

    def question(self, state: Deal) -> int:
        return questions.WISH

    def untouched(self, state: Deal) -> bool:
        return False

    def options(self, state: Deal, seat: Seat) -> list[Choice]:
        kingdom = state.kingdoms[seat]
        wanted = kingdom.wanted
        if wanted == NOTHING:
            return list(range(WANT, WANT + WISHES))
        if kingdom.avoided == NOTHING:
            return [AVOID + role for role in range(WISHES) if role != wanted or role == NO_WISH]
        return [DONE]

    def answer(self, state: Deal, seat: Seat, choice: Choice) -> None:
        kingdom = state.kingdoms[seat]
        if choice == DONE:
            self.closed = True
            if state.events is not None:
                state.remind(seat, event.WISHED, (seat, kingdom.wanted, kingdom.avoided))
        elif choice < AVOID:
            kingdom.wanted = choice - WANT
        else:
            kingdom.avoided = choice - AVOID

    def copy(self) -> Wish:
        return wish(self.seat, self.closed)


def wish(seat: Seat, closed: bool = False) -> Wish:
    frame = Wish()
    frame.seat = seat
    frame.closed = closed
    return frame


class DealRoles(Frame[Deal]):
    """When all have wished, the roles are dealt: every deal stays possible, some become a little likelier."""

    __slots__ = ()

    def ask(self, state: Deal) -> Seats:
        return 0

    def finish(self, state: Deal) -> None:
        while not heeded(state):
            marks = list(range(MARKS))
            state.chance.shuffle(marks)
            state.mark = row_of(marks)
        fill_role_chests(state)


def heeded(state: Deal) -> bool:
    """Whether this deal is kept: each wish not granted, and each role not avoided, lets it fall in one case of five."""
    for seat in range(SEATS):
        kingdom = state.kingdoms[seat]
        role, wanted = min(state.mark[seat], MORTAL), kingdom.wanted
        if role < DEVIL or (wanted not in (role, NO_WISH) and state.chance.below(LIKELIER) == USUAL):
            return False
        if role == kingdom.avoided and state.chance.below(LIKELIER) == USUAL:
            return False
    return True


def put_wishes(state: Deal) -> None:
    state.push(DealRoles())
    parts: list[list[Frame[Deal]]] = [[wish(seat)] for seat in range(SEATS)]
    put_to_all(state, parts)
