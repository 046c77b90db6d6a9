"""What a piece of soul is worth to a bot, and which inquisitors it expects (DWD-6.7.4)."""

from __future__ import annotations

import pytest

from pandemonium.games.deal.bot.craft import craft
from pandemonium.games.deal.bot.pieces import given_up, ladder, received, souls_worth
from pandemonium.games.deal.bot.threats import answers_worth, at_least, no_threats, red_chances
from pandemonium.games.deal.rules.figures import SEATS
from pandemonium.games.deal.rules.rounds import OFFER
from tests.games.deal.kingdoms import A, B, C, D, position

NORMAL = craft.weights.load("normal", SEATS)


@pytest.mark.rule("DWD-6.7.4")
def test_the_first_answer_goes_to_the_worst_inquisitor_and_the_next_to_the_next() -> None:
    threats = no_threats()
    threats.add(4.0, 1.0)
    threats.add(6.0, 1.0)
    assert answers_worth(threats, 3) == [6.0, 4.0, 0.0]


@pytest.mark.rule("DWD-6.7.4")
def test_an_inquisitor_who_comes_every_other_time_is_worth_half_an_answer_and_leaves_the_rest_to_the_next() -> None:
    threats = no_threats()
    threats.add(6.0, 0.5)
    threats.add(4.0, 1.0)
    assert answers_worth(threats, 2) == [pytest.approx(5.0), pytest.approx(2.0)]


@pytest.mark.rule("DWD-6.7.4")
def test_every_further_piece_is_worth_less_to_a_mortal_but_the_third_proves_his_innocence() -> None:
    state = position(OFFER)
    worths = ladder(NORMAL, state, C)
    assert worths[0] > worths[1] > worths[3] > worths[4]
    late = ladder(NORMAL, position(OFFER, round=4), C)
    assert worths[2] - worths[3] > late[2] - late[3]


@pytest.mark.rule("DWD-6.7.4")
def test_the_devil_thinks_more_of_a_piece_than_the_mortal_who_sells_his_third() -> None:
    state = position(OFFER)
    assert received(NORMAL, state, A, 1) > given_up(NORMAL, state, D, 1, 0)


@pytest.mark.rule("DWD-6.7.4")
def test_the_cultist_gives_a_marked_piece_more_gladly_than_a_clean_one() -> None:
    state = position(OFFER)
    state.kingdoms[B].clean = 1
    assert given_up(NORMAL, state, B, 0, 1) < given_up(NORMAL, state, B, 1, 0) - 1.0


@pytest.mark.rule("DWD-6.7.4")
def test_pieces_on_the_way_count_by_the_table_of_round_5() -> None:
    assert [souls_worth(float(pieces)) for pieces in (0, 1, 2, 4, 5)] == [0, 0, 2, 6, 12]
    assert souls_worth(4.5) == 9.0


@pytest.mark.rule("DWD-6.7.4")
def test_who_knows_of_three_pieces_expects_what_they_open() -> None:
    assert at_least(0, 0.0) == 1.0
    assert at_least(1, 0.0) == 0.0
    assert 0.0 < at_least(2, 0.8) < at_least(1, 0.8) < 1.0


@pytest.mark.rule("DWD-6.7.4", "DWD-1.14.11")
def test_the_inquisitors_of_round_5_are_expected_by_the_boxs_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position(OFFER, round=4)
    likely = red_chances(state, C, 5)[0]
    monkeypatch.setattr(state.rules, "open_first", state.rules.open_first + 2)
    assert red_chances(state, C, 5)[0] < likely
