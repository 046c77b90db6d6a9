"""Action phases of seats that choose at random: they end, nothing falls below zero, no card is lost."""

from __future__ import annotations

import random

import pytest

from pandemonium.engine.driver import answers, choose, settle
from pandemonium.engine.dump import dump
from pandemonium.games.deal.rules.fields import BEHIND_WALLS, NOT_WON
from pandemonium.games.deal.rules.plan import put_plan, reveal_plans
from pandemonium.games.deal.rules.resolve import put_resolution
from pandemonium.games.deal.rules.state import Deal
from tests.games.deal.acting import blank
from tests.games.deal.rows import each, fill_in


def crowded(draw: random.Random) -> Deal:
    """Four seats in the middle of a game."""
    state = blank()
    cards, occasions = draw.sample(range(80), 52), draw.sample(range(20), 8)
    for seat in range(4):
        state.kingdoms[seat].built = tuple(cards[seat * 8 : seat * 8 + 8])
        state.kingdoms[seat].hand = tuple(cards[32 + seat * 5 :][:5])
        state.kingdoms[seat].event_hand = tuple(occasions[seat * 2 : seat * 2 + draw.choice((1, 2))])
        fill_in(state.stock, seat * 6, [draw.randrange(6) for _ in range(6)])
        state.kingdoms[seat].debt, state.kingdoms[seat].reputation = draw.choice((0, 4, 10)), draw.randrange(-6, 7)
        state.kingdoms[seat].councils, state.kingdoms[seat].banners = draw.choice((0, 0, 1)), draw.randrange(16)
        fill_in(state.courtiers, seat * 4, [*(draw.randrange(3) for _ in range(3)), draw.choice((1, 2, 3))])
        spaces = draw.sample(range(1, 5), 4)
        fill_in(state.tiles, seat * 4, [draw.choice((0, space, -1)) for space in spaces])
    return state


def play(state: Deal, draw: random.Random) -> int:
    """To the end of what is asked; every frame is exchanged for its copy before each answer."""
    decisions = 0
    while state.asked:
        twins = [frame.copy() for frame in state.stack]
        assert dump(twins) == dump(state.stack)
        state.stack = twins
        seat = draw.choice([seat for seat in range(4) if state.asked >> seat & 1])
        choose(state, seat, draw.choice(answers(state, seat)))
        assert min(state.stock) >= 0
        assert max(each(state, "debt")) <= 10
        decisions += 1
    return decisions


@pytest.mark.rule("DWD-6.1.4", "DWD-6.1.6", "DWD-1.9.14")
@pytest.mark.parametrize("seed", range(60))
def test_every_action_phase_ends_and_keeps_its_cards(seed: int) -> None:
    draw = random.Random(seed)
    state = crowded(draw)
    cards = [sorted(state.kingdoms[seat].hand + state.kingdoms[seat].built) for seat in range(4)]
    raised = [len(state.kingdoms[seat].built) for seat in range(4)]
    put_plan(state)
    settle(state)
    play(state, draw)
    reveal_plans(state)
    put_resolution(state)
    settle(state)
    assert play(state, draw) < 1000
    for seat in range(4):
        assert sorted(state.kingdoms[seat].hand + state.kingdoms[seat].built) == cards[seat]
        assert len(state.kingdoms[seat].built) <= raised[seat] + 2
        assert all(place in (0, 1, BEHIND_WALLS, NOT_WON) for place in state.courtiers)
        spaces = [space for space in state.tiles[seat * 4 : seat * 4 + 4] if space > 0]
        assert len(set(spaces)) == len(spaces)
