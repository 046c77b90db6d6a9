"""Section 2.5: the number of different claims on an empty Crypt, counted through the choices the engine offers."""

from __future__ import annotations

import pytest

from pandemonium.engine.driver import choose
from pandemonium.engine.seats import first_seat
from pandemonium.games.crypt.rules.choice import DONE, RECOVER
from pandemonium.games.crypt.rules.state import Crypt
from tests.games.crypt.table import position

COUNTS = [
    # Crypt cards, players, dice, in the dark, different claims
    (3, 2, 1, False, 18),
    (3, 2, 2, False, 144),
    (3, 2, 3, False, 594),
    (3, 2, 3, True, 54),
    (4, 3, 1, False, 24),
    (4, 3, 2, False, 264),
    (4, 3, 3, False, 1584),
    (4, 3, 3, True, 72),
    (6, 4, 1, False, 36),
    (6, 4, 2, False, 612),
    (6, 4, 3, False, 6048),
    (6, 4, 3, True, 108),
]
EMPTY = {
    3: "idol:1 jewelry:1 [pottery:1]",
    4: "idol:1 jewelry:1 remains:1 [pottery:1]",
    6: "idol:1 jewelry:1 remains:1 tapestry:1 [pottery:1] [manuscript:1]",
}


def claims(state: Crypt, seat: int, sent: frozenset[int], found: set[frozenset[int]]) -> None:
    """Every set of groups that can stand on the cards when the turn is ended."""
    if sent:
        assert DONE in state.offers
        found.add(sent)
    for choice in state.offers:
        if choice < RECOVER and choice > max(sent, default=-1):
            after = state.copy()
            choose(after, seat, choice)
            claims(after, seat, sent | {choice}, found)


@pytest.mark.rule("CRY-1.3.2", "CRY-1.3.4")
@pytest.mark.parametrize(("cards", "seats", "dice", "in_the_dark", "number"), COUNTS)
def test_the_number_of_different_claims(cards: int, seats: int, dice: int, in_the_dark: bool, number: int) -> None:
    turn = (2 if seats == 2 else seats - 1) if in_the_dark else 0
    ready = " ".join([str(dice)] * seats)
    spent = " ".join([str(3 - dice)] * seats)
    state = position(EMPTY[cards], seats=seats, turn=turn, ready=ready, spent=spent, sides="remains").state
    found: set[frozenset[int]] = set()
    claims(state, first_seat(state.asked), frozenset(), found)
    assert len(found) == number


@pytest.mark.rule("CRY-1.3.2")
@pytest.mark.parametrize(("held", "number"), [("1x1", 17), ("6x1", 7), ("6x2", 2), ("5x3", 1), ("6x3", 0)])
def test_the_number_of_ways_to_push_a_card_off_with_three_dice(held: str, number: int) -> None:
    table = position(f"idol:1=A{held} jewelry:1 [pottery:1]", turn=1)
    assert len(table.codes("B", "claim 1")) == number
