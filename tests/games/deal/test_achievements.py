"""Achievements: sets of symbols, courtiers that help, tiles on production and banners before the walls."""

from __future__ import annotations

import itertools
import random

import pytest

from pandemonium.games.deal.rules.achievement import claims, lacking, symbols
from pandemonium.games.deal.rules.choice import CLAIM
from pandemonium.games.deal.rules.fields import BEHIND_WALLS, THROWN
from tests.games.deal.acting import acting, blank
from tests.games.deal.box import RULES

EARNED = {"rural": 1, "urban": 2, "church": 3, "mixed": 4}


@pytest.mark.rule("DWD-1.9.8", "DWD-1.10.4", "DWD-1.10.8", "DWD-3.3.1")
def test_three_alike_bring_a_minor_tile_to_a_space_of_the_owners_choice() -> None:
    table = acting(built="1A1 1A2 1A3").plan()
    assert table.codes() == ["upgrade 1", "upgrade 2", "upgrade 3", "upgrade 4"]
    assert table.play("upgrade 3").tile("rural") == 3
    assert table.over


@pytest.mark.rule("DWD-1.10.4", "DWD-6.1.7")
def test_each_space_is_upgraded_once_and_the_last_free_one_is_taken_unasked() -> None:
    table = acting(built="1A1 1A2 1A3", tiles={"urban": 2}).plan()
    assert table.codes() == ["upgrade 1", "upgrade 3", "upgrade 4"]
    table = acting(built="1A1 1A2 1A3", tiles={"urban": 2, "church": 1, "mixed": 4}).plan()
    assert table.over
    assert table.tile("rural") == 3


@pytest.mark.rule("DWD-1.10.8")
def test_every_tile_is_gained_once_only() -> None:
    table = acting(built="1A1 1A2 1A3 1A4 2-2", tiles={"rural": 2}, banners="rural").plan()
    assert table.over
    assert table.told("MINOR_GAINED") == table.told("MAJOR_GAINED") == []


@pytest.mark.rule("DWD-1.10.1", "DWD-1.10.2")
def test_two_symbols_count_at_once_and_one_building_serves_several_sets() -> None:
    table = acting(built="1D3 1D4 2-14 1A1").plan()
    assert symbols(table.state, 0) == [3, 3, 1, 0]
    table.play("upgrade 1", "upgrade 2", "upgrade 3")
    assert [facts[0] for facts in table.told("MINOR_GAINED")] == [0, 1, 3]


@pytest.mark.rule("DWD-1.10.2")
def test_science_stands_for_different_symbols_in_different_sets() -> None:
    table = acting(built="1A1 1A2 1B1 1B3 1D2").plan()
    table.play("upgrade 1", "upgrade 2", "upgrade 3")
    assert [facts[0] for facts in table.told("MINOR_GAINED")] == [0, 1, 3]


@pytest.mark.rule("DWD-1.10.5", "DWD-1.1.9")
@pytest.mark.parametrize(
    ("built", "banner", "gained"),
    [
        ("1A1 1A2 1A3 1A4 2-2", 0, {"marble": 1, "glass": 1}),
        ("1B1 1B2 1B3 1B4 2-5", 1, {"coin": 7}),
        ("1C1 1C2 1C3 1C4 2-9", 2, {"angel": 2}),
    ],
)
def test_five_alike_are_rewarded_at_once(built: str, banner: int, gained: dict[str, int]) -> None:
    table = acting(built=built, tiles=EARNED).plan()
    assert table.banners == 1 << banner
    assert {name: getattr(table, name) for name in gained} == gained
    assert table.told("MAJOR_GAINED") == [(banner,)]


@pytest.mark.rule("DWD-1.10.5", "DWD-1.10.6")
def test_two_of_each_bring_the_alchemist_behind_the_walls() -> None:
    table = acting(built="1A1 1A2 1B1 1B2 1C1 1C2", tiles=EARNED).plan()
    assert (table.courtier("alchemist"), table.banners) == ("walls", 8)


@pytest.mark.rule("DWD-1.10.6")
def test_before_that_the_alchemist_can_neither_be_recruited_nor_taken() -> None:
    assert acting(coin=9).plan("recruit").codes() == ["recruit rural", "recruit urban", "recruit church"]
    assert "courtier alchemist" not in acting(event="A2").plan("event left").codes()
    walls = dict.fromkeys(("rural", "urban", "church"), "walls")
    used = acting(coin=9, courtiers={**walls, "alchemist": "used"}).plan("recruit")
    assert used.codes() == ["recruit alchemist"]
    assert used.play("recruit alchemist").coin == 6


@pytest.mark.rule("DWD-1.10.3", "DWD-R14", "DWD-6.1.1")
def test_a_courtier_may_help_once_and_goes_to_the_used_space() -> None:
    table = acting(built="1A1 1A2", courtiers={"rural": "walls"}, coin=3).plan()
    assert table.codes() == ["claim minor rural with rural", "no more claims"]
    table.play("claim minor rural with rural", "upgrade 2")
    assert table.over
    assert (table.tile("rural"), table.courtier("rural")) == (2, "used")


