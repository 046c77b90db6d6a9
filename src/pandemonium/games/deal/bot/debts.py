"""Debts: paid back whenever that is open, for what is paid back can be borrowed again; and the accounts of the end."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.state import Choice, Seat
from pandemonium.games.deal.rules.account import account, fifths
from pandemonium.games.deal.rules.choice import BUY, DONE, REPAY, SELL
from pandemonium.games.deal.rules.estate import Estate, estate
from pandemonium.games.deal.rules.fields import BORROWED
from pandemonium.games.deal.rules.figures import BASICS, COIN, STOCKS
from pandemonium.games.deal.rules.pool import PRICE
from pandemonium.games.deal.rules.state import Deal

NONE: Final = -1


def choose_repay(state: Deal, seat: Seat) -> Choice:
    """All that one can: the interest is counted after the actions, and the lender gives it back before."""
    kingdom = state.kingdoms[seat]
    coins = min(state.stock[seat * STOCKS + COIN], kingdom.debt)
    if coins and kingdom.credit != BORROWED:
        return REPAY + coins - 1
    return DONE


def choose_account(state: Deal, seat: Seat) -> Choice:
    """The first act towards the best of all ends: so much paid back, with basic goods sold for it."""
    best, most = DONE, end_worth(state, estate(state, seat))
    kingdom = state.kingdoms[seat]
    debt = kingdom.debt if kingdom.credit != BORROWED else 0
    for repaid in range(debt + 1):
        own = estate(state, seat)
        first = DONE
        while own.stock[COIN] < repaid:
            good = rarest(own)
            if good == NONE:
                break
            own.stock[good] -= 1
            own.stock[COIN] += 1
            first = SELL + good if first == DONE else first
        if own.stock[COIN] < repaid:
            break
        own.stock[COIN] -= repaid
        own.debt -= repaid
        if repaid and first == DONE:
            first = REPAY + repaid - 1
        worth = end_worth(state, own)
        if worth > most:
            best, most = first, worth
        own.stock[COIN] -= PRICE[0]  # for a Trade Route
        if own.stock[COIN] >= 0:
            good = most_frequent(own)
            own.stock[good] += 1
            if end_worth(state, own) > most:
                best, most = BUY + good if first == DONE else first, end_worth(state, own)
    return best


def rarest(own: Estate) -> int:
    """The basic good of which least is left: a Trade Route takes the most frequent."""
    best = NONE
    for good in range(BASICS):
        if own.stock[good] and (best == NONE or own.stock[good] < own.stock[best]):
            best = good
    return best


def most_frequent(own: Estate) -> int:
    best = 0
    for good in range(BASICS):
        if own.stock[good] > own.stock[best]:
            best = good
    return best


def end_worth(state: Deal, own: Estate) -> float:
    """Points, and the tokens that decide between equal ones."""
    return sum(account(state.rules, own)) + 0.01 * int(fifths(state.rules, own))
