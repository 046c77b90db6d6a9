"""What Deal's bots and figures are to reach (DWD-6.7.8, DWD-6.7.9): the machinery always, the targets by hand.

pytest -m campaign --timeout 0 tests/games/deal/test_bot_campaign.py
"""

from __future__ import annotations

from functools import cache

import pytest

from pandemonium.lab.arena import Standing, arena
from pandemonium.lab.balance import Balance, measure
from pandemonium.lab.closely import Closer

ROLES = ["cultist", "devil", "mortal"]
EVEN = 0.25
NEVER = 1000.0
"""Seconds that do not end a search: the playouts of its level do."""


def against_three(level: str, others: str, deals: int) -> list[Standing]:
    """How a level fares in each role; every deal is played from each seat."""
    found = arena("deal", [level, others, others, others], 4 * deals, "campaign", {}, NEVER, 1)
    return [line for line in found.standings if line.level == level]


@pytest.mark.rule("DWD-6.7.8")
def test_an_arena_plays_every_role_as_often() -> None:
    found = against_three("random", "easy", 2)
    assert [(line.role, line.games, line.even) for line in found] == [
        ("cultist", 2, EVEN),
        ("devil", 2, EVEN),
        ("mortal", 4, EVEN),
    ]


@pytest.mark.campaign
@pytest.mark.rule("DWD-6.7.8")
@pytest.mark.parametrize(
    ("level", "others", "deals", "all_roles", "each"),
    [
        ("normal", "random", 50, 0.97, 0.97),
        ("normal", "easy", 50, 0.40, 0.28),
        ("hard:50", "normal", 50, 0.38, 0.28),
    ],
)
def test_each_level_beats_three_of_the_one_below(
    level: str, others: str, deals: int, all_roles: float, each: float
) -> None:
    found = against_three(level, others, deals)
    assert [line.role for line in found] == ROLES
    assert sum(line.wins * line.games for line in found) >= all_roles * 4 * deals
    assert min(line.wins for line in found) > each


@cache
def equal_bots() -> Balance:
    return measure("deal", "4 players", "normal", 1000, lambda _done: None, 2)


def looked_at() -> Closer:
    closer = equal_bots().closer
    assert closer is not None
    return closer


@pytest.mark.campaign
@pytest.mark.rule("DWD-6.7.9")
def test_no_role_and_no_side_is_the_better_one() -> None:
    roles = looked_at().groups["role"]
    mortals = (roles["mortal-1"].wins + roles["mortal-2"].wins) / 2
    assert all(0.20 <= wins <= 0.30 for wins in (roles["devil"].wins, roles["cultist"].wins, mortals))
    assert all(0.22 <= side.wins <= 0.28 for side in looked_at().groups["side"].values())
    assert all(role.mean_score >= 20 for role in roles.values())


@pytest.mark.campaign
@pytest.mark.rule("DWD-6.7.9", "DWD-3.7.1", "DWD-3.7.2")
def test_the_game_has_as_much_of_everything_as_was_aimed_at() -> None:
    figures = looked_at().figures
    assert 1.5 <= figures["major achievements a seat"] <= 2.5
    assert 6 <= figures["buildings a seat"] <= 9
    assert figures["deals for coins a game"] >= 4
    assert 3.5 <= figures["pieces sold to the devil"] <= 4.7


@pytest.mark.campaign
@pytest.mark.rule("DWD-6.7.9")
def test_no_card_is_never_worth_playing() -> None:
    used = looked_at().used
    halves = {card.removesuffix(" left") for card in used if card.endswith(" left")}
    buildings = [card for card in used if not card.endswith((" left", " right"))]
    assert all(used[card][0] / used[card][1] >= 0.03 for card in buildings)
    assert all((used[f"{c} left"][0] + used[f"{c} right"][0]) / used[f"{c} left"][1] >= 0.03 for c in halves)
