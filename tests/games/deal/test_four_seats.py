"""Exactly four seats, and any of them may be a bot."""

from __future__ import annotations

import pytest

from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.games.deal.game import deal
from pandemonium.playing.mind import mind_of
from pandemonium.playing.roster import bot_for

PATIENT = 1000.0


@pytest.mark.rule("DWD-6.4.1", "DWD-1.0.1")
def test_no_other_number_of_seats_is_dealt() -> None:
    game = deal()
    assert [seats for seats in range(1, 7) if game.check_setup(seats, {}) is None] == [4]


@pytest.mark.rule("DWD-6.4.1")
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_a_bot_closes_every_common_question_whatever_its_role(level: str) -> None:
    """Four of them play a whole first round, so that every mark has been a bot's."""
    game = deal()
    match = Match(game, Setup(4, f"bots of level {level}"))
    bot = bot_for(game, level)
    while match.state.round == 1:
        mind = mind_of(game, match.state, match.waiting[0])
        choice = bot.choose(mind, mind.chance(), PATIENT)
        assert choice in mind.choices
        match.take(mind.seat, choice)
    assert sorted(match.state.mark) == [0, 1, 2, 3]
