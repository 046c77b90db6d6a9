"""Round 3's opening (DWD-1.14.20, DWD-1.14.5 to DWD-1.14.9): all see what lay in a chest and its mark, not whose it is.

What rewards put into the chests comes back to their owners with them, so those movements are private (DWD-6.2.1).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.bits import BIT
from pandemonium.engine.row import row
from pandemonium.engine.state import Seat
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules.bribes import bribe_coins, take_bribes
from pandemonium.games.deal.rules.facing import open_inquisitor
from pandemonium.games.deal.rules.fields import NOBODY
from pandemonium.games.deal.rules.figures import COIN, SEATS, STOCKS
from pandemonium.games.deal.rules.ritual import GUESSED, empty_chest
from pandemonium.games.deal.rules.roles import seat_of
from pandemonium.games.deal.rules.routing import CULTIST, DEVIL, MARKS
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.rules.track import fall

DEVIL_GOODS: Final = [[0, 0, 0, 1, 1, 0], [1, 1, 0, 1, 1, 0], [1, 1, 0, 1, 1, 2]]
"""By pieces in his chest, none to two or more: stocks for the devil."""
CULTIST_GOODS: Final = [[0, 0, 0, 0, 0, 0], [0, 0, 1, 0, 0, 1], [0, 0, 1, 0, 0, 4]]
"""By marked pieces in the devil's chest: stocks for the cultist."""
OPENS_FIRST: Final = 2
OPENS_SECOND: Final = 3

EQUAL: Final = 2
"""So many equal guesses make a suspect answer, and lock all guesses."""
REVEALED_FALL: Final = [4, 3]
"""By role: reputation lost by a suspect who must say yes."""
GUESSER_COINS: Final = 2
REVEALED_SPACE: Final = 3
"""The inquisitor that an exposed devil opens."""

OPENED_MARK: Final = 3
"""What `opening` keeps of each mark: coins, the guess of the devil, that of the cultist; then pieces, marked pieces."""


def open_anonymously(state: Deal) -> None:
    close_rows(state)  # a private moment: what lay in the chests
    rewards = [0] * (SEATS * STOCKS)
    lay_open(state)
    take_bribes(state, sum([bribe_coins(state, seat) for seat in range(SEATS)]))
    reward_devil(state, rewards)
    reward_cultist(state, rewards)
    settle_guesses(state, rewards)
    return_ritual(state, rewards)
    close_rows(state)  # another: what came back


def close_rows(state: Deal) -> None:
    for seat in range(SEATS):
        state.close_row(seat)


def lay_open(state: Deal) -> None:
    """Coins and guesses of each mark, then the pieces; a referee has looked for the marks on them (DWD-1.14.7)."""
    state.opening = []
    for mark in range(MARKS):
        seat = seat_of(state, mark)
        coins = bribe_coins(state, seat)
        state.opening.append(coins)
        if state.events is not None:
            state.tell(event.RITUAL_MARK, (mark, coins))
        for role in GUESSED:
            suspect = state.guess[role * SEATS + seat]
            state.opening.append(suspect)
            if suspect != NOBODY and state.events is not None:
                state.tell(event.GUESSED_MARK, (mark, role, suspect))
    devil = state.kingdoms[seat_of(state, DEVIL)]
    marked = devil.ritual_marked
    pieces = devil.ritual_clean + marked
    state.opening += [pieces, marked]
    if state.events is not None:
        state.tell(event.RITUAL_SOULS, (pieces, marked))


def reward_devil(state: Deal, rewards: list[int]) -> None:
    pieces = state.opening[MARKS * OPENED_MARK]
    goods = DEVIL_GOODS[min(pieces, OPENS_FIRST)]
    put_reward(rewards, seat_of(state, DEVIL), goods)
    if state.events is not None:
        state.tell(event.DEVIL_REWARDED, (*goods,))
    if pieces >= OPENS_FIRST:
        open_inquisitor(state, 1)
    if pieces >= OPENS_SECOND:
        open_inquisitor(state, 2)


def reward_cultist(state: Deal, rewards: list[int]) -> None:
    marked = state.opening[MARKS * OPENED_MARK + 1]
    if marked:
        put_reward(rewards, seat_of(state, CULTIST), CULTIST_GOODS[marked])
        if state.events is not None:
            state.tell(event.CULTIST_REWARDED, (*CULTIST_GOODS[marked],))


def put_reward(rewards: list[int], seat: Seat, goods: list[int]) -> None:
    for stock in range(STOCKS):
        rewards[seat * STOCKS + stock] += goods[stock]


def settle_guesses(state: Deal, rewards: list[int]) -> None:
    """Two equal guesses on one role lock every guess of this round, odd ones too; the devil's suspect answers first."""
    suspects = [equal_guess(state, role) for role in GUESSED]
    if suspects[DEVIL] != NOBODY or suspects[CULTIST] != NOBODY:
        state.locked = state.guess[:]
        if state.events is not None:
            state.tell(event.GUESSES_LOCKED, ())
        for role in GUESSED:
            if suspects[role] != NOBODY:
                hear(state, role, suspects[role], rewards)
    elif any(suspect != NOBODY for suspect in state.guess) and state.events is not None:
        state.tell(event.GUESSES_RETURNED, ())


def equal_guess(state: Deal, role: i64) -> Seat:
    """Whom at least two named for this role: there is one at most."""
    guesses = list(state.guess[role * SEATS : (role + 1) * SEATS])
    for suspect in range(SEATS):
        if guesses.count(suspect) >= EQUAL:
            return suspect
    return NOBODY


def hear(state: Deal, role: i64, suspect: Seat, rewards: list[int]) -> None:
    """The suspect answers truly; a no keeps his role a secret (DWD-1.14.21, DWD-1.14.22)."""
    if state.mark[suspect] != role:
        state.denied[role] |= BIT[suspect]
        if state.events is not None:
            state.tell(event.DEVIL_DENIED if role == DEVIL else event.CULTIST_DENIED, (suspect,))
        return
    state.owned[role] = suspect
    if state.events is not None:
        state.tell(event.DEVIL_OWNED if role == DEVIL else event.CULTIST_OWNED, (suspect,))
    fall(state, suspect, REVEALED_FALL[role])
    if role == DEVIL:
        open_inquisitor(state, REVEALED_SPACE)
    for mark in range(MARKS):
        guesser = seat_of(state, mark)
        if state.guess[role * SEATS + guesser] == suspect:
            rewards[guesser * STOCKS + COIN] += GUESSER_COINS
            if state.events is not None:
                state.tell(event.GUESSER_PAID, (mark, GUESSER_COINS))


def return_ritual(state: Deal, rewards: list[int]) -> None:
    """Chests go back with pieces and rewards, before the inquisitors come (DWD-R57); guesses stay or are free again."""
    for seat in range(SEATS):
        goods = rewards[seat * STOCKS : (seat + 1) * STOCKS]
        for stock in range(STOCKS):
            state.stock[seat * STOCKS + stock] += goods[stock]
        kingdom = state.kingdoms[seat]
        pieces = (kingdom.ritual_clean, kingdom.ritual_marked)
        empty_chest(state, seat)
        state.whisper(BIT[seat], event.RITUAL_CAME_BACK, (seat, *goods, *pieces))
    state.guess = row(len(GUESSED) * SEATS, NOBODY)
