"""Laws 7 and 8: every component is somewhere exactly once, and the scores follow from the final view."""

from __future__ import annotations

from pandemonium.engine.chance import chance_from
from pandemonium.engine.match import Match
from pandemonium.engine.result import Finish
from pandemonium.engine.role import teams
from pandemonium.laws.plays import AnyGame, AnyMatch, mixed_setups, step, whole_matches
from pandemonium.laws.shown import onlookers


def law_7_components_are_conserved_at_every_step(game: AnyGame, seats: int, examples: int) -> None:
    for setup in mixed_setups(game, seats, examples):
        match: AnyMatch = Match(game, setup)
        box = sorted(game.components(match.state))
        chance = chance_from(f"players {setup.seed}")
        while not match.over:
            step(match, chance)
            assert sorted(game.components(match.state)) == box, match.entries()[-1]


def law_7_every_play_with_as_many_players_has_the_same_components(game: AnyGame, seats: int, examples: int) -> None:
    first, *others = mixed_setups(game, seats, examples)
    box = sorted(game.components(game.new(first)))
    for setup in others:
        assert sorted(game.components(game.new(setup))) == box, setup


def law_8_scores_reckoned_from_any_final_view_are_the_scores_kept(game: AnyGame, seats: int, examples: int) -> None:
    for match in whole_matches(game, seats, examples):
        result = game.result(match.state)
        assert [sum(line.points for line in account) for account in result.accounts] == list(result.scores)
        assert game.finish(match.state) == Finish(result.scores, result.winners)
        assert result.winners or seats == 1, "alone, one may lose"
        if result.scores:
            won = [team for team in teams(game.roles(seats, match.setup.options)) if team[0] in result.winners]
            assert all(max(result.scores[seat] for seat in team) == max(result.scores) for team in won)
        for seat in onlookers(match):
            assert game.result_from(match.view(seat)) == result
