"""Sections 1.0, 1.1 and 1.2: how a game begins, and what is in the four role chests."""

from __future__ import annotations

from collections import Counter

import pytest

from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.fields import FRESH, NOT_WON, NOTHING, UNEARNED
from pandemonium.games.deal.rules.figures import (
    ALCHEMIST,
    ASCETIC,
    BAILIFF,
    BUILDINGS,
    COIN,
    COURTIERS,
    DECK,
    EVENT_CARDS,
    EVENTS_A,
    FUNDAMENTALIST,
    GUEST,
    PLEBEIAN,
    STOCKS,
    TILES,
    VANDAL,
)
from pandemonium.games.deal.rules.roles import CLEAN, MARKED, STOCK, prices
from pandemonium.games.deal.rules.routing import CULTIST, DEVIL, MORTAL
from pandemonium.games.deal.rules.state import Deal
from tests.games.deal.box import RULES
from tests.games.deal.kingdoms import A, B, C, D, asked, heard, new_game, question, stock
from tests.games.deal.rows import each

M1, M2 = MORTAL, MORTAL + 1
GAMES = [new_game(f"setup {number}") for number in range(60)]


def all_cards(state: Deal) -> list[int]:
    return [*state.deck, *[card for one in state.kingdoms for card in one.hand]]


@pytest.mark.rule("DWD-1.0.1")
def test_four_play_and_no_other_number() -> None:
    state = GAMES[0]
    assert state.seats == 4
    assert asked(state) == [A, B, C, D]


@pytest.mark.rule("DWD-1.1.1", "DWD-1.1.9")
def test_sides_are_drawn_at_random_each_with_its_start_goods() -> None:
    assert len({tuple(each(state, "side")) for state in GAMES}) > 15
    for state in GAMES:
        assert sorted(each(state, "side")) == [0, 1, 2, 3]
        for seat in (A, B, C, D):
            side, role = RULES.start_goods[state.kingdoms[seat].side], STOCK[state.mark[seat]]
            made = heard(state, seat, event.PRODUCED)[seat][1:]
            assert stock(state, seat) == tuple(map(sum, zip(side, role, made, strict=True)))


@pytest.mark.rule("DWD-1.1.1")
def test_a_side_has_five_productions_of_its_own() -> None:
    assert len({str(rows) for rows in RULES.wheel}) == 4
    assert [len(rows) for rows in RULES.wheel] == [5, 5, 5, 5]


@pytest.mark.rule("DWD-1.1.2")
def test_markers_begin_on_the_start_quarter_on_no_debt_no_points_and_the_start_space() -> None:
    state = GAMES[0]
    assert each(state, "interest") == each(state, "debt") == each(state, "score") == [0, 0, 0, 0]
    assert each(state, "reputation") == [RULES.start] * 4 == [RULES.knot + 1] * 4


@pytest.mark.rule("DWD-1.1.3", "DWD-1.10.6")
def test_three_courtiers_are_on_the_2_coin_space_and_the_alchemist_is_not_won_yet() -> None:
    state = GAMES[0]
    for seat in (A, B, C, D):
        own = state.courtiers[seat * COURTIERS : (seat + 1) * COURTIERS]
        assert list(own[:ALCHEMIST]) == [FRESH, FRESH, FRESH]
        assert own[ALCHEMIST] == NOT_WON


