"""Laws 7 and 8: every component is somewhere exactly once, and the scores follow from the final view."""

from __future__ import annotations

from pandemonium.engine.chance import chance_from
from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from tests.conformance.subjects import AnyGame, AnyMatch, every_game, mixes, onlookers
from tests.engine.plays import random_match, step


def some_setups(game: AnyGame, seats: int, number: int) -> list[Setup]:
    return [Setup(seats, f"accounts {at}", options) for at, options in enumerate(mixes(game, seats, number))]


@every_game
def test_law_7_components_are_conserved_at_every_step(game: AnyGame, seats: int) -> None:
    for setup in some_setups(game, seats, 8):
        match: AnyMatch = Match(game, setup)
        box = sorted(game.components(match.state))
        chance = chance_from(f"players {setup.seed}")
        while not match.over:
            step(match, chance)
            assert sorted(game.components(match.state)) == box


@every_game
def test_law_7_every_play_with_as_many_players_has_the_same_components(game: AnyGame, seats: int) -> None:
    boxes = [sorted(game.components(game.new(setup))) for setup in some_setups(game, seats, 6)]
    assert boxes == [boxes[0]] * 6


@every_game
def test_law_8_scores_reckoned_from_any_final_view_are_the_scores_kept(game: AnyGame, seats: int) -> None:
    for setup in some_setups(game, seats, 20):
        match = random_match(game, setup)
        result = game.result(match.state)
        assert [sum(line.points for line in account) for account in result.accounts] == list(result.scores)
        assert result.winners or seats == 1, "alone, one may lose"
        assert all(result.scores[seat] == max(result.scores) for seat in result.winners)
        for seat in onlookers(match):
            assert game.result_from(match.view(seat)) == result
