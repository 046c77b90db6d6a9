"""The set-up maps from their file (OTH-SET-7): tiles in rows, and what lies and stands where."""

from __future__ import annotations

import re
from functools import partial

from msgspec import Struct

from pandemonium.engine.pack import Pack, Provenance
from pandemonium.games.others.data.adventures import SURVIVORS
from pandemonium.games.others.data.city import Ground, city_on
from pandemonium.games.others.data.city_check import Check, check_city
from pandemonium.games.others.data.figures import check_ids
from pandemonium.games.others.data.names import ADVENTURES, ALLIES, MAP_SIDES, MAPS, METROS, TILES, TOKENS
from pandemonium.games.others.data.streets import Cell
from pandemonium.games.others.data.tiles import QUARTERS, LaidTile, Tile
from pandemonium.games.others.rules.adventure import TAKE_ALLIES, Adventure
from pandemonium.games.others.rules.box import Rules
from pandemonium.games.others.rules.city import City
from pandemonium.games.others.rules.figures import NOTHING, NOWHERE, SPACES, TERROR


class MetroTokens(Struct, frozen=True, forbid_unknown_fields=True):
    green: list[str] = []
    blue: list[str] = []


class AllyPlaces(Struct, frozen=True, forbid_unknown_fields=True):
    commissioner: str = ""
    proxy: str = ""
    ravencorp: str = ""

    def listed(self) -> list[str]:
        return [self.commissioner, self.proxy, self.ravencorp]


class SetupMap(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    rows: list[str]
    start: str
    altar: list[str]
    abom: list[str]
    acolyte: list[str]
    nest: list[str] = []
    penta: list[str] = []
    fire: list[str] = []
    corr: list[str] = []
    orbital: list[str] = []
    metro: MetroTokens = MetroTokens()
    ally: AllyPlaces = AllyPlaces()
    down: list[str] = []


class Maps(Struct, frozen=True, forbid_unknown_fields=True):
    provenance: Provenance
    map: list[SetupMap]


def load_maps(pack: Pack, rules: Rules, tiles: list[Tile]) -> None:
    """Two maps for each adventure; each is checked by the rules of sections 3.12 and 5.6."""
    name = "maps.toml"
    maps = pack.load(name, Maps).map
    check_ids(pack, name, maps, MAPS, "maps")
    rules.cities = []
    for number, plan in enumerate(maps):
        ground = Ground(laid_tiles(pack, name, plan, tiles))
        room = len(ground.codes) <= SPACES
        pack.check(name, room, f"{plan.id}: a city has at most {SPACES} places, not {len(ground.codes)}")
        city = furnished(pack, name, plan, ground)
        adventure = rules.adventures[number // len(MAP_SIDES)]
        down = rules.down_tokens if adventure is rules.adventures[ADVENTURES.index(SURVIVORS)] else [0] * len(TOKENS)
        check = partial(check_map, pack, name, plan.id)
        check_city(check, city, ground.lanes, down, terror=adventure.kind == TERROR)
        check_errands(check, city, adventure)
        rules.cities.append(city)


def check_map(pack: Pack, name: str, id: str, ok: bool, why: str) -> None:
    pack.check(name, ok, f"{id}: {why}")


def laid_tiles(pack: Pack, name: str, plan: SetupMap, tiles: list[Tile]) -> dict[Cell, LaidTile]:
    """The rows of a map; no tile lies in the city twice."""
    laid: dict[Cell, LaidTile] = {}
    for row, cells in enumerate(plan.rows):
        for column, cell in enumerate(cells.split()):
            if cell == ".":
                continue
            read = re.fullmatch(r"(T\d\d)(?:\+(90|180|270))?", cell)
            known = read is not None and read[1] in TILES
            pack.check(name, known, f"{plan.id}: {cell[:40]} is no tile; T05, T05+90 (turned) or a point for the river")
            assert read is not None
            number = TILES.index(read[1])
            once = all(other.number != number for other in laid.values())
            pack.check(name, once, f"{plan.id}: {read[1]} lies in the city twice")
            laid[row, column] = LaidTile(number, tiles[number], int(read[2] or 0) // 90 % QUARTERS)
    pack.check(name, bool(laid), f"{plan.id}: there are no tiles")
    return laid


def furnished(pack: Pack, name: str, plan: SetupMap, ground: Ground) -> City:
    """The city with everything that lies there at the start."""

    def space(code: str) -> int:
        found = ground.find(code)
        pack.check(name, found != NOWHERE, f"{plan.id}: there is no place {code[:40]}, or a river splits it")
        return found

    def spaces(codes: list[str]) -> list[int]:
        return [space(code) for code in codes]

    metros = [spaces(plan.metro.green), spaces(plan.metro.blue)]
    for colour, pair in zip(METROS, metros, strict=True):
        two = len(pair) in (0, 2) and len(set(pair)) == len(pair)
        pack.check(name, two, f"{plan.id}: the {colour} Metro tokens are a pair, in two places")
    city = city_on(ground, metros)
    city.start = space(plan.start)
    city.altars, city.nests, city.pentagrams = spaces(plan.altar), spaces(plan.nest), spaces(plan.penta)
    city.fires, city.corruptions, city.orbitals = spaces(plan.fire), spaces(plan.corr), spaces(plan.orbital)
    city.abominations, city.acolytes, city.down = spaces(plan.abom), spaces(plan.acolyte), spaces(plan.down)
    city.allies = [space(code) if code else NOWHERE for code in plan.ally.listed()]
    return city


def check_errands(check: Check, city: City, adventure: Adventure) -> None:
    """The Allies and the districts that the missions name are there."""
    for mission in adventure.missions:
        wanted = [mission.ally] if mission.ally != NOTHING else []
        wanted += range(len(ALLIES)) if mission.verb == TAKE_ALLIES else []
        for ally in wanted:
            check(city.allies[ally] != NOWHERE, f"a mission wants the Ally {ALLIES[ally]}, who is not here")
        if mission.district >= 0:
            here = bool(city.in_play >> mission.district & 1)
            check(here, f"a mission wants the district {TILES[mission.district]}, which is not here")
