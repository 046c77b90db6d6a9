"""The city as a graph (section 5): all fourteen maps, and small cities that show one thing each."""

from __future__ import annotations

from itertools import combinations

import pytest

from pandemonium.engine.bits import count
from pandemonium.games.others.data.city import Ground, city_on
from pandemonium.games.others.data.names import ADVENTURES, ICONS, MAPS, TILES
from pandemonium.games.others.data.tiles import Corners, LaidTile, Tile
from pandemonium.games.others.rules.city import City
from pandemonium.games.others.rules.counts import count_of, total
from pandemonium.games.others.rules.figures import (
    CORRUPTION,
    DISTRICTS,
    FIRE,
    INNOCENT,
    NEST,
    NOWHERE,
    PENTAGRAM,
    SPACES,
    TERROR,
)
from tests.games.others.box import RULES, city, spaces

NO_METRO: list[list[int]] = [[], []]


def laid(rows: str, **tiles: Tile) -> Ground:
    """A small city of plain tiles: a point is the river, `T05+1` is turned by a quarter."""
    found = {}
    for row, cells in enumerate(rows.split("/")):
        for column, cell in enumerate(cells.split()):
            if cell != ".":
                id, _, turned = cell.partition("+")
                tile = tiles.get(id, Tile(id, ["heal", "heal"]))
                found[row, column] = LaidTile(TILES.index(id), tile, int(turned or 0))
    return Ground(found)


def members(mask: int) -> list[int]:
    return [space for space in range(SPACES) if mask >> space & 1]


def neighbours(city: City, code: str) -> set[str]:
    return {city.codes[space] for space in members(city.adjacent[city.codes.index(code)])}


def steps(city: City, one: str, other: str) -> int:
    return city.distance[city.codes.index(one) * SPACES + city.codes.index(other)]


every_map = pytest.mark.parametrize("map", MAPS)


@pytest.mark.rule("OTH-MV-10")
def test_a_square_of_nine_tiles_has_sixteen_streets_between_them() -> None:
    square = city("T1-A")
    assert len(square.spaces) == 9 + 16
    streets = members(square.streets)
    crosswalks = sum(count(square.adjacent[street] & square.streets) for street in streets) // 2
    touches = sum(count(square.adjacent[district]) for district in square.spaces if district < DISTRICTS)
    assert (crosswalks, touches) == (24, 36)
    assert [square.tiles[street].bit_count() for street in streets] == [1, 2, 2, 1, 2, 4, 4, 2, 2, 4, 4, 2, 1, 2, 2, 1]
    assert {count(square.lanes[street]) for street in streets} == {6}


@pytest.mark.rule("OTH-MV-10")
def test_in_the_inner_angle_of_an_l_a_street_lies_on_three_tiles() -> None:
    angle = city_on(laid("T01 . / T02 T03"), NO_METRO)
    assert angle.tiles[angle.codes.index("V1.1")].bit_count() == 3


@pytest.mark.rule("OTH-MV-1")
def test_what_touches_is_adjacent_and_districts_never_touch_each_other() -> None:
    square = city("T1-A")
    assert neighbours(square, "T01") == {"V1.1", "V1.2", "V2.1", "V2.2"}
    assert neighbours(square, "V1.1") == {"V0.1", "V1.0", "V1.2", "V2.1", "T02", "T06", "T05", "T01"}
    assert neighbours(square, "V0.0") == {"V0.1", "V1.0", "T02"}


@pytest.mark.rule("OTH-MV-1")
def test_a_river_parts_its_banks() -> None:
    banks = city("T3-B")
    assert steps(banks, "T02", "T05") == NOWHERE
    assert steps(banks, "V0.2", "V0.3") == NOWHERE
    assert steps(banks, "T06", "T04") == 2


@pytest.mark.rule("OTH-MV-1")
def test_tiles_that_meet_only_at_a_corner_across_the_river_stay_apart() -> None:
    ground = laid("T04 . / . T02")
    split = city_on(ground, NO_METRO)
    assert {"V1.1@T02", "V1.1@T04"} <= set(split.codes)
    assert split.codes.index("V1.1@T02") < split.codes.index("V1.1@T04"), "ties go by the tile number"
    assert steps(split, "V1.1@T02", "V1.1@T04") == NOWHERE
    assert split.lanes[split.codes.index("V1.1@T04")] == sum(1 << space for space in spaces(split, "V0.1 V1.0"))
    assert ground.find("V1.1") == NOWHERE
    assert ground.find("V1.1@T04") == split.codes.index("V1.1@T04")
    assert ground.find("V1.1@T09") == NOWHERE


