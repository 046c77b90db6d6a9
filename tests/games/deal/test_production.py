"""Section 1.5: production, by the wheel and by buildings."""

from __future__ import annotations

import pytest

from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules.figures import (
    BASICS,
    COIN,
    GLASS,
    GRAIN,
    MARBLE,
    SPACES,
    STONE,
    TILES,
    WOOD,
)
from pandemonium.games.deal.rules.production import production_phase, upgraded, yielded
from pandemonium.games.deal.rules.rounds import OFFER
from pandemonium.games.deal.rules.state import Deal
from tests.games.deal.box import RULES, rules_of
from tests.games.deal.kingdoms import EMPTY, A, B, build, heard, position, stock
from tests.games.deal.rows import fill_in, lay


def made(spaces: list[int], *upgrades: int) -> tuple[int, ...]:
    """What these four spaces yield where those from 1 to 4 are upgraded."""
    rules = rules_of()
    rules.wheel[0][0] = spaces
    return tuple(yielded(rules, 0, 1, [space in upgrades for space in range(1, SPACES + 1)]))


def produce(*buildings: str, reputation: int = 1, side: int = 0) -> Deal:
    """Production of round 1 where A has these buildings and nobody has any stock before."""
    state = position(OFFER, stocks=(EMPTY, EMPTY, EMPTY, EMPTY))
    lay(state, side=[side, (side + 1) % 4, (side + 2) % 4, (side + 3) % 4])
    state.kingdoms[A].reputation = reputation
    build(state, A, *buildings)
    state.events = []
    production_phase(state)
    return state


def given(state: Deal) -> tuple[int, ...]:
    """What A has beyond the 1 glass, 1 grain, 1 stone and 2 coins of its side."""
    return tuple(own - base for own, base in zip(stock(state, A), (0, 1, 1, 0, 1, 2), strict=True))


@pytest.mark.rule("DWD-EX1", "DWD-1.5.1", "DWD-1.5.2")
def test_four_level_1_spaces_under_glass_glass_grain_stone_make_one_of_each_and_two_coins() -> None:
    assert made([GLASS, GLASS, GRAIN, STONE]) == (0, 1, 1, 0, 1, 2)


@pytest.mark.rule("DWD-EX10", "DWD-1.5.2", "DWD-1.5.3")
def test_wojtek_with_both_middle_spaces_upgraded_makes_1_glass_2_grain_1_stone_4_coins() -> None:
    assert made([GLASS, GLASS, GRAIN, STONE], 2, 3) == (0, 1, 2, 0, 1, 4)


@pytest.mark.rule("DWD-EX11", "DWD-1.5.2", "DWD-1.5.3")
def test_jola_with_the_marble_pair_and_the_far_space_upgraded_makes_2_marble_1_grain_2_wood_3_coins() -> None:
    assert made([WOOD, GRAIN, MARBLE, MARBLE], 1, 3, 4) == (2, 0, 1, 2, 0, 3)


@pytest.mark.rule("DWD-1.5.2")
@pytest.mark.parametrize(("upgrades", "glass"), [((), 1), ((1,), 1), ((2,), 1), ((1, 2), 2)])
def test_a_luxury_yields_the_lower_level_of_its_two_spaces(upgrades: tuple[int, ...], glass: int) -> None:
    assert made([GLASS, GLASS, GRAIN, STONE], *upgrades)[GLASS] == glass


@pytest.mark.rule("DWD-1.5.3")
@pytest.mark.parametrize(("upgrades", "coins"), [((), 2), ((1, 4), 2), ((2,), 3), ((3,), 3), ((1, 2, 3, 4), 4)])
def test_coins_are_2_and_one_more_for_each_upgraded_middle_space(upgrades: tuple[int, ...], coins: int) -> None:
    assert made([GLASS, GLASS, GRAIN, STONE], *upgrades)[COIN] == coins


@pytest.mark.rule("DWD-1.5.1")
def test_spaces_with_a_minor_tile_are_on_level_2() -> None:
    state = position(OFFER)
    fill_in(state.tiles, A * TILES, [3, 0, -1, 1])
    assert upgraded(state, A) == [True, False, True, False]
    assert upgraded(state, B) == [False, False, False, False]


@pytest.mark.rule("DWD-1.5.4")
def test_in_round_1_every_side_makes_one_luxury() -> None:
    for side in range(4):
        assert sum(yielded(RULES, side, 1, [False] * SPACES)[BASICS:COIN]) == 1


@pytest.mark.rule("DWD-1.3.6", "DWD-1.5.1")
def test_the_wheel_gives_every_side_the_goods_of_the_round() -> None:
    for side in range(4):
        rounds = {tuple(yielded(RULES, side, round, [False] * SPACES)) for round in range(1, 6)}
        assert len(rounds) > 2


@pytest.mark.rule("DWD-1.0.5")
def test_everybody_sees_what_is_produced() -> None:
    state = produce()
    assert heard(state, -1, event.PRODUCED)[0] == (A, 0, 1, 1, 0, 1, 2)
    assert stock(state, A) == (0, 1, 1, 0, 1, 2)


@pytest.mark.rule("DWD-1.5.5")
def test_buildings_marked_production_add_their_goods() -> None:
    assert given(produce("logging-camp", "sheep-fold")) == (1, 0, 0, 0, 0, 1)
    assert given(produce("mint", "salt-works")) == (0, 0, 0, 0, 1, 5)
    assert given(produce("market-stalls", "cathedral")) == EMPTY


@pytest.mark.rule("DWD-1.5.5", "DWD-1.18.17")
def test_the_parsonage_lifts_the_reputation() -> None:
    assert produce("parsonage").kingdoms[A].reputation == 2


@pytest.mark.rule("DWD-1.18.11", "DWD-R13")
@pytest.mark.parametrize(("reputation", "coins"), [(1, 0), (2, 0), (0, 3), (-4, 3)])
def test_the_cultists_hideout_pays_below_the_start_space(reputation: int, coins: int) -> None:
    assert given(produce("cultists-hideout", reputation=reputation)) == (0, 0, 0, 0, 0, coins)


@pytest.mark.rule("DWD-R13")
def test_the_hideout_looks_before_anything_moves_whatever_was_built_first() -> None:
    assert given(produce("parsonage", "cultists-hideout", reputation=0))[COIN] == 3
    assert given(produce("tavern", "cultists-hideout", reputation=1))[COIN] == 2


@pytest.mark.rule("DWD-R13")
def test_rises_come_before_the_tavern_so_that_no_wing_comes_from_a_fall_before_a_rise() -> None:
    state = produce("tavern", "parsonage", reputation=-3)
    assert (state.kingdoms[A].reputation, state.kingdoms[A].devil) == (-3, 0)
    told = [happened.kind for happened in state.events or [] if happened.kind in (event.ROSE, event.FELL)]
    assert told == [event.ROSE, event.FELL]


@pytest.mark.rule("DWD-R13")
def test_the_tavern_pays_two_coins_and_costs_a_step() -> None:
    state = produce("tavern")
    assert (given(state)[COIN], state.kingdoms[A].reputation) == (2, 0)
