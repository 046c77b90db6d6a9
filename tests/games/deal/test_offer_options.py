"""DWD-1.16.1, DWD-1.16.2: indulgences and jesters in chests, where the table plays with them."""

from __future__ import annotations

import pytest

from pandemonium.engine.driver import legal
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules.choice import (
    ACCEPT,
    CLOSE_JESTERS,
    LEAVE,
    PUT,
    PUT_INDULGENCE,
)
from pandemonium.games.deal.rules.fields import CONTENT, JESTERS
from pandemonium.games.deal.rules.figures import WOOD
from pandemonium.games.deal.rules.rounds import OFFER
from tests.games.deal.kingdoms import ONE_PIECE, A, B, C, D, close_empty, everybody_leaves, heard, play, position, stock
from tests.games.deal.rows import each


@pytest.mark.rule("DWD-1.16.2", "DWD-6.4.2", "DWD-R36")
def test_indulgences_are_offered_like_goods_where_the_table_allows_it_and_never_pay_for_a_soul() -> None:
    state = position(OFFER)
    state.kingdoms[A].indulgences = 1
    assert PUT_INDULGENCE not in legal(state, A)
    state = position(OFFER, "indulgences")
    state.kingdoms[A].indulgences = state.kingdoms[B].indulgences = 1
    play(state, A, PUT_INDULGENCE, ONE_PIECE)
    assert state.kingdoms[A].indulgences == 0
    close_empty(state, B, C, D)
    play(state, C, ACCEPT)
    for seat in (A, B, D):
        play(state, seat, LEAVE)
    assert each(state, "indulgences") == [0, 1, 1, 0]
    assert state.kingdoms[C].clean == 2
    everybody_leaves(state)
    assert state.kingdoms[A].clean == 1


@pytest.mark.rule("DWD-1.16.2")
def test_an_unsold_indulgence_comes_back_and_without_pieces_it_cannot_be_bought() -> None:
    state = position(OFFER, "indulgences")
    state.kingdoms[A].indulgences = state.kingdoms[C].indulgences = 1
    state.kingdoms[C].clean = 0
    play(state, A, PUT_INDULGENCE, ONE_PIECE)
    close_empty(state, B, C, D)
    assert ACCEPT not in legal(state, C)
    everybody_leaves(state)
    everybody_leaves(state)
    assert state.kingdoms[A].indulgences == 1
    assert heard(state, A, event.CAME_BACK) == [(A, 0, 0, 0, 0, 0, 0, 1)]


@pytest.mark.rule("DWD-1.16.1", "DWD-6.4.2")
def test_jesters_are_a_second_way_to_close_empty_for_every_role_where_the_table_plays_with_them() -> None:
    assert CLOSE_JESTERS not in legal(position(OFFER), C)
    state = position(OFFER, "jesters")
    assert all(CLOSE_JESTERS in legal(state, seat) for seat in (A, B, C, D))
    play(state, A, PUT + WOOD)
    assert CLOSE_JESTERS not in legal(state, A)
    play(state, A, ONE_PIECE)
    play(state, C, CLOSE_JESTERS)
    assert state.offer[C * CONTENT + JESTERS] == 1
    close_empty(state, B, D)
    assert heard(state, A, event.CHEST_JESTERS) == [(A, 2)]
    assert legal(state, A)[0] == LEAVE
    everybody_leaves(state)
    everybody_leaves(state)
    assert stock(state, C) == (3, 3, 3, 3, 3, 9)