@pytest.mark.rule("OTH-MV-10")
def test_a_side_that_both_tiles_leave_open_fuses_the_streets_at_its_ends() -> None:
    fused = city("T2-B")
    street = fused.codes.index("V3.0")
    assert "V3.1" not in fused.codes
    assert fused.corners[street] == [300, 301]
    assert fused.tiles[street].bit_count() == 4
    assert fused.acolytes.count(street) == 2, "two entries for one space are two pieces"


def test_a_side_that_only_one_of_two_tiles_leaves_open_has_a_crosswalk() -> None:
    south = Tile("T05", ["equip", "heal"], open=["s"])
    half = city_on(laid("T05 / T02", T05=south), NO_METRO)
    assert "V1.1" in neighbours(half, "V1.0")
    alone = city_on(laid("T05", T05=south), NO_METRO)
    assert [code for code in alone.codes if code] == ["T05", "V0.0", "V0.1", "V1.0"]


@pytest.mark.parametrize(
    ("turned", "corner", "fused"),
    [(0, "V1.1", "V1.0"), (1, "V0.0", "V0.0"), (2, "V0.0", "V0.0"), (3, "V0.1", "V0.1")],
)
def test_corners_and_open_sides_turn_with_the_tile_and_actions_stay(turned: int, corner: str, fused: str) -> None:
    """A Nest in the south-east and an open south; by quarters the Nest goes to south-west, north-west, north-east."""
    docks = Tile("T05", ["equip", "heal"], corners=Corners(se=["nest"]), open=["s"])
    ground = laid(f"T05+{turned}", T05=docks)
    alone = city_on(ground, NO_METRO)
    nests = [space for space in alone.spaces if count_of(alone.printed[space], NEST)]
    assert nests == [ground.find(["V1.1", "V1.0", "V0.0", "V0.1"][turned])] == [ground.find(corner)]
    assert [len(alone.corners[space]) for space in nests] == [2]
    assert alone.codes[nests[0]] == fused
    assert [ICONS[icon] for icon in alone.icons[4]] == ["equip", "heal"]


@pytest.mark.rule("OTH-MV-1", "OTH-MV-8")
def test_the_metro_is_a_way_for_heroes_and_no_way_for_others() -> None:
    banks = city("T3-B")
    west, east = spaces(banks, "V1.2 V1.3")
    assert banks.near[west] >> east & 1
    assert banks.near[east] >> west & 1
    assert not banks.adjacent[west] >> east & 1


@pytest.mark.rule("OTH-R67")
def test_distances_are_counted_without_the_metro() -> None:
    voices = city("R2-A")
    green = voices.metros[0]
    assert [voices.codes[space] for space in green] == ["V0.0", "V3.3"]
    assert steps(voices, "V0.0", "V3.3") == 5, "one less than by the grid: City Hall's north is open"
    assert voices.near[green[0]] >> green[1] & 1


@pytest.mark.rule("OTH-RG-1")
def test_a_line_of_fire_is_straight_and_a_river_cuts_it() -> None:
    banks = city("T3-B")

    def shot(code: str) -> set[str]:
        return {banks.codes[space] for space in members(banks.lanes[banks.codes.index(code)])}

    assert shot("V1.0") == {"V0.0", "V2.0", "V1.1", "V1.2"}
    assert shot("V2.1") == {"V0.1", "V1.1", "V2.0", "V2.2"}


@pytest.mark.rule("OTH-RG-1")
def test_a_fused_street_is_in_all_the_lines_it_touches() -> None:
    fused = city("T2-B")
    street = fused.codes.index("V3.0")
    crossing = {fused.codes[space] for space in members(fused.lanes[street])}
    assert crossing == {"V0.0", "V1.0", "V4.0", "V0.1", "V1.1", "V2.1", "V4.1", "V3.2"} & set(fused.codes)


@every_map
def test_ways_lead_both_ways_and_a_space_is_not_beside_itself(map: str) -> None:
    place = city(map)
    for one in range(SPACES):
        assert not place.near[one] >> one & 1
        assert place.near[one] == place.adjacent[one] | place.metro[one]
        for other in range(SPACES):
            assert place.adjacent[one] >> other & 1 == place.adjacent[other] >> one & 1
            assert place.lanes[one] >> other & 1 == place.lanes[other] >> one & 1
            assert place.distance[one * SPACES + other] == place.distance[other * SPACES + one]
            beside = bool(place.adjacent[one] >> other & 1)
            assert (place.distance[one * SPACES + other] == 1) == beside


@every_map
@pytest.mark.rule("OTH-MV-10")
def test_each_tile_has_a_district_with_two_icons_and_streets_around_it(map: str) -> None:
    place = city(map)
    for district in range(DISTRICTS):
        here = place.in_play >> district & 1
        assert len(place.icons[district]) == 2 * here
        assert place.tiles[district] == here << district
        around = members(place.adjacent[district])
        assert all(street >= DISTRICTS and place.tiles[street] >> district & 1 for street in around)
        corners = sum(bool(place.tiles[street] >> district & 1) for street in members(place.streets))
        assert len(around) == corners
    for street in members(place.streets):
        assert 1 <= place.tiles[street].bit_count() <= 4


