"""Laws 1 and 2: a game ends and always asks what can be answered; a refusal, or asking again, changes nothing."""

from __future__ import annotations

from hypothesis import strategies as st

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import answers, legal, settle
from pandemonium.engine.dump import dump
from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.laws.drawn import for_all, matches, setups
from pandemonium.laws.plays import AnyGame, AnyMatch, mixed_setups, step


def law_1_a_random_game_ends_within_its_bound_and_always_has_an_option(
    game: AnyGame, seats: int, examples: int
) -> None:
    for setup in mixed_setups(game, seats, examples):
        match = Match(game, setup)
        chance = chance_from(f"law 1 players {setup.seed}")
        while not match.over:
            assert match.waiting, "the game waits for nobody"
            assert all(legal(match.state, seat) for seat in match.waiting), "a seat is asked and has no option"
            assert match.number < game.longest, "the play is longer than the game's `longest`"
            step(match, chance)
        assert match.waiting == []


def law_1_a_decision_lists_what_is_legal_by_codes_that_come_back(game: AnyGame, seats: int, examples: int) -> None:
    @for_all(examples, matches(game, seats, examples))
    def holds(match: AnyMatch) -> None:
        for seat in range(seats):
            decision = match.decision(seat)
            choices = legal(match.state, seat)
            assert [game.parse(code) for code in decision.codes()] == choices
            assert len(set(choices)) == len(choices)
            assert set(choices) <= set(game.choices())
            assert decision.waiting == (seat in match.waiting)


def law_1_what_the_clock_answers_for_a_seat_is_offered_to_it(game: AnyGame, seats: int, examples: int) -> None:
    @for_all(examples, matches(game, seats, examples))
    def holds(match: AnyMatch) -> None:
        before = dump(match.state)
        for seat in match.waiting:
            choice = game.default(match.state, seat)
            assert choice is None or choice in answers(match.state, seat), "an aside answers nothing"
        assert dump(match.state) == before


def law_2_a_refused_choice_changes_nothing_and_gives_a_reason(game: AnyGame, seats: int, examples: int) -> None:
    @for_all(examples, matches(game, seats, examples))
    def holds(match: AnyMatch) -> None:
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


def law_2_why_not_has_no_answer_exactly_where_a_choice_or_thing_is_offered(
    game: AnyGame, seats: int, examples: int
) -> None:
    @for_all(examples, matches(game, seats, examples))
    def holds(match: AnyMatch) -> None:
        if match.over:
            return
        things = {game.element(choice) for choice in game.choices()} - {""}
        for seat in range(seats):
            offered = legal(match.state, seat)
            for choice in game.choices():
                assert (match.why_not(seat, game.code(choice)) is None) == (choice in offered), game.code(choice)
            for thing in things:
                assert (match.why_not(seat, thing) is None) == (thing in map(game.element, offered)), thing


def law_2_a_code_that_means_nothing_is_refused(game: AnyGame, seats: int, examples: int) -> None:
    @for_all(examples, setups(game, seats), st.text(max_size=30))
    def holds(setup: Setup, code: str) -> None:
        match = Match(game, setup)
        before = dump(match.state)
        if game.parse(code) is None:
            assert match.choose(match.waiting[0], code) is not None
            assert dump(match.state) == before


def law_2_asking_again_changes_nothing(game: AnyGame, seats: int, examples: int) -> None:
    @for_all(examples, matches(game, seats, examples))
    def holds(match: AnyMatch) -> None:
        state = match.state
        before, state.events = dump(state), []
        settle(state)
        assert dump(state) == before
        assert state.events == [], "asking again told something"
