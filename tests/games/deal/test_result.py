"""The result: the same from the state and from anybody's last view, and a box in which nothing is lost."""

from __future__ import annotations

import pytest

from pandemonium.engine.row import row_of
from pandemonium.games.deal.knowledge.box import components
from pandemonium.games.deal.knowledge.result import result, result_from
from pandemonium.games.deal.knowledge.view import view
from pandemonium.games.deal.rules.fields import NOBODY
from pandemonium.games.deal.rules.figures import SEATS
from pandemonium.games.deal.rules.roles import seat_of
from tests.games.deal.box import RULES
from tests.games.deal.knowing import ONLOOKERS, ended_game, random_game
from tests.games.deal.rows import each


@pytest.mark.rule("DWD-6.1.10", "DWD-1.15.7", "DWD-1.15.8")
def test_the_result_follows_from_any_seats_final_view() -> None:
    for number in range(3):
        state = ended_game(number)
        told = result(RULES, state)
        assert list(told.scores) == each(state, "score")
        assert [sum(line.points for line in account) for account in told.accounts] == each(state, "score")
        for seat in ONLOOKERS:
            assert result_from(RULES, view(state, seat)) == told


@pytest.mark.rule("DWD-1.15.7", "DWD-R37")
def test_equal_totals_are_told_apart_by_tokens_left_or_shared() -> None:
    state = ended_game(0)
    told = result(RULES, state)
    best = max((state.kingdoms[seat].score, state.fifths[seat]) for seat in range(SEATS))
    assert [seat for seat in range(SEATS) if (state.kingdoms[seat].score, state.fifths[seat]) == best] == list(
        told.winners
    )


@pytest.mark.rule("DWD-6.1.10", "DWD-1.0.3", "DWD-1.0.4")
def test_cards_pieces_courtiers_tiles_tokens_and_rings_are_somewhere_at_every_question() -> None:
    box: list[str] = []
    for state in random_game(12, "wishes"):
        found = sorted(components(state))
        box = box or found
        assert found == box
    assert len([thing for thing in box if thing.startswith("building")]) == 80
    assert len([thing for thing in box if thing.startswith("event card")]) == 20
    assert len([thing for thing in box if thing.endswith("piece")]) == 8
    assert len([thing for thing in box if thing.startswith("guess")]) == 5
    assert len([thing for thing in box if thing.startswith("ring")]) == 12


@pytest.mark.rule("DWD-1.14.4", "DWD-6.1.10")
def test_one_ring_around_two_guesses_would_be_one_too_many() -> None:
    state = ended_game(0)
    state.guess, state.locked = row_of([NOBODY] * 8), row_of([NOBODY] * 8)
    whole = len(components(state))
    mortal = seat_of(state, 2)
    state.guess[mortal] = state.guess[SEATS + mortal] = (mortal + 1) % SEATS
    assert len(components(state)) == whole + 1
