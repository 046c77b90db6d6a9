"""Law 4: undo restores the previous state exactly, and never crosses a barrier."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from pandemonium.engine.dump import dump
from pandemonium.engine.state import EVERYONE
from tests.conformance.subjects import AnyGame, AnyMatch, every_game, matches, offered, onlookers, open_moves, seen


def picture(match: AnyMatch) -> object:
    """The state and everything anybody is shown of it."""
    return dump(match.state), [(seen(match, seat), offered(match, seat)) for seat in onlookers(match)]


@every_game
def test_law_4_undo_restores_the_state_or_is_refused_and_changes_nothing(game: AnyGame, seats: int) -> None:
    @given(matches(game, seats), st.integers(0, 10_000))
    @settings(max_examples=30)
    def law(match: AnyMatch, index: int) -> None:
        moves = open_moves(match)
        if not moves:
            return
        before = picture(match)
        seat, choice = moves[index % len(moves)]
        match.take(seat, choice)
        after, number = picture(match), match.number
        others = [other for other in range(seats) if other != seat and not match.history[-1].waited_for(other)]
        assert not any(match.can_undo(other) for other in others)
        if match.can_undo(seat):
            assert match.choose(seat, "undo") is None
            assert picture(match) == before
            assert match.number == number + 1
        else:
            assert match.choose(seat, "undo") is not None
            assert (picture(match), match.number) == (after, number)

    law()


@every_game
def test_law_4_nothing_is_taken_back_once_chance_was_drawn_from_or_a_seat_was_told_a_secret(
    game: AnyGame, seats: int
) -> None:
    @given(matches(game, seats), st.integers(0, 10_000))
    @settings(max_examples=30)
    def law(match: AnyMatch, index: int) -> None:
        moves = open_moves(match)
        if not moves:
            return
        chance = dump(match.state.chance)
        match.take(*moves[index % len(moves)])
        told = any(event.audience != EVERYONE for event in match.history[-1].events)
        if told or dump(match.state.chance) != chance:
            assert not any(match.can_undo(seat) for seat in range(seats))

    law()


@every_game
def test_law_4_all_that_can_be_taken_back_is_taken_back_step_by_step(game: AnyGame, seats: int) -> None:
    @given(matches(game, seats), st.lists(st.integers(0, 10_000), min_size=1, max_size=5))
    @settings(max_examples=30)
    def law(match: AnyMatch, indexes: list[int]) -> None:
        pictures = [picture(match)]
        takers: list[int] = []
        for index in indexes:
            moves = open_moves(match)
            if not moves:
                break
            seat, choice = moves[index % len(moves)]
            match.take(seat, choice)
            takers.append(seat)
            pictures.append(picture(match))
        while takers and match.can_undo(takers[-1]):
            assert match.undo(takers.pop()) is None
            pictures.pop()
            assert picture(match) == pictures[-1]

    law()
