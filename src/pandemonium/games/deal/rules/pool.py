"""The pool and the lender (DWD-1.4.1 to DWD-1.4.6): open in every question, and seen by everybody."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.bits import BIT
from pandemonium.engine.state import Choice, Seat
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules.choice import ASK, BORROW, BUY, BUY_WING, MOST_DEBT, REPAY, SELL
from pandemonium.games.deal.rules.fields import BORROWED, REPAID
from pandemonium.games.deal.rules.figures import BASICS, COIN, GOODS, STOCKS
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.rules.wings import buy_wing

PRICE: Final = [3, 3, 3, 5, 5]
"""By good: coins to the pool for one, and from the pool."""
WORTH: Final = [1, 1, 1, 2, 2]


def acts(state: Deal, seat: Seat, repays: bool, requests: bool) -> list[Choice]:
    """Every pool act this seat can take now, in printed order."""
    at = seat * STOCKS
    coins = state.stock[at + COIN]
    found = [BUY + good for good in range(GOODS) if PRICE[good] <= coins]
    found += [SELL + good for good in range(GOODS) if state.stock[at + good]]
    debt, credit = state.debt[seat], state.credit[seat]
    if credit != REPAID:
        found += range(BORROW, BORROW + MOST_DEBT - debt)
    if repays and credit != BORROWED:
        found += range(REPAY, REPAY + min(debt, coins))
    if requests:
        found += [ASK + stock for stock in range(STOCKS) if not BIT[stock] & state.requests[seat]]
    return found


def act(state: Deal, seat: Seat, choice: Choice) -> None:
    """Take a pool act, a request or a wing. All have seen it, so it stands."""
    state.seal()
    if choice < BUY_WING:
        buy(state, seat, choice - BUY)
    elif choice == BUY_WING:
        buy_wing(state, seat)
    elif choice < BORROW:
        sell(state, seat, choice - SELL)
    elif choice < REPAY:
        borrow(state, seat, choice - BORROW + 1)
    elif choice < ASK:
        repay(state, seat, choice - REPAY + 1)
    else:
        ask_for(state, seat, choice - ASK)


def buy(state: Deal, seat: Seat, good: int) -> None:
    state.change(seat, COIN, -PRICE[good])
    state.change(seat, good, 1)
    if state.events is not None:
        state.tell(event.BOUGHT, (seat, good, PRICE[good]))


def sell(state: Deal, seat: Seat, good: int) -> None:
    state.change(seat, good, -1)
    state.change(seat, COIN, WORTH[good])
    if state.events is not None:
        state.tell(event.SOLD, (seat, good, WORTH[good]))


def borrow(state: Deal, seat: Seat, coins: int) -> None:
    state.credit[seat] = BORROWED
    state.debt[seat] += coins
    state.change(seat, COIN, coins)
    if state.events is not None:
        state.tell(event.BORROWED, (seat, coins, state.debt[seat]))


def repay(state: Deal, seat: Seat, coins: int) -> None:
    state.credit[seat] = REPAID
    state.debt[seat] -= coins
    state.change(seat, COIN, -coins)
    if state.events is not None:
        state.tell(event.REPAID, (seat, coins, state.debt[seat]))


def ask_for(state: Deal, seat: Seat, stock: int) -> None:
    """A request card: a public sign without effect."""
    state.requests[seat] |= BIT[stock]
    if state.events is not None:
        state.tell(event.ASKED_FOR, (seat, stock))


def sorts(luxury: bool) -> range:
    """The goods that are basic, or the luxuries."""
    return range(BASICS, GOODS) if luxury else range(BASICS)
