"""What inquisitors do who are not satisfied."""

from __future__ import annotations

import pytest

from pandemonium.engine.driver import answers, legal
from pandemonium.engine.row import row, row_of
from pandemonium.games.deal.data.names import BUILDINGS
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules.choice import (
    BORROW,
    BUY,
    DESTROY,
    DISCARD,
    DISCARD_LUXURY,
    ENOUGH,
    REPAY,
    SUFFER,
)
from pandemonium.games.deal.rules.fields import FROM_INQUISITORS, NOTHING, SOURCES, THROWN
from pandemonium.games.deal.rules.figures import (
    ASCETIC,
    BAILIFF,
    FUNDAMENTALIST,
    GLASS,
    GUEST,
    MARBLE,
    ORATOR,
    PLEBEIAN,
    PROFLIGATE,
    SEATS,
    TILES,
    VANDAL,
)
from pandemonium.games.deal.rules.harm import harm
from pandemonium.games.deal.rules.penalty import put_penalties
from tests.games.deal.church import ANNA, BRUNO, CELIA, DAVID, alone, build, church, give, heard, held, put, say, yellow
from tests.games.deal.rows import each, fill_in, lay

MARBLE_AWAY, GLASS_AWAY = DISCARD_LUXURY, DISCARD_LUXURY + 1


@pytest.mark.rule("DWD-1.18.18", "DWD-3.4.1", "DWD-3.4.2")
def test_the_ascetic_takes_luxuries_one_at_a_time_and_two_of_them_satisfy_him() -> None:
    state = yellow(ASCETIC)
    give(state, CELIA, marble=1, glass=2)
    put(state, put_penalties)
    assert answers(state, CELIA) == [MARBLE_AWAY, GLASS_AWAY, ENOUGH]
    say(state, CELIA, MARBLE_AWAY)
    assert answers(state, CELIA) == [GLASS_AWAY, ENOUGH]
    say(state, CELIA, GLASS_AWAY)
    assert not state.asked
    assert held(state, CELIA) == {"glass": 1}
    assert heard(state, event.DISCARDED) == [(CELIA, MARBLE), (CELIA, GLASS)]
    assert state.kingdoms[CELIA].score == 0


@pytest.mark.rule("DWD-1.18.18", "DWD-3.4.2")
@pytest.mark.parametrize(("given", "points"), [(0, 4), (1, 2)])
def test_stopping_before_the_ascetic_costs_two_points_for_each_missing_token(given: int, points: int) -> None:
    state = yellow(ASCETIC)
    give(state, CELIA, glass=2)
    put(state, put_penalties)
    say(state, CELIA, *[GLASS_AWAY] * given, ENOUGH)
    assert state.kingdoms[CELIA].score == -points
    assert state.tally[CELIA * SOURCES + FROM_INQUISITORS] == -points
    assert heard(state, event.PUNISHED) == [(CELIA, ASCETIC, points)]


@pytest.mark.rule("DWD-6.1.6")
def test_who_has_no_luxury_is_asked_by_ascetic_and_profligate_all_the_same() -> None:
    state = yellow(ASCETIC)
    put(state, put_penalties)
    assert answers(state, CELIA) == [ENOUGH]
    state = alone(PROFLIGATE)
    put(state, put_penalties)
    assert answers(state, CELIA) == [SUFFER]


@pytest.mark.rule("DWD-R26", "DWD-1.4.3")
def test_one_may_buy_what_the_ascetic_wants_and_repay_in_the_middle_of_the_penalties() -> None:
    state = yellow(ASCETIC)
    state.kingdoms[CELIA].debt = 2
    give(state, CELIA, coin=6)
    put(state, put_penalties)
    say(state, CELIA, BUY + GLASS, GLASS_AWAY, REPAY, ENOUGH)
    assert state.kingdoms[CELIA].debt == 1
    assert state.kingdoms[CELIA].score == -2


