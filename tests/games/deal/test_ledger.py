"""DWD-6.3.2 and DWD-6.3.3: the public ledger and the deals explain every stock."""

from __future__ import annotations

import pytest

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import choose, legal
from pandemonium.engine.row import Row
from pandemonium.engine.seats import seats_of
from pandemonium.games.deal.rules.chest import chest_before
from pandemonium.games.deal.rules.fields import FLOW, PAID_CLEAN, PAID_MARKED, PRICE, SOULS, TAKEN, UNTAKEN
from pandemonium.games.deal.rules.figures import COIN, STOCKS
from pandemonium.games.deal.rules.offer import record_of
from pandemonium.games.deal.rules.roles import CLEAN, MARKED, STOCK
from pandemonium.games.deal.rules.state import Deal
from tests.games.deal.box import RULES
from tests.games.deal.kingdoms import new_game, stock
from tests.games.deal.rows import each

RITUAL_ROUND = 3


def play_to_ritual(seed: str) -> Deal:
    """Random play, pool acts too, until the chests of round 3 are back: its ritual moves stocks in secret as well."""
    state, chance = new_game(seed), chance_from(seed)
    while state.traded < RITUAL_ROUND:
        seats = seats_of(state.asked)
        seat = seats[chance.below(len(seats))]
        options = legal(state, seat)
        choose(state, seat, options[chance.below(len(options))])
    return state


def records(state: Deal) -> list[Row]:
    """Round by round the chests of all owners."""
    return [record_of(state, round, owner) for round in range(1, state.traded + 1) for owner in range(4)]


def reckoned(state: Deal, seat: int) -> tuple[int, ...]:
    """Start goods, role chest, what everybody saw, and what the deals moved."""
    own = [RULES.start_goods[state.kingdoms[seat].side][good] + STOCK[state.mark[seat]][good] for good in range(STOCKS)]
    rows = [row for row in state.ledger if row[-1] == seat] + [tuple(state.flow[seat * FLOW : (seat + 1) * FLOW])]
    for good in range(STOCKS):
        own[good] += sum(row[good] for row in rows)
    for place, deal in enumerate(records(state)):
        owner, buyer = place % 4, buyer_of(state, place)
        sign = (seat == buyer) - (seat == owner)
        if deal[TAKEN] != UNTAKEN:
            for good in range(STOCKS):
                own[good] += sign * deal[good]
            own[COIN] -= sign * deal[PRICE] if deal[PRICE] < SOULS else 0
    return tuple(own)


def buyer_of(state: Deal, place: int) -> int:
    """The seat that took this chest, by its round and distribution; -1 for nobody."""
    then = state.copy()
    then.round = place // 4 + 1
    taken = records(state)[place][TAKEN]
    return next((seat for seat in range(4) if taken and chest_before(then, seat, taken) == place % 4), -1)


@pytest.mark.rule("DWD-6.3.2", "DWD-6.3.3", "DWD-6.2.1")
@pytest.mark.parametrize("seed", range(12))
def test_start_goods_role_chest_ledger_and_deals_explain_every_stock(seed: int) -> None:
    state = play_to_ritual(f"ledger {seed}")
    for seat in range(4):
        assert stock(state, seat) == reckoned(state, seat)


@pytest.mark.rule("DWD-6.3.3", "DWD-1.7.14")
@pytest.mark.parametrize("seed", range(12))
def test_the_deals_explain_where_every_piece_of_soul_is(seed: int) -> None:
    state = play_to_ritual(f"ledger {seed}")
    clean, marked = [CLEAN[mark] for mark in state.mark], [MARKED[mark] for mark in state.mark]
    for place, deal in enumerate(records(state)):
        if deal[TAKEN] != UNTAKEN:
            owner, buyer = place % 4, buyer_of(state, place)
            for pieces, paid in ((clean, deal[PAID_CLEAN]), (marked, deal[PAID_MARKED])):
                pieces[owner] += paid
                pieces[buyer] -= paid
    assert (clean, marked) == (each(state, "clean"), each(state, "marked"))
    mortals = [seat for seat in range(4) if state.mark[seat] > 1]
    assert all(state.kingdoms[seat].marked == 0 and state.kingdoms[seat].clean <= 3 for seat in mortals)
