"""Every law holds for every game and every number of seats: the laws that `pandemonium laws` runs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pandemonium.laws.book import LAWS, Law
from pandemonium.laws.plays import AnyGame
from tests.conformance.installed import with_toy
from tests.conformance.subjects import every_game

FEW = 6
"""Examples for every day."""

MANY = 200
"""Examples for a campaign."""

every_law = pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)


@pytest.fixture(scope="module", autouse=True)
def toy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """One law starts a process that must find the game as an installed one."""
    with with_toy(tmp_path_factory.mktemp("installed")):
        yield


@every_law
@every_game
def test_a_law_holds(game: AnyGame, seats: int, law: Law) -> None:
    law(game, seats, FEW)


@pytest.mark.campaign
@every_law
@every_game
def test_a_law_holds_at_length(game: AnyGame, seats: int, law: Law) -> None:
    law(game, seats, MANY)