@pytest.mark.rule("DWD-1.18.18", "DWD-3.4.1", "DWD-R29")
def test_the_fundamentalist_counts_tiles_on_the_board_and_banners_not_what_was_thrown_away() -> None:
    state = yellow(FUNDAMENTALIST)
    fill_in(state.tiles, CELIA * TILES, [1, 3, THROWN, 0])
    state.kingdoms[CELIA].banners = 0b1010
    put(state, put_penalties)
    assert state.kingdoms[CELIA].score == -4
    assert heard(state, event.PUNISHED) == [(CELIA, FUNDAMENTALIST, 4)]


@pytest.mark.rule("DWD-1.18.18", "DWD-3.4.1")
@pytest.mark.parametrize(("buildings", "points"), [(0, 0), (1, 0), (2, 1), (5, 2)])
def test_the_plebeian_takes_a_point_for_every_two_buildings(buildings: int, points: int) -> None:
    state = yellow(PLEBEIAN)
    state.kingdoms[CELIA].built = tuple(range(buildings))
    put(state, put_penalties)
    assert state.kingdoms[CELIA].score == -points
    assert heard(state, event.SPARED) == ([] if points else [(CELIA, PLEBEIAN)])


@pytest.mark.rule("DWD-1.18.18", "DWD-1.4.4", "DWD-R41")
def test_a_guest_takes_four_points_from_his_host_alone_below_nought_if_need_be() -> None:
    state = alone(GUEST)
    lay(state, score=[1, 1, 1, 1])
    put(state, put_penalties)
    assert each(state, "score") == [1, 1, -3, 1]


@pytest.mark.rule("DWD-1.18.19", "DWD-3.4.1", "DWD-R30")
@pytest.mark.parametrize(("others", "points"), [(2, 3), (3, 5), (4, 5)])
def test_the_orator_takes_more_unless_reputation_is_above_all_others(others: int, points: int) -> None:
    state = alone(ORATOR)
    lay(state, reputation=[0, others, 3, -2])
    put(state, put_penalties)
    assert state.kingdoms[CELIA].score == -points


@pytest.mark.rule("DWD-1.18.19", "DWD-3.4.1", "DWD-3.4.2")
def test_the_profligate_takes_a_glass_and_a_marble_or_five_points() -> None:
    for choice, goods, score in ((DISCARD, {}, 0), (SUFFER, {"glass": 1, "marble": 1}, -5)):
        state = alone(PROFLIGATE)
        give(state, CELIA, glass=1, marble=1)
        put(state, put_penalties)
        assert answers(state, CELIA) == [DISCARD, SUFFER]
        say(state, CELIA, choice)
        assert held(state, CELIA) == goods
        assert state.kingdoms[CELIA].score == score


@pytest.mark.rule("DWD-1.18.19")
def test_one_luxury_is_not_enough_for_the_profligate() -> None:
    state = alone(PROFLIGATE)
    give(state, CELIA, glass=2)
    put(state, put_penalties)
    assert answers(state, CELIA) == [SUFFER]


@pytest.mark.rule("DWD-1.18.19", "DWD-R54", "DWD-R28")
def test_the_vandal_destroys_the_building_with_the_highest_printed_points() -> None:
    state = alone(VANDAL)
    fort, canal, cathedral = build(state, CELIA, "fort", "canal", "cathedral")
    state.kingdoms[CELIA].banners = 0b0001
    state.kingdoms[CELIA].councils = 1
    put(state, put_penalties)
    assert state.kingdoms[CELIA].built == (fort, canal)
    assert state.destroyed == [cathedral]
    assert heard(state, event.DESTROYED) == [(CELIA, cathedral)]
    assert (state.kingdoms[CELIA].banners, state.kingdoms[CELIA].councils) == (0b0001, 1), (
        "what was gained and what was paid stays"
    )
    assert harm(state, CELIA, PLEBEIAN) == 1


@pytest.mark.rule("DWD-1.18.19")
def test_of_equal_buildings_the_owner_chooses_which_the_vandal_gets() -> None:
    state = alone(VANDAL)
    palace, cathedral, fort = build(state, CELIA, "merchant-palace", "cathedral", "fort")
    put(state, put_penalties)
    assert answers(state, CELIA) == [DESTROY + palace, DESTROY + cathedral]
    say(state, CELIA, DESTROY + cathedral)
    assert state.kingdoms[CELIA].built == (palace, fort)


