"""Law 5, of what others do in secret: whoever cannot notice an entry sees, hears and is counted nothing of it."""

from __future__ import annotations

from hypothesis import strategies as st

from pandemonium.engine.driver import choose, legal
from pandemonium.engine.state import Choice, Seat
from pandemonium.engine.together import Together
from pandemonium.laws.drawn import Indexes, for_all, matches
from pandemonium.laws.plays import AnyGame, AnyMatch, open_moves
from pandemonium.laws.shown import heard, offered, onlookers, seen


def noticeable(match: AnyMatch, seat: int) -> tuple[object, ...]:
    """All that could tell a seat that something happened, but for its number."""
    return seen(match, seat), offered(match, seat), heard(match, seat), seat >= 0 and match.can_undo(seat)


def law_5_an_entry_that_a_seat_does_not_notice_changes_nothing_for_it(game: AnyGame, seats: int, examples: int) -> None:
    """Unequal numbers of secret choices and take-backs by others are one and the same to everybody else."""

    @for_all(examples, matches(game, seats, examples), st.lists(Indexes, min_size=1, max_size=6))
    def holds(match: AnyMatch, indexes: list[int]) -> None:
        for index in indexes:
            moves = open_moves(match)
            undoers = [seat for seat in range(seats) if match.can_undo(seat)]
            if not moves:
                return
            before = {seat: (match.number_for(seat), noticeable(match, seat)) for seat in onlookers(match)}
            if undoers and index % 3 == 0:
                assert match.undo(undoers[index % len(undoers)]) is None
            else:
                match.take(*moves[index % len(moves)])
            for seat in onlookers(match):
                number, saw = before[seat]
                if match.history[-1].noticed_by(seat):
                    assert match.number_for(seat) == number + 1
                else:
                    assert (match.number_for(seat), noticeable(match, seat)) == (number, saw)


def law_5_in_a_common_question_no_choice_changes_what_another_is_offered(
    game: AnyGame, seats: int, examples: int
) -> None:
    @for_all(examples, matches(game, seats, examples), Indexes)
    def holds(match: AnyMatch, index: int) -> None:
        moves = open_moves(match)
        if not moves or not isinstance(match.state.stack[-1], Together):
            return
        for move in moves:
            leaves_alone(game, match, *move)
        seat, choice = moves[index % len(moves)]
        question = match.state.stack[-1]
        since = {other: match.asked_since(other) for other in range(seats) if other != seat}
        match.take(seat, choice)
        if match.state.stack and match.state.stack[-1] is question:
            assert {other: match.asked_since(other) for other in since} == since, game.code(choice)


def leaves_alone(game: AnyGame, match: AnyMatch, seat: Seat, choice: Choice) -> None:
    """Try one choice: as long as the question is open the others are offered what they were."""
    state = game.clone(match.state)
    question = state.stack[-1]
    others = [other for other in range(state.seats) if other != seat]
    before = [legal(state, other) for other in others]
    choose(state, seat, choice)
    if state.stack and state.stack[-1] is question:
        assert [legal(state, other) for other in others] == before, game.code(choice)
