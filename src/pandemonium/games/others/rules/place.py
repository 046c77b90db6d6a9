"""What is where: tokens with those printed on the tiles, heroes and monsters of a space."""

from __future__ import annotations

from pandemonium.engine.bits import BIT
from pandemonium.games.others.rules import event
from pandemonium.games.others.rules.counts import UNIT, count_of, total
from pandemonium.games.others.rules.figures import DISTRICTS, NOBODY, NOWHERE, RAVENCORP, SPACES
from pandemonium.games.others.rules.state import Others


def tokens_in(state: Others, space: int, kind: int) -> int:
    """Printed and physical tokens work alike (OTH-TK-1)."""
    return count_of(state.city.printed[space] + state.tokens[space], kind)


def physical_in(state: Others, space: int, kind: int) -> int:
    """Only these can be cleansed."""
    return count_of(state.tokens[space], kind)


def on_board(state: Others, kind: int) -> int:
    """Physical face-up tokens of a kind in the whole city."""
    return sum([count_of(state.tokens[space], kind) for space in state.city.spaces])


def put_token(state: Others, kind: int, space: int) -> bool:
    """From the supply; where it is empty the effect is ignored (OTH-TK-1)."""
    if not count_of(state.supply, kind):
        return False
    state.supply -= UNIT[kind]
    state.tokens[space] += UNIT[kind]
    if state.events is not None:
        state.tell(event.TOKEN_PLACED, (kind, space))
    return True


def heroes_in(state: Others, space: int) -> int:
    """The slots whose heroes stand there, a mask."""
    found = 0
    for slot in range(state.heroes):
        if state.at[slot] == space:
            found |= BIT[slot]
    return found


def heroes_places(state: Others) -> int:
    """All spaces with a hero, a mask."""
    found = 0
    for slot in range(state.heroes):
        if state.at[slot] != NOWHERE:
            found |= BIT[state.at[slot]]
    return found


def monsters_in(state: Others, space: int) -> int:
    return total(state.monsters[space])


def is_district(space: int) -> bool:
    return space < DISTRICTS


def within(state: Others, one: int, other: int, most: int) -> bool:
    """Over the edges of the city without Metro (OTH-R67)."""
    distance = state.city.distance[one * SPACES + other]
    return 0 <= distance <= most


def carrier(state: Others, ally: int) -> int:
    """The slot that carries this ally, or NOBODY."""
    for slot in range(state.heroes):
        if BIT[ally] & state.allies[slot]:
            return slot
    return NOBODY


def carries_raven(state: Others, slot: int) -> bool:
    return BIT[RAVENCORP] & state.allies[slot] != 0