@pytest.mark.rule("DWD-R14")
def test_buildings_alone_bind_and_courtiers_are_free() -> None:
    table = acting(built="1A1 1A2 1A3 1B1 1B2", courtiers={"urban": "walls"}).plan()
    assert "no more claims" not in table.codes()
    table.play("upgrade 1")
    assert table.codes() == ["claim minor urban with urban", "no more claims"]
    table.play("no more claims")
    assert (table.over, table.courtier("urban"), table.tile("urban")) == (True, "walls", 0)


@pytest.mark.rule("DWD-R55")
def test_major_come_before_minor_in_printed_order_then_courtiers_one_tile_after_the_other() -> None:
    table = acting(built="1A1 1A2 1A3 1A4 2-2 1B1 1B2 1C1 1C2", courtiers={"urban": "walls", "church": "walls"}).plan()
    table.play("upgrade 4", "upgrade 3")
    assert table.told("MAJOR_GAINED") == [(0,), (3,)]
    assert table.order("MAJOR_GAINED", "UPGRADED") == ["MAJOR_GAINED"] * 2 + ["UPGRADED"] * 2
    table.play("claim minor church with church", "upgrade 2")
    assert "claim minor urban with urban" in table.codes()
    assert "claim minor urban with alchemist" in table.codes()


@pytest.mark.rule("DWD-R14", "DWD-1.10.6")
def test_an_alchemist_just_won_may_be_used_in_the_same_check() -> None:
    tiles = {"rural": 1, "urban": 2, "mixed": 3}
    table = acting(built="1A1 1A2 1B1 1B2 1C1", courtiers={"church": "walls"}, tiles=tiles).plan()
    assert "claim major mixed with church" in table.codes()
    table.play("claim major mixed with church")
    assert table.over, "one church symbol and the alchemist are not three"
    table = acting(built="1A1 1A2 1B1 1B2 1C1 1C2", tiles=tiles).plan()
    table.play("claim minor church with alchemist")
    assert (table.tile("church"), table.courtier("alchemist")) == (4, "used")


@pytest.mark.rule("DWD-R60")
def test_any_number_of_courtiers_helps_but_none_that_the_set_could_do_without() -> None:
    walls = dict.fromkeys(("rural", "urban", "church", "alchemist"), "walls")
    table = acting(built="1A1", courtiers=walls, banners="mixed").plan()
    assert table.codes() == [
        "claim minor rural with rural+alchemist",
        "claim minor mixed with urban+church",
        "claim minor mixed with urban+alchemist",
        "claim minor mixed with church+alchemist",
        "no more claims",
    ]


@pytest.mark.rule("DWD-R60", "DWD-1.10.2")
def test_the_claims_are_all_the_sets_of_courtiers_that_suffice_and_are_least() -> None:
    draw = random.Random(10)
    some = 0
    for _ in range(200):
        state = blank()
        state.kingdoms[0].built = tuple(draw.sample(range(80), draw.randrange(8)))
        ready = draw.randrange(16)
        for courtier in range(4):
            if ready >> courtier & 1:
                state.courtiers[courtier] = BEHIND_WALLS
        expected = set()
        for tile, wanted in enumerate(RULES.minor_sets + RULES.major_sets):
            good = [mask for mask in range(16) if mask & ~ready == 0 and completes(symbols(state, 0), wanted, mask)]
            least = [mask for mask in good if not any(other != mask and other & ~mask == 0 for other in good)]
            expected |= {CLAIM + tile * 16 + mask for mask in least if mask}
        assert set(claims(state, 0)) == expected
        some += len(expected)
    assert some > 100


def completes(have: list[int], wanted: list[int], mask: int) -> bool:
    """By trying what the wild symbols stand for."""
    wild = have[3] + (mask >> 3 & 1)
    own = [have[symbol] + (mask >> symbol & 1) for symbol in range(3)]
    for stands in itertools.combinations_with_replacement(range(3), wild):
        if all(own[symbol] + stands.count(symbol) >= wanted[symbol] for symbol in range(3)):
            return True
    return False


@pytest.mark.rule("DWD-3.3.1")
def test_what_a_set_lacks_is_what_science_cannot_stand_for() -> None:
    assert lacking([2, 0, 0, 1], [3, 0, 0]) == 0
    assert lacking([2, 0, 0, 0], [1, 1, 1]) == 2
    assert lacking([9, 0, 0, 1], [2, 2, 2]) == 3


@pytest.mark.rule("DWD-R29", "DWD-1.18.15")
def test_a_tile_thrown_away_is_lost_and_its_space_may_take_another() -> None:
    table = acting(built="1A1 1A2 1A3 1B1 1B2 1B3", tiles={"rural": THROWN}).plan()
    assert table.codes() == ["upgrade 1", "upgrade 2", "upgrade 3", "upgrade 4"]
    table.play("upgrade 1")
    assert (table.tile("rural"), table.tile("urban")) == (THROWN, 1)


@pytest.mark.rule("DWD-R28")
def test_achievements_stay_when_their_buildings_are_gone_and_missing_symbols_count_no_more() -> None:
    table = acting(built="1A1 1A2", tiles={"rural": 2}).plan()
    assert (table.over, table.tile("rural")) == (True, 2)
    assert acting(built="1A1 1A2").plan().tile("rural") == 0
