"""Laws 5 and 6: nothing a seat receives depends on what it cannot know, and beliefs follow from knowledge alone."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import legal, play_out
from pandemonium.engine.dump import dump
from pandemonium.engine.state import Choice, Seat, State
from tests.conformance.subjects import (
    AnyGame,
    AnyMatch,
    every_game,
    heard,
    in_another_world,
    matches,
    offered,
    onlookers,
    open_moves,
    reasons,
    seen,
)

WORLDS = ("one world", "another")


def opened_anew(state: State, seat: Seat) -> list[Choice]:
    """What the seat may do, asked of the rules themselves and not of the list the driver keeps."""
    if not state.stack:
        return []
    answers = state.stack[-1].options(state, seat) if (state.asked >> seat) & 1 else []
    return answers + state.asides(seat)


@every_game
def test_law_5_view_and_decision_are_the_same_in_every_world_the_seat_believes_in(game: AnyGame, seats: int) -> None:
    @given(matches(game, seats))
    @settings(max_examples=100)
    def law(match: AnyMatch) -> None:
        for seat in onlookers(match):
            for seed in WORLDS:
                world = in_another_world(match, seat, seed)
                assert seen(world, seat) == seen(match, seat)
                assert offered(world, seat) == offered(match, seat)
                assert world.waiting == match.waiting

    law()


@every_game
def test_law_5_the_answers_to_why_not_are_the_same_in_every_world(game: AnyGame, seats: int) -> None:
    @given(matches(game, seats))
    @settings(max_examples=20)
    def law(match: AnyMatch) -> None:
        for seat in onlookers(match):
            world = in_another_world(match, seat, "why not")
            assert reasons(world, seat) == reasons(match, seat)

    law()


@every_game
def test_law_5_a_seat_that_sees_no_difference_hears_none(game: AnyGame, seats: int) -> None:
    """The same choices in two worlds with the same dice: while a seat's views agree, so does its log."""

    @given(matches(game, seats), st.lists(st.integers(0, 10_000), min_size=1, max_size=6), st.data())
    @settings(max_examples=100)
    def law(match: AnyMatch, indexes: list[int], data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(onlookers(match)))
        world = in_another_world(match, seat, "same dice")
        world.state.chance = match.state.chance.copy()
        since = match.number + 1
        for index in indexes:
            moves = [move for move in open_moves(match) if move in open_moves(world)]
            if not moves:
                return
            move = moves[index % len(moves)]
            match.take(*move)
            world.take(*move)
            if seen(match, seat) != seen(world, seat):
                return
            assert heard(match, seat, since) == heard(world, seat, since)
            assert offered(match, seat) == offered(world, seat)

    law()


@every_game
def test_law_6_equal_knowledge_and_equal_chance_give_equal_beliefs(game: AnyGame, seats: int) -> None:
    @given(matches(game, seats))
    @settings(max_examples=100)
    def law(match: AnyMatch) -> None:
        state = match.state
        before = dump(state)
        for seat in onlookers(match):
            belief = dump(game.sample(state, seat, chance_from("belief")))
            for seed in WORLDS:
                world = game.sample(state, seat, chance_from(seed))
                assert dump(game.sample(world, seat, chance_from("belief"))) == belief
        assert dump(state) == before

    law()


@every_game
def test_law_6_a_belief_is_a_whole_play_that_can_go_on(game: AnyGame, seats: int) -> None:
    @given(matches(game, seats))
    @settings(max_examples=100)
    def law(match: AnyMatch) -> None:
        box = sorted(game.components(match.state))
        for seat in onlookers(match):
            world = game.sample(match.state, seat, chance_from("a whole play"))
            assert sorted(game.components(world)) == box
            assert world.asked == match.state.asked
            for other in range(seats):
                assert legal(world, other) == opened_anew(world, other)
                assert bool(legal(world, other)) == bool(legal(match.state, other))
            play_out(world, chance_from("go on"))
            assert sorted(game.components(world)) == box

    law()


@every_game
def test_law_6_a_belief_s_future_is_its_own(game: AnyGame, seats: int) -> None:
    @given(matches(game, seats))
    @settings(max_examples=10)
    def law(match: AnyMatch) -> None:
        for seat in onlookers(match):
            world = game.sample(match.state, seat, chance_from("future"))
            assert world.chance.seed != match.state.chance.seed
            assert match.setup.seed not in str(dump(world.chance))

    law()
