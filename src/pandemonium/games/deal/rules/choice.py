"""Every choice of Deal with the Devil has a number; this is the numbering.

Chains are chains of small choices. Pool acts, requests and angel wings are numbered as asides: they are open beside a
question. In a payment, and while wings are for sale, the frame lists them among its own options (DWD-6.1.6).
"""

from __future__ import annotations

from typing import Final

from pandemonium.engine.state import ASIDE
from pandemonium.games.deal.rules.figures import (
    BUILDINGS,
    COURTIERS,
    EVENT_CARDS,
    GOODS,
    SEATS,
    SPACES,
    STOCKS,
    TILES,
)

KEEP: Final = 0
"""A building of the hand."""
PASS: Final = KEEP + BUILDINGS
"""A building just drawn, to the neighbour."""
BUILD: Final = PASS + BUILDINGS
"""Plan to build a card of the hand."""
ACT: Final = BUILD + BUILDINGS
"""Plan to use the action of a building planned before."""
USE: Final = ACT + BUILDINGS
"""Plan to use the action of a building that stands."""
TUCK: Final = USE + BUILDINGS
"""Put an action building under the Stable."""
DESTROY: Final = TUCK + BUILDINGS
"""Give one of several buildings of equal value to the vandal."""
DROP: Final = DESTROY + BUILDINGS
"""One of two event cards."""
PUT: Final = DROP + EVENT_CARDS
"""Into the chest: a stock, then an indulgence, a clean piece, a marked piece."""
PUT_INDULGENCE: Final = PUT + STOCKS
PUT_CLEAN: Final = PUT_INDULGENCE + 1
PUT_MARKED: Final = PUT_CLEAN + 1
BRIBE: Final = PUT_MARKED + 1
"""A stock; only coins unless the option lets goods bribe."""
CLOSE: Final = BRIBE + STOCKS
"""Close the ritual's chest; then: close an offer empty, with jesters, at a price."""
CLOSE_EMPTY: Final = CLOSE + 1
CLOSE_JESTERS: Final = CLOSE + 2
CLOSE_AT: Final = CLOSE + 3
"""At a price: the place in `PRICES` of the chest."""
PRICES: Final = 8
"""2 to 7 coins, one piece of soul, two pieces."""
ACCEPT: Final = CLOSE_AT + PRICES
"""With so many marked pieces: none, one, two."""
LEAVE: Final = ACCEPT + 3
"""A chest as it is; the Stable's free action."""
EVENT: Final = LEAVE + 1
"""Plan the left half of the event card, or the right one."""
RECRUIT: Final = EVENT + 2
"""Plan to recruit; then, when it comes to it, a courtier."""
RECRUIT_ONE: Final = RECRUIT + 1
PAY: Final = RECRUIT_ONE + COURTIERS
"""Pay what is asked; then: with this good where any of a sort will do."""
PAY_WITH: Final = PAY + 1
FREE: Final = PAY_WITH + GOODS
"""Take the Stable's free action; then: paying with this good."""
FREE_WITH: Final = FREE + 1
TAKE: Final = FREE_WITH + GOODS
"""A good of one's choice."""
COURTIER: Final = TAKE + GOODS
"""Take a courtier for nothing."""
GAIN: Final = COURTIER + COURTIERS
"""A minor tile gained by a card."""
THROW: Final = GAIN + TILES
"""A minor tile, for the Dam."""
UPGRADE: Final = THROW + TILES
"""A production space."""
STALL: Final = UPGRADE + SPACES
"""Sell a basic good by a card."""
DISCARD: Final = STALL + 3
"""Discard what the profligate wants; then so many grain, none to three; then a luxury, for the ascetic."""
DISCARD_GRAIN: Final = DISCARD + 1
DISCARD_LUXURY: Final = DISCARD_GRAIN + 4
CLAIM: Final = DISCARD_LUXURY + 2
"""tile * 16 + courtiers as a mask; tiles 0 to 3 minor, 4 to 7 major."""
ACCUSE: Final = CLAIM + 2 * TILES * 16
"""A seat; then nobody."""
GUESS: Final = ACCUSE + SEATS + 1
"""role (devil, cultist) * SEATS + suspect."""
PLACES: Final = 7
"""Inquisitors to answer: A, B, C, 1, 2, 3, a guest."""
SOUL: Final = GUESS + 2 * SEATS
"""Show a piece to the guest who has just come; then: to an inquisitor. Likewise with an indulgence, walls, Basilica."""
SOUL_FOR: Final = SOUL + 1
INDULGENCE: Final = SOUL_FOR + PLACES
INDULGENCE_FOR: Final = INDULGENCE + 1
WALLS: Final = INDULGENCE_FOR + PLACES
WALLS_FOR: Final = WALLS + 1
BASILICA: Final = WALLS_FOR + PLACES
BASILICA_FOR: Final = BASILICA + 1
WANT: Final = BASILICA_FOR + PLACES
"""A role one wishes for: devil, cultist, mortal, none; then a role one would rather not have, likewise."""
AVOID: Final = WANT + 4
WORDS: Final = AVOID + 4

DONE: Final = WORDS
HAND_OVER: Final = WORDS + 1
READY: Final = WORDS + 2
CANNOT_PAY: Final = WORDS + 3
ENOUGH: Final = WORDS + 4
NO_MORE: Final = WORDS + 5
PROVE: Final = WORDS + 6
CONFESS: Final = WORDS + 7
SUFFER: Final = WORDS + 8
WORDS_END: Final = WORDS + 9

BUY: Final = ASIDE
"""A good from the pool, by kind; then an angel wing."""
BUY_WING: Final = BUY + GOODS
SELL: Final = BUY_WING + 1
BORROW: Final = SELL + GOODS
"""So many coins, one to ten."""
MOST_DEBT: Final = 10
REPAY: Final = BORROW + MOST_DEBT
ASK: Final = REPAY + MOST_DEBT
"""Ask the others for a stock."""
PAY_FOR_ME: Final = ASK + STOCKS
"""Have what can be paid in this round paid without being asked."""
ASIDES_END: Final = PAY_FOR_ME + 1
