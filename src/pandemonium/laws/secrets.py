"""Law 5: nothing a seat receives depends on what it cannot know."""

from __future__ import annotations

from hypothesis import strategies as st

from pandemonium.laws.drawn import Indexes, for_all, matches
from pandemonium.laws.plays import AnyGame, AnyMatch, open_moves
from pandemonium.laws.shown import heard, in_another_world, offered, onlookers, reasons, seen

WORLDS = ("one world", "another")


def law_5_view_and_decision_are_the_same_in_every_world_the_seat_believes_in(
    game: AnyGame, seats: int, examples: int
) -> None:
    @for_all(examples, matches(game, seats, examples))
    def holds(match: AnyMatch) -> None:
        for seat in onlookers(match):
            for seed in WORLDS:
                world = in_another_world(match, seat, seed)
                assert seen(world, seat) == seen(match, seat)
                assert offered(world, seat) == offered(match, seat)
                assert world.waiting == match.waiting


def law_5_what_the_clock_answers_for_a_seat_is_the_same_in_every_world(
    game: AnyGame, seats: int, examples: int
) -> None:
    @for_all(examples, matches(game, seats, examples))
    def holds(match: AnyMatch) -> None:
        for seat in match.waiting:
            for seed in WORLDS:
                world = in_another_world(match, seat, seed)
                assert game.default(world.state, seat) == game.default(match.state, seat)


def law_5_the_answers_to_why_not_are_the_same_in_every_world(game: AnyGame, seats: int, examples: int) -> None:
    @for_all(examples, matches(game, seats, examples))
    def holds(match: AnyMatch) -> None:
        for seat in onlookers(match):
            world = in_another_world(match, seat, "why not")
            assert reasons(world, seat) == reasons(match, seat)


def law_5_a_seat_that_sees_no_difference_hears_none(game: AnyGame, seats: int, examples: int) -> None:
    """The same choices in two worlds with the same dice: while a seat's views agree, so does its log.

    Where views forget, worlds may show different cards and look alike again: there the law says nothing.
    """

    some = st.lists(Indexes, min_size=1, max_size=6)

    @for_all(examples, matches(game, seats, examples), some, st.integers(-1, seats - 1))
    def holds(match: AnyMatch, indexes: list[int], seat: int) -> None:
        if not game.remembers(match.setup.options):
            return
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
