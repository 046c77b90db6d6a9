"""How bots accuse, bribe, guess and face the inquisitors (DWD-6.7.5, DWD-6.7.6), and whom they take for whom."""

from __future__ import annotations

import pytest

from pandemonium.engine.driver import choose, legal
from pandemonium.engine.state import Choice, Seat
from pandemonium.games.deal.bot.bribing import bribe_target
from pandemonium.games.deal.bot.craft import craft
from pandemonium.games.deal.bot.hunting import choose_accuse, choose_answer
from pandemonium.games.deal.bot.inquisition import choose_ascetic, choose_inquisitors, choose_profligate
from pandemonium.games.deal.bot.policy import answer
from pandemonium.games.deal.bot.rituals import choose_prepare, choose_ritual
from pandemonium.games.deal.bot.roles import role_chances
from pandemonium.games.deal.rules.choice import (
    ACCUSE,
    BUY,
    BUY_WING,
    CLOSE,
    CONFESS,
    DISCARD,
    DISCARD_LUXURY,
    DONE,
    ENOUGH,
    GUESS,
    INDULGENCE_FOR,
    PROVE,
    PUT_CLEAN,
    PUT_MARKED,
    SOUL_FOR,
    SUFFER,
)
from pandemonium.games.deal.rules.fields import CONFESSED, NOBODY, PROVED
from pandemonium.games.deal.rules.figures import ASCETIC, COIN, GLASS, MARBLE, SEATS, STOCKS
from pandemonium.games.deal.rules.luxuries import ascetic, profligate
from pandemonium.games.deal.rules.rounds import ACCUSE as ACCUSING
from pandemonium.games.deal.rules.rounds import INQUISITORS, PREPARE, RITUAL
from pandemonium.games.deal.rules.routing import CULTIST, DEVIL, MARKS
from pandemonium.games.deal.rules.state import Deal
from tests.games.deal.kingdoms import EMPTY, A, B, C, D, carry_on, play, position
from tests.games.deal.rows import fill_in

NORMAL = craft.weights.load("normal", SEATS)
POOR = (EMPTY, EMPTY, EMPTY, EMPTY)


def closed_by(state: Deal, seat: Seat) -> list[Choice]:
    """Everything a seat answers until its part of the question is over."""
    chosen: list[Choice] = []
    while (state.asked >> seat) & 1:
        choice = answer(NORMAL, state, seat)
        assert choice in legal(state, seat)
        choose(state, seat, choice)
        chosen.append(choice)
    return chosen


@pytest.mark.rule("DWD-6.7.5")
def test_who_confessed_is_accused_before_who_proved_himself() -> None:
    state = position(ACCUSING, round=3)
    state.hunts = [(B, C, B, C, 0, 0, PROVED, CONFESSED)]
    assert choose_accuse(NORMAL, state, A) in (ACCUSE + B, ACCUSE + D)
    assert choose_accuse(NORMAL, state, B) == ACCUSE + D


@pytest.mark.rule("DWD-6.7.5")
def test_three_pieces_are_shown_whenever_they_are_there() -> None:
    state = position(ACCUSING, round=2)
    for seat, suspect in ((A, B), (B, C), (C, B), (D, C)):
        play(state, seat, ACCUSE + suspect)
    assert choose_answer(NORMAL, state, C) == PROVE
    assert choose_answer(NORMAL, state, B) == CONFESS


@pytest.mark.rule("DWD-6.3.9")
def test_every_seat_is_somebody_and_every_mark_somewhere() -> None:
    state = position(ACCUSING, round=3)
    state.hunts = [(B, C, B, C, 0, CONFESSED, PROVED, 0)]
    chances = role_chances(state, D)
    for other in range(SEATS):
        assert sum(chances[other * MARKS : (other + 1) * MARKS]) == pytest.approx(1.0)
    for mark in range(MARKS):
        assert sum(chances[mark::MARKS]) == pytest.approx(1.0)
    assert chances[B * MARKS + CULTIST] > chances[C * MARKS + CULTIST]


@pytest.mark.rule("DWD-6.3.9")
def test_a_true_yes_leaves_no_doubt() -> None:
    state = position(ACCUSING, round=3)
    state.owned[DEVIL] = A
    assert role_chances(state, C)[A * MARKS + DEVIL] == 1.0


@pytest.mark.rule("DWD-6.7.5")
def test_in_round_5_two_different_seats_are_always_named() -> None:
    state = position(RITUAL, round=5, stocks=POOR)
    guesses = [choice - GUESS for choice in closed_by(state, D) if GUESS <= choice < GUESS + 2 * SEATS]
    assert len(guesses) == 2
    assert guesses[0] % SEATS != guesses[1] % SEATS


@pytest.mark.rule("DWD-6.7.5")
def test_in_round_3_nobody_is_named_on_a_mere_suspicion() -> None:
    state = position(RITUAL, round=3, stocks=POOR)
    assert closed_by(state, D) == [CLOSE]
    assert list(state.guess) == [NOBODY] * (2 * SEATS)


