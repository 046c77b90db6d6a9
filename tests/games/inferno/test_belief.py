"""What a seat of Inferno can believe about cards it has not seen."""

from __future__ import annotations

from pandemonium.engine.bits import count
from pandemonium.engine.chance import chance_from
from pandemonium.engine.row import row_of
from pandemonium.games.inferno.knowledge.belief import deal_frauds
from tests.games.inferno.table import position


def test_hands_keep_their_number_of_cards_however_many_the_box_has() -> None:
    """A larger box numbers its cards higher: every one of them is dealt again, and none twice."""
    state = position().state
    state.shown = 0
    state.hands = row_of([0b11, 1 << 26 | 1 << 27 | 1 << 40])
    state.deck = [5, 28, 59]
    twin = state.copy()
    deal_frauds(state, twin, 0, chance_from("a larger box"))
    assert count(twin.hands[1]) == 3
    assert twin.hands[0] == 0b11
    assert twin.hands[1] | sum(1 << card for card in twin.deck) == state.hands[1] | 1 << 5 | 1 << 28 | 1 << 59
