"""The threat at a space: the mean damage of a reaction there, told on the space and in its label."""

from __future__ import annotations

import pytest

from pandemonium.engine.match import Match
from pandemonium.engine.row import row_of
from pandemonium.games.others.knowledge.view import OthersView
from pandemonium.games.others.rules.counts import UNIT
from pandemonium.games.others.rules.figures import ABOMINATION, MORGANA, PRIDE, SLOTH
from pandemonium.games.others.rules.state import Others
from pandemonium.games.others.table.threat import threats
from tests.games.others.drawn import page_of, played, scene_of

MEANS = {PRIDE: "0.6", SLOTH: "0.2"}
"""Section 3.1: three Sin dice against three of the hero's, at Armour 1 (Pride takes one from the lone) and 2."""


def alone(sin: int) -> tuple[Match[Others, OthersView], int]:
    """Morgana's turn in a city with nobody but her friends at the Start and one Abomination."""
    match = next(match for match in played("threat") if match.state.in_turn)
    state = match.state
    empty = next(space for space in state.city.spaces if not (state.city.adjacent[space] >> state.city.start) & 1)
    state.sin, state.hero[state.active] = sin, MORGANA
    state.monsters = row_of([0] * len(state.monsters))
    state.tokens = row_of([0] * len(state.tokens))
    state.at = row_of([state.city.start] * len(state.at))
    state.monsters[empty] = UNIT[ABOMINATION]
    return match, empty


@pytest.mark.rule("OTH-RE-2")
@pytest.mark.parametrize("sin", [PRIDE, SLOTH])
def test_a_monster_threatens_where_it_stands_and_all_it_can_reach_in_two_steps(sin: int) -> None:
    match, den = alone(sin)
    told = threats(scene_of(match, 1))
    adjacent = match.state.city.adjacent
    near = {space for space in match.state.city.spaces if (adjacent[den] >> space) & 1}
    next_to = {space for space in match.state.city.spaces if any((adjacent[one] >> space) & 1 for one in near)}
    assert set(told) == {den} | near | next_to
    assert told[den] == MEANS[sin]


def test_monsters_that_stand_there_are_joined_by_one_that_comes() -> None:
    match, den = alone(SLOTH)
    match.state.monsters[den] *= 2
    told = threats(scene_of(match, 1))
    beside = next(space for space in told if space != den)
    assert told[beside] == MEANS[SLOTH], "one monster moves in a reaction"
    assert float(told[den]) > float(told[beside])


def test_it_is_drawn_on_the_space_and_said_in_its_label() -> None:
    match, _ = alone(SLOTH)
    page = page_of(scene_of(match, 1))
    assert page.count('class="threat') == len(threats(scene_of(match, 1)))
    assert "a reaction here costs about 0.2 damage" in page