@every_map
def test_numbers_follow_the_tiles_and_then_the_page(map: str) -> None:
    place = city(map)
    assert [place.codes[district] for district in place.spaces if district < DISTRICTS] == [
        TILES[district] for district in place.spaces if district < DISTRICTS
    ]
    streets = members(place.streets)
    assert streets == list(range(DISTRICTS, DISTRICTS + len(streets)))
    assert [place.base[street] for street in streets] == sorted(place.base[street] for street in streets)
    assert all(place.base[street] == place.corners[street][0] for street in streets)
    for street in streets:
        row, column = divmod(place.base[street], 100)
        assert place.codes[street] == f"V{row}.{column}"


@every_map
def test_no_line_of_fire_bends_or_leaves_the_streets(map: str) -> None:
    place = city(map)
    for one, other in combinations(place.spaces, 2):
        if not place.lanes[one] >> other & 1:
            continue
        assert place.streets >> one & place.streets >> other & 1
        rows = {corner // 100 for corner in place.corners[one]} & {corner // 100 for corner in place.corners[other]}
        columns = {corner % 100 for corner in place.corners[one]} & {corner % 100 for corner in place.corners[other]}
        assert rows or columns
        assert place.distance[one * SPACES + other] != NOWHERE, "no shot across a river"


@every_map
def test_heroes_reach_every_space_in_six_steps_at_most(map: str) -> None:
    place = city(map)
    reached = {place.start}
    rounds = 0
    while len(reached) < len(place.spaces):
        reached |= {other for space in reached for other in members(place.near[space])}
        rounds += 1
        assert rounds <= 6
    assert rounds >= 4
    assert 19 <= len(place.spaces) <= 27


@every_map
@pytest.mark.rule("OTH-SET-7")
def test_all_monsters_begin_two_spaces_or_more_from_the_start(map: str) -> None:
    place = city(map)
    standing = [*place.altars, *place.acolytes, *place.abominations]
    assert len(place.altars) == len(place.acolytes) == 3
    for space in standing:
        assert place.distance[place.start * SPACES + space] not in (0, 1)


@every_map
@pytest.mark.rule("OTH-R23")
def test_every_bank_has_a_nest(map: str) -> None:
    place = city(map)
    nests = {space for space in place.spaces if count_of(place.printed[space], NEST)} | set(place.nests)
    for space in place.spaces:
        assert any(place.distance[space * SPACES + nest] != NOWHERE for nest in nests)
    assert 3 <= sum(count_of(place.printed[space], NEST) for space in place.spaces) <= 4


@every_map
@pytest.mark.rule("OTH-SET-7")
def test_a_map_lays_no_more_tokens_than_the_box_has(map: str) -> None:
    place = city(map)
    hidden = RULES.down_tokens if place.down else [0] * len(RULES.supply)
    lying = {FIRE: place.fires, CORRUPTION: place.corruptions, PENTAGRAM: place.pentagrams, NEST: place.nests}
    for kind, found in lying.items():
        assert len(found) + hidden[kind] <= RULES.supply[kind]
    assert hidden[INNOCENT] in (0, RULES.supply[INNOCENT])
    assert len(place.down) == sum(hidden)
    assert 1 <= len(place.orbitals) <= 2
    assert all(len(pair) in (0, 2) for pair in place.metros)
    adventure = RULES.adventures[MAPS.index(map) // 2]
    assert len(place.abominations) + (adventure.kind == TERROR) <= 6


@pytest.mark.rule("OTH-SET-7")
def test_each_adventure_has_two_maps() -> None:
    assert len(RULES.cities) == 2 * len(ADVENTURES)
    for first, second in zip(RULES.cities[::2], RULES.cities[1::2], strict=True):
        assert first.base != second.base


def test_what_is_printed_on_the_tiles_lies_in_their_districts_and_corners() -> None:
    """T1-A: RavenCorp's Corruption, the University's Pentagram, Nests of Amphitheatre, Docks, Station, City Hall."""
    place = city("T1-A")
    printed = {place.codes[space]: place.printed[space] for space in place.spaces if place.printed[space]}
    assert set(printed) == {"T01", "T09", "T06", "V2.1", "V1.3", "V3.1"}
    assert count_of(printed["T01"], CORRUPTION) == count_of(printed["T09"], PENTAGRAM) == 1
    assert all(count_of(printed[code], NEST) == 1 for code in ("T06", "V2.1", "V1.3", "V3.1"))
    assert sum(total(counts) for counts in printed.values()) == 6
