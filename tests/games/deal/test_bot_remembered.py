"""Plans that were thought through before are remembered, and are what thinking again would find (DWD-6.7.2)."""

from __future__ import annotations

from typing import Any

import pytest

from pandemonium.engine.driver import choose
from pandemonium.engine.seats import first_seat
from pandemonium.games.deal.bot.craft import craft
from pandemonium.games.deal.bot.planning import SETS, Draft, Planner, planner_of, think_through
from pandemonium.games.deal.bot.policy import answer
from pandemonium.games.deal.bot.remembered import KEPT, MOST, drafts, situation
from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.figures import SEATS
from pandemonium.games.deal.rules.rounds import PLAN
from tests.games.deal.kingdoms import A, new_game, position

NORMAL, HARD = (craft.weights.load(level, SEATS) for level in ("normal", "hard"))


def told(found: list[Draft]) -> list[tuple[list[int], float]]:
    return [(draft.plan, draft.worth) for draft in found]


@pytest.mark.rule("DWD-6.7.2")
def test_what_is_remembered_is_what_thinking_again_finds() -> None:
    looked_at = 0
    state = new_game(seed="remembered")
    while state.asked:
        seat = first_seat(state.asked)
        if state.asking(seat).question(state) == questions.PLAN:
            for weights in (NORMAL, HARD):
                fresh = told(think_through(planner_of(weights, state, seat), SETS))
                assert told(drafts(planner_of(weights, state, seat))) == fresh
                assert told(drafts(planner_of(weights, state, seat))) == fresh
                looked_at += 1
        choose(state, seat, answer(NORMAL, state, seat))
    assert looked_at > 50
    assert len(KEPT) <= MOST


def changed(planner: Planner, part: str, name: str) -> tuple[object, ...]:
    """The situation once something of it is otherwise."""
    thing = getattr(planner, part) if part else planner
    before: Any = getattr(thing, name)
    if isinstance(before, bool):
        setattr(thing, name, not before)
    elif isinstance(before, int):
        setattr(thing, name, before + 1)
    else:
        setattr(thing, name, type(before)([*before, 1]))
    found = situation(planner, SETS)
    setattr(thing, name, before)
    return found


@pytest.mark.parametrize(
    ("part", "names"),
    [
        ("", "cards events uses"),
        ("ground", "round side devil others tokens free"),
        ("house", "stock debt interest reputation angel devil indulgences guests built tiles banners courtiers tucked"),
    ],
)
def test_whatever_is_otherwise_is_another_situation(part: str, names: str) -> None:
    planner = planner_of(NORMAL, position(PLAN), A)
    now = situation(planner, SETS)
    for name in names.split():
        assert changed(planner, part, name) != now, name
    assert situation(planner_of(HARD, position(PLAN), A), SETS) != now
    assert situation(planner, SETS - 1) != now
    assert situation(planner, SETS) == now
