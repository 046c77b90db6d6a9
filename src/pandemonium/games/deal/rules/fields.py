"""What the numbers in the fields of the state mean."""

from __future__ import annotations

from typing import Final

from pandemonium.games.deal.rules.figures import STOCKS

NOBODY: Final = -1
NOTHING: Final = -1

NO_PASSES: Final = (0, 0, 0, 0)
"""By seat: nobody has said to have what a plan costs paid without being asked."""

FRESH: Final = 0
"""Where a courtier is: on the 2-coin space, on the 3-coin space, behind the walls, or (the alchemist) not won yet."""
USED: Final = 1
BEHIND_WALLS: Final = 2
NOT_WON: Final = 3

UNEARNED: Final = 0
"""Where a minor tile is: unearned, on a production space from 1 to 4, or thrown away."""
THROWN: Final = -1

BORROWED: Final = 1
"""In one question a seat may borrow or repay, not both (DWD-6.1.4)."""
REPAID: Final = 2

INDULGENCES: Final = 6
"""What lies in a chest: stocks, then indulgences, then whether there are jesters. Told as a number, since what is
reckoned from another file is no constant for the compiler but looked up at each use."""
JESTERS: Final = INDULGENCES + 1
CONTENT: Final = INDULGENCES + 2
assert INDULGENCES == STOCKS

PRICE: Final = CONTENT
"""The places of a record of a deal after its content: the price, who took it, clean and marked pieces paid."""
TAKEN: Final = CONTENT + 1
PAID_CLEAN: Final = CONTENT + 2
PAID_MARKED: Final = CONTENT + 3
RECORD: Final = CONTENT + 4

NO_PRICE: Final = 0
"""Prices are 2 to 7 coins, or pieces of soul: `SOULS` + how many."""
SOULS: Final = 10

UNTAKEN: Final = 0
"""Who took a chest: nobody, the first receiver, the second."""

REJECTED: Final = -1
"""A reply to a chest: left, or taken with so many marked pieces."""

PLAN_HALF: Final = 0
"""The places of a plan: half of the event card (0 none, 1 left, 2 right), two buildings to use, two to build, whether
each of these is used at once, whether to recruit."""
PLAN_USE: Final = 1
PLAN_BUILD: Final = 3
PLAN_ACT: Final = 5
PLAN_RECRUIT: Final = 7
LEFT: Final = 1
RIGHT: Final = 2

PROVED: Final = 1
CONFESSED: Final = 2

FROM_EFFECTS: Final = 0
"""Sources of points during play, for the account at the end."""
FROM_SOULS: Final = 1
FROM_GUESSES: Final = 2
FROM_GUESTS: Final = 3
"""The two points that a guest costs when he is called."""
FROM_INQUISITORS: Final = 4
SOURCES: Final = 5

FLOW: Final = 2 * INDULGENCES
"""A row of the ledger: by stock what changed in all, then how low it fell on the way."""

PRODUCTION: Final = 1
CARDS: Final = 2
DEALS: Final = 3
ACTIONS: Final = 4
INTEREST: Final = 5
REPUTATION: Final = 6
HUNT: Final = 7
INQUISITION: Final = 8