@pytest.mark.rule("DWD-6.7.6", "DWD-1.14.2")
def test_the_devil_puts_all_marked_pieces_in_and_in_round_5_all_of_them() -> None:
    early = position(RITUAL, round=3, stocks=POOR)
    early.kingdoms[A].marked = 1
    early.kingdoms[A].clean = 1
    assert PUT_MARKED in closed_by(early, A)
    late = position(RITUAL, round=5, stocks=POOR)
    late.kingdoms[A].clean = 5
    assert closed_by(late, A) == [PUT_CLEAN] * 5 + [CLOSE]


@pytest.mark.rule("DWD-6.7.6")
def test_nobody_bribes_for_whom_he_can_answer_anyway() -> None:
    state = position(RITUAL, round=5)
    state.sent = 2
    assert bribe_target(NORMAL, state, D) == 0


@pytest.mark.rule("DWD-6.7.6")
def test_who_is_naked_before_the_inquisitors_bribes_but_never_more_than_he_has() -> None:
    state = position(RITUAL, round=5)
    state.kingdoms[D].built, state.kingdoms[D].banners = tuple(range(10)), 15
    state.kingdoms[D].clean = 0
    state.bribes = 3
    assert bribe_target(NORMAL, state, D) > 0
    state.stock[D * STOCKS + COIN] = 1
    assert bribe_target(NORMAL, state, D) <= 1


@pytest.mark.rule("DWD-6.7.6")
def test_a_wing_is_bought_to_complete_an_indulgence_that_is_needed() -> None:
    state = position(PREPARE, round=5)
    state.kingdoms[D].clean = 0
    state.kingdoms[D].guests = 4
    state.kingdoms[D].angel = 2
    assert choose_prepare(NORMAL, state, D) == BUY_WING
    state.kingdoms[D].angel, state.kingdoms[D].guests, state.kingdoms[D].clean = 0, 0, 3
    assert choose_prepare(NORMAL, state, D) == DONE


@pytest.mark.rule("DWD-6.7.6")
def test_pieces_go_to_the_worst_inquisitors_and_indulgences_only_where_they_save_more() -> None:
    state = position(INQUISITORS, round=5, stocks=POOR)
    state.sent = 3
    state.opened = 0
    state.kingdoms[D].guests, state.kingdoms[D].clean, state.kingdoms[D].indulgences = 2, 1, 1
    assert closed_by(state, D) == [SOUL_FOR + 6, INDULGENCE_FOR + 6, DONE]
    calm = position(INQUISITORS, round=5, stocks=POOR)
    calm.sent, calm.opened, calm.kingdoms[D].clean, calm.kingdoms[D].indulgences = 2, 0, 0, 1
    assert choose_inquisitors(NORMAL, calm, D) == DONE


@pytest.mark.rule("DWD-6.7.6", "DWD-R26")
def test_luxuries_are_given_up_or_bought_where_that_is_cheaper_than_points() -> None:
    state = position(INQUISITORS, round=5, stocks=POOR)
    state.stack.append(ascetic(D))
    assert choose_ascetic(NORMAL, state, D) == ENOUGH
    state.stock[D * STOCKS + COIN] = 5
    assert choose_ascetic(NORMAL, state, D) == BUY + MARBLE
    state.stock[D * STOCKS + GLASS] = 1
    assert choose_ascetic(NORMAL, state, D) == DISCARD_LUXURY + 1
    state.stack.append(profligate(D))
    assert choose_profligate(NORMAL, state, D) == BUY + MARBLE
    state.stock[D * STOCKS + MARBLE] = 1
    assert choose_profligate(NORMAL, state, D) == DISCARD
    fill_in(state.stock, D * STOCKS, list(EMPTY))
    assert choose_profligate(NORMAL, state, D) == SUFFER
    assert list(state.row) != [ASCETIC] * 3


def test_a_ritual_of_four_bots_comes_to_its_end() -> None:
    state = carry_on(position(PREPARE, round=3), PREPARE, 3)
    for seat in (A, B, C, D):
        closed_by(state, seat)
    for seat in (A, B, C, D):
        while state.round == 3 and state.step == RITUAL + 1 and (state.asked >> seat) & 1:
            choose(state, seat, choose_ritual(NORMAL, state, seat))
    assert state.opening


@pytest.mark.rule("DWD-6.7.7")
def test_to_easy_all_suspects_are_alike_and_to_normal_they_are_not() -> None:
    state = position(RITUAL, round=5, stocks=POOR)
    state.hunts = [(NOBODY, NOBODY, NOBODY, NOBODY, PROVED, CONFESSED, 0, 0)]
    for _ in range(10):
        if GUESS <= answer(NORMAL, state, D) < GUESS + SEATS:
            break
        choose(state, D, answer(NORMAL, state, D))
    named = {level: craft.weighed(craft.weights.load(level, SEATS), state, D) for level in ("easy", "normal")}
    assert [plan.choices for plan in named["easy"]] == [[GUESS + A], [GUESS + B], [GUESS + C]]
    assert len({plan.worth for plan in named["easy"]}) == 1
    assert named["normal"][B].worth > named["normal"][A].worth
