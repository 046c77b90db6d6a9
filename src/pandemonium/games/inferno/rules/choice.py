"""Every choice of Inferno has a number; this is the numbering.

Chains of sub-decisions are chains of small choices, so most ranges name one thing: a shield, a floor, a card. The same
number may stand for different acts in different frames; the frame's prompt says which.
"""

from __future__ import annotations

from typing import Final

from pandemonium.games.inferno.rules.figures import (
    CIRCLES,
    FLOORS,
    FRAUDS,
    GATES,
    KINDS,
    LOCATIONS,
    MEMBERS,
    SHIELDS,
    SPACES,
    TRACKS,
)

SOUL: Final = 0
"""Move the Soul that stands on a shield."""
GRAVE: Final = SOUL + SHIELDS
"""Bring a Soul of a colour from the Graveyard: circle - 1."""
BONE: Final = GRAVE + CIRCLES
"""Return a Bone and scare the Soul on a shield."""
SHIELD: Final = BONE + SHIELDS
"""A shield: where a Soul ends, where a Guardian goes, what his effect hits."""
SEND: Final = SHIELD + SHIELDS
"""location * 2 + kind of member."""
ACCUSE: Final = SEND + LOCATIONS * MEMBERS
RECALL: Final = ACCUSE + LOCATIONS * MEMBERS
"""Council: a member comes home from a location."""
FLOOR: Final = RECALL + LOCATIONS * MEMBERS
"""A floor with room."""
HOME: Final = FLOOR + FLOORS
"""A member comes home from the Tower: floor * 2 + kind."""
LIFT: Final = HOME + FLOORS * MEMBERS
"""Take the item on a space of the Tower in hand, to put it elsewhere."""
GUEST: Final = LIFT + SPACES
BARREL: Final = GUEST + KINDS
EXCHANGE: Final = BARREL + KINDS
"""So many Florins into Drachmas."""
EXCHANGES: Final = 4
CUBE: Final = EXCHANGE + EXCHANGES
"""A Phlegethon cube to the right, by track."""
LOWER_CUBE: Final = CUBE + TRACKS
GATE: Final = LOWER_CUBE + TRACKS
"""An own disc on a gate."""
GUARDIAN: Final = GATE + GATES
STYX: Final = GUARDIAN + 6
"""Return Souls of a colour: (circle - 1) * 3 + how many - 1."""
ADVANCE: Final = STYX + CIRCLES * 3
"""On a Sin Track."""
PLAY: Final = ADVANCE + TRACKS
"""A Fraud card from the hand."""
BUY: Final = PLAY + FRAUDS
"""A Fraud card from the market."""
DRAW: Final = BUY + FRAUDS
"""Take a Fraud card from the market in hand."""
CASH: Final = DRAW + FRAUDS
"""The right half of a played Fraud card: card * 2, plus 1 for its second benefit."""
DIPLOMA: Final = CASH + FRAUDS * 2
RELOCATE: Final = DIPLOMA + TRACKS
"""(seat * 9 + from gate) * 9 + to gate."""
WORDS: Final = RELOCATE + 4 * GATES * GATES

SKIP: Final = WORDS
DONE: Final = WORDS + 1
BUY_BLIND: Final = WORDS + 2
DRAW_BLIND: Final = WORDS + 3
FIRST_BENEFIT: Final = WORDS + 4
SECOND_BENEFIT: Final = WORDS + 5
TAIL: Final = WORDS + 6
TAKE_INFAMY: Final = WORDS + 7
TAKE_HALF: Final = WORDS + 8
PAY: Final = WORDS + 9
ACT: Final = WORDS + 10
"""Take the action of the location one has come to."""
END: Final = WORDS + 11
