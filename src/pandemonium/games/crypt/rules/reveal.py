"""I. Reveal (CRY-1.3.1): the first cards face up, the last one or two face down."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.bits import BIT
from pandemonium.engine.row import Row, row, row_of
from pandemonium.games.crypt.rules.event import COVERED, GHOST_ROUND_BEGAN, LAID, REVEALED, ROUND_BEGAN
from pandemonium.games.crypt.rules.figures import PER_TYPE
from pandemonium.games.crypt.rules.state import Crypt


def reveal(state: Crypt) -> None:
    rules = state.rules
    up = rules.face_up[state.seats]
    cards = row(up + rules.face_down[state.seats])
    for slot in range(i64(len(cards))):
        cards[slot] = state.deck[-1 - slot]
    state.deck = state.deck[: -len(cards)]
    state.seal()
    state.down = 0
    for slot in range(i64(up), i64(len(cards))):
        state.down |= BIT[slot]
    if state.solo:
        cards = sort_for_ghost(state, cards)
    state.crypt = cards
    if state.leader >= state.seats:
        state.tell(GHOST_ROUND_BEGAN, (state.round,))
    elif state.events is not None:
        state.tell(ROUND_BEGAN, (state.round, state.leader))
    for slot in range(i64(len(cards))):
        show(state, slot)


def show(state: Crypt, slot: i64) -> None:
    """What everybody sees of a card laid out. In memory mode the log does not remember values (CRY-R17)."""
    card = state.crypt[slot]
    covered = (state.down >> slot) & 1
    if not covered:
        state.public |= BIT[card]
    if state.events is None:
        return
    kind = card // PER_TYPE
    if covered:
        state.tell(COVERED, (slot, kind))
    elif state.memory:
        state.tell(LAID, (slot, kind))
    else:
        state.tell(REVEALED, (slot, kind, state.rules.values[card]))


def sort_for_ghost(state: Crypt, cards: Row) -> Row:
    """From high to low, a face-down card as 2.5; of equals the one drawn first stands left (CRY-1.6.2)."""
    ranks = [5 if (state.down >> at) & 1 else 2 * state.rules.values[cards[at]] for at in range(len(cards))]
    order: list[int] = []
    for at in range(len(cards)):
        place = len(order)
        while place and ranks[order[place - 1]] < ranks[at]:
            place -= 1
        order.insert(place, at)
    down = 0
    for slot in range(len(order)):
        if (state.down >> order[slot]) & 1:
            down |= BIT[slot]
    state.down = down
    return row_of([cards[at] for at in order])
