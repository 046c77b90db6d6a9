"""Roles: who wins with whom, and how much of the victory each seat has."""

from __future__ import annotations

from pandemonium.engine.phrase import Name, phrase
from pandemonium.engine.role import Role, shares, teams, victory

ALIKE = [Role()] * 3
HUNT = [Role("wolf", "wolf"), Role("shepherd", "flock"), Role("shepherd", "flock")]
PAIRS = [Role(side="red"), Role(side="blue"), Role(side="red"), Role(side="blue")]


def test_seats_of_a_side_are_a_team_and_every_other_seat_is_one_by_itself() -> None:
    assert teams(ALIKE) == [[0], [1], [2]]
    assert teams(HUNT) == [[0], [1, 2]]
    assert teams(PAIRS) == [[0, 2], [1, 3]]
    assert teams([Role("king"), Role("thief", "guild"), Role("thief", "guild")]) == [[0], [1, 2]]


def test_a_victory_is_shared_between_teams_and_whole_within_one() -> None:
    assert shares(ALIKE, [1]) == [0.0, 1.0, 0.0]
    assert shares(ALIKE, [0, 2]) == [0.5, 0.0, 0.5]
    assert shares(HUNT, [1, 2]) == [0.0, 1.0, 1.0]
    assert shares(PAIRS, [0, 1, 2, 3]) == [0.5] * 4
    assert shares(HUNT, []) == [0.0] * 3


def test_the_side_that_wins_is_named_and_so_is_a_game_that_nobody_wins() -> None:
    assert victory(HUNT, [1, 2]) == phrase("won-side", side=Name("side-flock"))
    assert victory(HUNT, []) == phrase("won-nobody")
    assert victory(ALIKE, [0]) is None
    assert victory(PAIRS, [0, 1, 2, 3]) is None
