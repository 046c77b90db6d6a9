"""A plan warns of what it will lack, as far as that can be seen while planning (DWD-6.1.8); it refuses nothing."""

from __future__ import annotations

import pytest

from pandemonium.games.deal.rules.choice import ACT, BUILD, DROP, EVENT, MOST_DEBT, READY, RECRUIT
from pandemonium.games.deal.rules.fields import BEHIND_WALLS
from pandemonium.games.deal.rules.figures import COURTIERS
from tests.games.deal.kingdoms import A, card, play
from tests.games.deal.saying import POLISH, asked, planning, said

RECESSION = 10
"""An event card, by number."""


@pytest.mark.rule("DWD-6.1.8", "DWD-1.8.5")
def test_a_plan_that_looks_too_dear_is_warned_of_not_refused() -> None:
    state = planning("cathedral", "stable", stock=(0, 0, 0, 0, 0, 2))
    cathedral, stable = card("cathedral"), card("stable")
    assert said(state, A, BUILD + cathedral) == "Plan to build Cathedral (looks too dear)"
    assert said(state, A, BUILD + stable) == "Plan to build Stable (looks too dear)"
    assert said(state, A, READY) == "The plan is ready"
    play(state, A, BUILD + cathedral)
    assert said(state, A, READY) == "The plan is ready (looks too dear)"


@pytest.mark.rule("DWD-6.1.8")
def test_coins_that_a_loan_could_bring_are_named() -> None:
    state = planning("graveyard", stock=(0, 1, 0, 0, 0, 1))
    assert said(state, A, BUILD + card("graveyard")) == "Plan to build Graveyard (2 coins to raise)"
    assert said(state, A, RECRUIT) == "Plan to recruit a courtier (1 coin to raise)"


@pytest.mark.rule("DWD-R56", "DWD-6.1.8")
def test_grain_that_will_be_due_is_warned_of() -> None:
    state = planning("graveyard", "tavern")
    play(state, A, BUILD + card("graveyard"), BUILD + card("tavern"))
    assert said(state, A, RECRUIT) == "Plan to recruit a courtier (1 grain due)"
    assert "(1 grain due)" not in asked(state, A)
    play(state, A, RECRUIT)
    assert asked(state, A) == "Plan in secret, then say ready. Tokens: 3 of 4, 2 free (1 grain due)."
    assert said(state, A, READY, POLISH) == "Plan gotowy (zboże do zapłaty: 1)"


@pytest.mark.rule("DWD-6.1.8", "DWD-1.18.3")
def test_a_condition_that_looks_unmet_is_warned_of() -> None:
    state = planning()
    assert said(state, A, EVENT + 1) == "Forest: right half, at the end (its condition is not met yet)"
    play(state, A, RECRUIT)
    assert said(state, A, EVENT + 1) == "Forest: right half, at the end"
    state.courtiers[A * COURTIERS] = BEHIND_WALLS
    assert said(state, A, EVENT + 1) == "Forest: right half, at the end"


def test_the_gain_of_a_left_half_is_counted_before_the_warning() -> None:
    state = planning("logging-camp", stock=(0, 2, 1, 0, 0, 0))
    assert said(state, A, BUILD + card("logging-camp")) == "Plan to build Logging Camp"
    state = planning("stone-pit", stock=(0, 0, 1, 0, 0, 0))
    assert said(state, A, BUILD + card("stone-pit")) == "Plan to build Stone Pit (6 coins to raise)"
    play(state, A, EVENT)
    assert said(state, A, BUILD + card("stone-pit")) == "Plan to build Stone Pit"


@pytest.mark.rule("DWD-6.1.8", "DWD-1.18.9")
def test_the_coins_of_a_vineyard_count_what_is_planned_before_it_and_itself() -> None:
    vineyard = card("vineyard")
    state = planning("vineyard", stock=(1, 1, 4, 0, 1, 1))
    play(state, A, BUILD + vineyard, ACT + vineyard)
    assert said(state, A, RECRUIT) == "Plan to recruit a courtier (1 grain due)"


@pytest.mark.rule("DWD-6.1.8", "DWD-1.18.12")
def test_debt_that_a_planned_card_lowers_can_be_made_again_after_it() -> None:
    state = planning("archbishops-residence", stock=(2, 3, 0, 1, 1, 0))
    state.kingdoms[A].debt = MOST_DEBT
    play(state, A, BUILD + card("archbishops-residence"))
    assert said(state, A, RECRUIT) == "Plan to recruit a courtier (2 coins to raise)"


@pytest.mark.rule("DWD-6.1.8", "DWD-1.18.4")
def test_recession_looks_at_the_debt_that_is_left_when_its_right_half_comes() -> None:
    state = planning("archbishops-residence", stock=(2, 3, 0, 1, 1, 0))
    state.kingdoms[A].event_hand, state.kingdoms[A].debt = (RECESSION,), 3
    assert said(state, A, EVENT + 1) == "Recession: right half, at the end (its condition is not met yet)"
    play(state, A, BUILD + card("archbishops-residence"))
    assert said(state, A, EVENT + 1) == "Recession: right half, at the end"
    play(state, A, RECRUIT)
    assert said(state, A, EVENT + 1).endswith("(2 coins to raise) (its condition is not met yet)")


def test_the_event_card_that_is_left_is_the_one_to_be_played() -> None:
    state = planning()
    state.kingdoms[A].event_hand = (2, 5)
    play(state, A, DROP + 5)
    assert said(state, A, EVENT).startswith("Forest")
