"""What the bots and the figures of The Others are to reach (section 7): the targets, by hand.

pytest -m campaign --timeout 0 tests/games/others/test_bot_campaign.py
"""

from __future__ import annotations

import pytest

from pandemonium.games.others.balance import TABLES
from pandemonium.games.others.data.names import ADVENTURES
from pandemonium.lab.arena import compete
from pandemonium.lab.balance import measure

SIN, HEROES = 0, 1
MIXED = {"map": "random", "sin": "random", "acolytes": "random", "heroes": "recommended"}


def heroes_share(sin: str, heroes: str, games: int, adventures: tuple[str, ...]) -> float:
    """Of so many games in turn of the adventures, two players, that the heroes win."""
    won = 0.0
    for number in range(games):
        options = {"adventure": adventures[number % len(adventures)], **MIXED}
        won += compete("others", [sin, heroes], f"campaign {number}", options, 1000.0).shares[HEROES]
    return won / games


@pytest.mark.campaign
@pytest.mark.parametrize("table", TABLES)
def test_equal_bots_win_as_often_on_either_side(table: str) -> None:
    found = measure("others", table, "normal", 1000, lambda _done: None, 2)
    assert 0.40 <= found.wins[HEROES] <= 0.60


@pytest.mark.campaign
@pytest.mark.parametrize("sin", ["pride", "sloth"])
@pytest.mark.parametrize("adventure", ADVENTURES)
def test_neither_sin_is_hopeless_or_sure(adventure: str, sin: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MIXED, "sin", sin)
    assert 0.30 <= heroes_share("normal", "normal", 500, (adventure,)) <= 0.70


@pytest.mark.campaign
def test_normal_beats_random_on_either_side() -> None:
    assert heroes_share("random", "normal", 200, ("T1",)) >= 0.95
    assert heroes_share("normal", "random", 200, ("T1",)) <= 0.05


@pytest.mark.campaign
def test_hard_beats_normal_on_either_side() -> None:
    assert heroes_share("normal", "hard:100", 400, tuple(ADVENTURES)) >= 0.65
    assert heroes_share("hard:100", "normal", 400, tuple(ADVENTURES)) <= 0.35
