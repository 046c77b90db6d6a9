"""The data of Deal with the Devil agree with the specification's tables, figure by figure."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise

import pytest

from pandemonium.games.deal.data import names
from pandemonium.games.deal.rules import figures
from pandemonium.games.deal.rules.figures import BASICS, GLASS, MARBLE, ROUNDS, SCIENCE
from tests.games.deal.box import DATA, rules_of
from tests.games.deal.printed import BUILDINGS, EVENTS, NAMED, card, rows, written

RULES = rules_of()

WHEEL = """
glass glass grain stone | wood grain marble marble | stone grain marble marble | stone wood glass glass
grain wood marble marble | glass glass wood stone | glass glass stone wood | marble marble stone grain
glass glass wood stone | grain stone marble marble | wood grain marble marble | wood stone glass glass
grain stone marble marble | glass glass stone wood | glass glass stone wood | marble marble wood grain
glass glass stone wood | grain wood marble marble | wood grain marble marble | grain stone glass glass
"""
"""Rounds 1 to 5, for sides 1 to 4."""

STARTS = [{"wood": 1, "stone": 1, "coin": 3}] * 2 + [{"wood": 1, "grain": 1, "coin": 3}] * 2


def stocks(counts: list[int]) -> dict[str, int]:
    return {names.STOCKS[stock]: count for stock, count in enumerate(counts) if count}


@pytest.mark.rule("DWD-1.0.2")
def test_there_are_three_basic_goods_two_luxuries_and_coins() -> None:
    assert names.STOCKS == ("wood", "stone", "grain", "marble", "glass", "coin")
    assert names.GOODS[:BASICS] == ("wood", "stone", "grain")
    assert len(names.STOCKS) == figures.STOCKS


@pytest.mark.rule("DWD-1.0.3")
def test_the_box_has_80_buildings_16_for_each_round_20_events_and_11_inquisitors() -> None:
    assert len(RULES.buildings) == len(set(names.BUILDINGS)) == len(set(names.BUILDING_CODES)) == 80
    decks = Counter(code[0] for code in names.BUILDING_CODES)
    assert decks == {"1": 16, "2": 16, "3": 16, "4": 16, "5": 16}
    assert Counter(code[1] for code in names.BUILDING_CODES[:16]) == {"A": 4, "B": 4, "C": 4, "D": 4}
    assert len(RULES.events) == len(set(names.EVENT_CARDS)) == 20
    assert Counter(code[0] for code in names.EVENT_CODES) == {"A": 8, "B": 12}
    guests = 4
    assert len(names.YELLOWS) + len(names.REDS) + guests == 11


@pytest.mark.rule("DWD-1.0.6")
def test_three_inquisitors_are_yellow_four_red_and_the_guests_come_last() -> None:
    assert names.YELLOWS == ("ascetic", "fundamentalist", "plebeian")
    assert names.REDS == ("bailiff", "orator", "profligate", "vandal")
    assert list(names.INQUISITORS) == [*names.YELLOWS, *names.REDS, "guest"]
    for number, name in enumerate(names.INQUISITORS):
        assert getattr(figures, name.upper()) == number


@pytest.mark.rule("DWD-3.1.1")
def test_each_side_begins_and_produces_as_printed() -> None:
    assert [stocks(start) for start in RULES.start_goods] == STARTS
    for round, row in enumerate(rows(WHEEL)):
        assert [" ".join(names.GOODS[good] for good in side[round]) for side in RULES.wheel] == row


@pytest.mark.rule("DWD-3.1.1")
def test_every_round_two_sides_make_glass_and_two_marble() -> None:
    for round in range(ROUNDS):
        made = [good for side in RULES.wheel for good in set(side[round]) if good >= BASICS]
        assert sorted(made) == [MARBLE, MARBLE, GLASS, GLASS]


@pytest.mark.rule("DWD-3.1.1")
def test_the_luxury_changes_ends_every_round_and_no_side_lacks_a_basic_good() -> None:
    for side in RULES.wheel:
        left = [row[0] >= BASICS for row in side]
        assert all(before != after for before, after in pairwise(left))
        made = Counter(good for row in side for good in row if good < BASICS)
        assert set(made.values()) <= {3, 4}
        assert len(made) == BASICS
    total = Counter(good for side in RULES.wheel for row in side for good in row)
    assert [total[good] // (1 + (good >= BASICS)) for good in range(figures.GOODS)] == [14, 14, 12, 10, 10]


@pytest.mark.rule("DWD-3.1.1")
def test_after_round_1_a_mortal_holds_four_basics_of_all_kinds_one_luxury_and_five_coins() -> None:
    for start, side in zip(RULES.start_goods, RULES.wheel, strict=True):
        basics = [start[good] + side[0].count(good) for good in range(BASICS)]
        assert sum(basics) == 4
        assert min(basics) > 0
        assert start[figures.COIN] + 2 == 5


@pytest.mark.rule("DWD-3.2.1")
def test_the_track_has_13_spaces_with_the_knot_in_the_middle_and_the_start_above_it() -> None:
    assert (RULES.bottom, RULES.knot, RULES.start, RULES.top) == (-6, 0, 1, 6)
    assert RULES.arrows == [3, 3, 2, 2, 1, 1, 0, 1, 1, 2, 2, 3, 3]
    assert RULES.devil_wings == 3


@pytest.mark.rule("DWD-3.3.1")
def test_minor_achievements_need_three_alike_or_one_of_each_major_ones_five_alike_or_two_of_each() -> None:
    assert RULES.minor_sets == [[3, 0, 0], [0, 3, 0], [0, 0, 3], [1, 1, 1]]
    assert RULES.major_sets == [[5, 0, 0], [0, 5, 0], [0, 0, 5], [2, 2, 2]]


@pytest.mark.rule("DWD-3.3.1")
def test_major_achievements_give_luxuries_coins_angel_wings_and_the_alchemist() -> None:
    rewards = [written(reward) for reward in RULES.major_rewards]
    assert rewards == [{"+marble=1", "+glass=1"}, {"+coin=7"}, {"angel=2"}, {"courtier=alchemist"}]


@pytest.mark.rule("DWD-3.4.1")
def test_the_inquisitors_take_what_is_printed() -> None:
    assert (RULES.ascetic_goods, RULES.ascetic_points) == (2, 2)
    assert RULES.fundamentalist_points == 1
    assert (RULES.plebeian_buildings, RULES.plebeian_points) == (2, 1)
    assert RULES.bailiff_debt == 6
    assert (RULES.orator_points, RULES.orator_more) == (3, 2)
    assert RULES.profligate_points == 5
    assert RULES.guest_points == 4
    assert (RULES.open_first, RULES.open_second) == (2, 3)


@pytest.mark.rule("DWD-3.5.1")
def test_every_building_is_as_printed() -> None:
    table = rows(BUILDINGS)
    assert [row[0] for row in table] == [
        f"{code} {name}" for code, name in zip(names.BUILDING_CODES, names.BUILDINGS, strict=True)
    ]
    for row, building in zip(table, RULES.buildings, strict=True):
        _, symbols, cost, phase, does, points = row
        assert card(building) == [symbols, cost, phase, set(does.split()), points], row[0]


@pytest.mark.rule("DWD-3.5.1")
def test_each_round_has_four_buildings_of_each_symbol_two_with_two_symbols_and_two_of_science() -> None:
    pairs: Counter[str] = Counter()
    for deck in range(ROUNDS):
        types = Counter(row[1] for row in rows(BUILDINGS)[deck * 16 : deck * 16 + 16])
        assert [types.pop(symbol) for symbol in names.SYMBOLS] == [4, 4, 4, 2]
        pairs += types
    assert pairs == {"rural+urban": 4, "urban+church": 3, "rural+church": 3}


@pytest.mark.rule("DWD-3.5.1")
def test_the_first_deck_has_rural_urban_church_and_mixed_buildings_in_its_four_piles() -> None:
    piles = [{row[1] for row in rows(BUILDINGS)[pile * 4 : pile * 4 + 4]} for pile in range(4)]
    assert piles == [{"rural"}, {"urban"}, {"church"}, {"science", "rural+urban", "urban+church"}]


@pytest.mark.rule("DWD-3.5.1")
def test_the_kinds_of_buildings_are_as_many_as_printed() -> None:
    tucking = [building for building in RULES.buildings if building.effect.tuck]
    assert [names.BUILDINGS[RULES.buildings.index(building)] for building in tucking] == ["stable"]
    kinds = Counter(names.PHASES[building.phase] for building in RULES.buildings if not building.effect.tuck)
    assert kinds == {
        "production": 16,
        "action": 12,
        "immediate": 23,
        "reputation": 5,
        "interest": 3,
        "inquisition": 3,
        "end": 13,
        "none": 4,
    }
    assert [sum(building.cost[good] for building in RULES.buildings) for good in range(6)] == [138, 130, 78, 39, 41, 0]


@pytest.mark.rule("DWD-1.9.13")
def test_science_buildings_and_no_others_cost_four_reputation() -> None:
    for building in RULES.buildings:
        assert building.fall == (4 if building.symbols >> SCIENCE & 1 else 0)


@pytest.mark.rule("DWD-3.6.1")
def test_every_event_card_is_as_printed() -> None:
    table = rows(EVENTS)
    assert [row[0] for row in table] == [
        f"{code} {name}" for code, name in zip(names.EVENT_CODES, names.EVENT_CARDS, strict=True)
    ]
    for row, event in zip(table, RULES.events, strict=True):
        assert [written(event.left), written(event.right)] == [set(half.split()) for half in row[1:]], row[0]


@pytest.mark.rule("DWD-1.18.3")
def test_three_event_cards_take_a_courtier_each_another_one() -> None:
    given = [event.right.give for event in RULES.events if event.right.give >= 0]
    assert sorted(given) == [figures.RURAL, figures.URBAN, figures.CHURCH]


@pytest.mark.parametrize("kind", ["building", "event"])
def test_a_card_says_whether_its_name_is_the_rulebooks(kind: str) -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in sorted(DATA.glob(f"{kind}s*.toml")))
    assert re.findall(r'id = "(.*)"\nnamed = "rulebook"', text) == NAMED[kind].split()


def test_every_file_says_where_its_figures_are_from() -> None:
    files = sorted(DATA.glob("*.toml"))
    assert len(files) == 10
    for file in files:
        assert re.search(r'^provenance = "(rulebook|source|reconstructed)"', file.read_text(encoding="utf-8"), re.M)


@pytest.mark.parametrize(
    ("words", "prefix"),
    [(names.PHASES, ""), (names.CONDITIONS, ""), (names.COUNTS, "COUNT_")],
    ids=["phases", "conditions", "counts"],
)
def test_each_constant_is_the_place_of_its_name(words: tuple[str, ...], prefix: str) -> None:
    for place, word in enumerate(words[1:], 1):
        assert getattr(figures, prefix + word.upper().replace("-", "_")) == place
