"""The generic search, which plays games that bring no knowledge of their own."""

from __future__ import annotations

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import choose
from pandemonium.engine.game import Setup
from pandemonium.engine.seats import first_seat
from pandemonium.playing.levels import UNLIMITED
from pandemonium.playing.mind import mind_of
from pandemonium.playing.rollout import RolloutBot
from tests.playing.positions import CRYPT


def test_without_knowledge_search_beats_chance() -> None:
    bot = RolloutBot("normal", 40)
    wins = 0.0
    for number in range(8):
        state = CRYPT.new(Setup(2, f"rollout {number}", {}))
        chance = chance_from(f"other {number}")
        while state.asked:
            seat = first_seat(state.asked)
            mind = mind_of(CRYPT, state, seat)
            searched = seat == number % 2
            choice = (
                bot.choose(mind, mind.chance(), 100.0) if searched else mind.choices[chance.below(len(mind.choices))]
            )
            choose(state, seat, choice)
        wins += (state.winners >> number % 2) & 1
    assert wins >= 6


def test_the_generic_search_ends_in_time() -> None:
    mind = mind_of(CRYPT, CRYPT.new(Setup(4, "time", {})), 0)
    if mind.choices:
        assert RolloutBot("hard", UNLIMITED).choose(mind, mind.chance(), 0.05) in mind.choices
