"""What is where: tokens with those printed on the tiles, heroes and monsters of a space."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.bits import BIT
from pandemonium.games.others.rules import event
from pandemonium.games.others.rules.counts import UNIT, count_of, total
from pandemonium.games.others.rules.figures import DISTRICTS, NOBODY, NOWHERE, RAVENCORP, SPACES
from pandemonium.games.others.rules.state import Others


def tokens_in(state: Others, space: i64, kind: i64) -> i64:
    """Printed and physical tokens work alike (OTH-TK-1)."""
    return count_of(state.city.printed[space] + state.tokens[space], kind)


def physical_in(state: Others, space: i64, kind: i64) -> i64:
    """Only these can be cleansed."""
    return count_of(state.tokens[space], kind)


def on_board(state: Others, kind: i64) -> i64:
    """Physical face-up tokens of a kind in the whole city."""
    found: i64 = 0
    for space in state.city.spaces:
        found += count_of(state.tokens[space], kind)
    return found


def put_token(state: Others, kind: i64, space: i64) -> bool:
    """From the supply; where it is empty the effect is ignored (OTH-TK-1)."""
    if not count_of(state.supply, kind):
        return False
    state.supply -= UNIT[kind]
    state.tokens[space] += UNIT[kind]
    if state.events is not None:
        state.tell(event.TOKEN_PLACED, (kind, space))
    return True


def heroes_in(state: Others, space: i64) -> i64:
    """The slots whose heroes stand there, a mask."""
    found: i64 = 0
    for slot in range(state.heroes):
        if state.at[slot] == space:
            found |= BIT[slot]
    return found


def heroes_places(state: Others) -> i64:
    """All spaces with a hero, a mask."""
    found: i64 = 0
    for slot in range(state.heroes):
        if state.at[slot] != NOWHERE:
            found |= BIT[state.at[slot]]
    return found


def monsters_in(state: Others, space: i64) -> i64:
    return total(state.monsters[space])


def is_district(space: i64) -> bool:
    return space < DISTRICTS


def within(state: Others, one: i64, other: i64, most: i64) -> bool:
    """Over the edges of the city without Metro (OTH-R67)."""
    distance = state.city.distance[one * SPACES + other]
    return 0 <= distance <= most


def carrier(state: Others, ally: i64) -> i64:
    """The slot that carries this ally, or NOBODY."""
    for slot in range(state.heroes):
        if BIT[ally] & state.allies[slot]:
            return slot
    return NOBODY


def carries_raven(state: Others, slot: i64) -> bool:
    return BIT[RAVENCORP] & state.allies[slot] != 0
