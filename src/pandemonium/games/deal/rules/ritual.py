"""The inquisition begins (DWD-1.14.1 to DWD-1.14.4): wings for sale, then chests filled in secret for the ritual."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.state import Choice, Frame, Seat
from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.ask import Ask, put_to_all
from pandemonium.games.deal.rules.choice import BRIBE, BUY_WING, CLOSE, DONE, GUESS, PUT_CLEAN, PUT_MARKED
from pandemonium.games.deal.rules.fields import NOBODY
from pandemonium.games.deal.rules.figures import COIN, SEATS, STOCKS
from pandemonium.games.deal.rules.roles import is_devil
from pandemonium.games.deal.rules.routing import CULTIST, DEVIL, MORTAL
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.rules.wings import can_buy_wing

GUESSED: Final = (DEVIL, CULTIST)
"""The roles there are tokens for."""
ANONYMOUS: Final = 3
"""The round whose chests are opened without their owners' names."""


class InquisitionAsk(Ask):
    """Questions of this phase: debts may be paid back beside all of them."""

    __slots__ = ()

    def repays(self, state: Deal) -> bool:
        return True


class Prepare(InquisitionAsk):
    """Any number of angel wings; all see each purchase at once, so nothing here is a secret."""

    __slots__ = ()

    def question(self, state: Deal) -> int:
        return questions.PREPARE

    def options(self, state: Deal, seat: Seat) -> list[Choice]:
        return [BUY_WING, DONE] if can_buy_wing(state, seat) else [DONE]

    def answer(self, state: Deal, seat: Seat, choice: Choice) -> None:
        self.closed = True

    def copy(self) -> Prepare:
        return prepare(self.seat, self.closed)


def prepare(seat: Seat, closed: bool = False) -> Prepare:
    frame = Prepare()
    frame.seat = seat
    frame.closed = closed
    return frame


def put_prepare(state: Deal) -> None:
    parts: list[list[Frame[Deal]]] = [[prepare(seat)] for seat in range(SEATS)]
    put_to_all(state, parts)


class Ritual(InquisitionAsk):
    """Pieces of soul from the devil, bribes from anybody, guesses from the others; what is put in is out of reach."""

    __slots__ = ()

    def question(self, state: Deal) -> int:
        return questions.RITUAL

    def untouched(self, state: Deal) -> bool:
        seat = self.seat
        if state.kingdoms[seat].ritual_clean or state.kingdoms[seat].ritual_marked:
            return False
        if any(state.bribe[seat * STOCKS : (seat + 1) * STOCKS]):
            return False
        return state.guess[seat] == NOBODY and state.guess[SEATS + seat] == NOBODY

    def options(self, state: Deal, seat: Seat) -> list[Choice]:
        found: list[Choice] = []
        devil = is_devil(state, seat)
        kingdom = state.kingdoms[seat]
        if devil and kingdom.clean:
            found.append(PUT_CLEAN)
        if devil and kingdom.marked:
            found.append(PUT_MARKED)
        for stock in range(0 if state.goods_bribe else COIN, STOCKS):
            if state.stock[seat * STOCKS + stock]:
                found.append(BRIBE + stock)
        for role in GUESSED:
            found += guesses(state, seat, role)
        if not (devil and state.round == ANONYMOUS and kingdom.marked):
            found.append(CLOSE)
        return found

    def answer(self, state: Deal, seat: Seat, choice: Choice) -> None:
        kingdom = state.kingdoms[seat]
        if choice == CLOSE:
            self.closed = True
        elif choice == PUT_CLEAN:
            kingdom.clean -= 1
            kingdom.ritual_clean += 1
        elif choice == PUT_MARKED:
            kingdom.marked -= 1
            kingdom.ritual_marked += 1
        elif choice < CLOSE:
            at = seat * STOCKS + choice - BRIBE
            state.stock[at] -= 1
            state.bribe[at] += 1
        else:
            role, suspect = divmod(choice - GUESS, SEATS)
            state.guess[role * SEATS + seat] = suspect

    def copy(self) -> Ritual:
        return ritual(self.seat, self.closed)


def ritual(seat: Seat, closed: bool = False) -> Ritual:
    frame = Ritual()
    frame.seat = seat
    frame.closed = closed
    return frame


def guesses(state: Deal, seat: Seat, role: i64) -> list[Choice]:
    """Whom this seat may name: a token in a ring, so a token and a ring that are free (DWD-1.14.4, DWD-1.14.24)."""
    at = role * SEATS + seat
    if not has_token(state, seat, role) or state.guess[at] != NOBODY or state.locked[at] != NOBODY:
        return []
    if state.owned[role] != NOBODY:
        return []  # an exposed role is not guessed any more (DWD-R58)
    other = (1 - role) * SEATS + seat
    worn = (seat, state.guess[other], state.locked[other])
    return [GUESS + role * SEATS + suspect for suspect in range(SEATS) if suspect not in worn]


def has_token(state: Deal, seat: Seat, role: i64) -> bool:
    """Mortals have a token for either role, the cultist one for the devil, the devil none."""
    return state.mark[seat] >= MORTAL or (role == DEVIL and state.mark[seat] == CULTIST)


def put_ritual(state: Deal) -> None:
    parts: list[list[Frame[Deal]]] = [[ritual(seat)] for seat in range(SEATS)]
    put_to_all(state, parts)


def empty_chest(state: Deal, seat: Seat) -> None:
    """After the opening the devil takes his pieces back, and uses them before the inquisitors; the bribe is gone."""
    kingdom = state.kingdoms[seat]
    kingdom.clean += kingdom.ritual_clean
    kingdom.marked += kingdom.ritual_marked
    kingdom.ritual_clean = kingdom.ritual_marked = 0
    for at in range(seat * STOCKS, (seat + 1) * STOCKS):
        state.bribe[at] = 0