@pytest.mark.rule("DWD-1.1.4", "DWD-6.1.12")
def test_decks_are_shuffled_apart_and_lie_in_the_order_of_the_rounds() -> None:
    for state in GAMES:
        assert sorted(all_cards(state)) == list(range(BUILDINGS))
        assert [card // DECK + 1 for card in state.deck] == [round for round in (2, 3, 4, 5) for _ in range(DECK)]
    assert len({tuple(state.deck) for state in GAMES}) == len(GAMES)
    assert (GAMES[0].round, question(GAMES[0], A)) == (1, questions.OFFER)


@pytest.mark.rule("DWD-1.1.5")
def test_shuffled_a_events_lie_on_shuffled_b_events() -> None:
    for state in GAMES:
        order = [*[one.event_hand[0] for one in state.kingdoms], *state.event_deck]
        assert sorted(order) == list(range(EVENT_CARDS))
        assert sorted(order[:EVENTS_A]) == list(range(EVENTS_A))


@pytest.mark.rule("DWD-1.1.6", "DWD-1.1.7", "DWD-1.0.6")
def test_three_of_the_four_red_inquisitors_lie_face_down_and_nobody_is_bribed() -> None:
    assert (ASCETIC, FUNDAMENTALIST, PLEBEIAN, GUEST) == (0, 1, 2, 7)
    for state in GAMES:
        assert len(set(state.row)) == 3
        assert set(state.row) <= set(range(BAILIFF, VANDAL + 1))
        assert (state.opened, state.sent, state.bribes, each(state, "guests")) == (0, 0, 0, [0, 0, 0, 0])
    assert len({tuple(state.row) for state in GAMES}) > 15


@pytest.mark.rule("DWD-1.1.9")
def test_each_player_has_four_minor_and_four_major_tiles_to_win() -> None:
    state = GAMES[0]
    assert list(state.tiles) == [UNEARNED] * (4 * TILES)
    assert each(state, "banners") == [0, 0, 0, 0]
    assert len(RULES.minor_sets) == len(RULES.major_sets) == 4
    assert each(state, "tucked") == [NOTHING] * 4


@pytest.mark.rule("DWD-1.1.10", "DWD-1.2.6")
def test_each_player_learns_the_own_role_alone() -> None:
    for state in GAMES:
        assert sorted(state.mark) == [DEVIL, CULTIST, M1, M2]
        for seat in (A, B, C, D):
            assert heard(state, seat, event.ROLE_DEALT) == [(seat, state.mark[seat])]
        assert heard(state, -1, event.ROLE_DEALT) == []
        assert not state.open


@pytest.mark.rule("DWD-1.1.10", "DWD-1.1.11")
def test_the_chests_are_emptied_behind_the_walls_and_nobody_has_wings_or_indulgences() -> None:
    state = GAMES[0]
    assert sum(state.offer) == 0
    assert each(state, "angel") == each(state, "devil") == each(state, "indulgences") == [0, 0, 0, 0]


@pytest.mark.rule("DWD-1.2.3")
def test_two_mortals_have_three_clean_pieces_and_no_goods() -> None:
    for mark in (M1, M2):
        assert (CLEAN[mark], MARKED[mark], sum(STOCK[mark])) == (3, 0, 0)
        assert prices(mark, False) == [2, 3, 4, 5, 6, 7]


@pytest.mark.rule("DWD-1.2.4", "DWD-1.17.1")
def test_the_cultist_has_two_marked_pieces_a_marble_a_glass_and_a_coin() -> None:
    assert (CLEAN[CULTIST], MARKED[CULTIST]) == (0, 2)
    assert STOCK[CULTIST] == [0, 0, 0, 1, 1, 1]
    assert [CLEAN[mark] + MARKED[mark] for mark in range(4)].count(2) == 1, "two pieces only: the cultist"


@pytest.mark.rule("DWD-1.2.5")
def test_the_devil_has_no_piece_one_of_each_good_and_eight_coins() -> None:
    assert (CLEAN[DEVIL], MARKED[DEVIL]) == (0, 0)
    assert STOCK[DEVIL] == [1, 1, 1, 1, 1, 8]


@pytest.mark.rule("DWD-1.2.7", "DWD-1.0.3")
def test_the_four_chests_hold_eight_pieces_two_of_them_marked_in_every_game() -> None:
    for state in GAMES:
        assert (sum(each(state, "clean")), sum(each(state, "marked"))) == (6, 2)
        for seat in (A, B, C, D):
            assert state.kingdoms[seat].clean == CLEAN[state.mark[seat]]
            assert state.kingdoms[seat].marked == MARKED[state.mark[seat]]


@pytest.mark.rule("DWD-1.2.2")
def test_the_two_mortal_chests_carry_two_different_marks() -> None:
    for state in GAMES:
        assert Counter(state.mark)[M1] == Counter(state.mark)[M2] == 1


@pytest.mark.rule("DWD-1.2.6")
def test_each_role_comes_to_each_seat() -> None:
    for seat in (A, B, C, D):
        assert {state.mark[seat] for state in GAMES} == {DEVIL, CULTIST, M1, M2}


@pytest.mark.rule("DWD-1.0.2")
def test_stocks_are_five_goods_and_coins() -> None:
    assert (STOCKS, COIN) == (6, 5)
    assert len(GAMES[0].stock) == 4 * STOCKS


@pytest.mark.rule("DWD-4.2.1", "DWD-1.2.6", "DWD-6.1.12")
def test_schedules_marks_and_sides_are_drawn_evenly() -> None:
    """Pearson's sum over many set-ups stays below what chance exceeds once in a thousand times (47 and 23 degrees)."""
    drawn = [new_game(f"evenly {number}") for number in range(1920)]
    assert unevenness([(state.schedule,) for state in drawn], 48) < 82.7
    assert unevenness([tuple(state.mark) for state in drawn], 24) < 49.7
    assert unevenness([tuple(each(state, "side")) for state in drawn], 24) < 49.7


def unevenness(drawn: list[tuple[int, ...]], kinds: int) -> float:
    counts, expected = Counter(drawn), len(drawn) / kinds
    assert len(counts) == kinds
    return sum((count - expected) ** 2 for count in counts.values()) / expected
