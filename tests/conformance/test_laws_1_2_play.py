"""Laws 1 and 2: a game ends and always asks something answerable; what is refused changes nothing."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import legal
from pandemonium.engine.dump import dump
from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from tests.conformance.subjects import AnyGame, AnyMatch, every_game, matches, mixes, setups
from tests.engine.plays import step


@every_game
def test_law_1_a_random_game_ends_within_its_bound_and_a_pending_decision_always_has_an_option(
    game: AnyGame, seats: int
) -> None:
    for number, options in enumerate(mixes(game, seats, 12)):
        match = Match(game, Setup(seats, f"law 1 {number}", options))
        chance = chance_from(f"law 1 players {number}")
        while not match.over:
            assert match.waiting, "the game waits for nobody"
            assert all(legal(match.state, seat) for seat in match.waiting)
            assert match.number < game.longest
            step(match, chance)
        assert match.waiting == []


@every_game
def test_law_1_the_decision_lists_what_is_legal_by_codes_that_come_back(game: AnyGame, seats: int) -> None:
    @given(matches(game, seats))
    @settings(max_examples=30)
    def law(match: AnyMatch) -> None:
        for seat in range(seats):
            decision = match.decision(seat)
            choices = legal(match.state, seat)
            assert [game.parse(code) for code in decision.codes()] == choices
            assert len(set(choices)) == len(choices)
            assert set(choices) <= set(game.choices())
            assert decision.waiting == (seat in match.waiting)

    law()


@every_game
def test_law_2_a_refused_choice_changes_nothing_and_gives_a_reason(game: AnyGame, seats: int) -> None:
    @given(matches(game, seats))
    @settings(max_examples=30)
    def law(match: AnyMatch) -> None:
        before, number = dump(match.state), match.number
        for seat in (-1, *range(seats), seats):
            allowed = {game.code(choice) for choice in legal(match.state, seat)}
            for choice in game.choices():
                code = game.code(choice)
                if code not in allowed:
                    refused = match.choose(seat, code)
                    assert refused is not None, f"seat {seat} took {code}"
                    assert refused.reason.id
        assert (dump(match.state), match.number) == (before, number)

    law()


@every_game
def test_law_2_why_not_has_no_answer_exactly_where_the_choice_or_thing_is_offered(game: AnyGame, seats: int) -> None:
    @given(matches(game, seats))
    @settings(max_examples=30)
    def law(match: AnyMatch) -> None:
        if match.over:
            return
        things = {game.element(choice) for choice in game.choices()} - {""}
        for seat in range(seats):
            offered = legal(match.state, seat)
            for choice in game.choices():
                assert (match.why_not(seat, game.code(choice)) is None) == (choice in offered)
            for thing in things:
                assert (match.why_not(seat, thing) is None) == (thing in map(game.element, offered)), thing

    law()


@every_game
def test_law_2_a_code_that_means_nothing_is_refused(game: AnyGame, seats: int) -> None:
    @given(setups(game, seats), st.text(max_size=30))
    @settings(max_examples=30)
    def law(setup: Setup, code: str) -> None:
        match = Match(game, setup)
        before = dump(match.state)
        if game.parse(code) is None:
            assert match.choose(match.waiting[0], code) is not None
            assert dump(match.state) == before

    law()