@pytest.mark.rule("DWD-R28")
def test_without_buildings_the_vandal_does_nothing() -> None:
    state = alone(VANDAL)
    put(state, put_penalties)
    assert heard(state, event.SPARED) == [(CELIA, VANDAL)]
    assert state.kingdoms[CELIA].score == 0


@pytest.mark.rule("DWD-R27")
def test_a_stable_and_its_tucked_card_are_hit_each_by_its_own_points() -> None:
    state = alone(VANDAL)
    stable, workshop = build(state, CELIA, "stable", "printing-workshop")
    state.kingdoms[CELIA].tucked = workshop
    put(state, put_penalties)
    assert state.kingdoms[CELIA].built == (stable,), "the tucked card is worth more"
    assert state.kingdoms[CELIA].tucked == NOTHING

    state = alone(VANDAL)
    stable, camp = build(state, CELIA, "stable", "logging-camp")
    state.kingdoms[CELIA].tucked = camp
    put(state, put_penalties)
    assert state.kingdoms[CELIA].built == (camp,)
    assert state.kingdoms[CELIA].tucked == NOTHING, "without the Stable it is an ordinary building again"


@pytest.mark.rule("DWD-R24")
def test_penalties_come_in_the_order_a_b_c_1_2_3_guests_all_of_one_seat_then_the_next() -> None:
    state = church(round=5)
    state.row = row_of([ORATOR, BAILIFF, VANDAL])
    state.opened = 0b101
    state.kingdoms[BRUNO].guests = 1
    state.tiles = row(SEATS * TILES, 1)
    for seat in range(SEATS):
        state.kingdoms[seat].built = (2 * seat, 2 * seat + 1)
    put(state, put_penalties)
    for seat in range(SEATS):
        assert state.asked == 1 << seat
        say(state, seat, ENOUGH)
        while state.asked == 1 << seat:
            say(state, seat, answers(state, seat)[0])
    assert [facts[:2] for facts in heard(state, event.PUNISHED)] == [
        (seat, inquisitor)
        for seat in range(SEATS)
        for inquisitor in (ASCETIC, FUNDAMENTALIST, PLEBEIAN, ORATOR, *([GUEST] if seat == BRUNO else []))
    ]
    assert len(state.destroyed) == SEATS


@pytest.mark.rule("DWD-6.1.4")
def test_all_penalties_of_a_seat_are_one_question_for_borrowing_and_repaying() -> None:
    state = church(round=5)
    state.row[0] = PROFLIGATE
    state.opened = 0b001
    state.sent = 0
    put(state, put_penalties)
    say(state, ANNA, BORROW, ENOUGH)
    assert REPAY not in legal(state, ANNA)
    say(state, ANNA, SUFFER)
    assert state.asked == 1 << BRUNO


@pytest.mark.rule("DWD-6.1.2", "DWD-1.14.17")
def test_who_has_answered_all_is_not_punished() -> None:
    state = church(round=5)
    lay(state, soul_for=[0b111] * SEATS)
    put(state, put_penalties)
    assert not state.asked
    assert state.events == []


@pytest.mark.rule("DWD-R40")
def test_harm_is_what_a_seat_would_lose_as_things_stand() -> None:
    state = church(round=5)
    give(state, DAVID, glass=1)
    build(state, DAVID, "cathedral", "fort")
    state.kingdoms[DAVID].banners = 0b0001
    kinds = (ASCETIC, FUNDAMENTALIST, PLEBEIAN, BAILIFF, ORATOR, PROFLIGATE, VANDAL, GUEST)
    cathedral = state.rules.buildings[BUILDINGS.index("cathedral")]
    assert [harm(state, DAVID, kind) for kind in kinds] == [2, 1, 1, 3, 5, 5, cathedral.points, 4]
    give(state, DAVID, marble=1)
    assert [harm(state, DAVID, kind) for kind in (ASCETIC, PROFLIGATE)] == [0, 0]
