"""DWD-R6: how payments are made, and a plan resolved, for a seat that does not answer."""

from __future__ import annotations

import pytest

from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.choice import (
    BORROW,
    BUY,
    CANNOT_PAY,
    ENOUGH,
    LEAVE,
    NO_MORE,
    PAY,
    PAY_WITH,
    RECRUIT_ONE,
    SELL,
    TAKE,
)
from pandemonium.games.deal.rules.fields import BEHIND_WALLS, NOTHING, USED
from pandemonium.games.deal.rules.figures import (
    GLASS,
    GRAIN,
    MARBLE,
    STONE,
    WOOD,
)
from pandemonium.games.deal.rules.plan import NO_PLAN
from pandemonium.games.deal.rules.rounds import OFFER, RESOLVE
from pandemonium.games.deal.rules.state import Deal
from tests.games.deal.kingdoms import (
    RICH,
    A,
    build,
    by_default,
    card,
    carry_on,
    position,
    question,
    stock,
)
from tests.games.deal.rows import lay


def resolving(own: tuple[int, ...], plan: list[int], debt: int = 0, *built: str) -> Deal:
    """A resolves this plan with these stocks; then B will recruit, so that nothing runs on, and C and D rest."""
    state = position(OFFER, stocks=(own, RICH, RICH, RICH))
    state.kingdoms[A].debt = debt
    state.kingdoms[A].hand = tuple([number for number in plan[3:5] if number != NOTHING])
    build(state, A, *built)
    lay(state, plan=[tuple(plan), (*NO_PLAN[:7], 1), tuple(NO_PLAN), tuple(NO_PLAN)])
    return carry_on(state, RESOLVE, 1)


def to_build(*names: str) -> list[int]:
    plan = NO_PLAN[:]
    for spot, name in enumerate(names):
        plan[3 + spot] = card(name)
    return plan


@pytest.mark.rule("DWD-R6")
def test_what_is_held_is_paid() -> None:
    state = resolving((2, 1, 0, 0, 0, 0), to_build("wheat-farm"))
    assert by_default(state, A) == [PAY]
    assert state.kingdoms[A].built == (card("wheat-farm"),)


@pytest.mark.rule("DWD-R6")
def test_missing_goods_are_bought_one_by_one_and_lacking_coins_borrowed_exactly() -> None:
    """The Pilgrims' Inn costs a wood and a marble."""
    state = resolving((0, 5, 0, 0, 0, 4), to_build("pilgrims-inn"))
    assert by_default(state, A, 4) == [BUY + WOOD, BORROW + 3, BUY + MARBLE, PAY]
    assert (state.kingdoms[A].debt, state.kingdoms[A].built) == (4, (card("pilgrims-inn"),))
    assert stock(state, A) == (0, 5, 0, 0, 0, 3), "three coins of the card, and nothing was sold"


@pytest.mark.rule("DWD-R6")
def test_at_debt_10_tokens_beyond_the_cost_are_sold_in_the_order_of_goods() -> None:
    """The Graveyard costs two stones."""
    state = resolving((1, 1, 1, 0, 1, 0), to_build("graveyard"), 10)
    assert by_default(state, A, 5) == [SELL + WOOD, SELL + GRAIN, SELL + GLASS, BUY + STONE, PAY]
    assert stock(state, A) == (0, 0, 0, 0, 0, 1)


@pytest.mark.rule("DWD-R6")
def test_the_lender_is_used_up_before_anything_is_sold() -> None:
    state = resolving((2, 1, 0, 0, 0, 0), to_build("graveyard"), 9)
    assert by_default(state, A, 5) == [BORROW, SELL + WOOD, SELL + WOOD, BUY + STONE, PAY]
    assert state.kingdoms[A].debt == 10


@pytest.mark.rule("DWD-R6")
def test_what_cannot_be_paid_is_skipped() -> None:
    state = resolving((1, 1, 0, 0, 0, 0), to_build("graveyard"), 10)
    assert by_default(state, A) == [CANNOT_PAY]
    assert state.kingdoms[A].built == ()


@pytest.mark.rule("DWD-R6")
def test_grain_due_for_tokens_is_not_sold() -> None:
    """The third token is due a grain, which stays while the pair of stones is raised."""
    plan = to_build("graveyard", "herb-garden")
    plan[7] = 1
    state = resolving((1, 2, 2, 0, 0, 0), plan, 10)
    assert by_default(state, A) == [PAY]
    assert by_default(state, A) == [PAY]
    assert stock(state, A) == (0, 0, 1, 0, 0, 0)
    assert by_default(state, A) == [CANNOT_PAY], "no coins for a courtier but those of the grain"
    state = resolving((1, 2, 4, 0, 0, 0), plan, 10)
    by_default(state, A, 2)
    assert by_default(state, A, 4) == [SELL + GRAIN, SELL + GRAIN, RECRUIT_ONE, PAY]
    assert stock(state, A)[GRAIN] == 0


@pytest.mark.rule("DWD-R6", "DWD-R40")
def test_the_first_way_that_can_be_gone_is_gone() -> None:
    """The Alchemist's Cellar takes any basic token and gives a luxury."""
    plan = NO_PLAN[:]
    plan[1] = card("alchemists-cellar")
    state = resolving((0, 2, 0, 0, 0, 3), plan, 0, "alchemists-cellar")
    assert by_default(state, A, 2) == [BUY + WOOD, PAY_WITH + WOOD]
    assert by_default(state, A) == [TAKE + MARBLE]
    state = resolving((0, 1, 0, 0, 0, 1), plan, 10, "alchemists-cellar")
    assert by_default(state, A) == [PAY_WITH + STONE]


@pytest.mark.rule("DWD-R6", "DWD-R40")
def test_the_first_courtier_that_can_be_paid_is_recruited() -> None:
    plan = NO_PLAN[:]
    plan[7] = 1
    state = resolving((0, 0, 0, 0, 0, 2), plan, 10)
    assert by_default(state, A) == [RECRUIT_ONE]
    state = position(OFFER, stocks=((0, 0, 0, 0, 0, 2), RICH, RICH, RICH))
    state.kingdoms[A].debt, state.courtiers[0] = 10, USED
    lay(state, plan=[tuple(plan), tuple(NO_PLAN), tuple(NO_PLAN), tuple(NO_PLAN)])
    assert by_default(carry_on(state, RESOLVE, 1), A) == [RECRUIT_ONE + 1]


@pytest.mark.rule("DWD-R40")
def test_no_claims_with_courtiers_no_free_action_and_nothing_sold() -> None:
    state = position(OFFER)
    build(state, A, "logging-camp", "stone-pit", "stable", "market-stalls")
    state.kingdoms[A].tucked = card("market-stalls")
    state.courtiers[2] = BEHIND_WALLS
    lay(state, plan=[tuple(NO_PLAN)] * 4)
    carry_on(state, RESOLVE, 3)
    assert question(state, A) == questions.FREE_ACTION
    assert by_default(state, A) == [LEAVE]
    while question(state, A) == questions.UPGRADE:
        by_default(state, A)
    assert question(state, A) == questions.CLAIM
    assert by_default(state, A) == [NO_MORE]
    plan = NO_PLAN[:]
    plan[1] = card("market-stalls")
    state = resolving(RICH, plan, 0, "market-stalls")
    assert question(state, A) == questions.STALL
    assert by_default(state, A) == [ENOUGH]
