"""Law 4: undo restores the previous state exactly, and never crosses a barrier."""

from __future__ import annotations

from hypothesis import strategies as st

from pandemonium.engine.dump import dump
from pandemonium.engine.state import EVERYONE
from pandemonium.laws.drawn import Indexes, for_all, matches
from pandemonium.laws.plays import AnyGame, AnyMatch, open_moves
from pandemonium.laws.shown import offered, onlookers, seen


def picture(match: AnyMatch) -> object:
    """The state and everything anybody is shown of it."""
    return dump(match.state), [(seen(match, seat), offered(match, seat)) for seat in onlookers(match)]


def law_4_undo_restores_the_state_or_is_refused_and_changes_nothing(game: AnyGame, seats: int, examples: int) -> None:
    @for_all(examples, matches(game, seats, examples), Indexes)
    def holds(match: AnyMatch, index: int) -> None:
        moves = open_moves(match)
        if not moves:
            return
        before = picture(match)
        seat, choice = moves[index % len(moves)]
        match.take(seat, choice)
        after, number = picture(match), match.number
        entry = match.history[-1]
        behind = [other for other in range(seats) if entry.noticed_by(other) and not entry.waited_for(other)]
        assert not any(match.can_undo(other) for other in behind if other != seat)
        if match.can_undo(seat):
            assert match.choose(seat, "undo") is None
            assert picture(match) == before
            assert match.number == number + 1
        else:
            assert match.choose(seat, "undo") is not None
            assert (picture(match), match.number) == (after, number)


def law_4_nothing_is_taken_back_once_chance_was_drawn_from_or_a_secret_was_told(
    game: AnyGame, seats: int, examples: int
) -> None:
    @for_all(examples, matches(game, seats, examples), Indexes)
    def holds(match: AnyMatch, index: int) -> None:
        moves = open_moves(match)
        if not moves:
            return
        chance = dump(match.state.chance)
        seat, choice = moves[index % len(moves)]
        several = len(match.waiting) > 1
        match.take(seat, choice)
        told = any(event.audience not in (EVERYONE, 1 << seat) for event in match.history[-1].events)
        if told or dump(match.state.chance) != chance:
            sealed = [seat] if several else range(seats)
            assert not any(match.can_undo(other) for other in sealed)


def law_4_all_that_can_be_taken_back_is_taken_back_step_by_step(game: AnyGame, seats: int, examples: int) -> None:
    @for_all(examples, matches(game, seats, examples), st.lists(Indexes, min_size=1, max_size=5))
    def holds(match: AnyMatch, indexes: list[int]) -> None:
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
