"""Payments (DWD-6.1.6): what can be paid must be paid, and whoever is short buys, sells and borrows first."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from pandemonium.engine.bits import BIT
from pandemonium.engine.state import ASIDE, NO_CHOICE, Choice, Seat
from pandemonium.games.deal.rules import event, pool
from pandemonium.games.deal.rules.choice import CANNOT_PAY, MOST_DEBT, PAY, PAY_WITH
from pandemonium.games.deal.rules.fields import NOTHING, REPAID
from pandemonium.games.deal.rules.figures import BASICS, COIN, GOODS, GRAIN, STOCKS, Effect
from pandemonium.games.deal.rules.pool import PRICE, WORTH
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.rules.step import Step
from pandemonium.games.deal.rules.tokens import slip

NO_COST: Final = [0] * STOCKS

Way: TypeAlias = tuple[int, int, int]
"""To pay: the choice, one good more than the cost (or NOTHING), coins more than the cost."""
ONE_WAY: Final[list[Way]] = [(PAY, NOTHING, 0)]
ANY_BASIC: Final[list[Way]] = [(PAY_WITH + good, good, 0) for good in range(BASICS)]
ANY_LUXURY: Final[list[Way]] = [(PAY_WITH + good, good, 0) for good in range(BASICS, GOODS)]


class Payment(Step):
    """Asks also a seat that could pay at once: otherwise being asked would tell that it is short."""

    __slots__ = ("grain",)

    grain: i64  # due for tokens (DWD-R7): it must stay payable, and is not paid here

    def secret(self, state: Deal) -> bool:
        return True

    def asides(self, state: Deal, seat: Seat) -> list[Choice]:
        """Pool acts are among the options: not all of them lead on."""
        return []

    def cost(self, state: Deal) -> list[int]:
        return NO_COST

    def ways(self, state: Deal) -> list[Way]:
        return ONE_WAY

    def options(self, state: Deal, seat: Seat) -> list[Choice]:
        return pay_or_raise(state, seat, self.cost(state), self.grain, self.ways(state))

    def passed(self, state: Deal, seat: Seat) -> Choice:
        """Whoever wants that pays unasked, where there is one way to pay and its tokens are held."""
        if not state.passes[seat]:
            return NO_CHOICE
        held = [choice for choice in state.offers if choice < ASIDE and choice != CANNOT_PAY]
        return held[0] if len(held) == 1 else NO_CHOICE

    def take(self, state: Deal, choice: Choice) -> None:
        if choice == CANNOT_PAY:
            self.lacked(state)
            slip(state, self.seat)
            return
        for way in self.ways(state):
            if way[0] == choice:
                self.tell_paid(state, pay(state, self.seat, self.cost(state), way))
        self.paid(state, choice)

    def tell_paid(self, state: Deal, tokens: list[int]) -> None:
        """Unless what it was for says it too."""
        tell_paid(state, self.seat, tokens)

    def paid(self, state: Deal, choice: Choice) -> None:
        """What the payment was for."""

    def lacked(self, state: Deal) -> None:
        """What comes to nothing, told to everybody."""


def spare(state: Deal, seat: Seat, cost: list[int], grain: i64) -> i64:
    """Coins, credit and selling value that would be left after this cost, and the grain; payable if not below zero."""
    at = seat * STOCKS
    left = state.stock[at + COIN] - cost[COIN] + MOST_DEBT - state.kingdoms[seat].debt
    for good in range(GOODS):
        beyond = state.stock[at + good] - cost[good]
        if good == GRAIN:
            beyond -= grain
        left += beyond * (WORTH[good] if beyond > 0 else PRICE[good])
    return left


def held(state: Deal, seat: Seat, cost: list[int], way: Way) -> bool:
    """Whether its tokens lie behind the walls."""
    at = seat * STOCKS
    for good in range(GOODS):
        if state.stock[at + good] < cost[good]:
            return False
    good = way[1]
    if good != NOTHING and state.stock[at + good] == cost[good]:
        return False
    return state.stock[at + COIN] >= cost[COIN] + way[2]


def pay_or_raise(state: Deal, seat: Seat, cost: list[int], grain: i64, ways: list[Way]) -> list[Choice]:
    """Every way that can be paid now, and the pool acts after which some way can still be; or it cannot be paid.

    Buying what is missing and selling what is left over lose nothing; anything else loses price less worth.
    """
    at = seat * STOCKS
    rest = spare(state, seat, cost, grain)
    found: list[Choice] = []
    passing: i64 = 0  # the goods that payable ways ask for, a mask from NOTHING on
    most: i64 = 0  # left after the cheapest of them
    for way in ways:
        good: i64 = way[1]
        left = rest - way[2]
        if good != NOTHING:
            needed = cost[good] + (grain if good == GRAIN else 0)
            left -= WORTH[good] if state.stock[at + good] > needed else PRICE[good]
        if left >= 0:
            passing |= BIT[good - NOTHING]
            most = max(most, left)
            if held(state, seat, cost, way):
                found.append(way[0])
    if not passing:
        return [CANNOT_PAY, *pool.acts(state, seat, False, False)]
    buys, sales = pool.affordable(state, seat), pool.sellable(state, seat)
    for good in range(GOODS):
        if most >= PRICE[good] - WORTH[good]:
            continue
        beyond = state.stock[at + good] - cost[good] - (grain if good == GRAIN else 0)
        if beyond > 0 or (beyond == 0 and not passing & BIT[good - NOTHING]):
            buys &= ~BIT[good]
        if beyond < 1 or (beyond == 1 and passing == BIT[good - NOTHING]):
            sales &= ~BIT[good]
    found += pool.TRADES[sales << GOODS | buys]
    kingdom = state.kingdoms[seat]
    if kingdom.credit != REPAID:
        found += pool.LOANS[kingdom.debt]
    return found


def pay(state: Deal, seat: Seat, cost: list[int], way: Way) -> list[int]:
    """Says what went to the pool."""
    paid = cost[:]
    if way[1] != NOTHING:
        paid[way[1]] += 1
    paid[COIN] += way[2]
    for stock in range(STOCKS):
        if paid[stock]:
            state.change(seat, stock, -paid[stock])
    return paid


def tell_paid(state: Deal, seat: Seat, tokens: list[int]) -> None:
    """For all to see."""
    if state.events is not None:
        state.tell(event.PAID, (seat, *tokens))


def costs(effect: Effect) -> bool:
    return effect.pay_basic + effect.pay_luxury > 0 or any(effect.pay)


def ways_of(effect: Effect) -> list[Way]:
    """Where any of a sort will do, its owner names it (DWD-R52)."""
    if effect.pay_basic:
        return ANY_BASIC
    return ANY_LUXURY if effect.pay_luxury else ONE_WAY
