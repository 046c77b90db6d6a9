"""The data files of Deal with the Devil, checked against the box's component list, and made into the rules' figures."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from pandemonium.engine.pack import Pack, Provenance
from pandemonium.games.deal.data.buildings import load_buildings
from pandemonium.games.deal.data.effects import MOST, NOTHING, Deed, Stocks, effect_of
from pandemonium.games.deal.data.events import load_events
from pandemonium.games.deal.data.inquisitors import load_inquisitors
from pandemonium.games.deal.data.names import GOODS, TILES
from pandemonium.games.deal.rules.figures import ALCHEMIST, BASICS, MIXED, ROUNDS, SEATS, SPACES, Rules
from pandemonium.games.deal.rules.routing import schedules

DEVIL_WINGS: Final = 3
"""The lowest spaces of the track, which give a wing to whoever falls on them (DWD-1.12.4)."""

Good = Literal["wood", "stone", "grain", "marble", "glass"]


class Side(Struct, frozen=True, forbid_unknown_fields=True):
    start: Stocks
    wheel: list[list[Good]]


class Sides(Struct, frozen=True, forbid_unknown_fields=True):
    provenance: Provenance
    side: list[Side]


class Track(Struct, frozen=True, forbid_unknown_fields=True):
    provenance: Provenance
    above: list[int]
    below: list[int]


class Symbols(Struct, frozen=True, forbid_unknown_fields=True):
    rural: int = 0
    urban: int = 0
    church: int = 0

    def listed(self) -> list[int]:
        return [self.rural, self.urban, self.church]


class Minor(Struct, frozen=True, forbid_unknown_fields=True):
    needs: Symbols


class Major(Struct, frozen=True, forbid_unknown_fields=True):
    needs: Symbols
    gain: Stocks = NOTHING
    angel: int = 0


class Achievements(Struct, frozen=True, forbid_unknown_fields=True):
    provenance: Provenance
    minor: list[Minor]
    major: list[Major]


def load_rules(pack: Pack) -> Rules:
    rules = Rules()
    load_sides(pack, rules)
    load_track(pack, rules)
    load_achievements(pack, rules)
    load_buildings(pack, rules)
    load_events(pack, rules)
    load_inquisitors(pack, rules)
    rules.schedules = schedules()
    return rules


def load_sides(pack: Pack, rules: Rules) -> None:
    name = "sides.toml"
    sides = pack.load(name, Sides).side
    pack.check(name, len(sides) == SEATS, f"the board has {SEATS} sides, not {len(sides)}")
    rules.start_goods, rules.wheel = [], []
    for number, side in enumerate(sides, 1):
        start = side.start.listed()
        pack.check(name, all(0 <= stock <= MOST for stock in start), f"side {number}: begins with 0 to {MOST} of each")
        pack.check(name, len(side.wheel) == ROUNDS, f"side {number}: the wheel has a row for each of {ROUNDS} rounds")
        rows = [[GOODS.index(good) for good in row] for row in side.wheel]
        for round, row in enumerate(rows, 1):
            check_row(pack, name, f"side {number}, round {round}", row)
        luxuries = sum(good >= BASICS for good in rows[0])
        pack.check(name, luxuries == 2, f"side {number}, round 1: every side makes one luxury")
        rules.start_goods.append(start)
        rules.wheel.append(rows)


def check_row(pack: Pack, name: str, where: str, row: list[int]) -> None:
    pack.check(name, len(row) == SPACES, f"{where}: a side has {SPACES} production spaces")
    for outer, middle in ((0, 1), (3, 2)):
        luxury = max(row[outer], row[middle]) >= BASICS
        covers = row[outer] == row[middle] or not luxury
        pack.check(name, covers, f"{where}: a luxury covers spaces 1 and 2, or 3 and 4")
    twice = row[0] == row[3] >= BASICS
    pack.check(name, not twice, f"{where}: a luxury covers two spaces, not four")


def load_track(pack: Pack, rules: Rules) -> None:
    name = "track.toml"
    spec = pack.load(name, Track)
    arrows = [*reversed(spec.below), 0, *spec.above]
    pack.check(name, len(arrows) <= 2 * MOST, f"the track has {2 * MOST} spaces at most")
    pack.check(name, len(spec.below) > DEVIL_WINGS, f"below the knot are more than the {DEVIL_WINGS} wing spaces")
    pack.check(name, len(spec.above) > 1, "above the knot are the start and the top")
    pack.check(
        name, all(1 <= count <= MOST for count in spec.below + spec.above), "every space but the knot has arrows"
    )
    rules.bottom, rules.knot, rules.start, rules.top = -len(spec.below), 0, 1, len(spec.above)
    rules.arrows, rules.devil_wings = arrows, DEVIL_WINGS


def load_achievements(pack: Pack, rules: Rules) -> None:
    name = "achievements.toml"
    spec = pack.load(name, Achievements)
    both = len(spec.minor) == len(spec.major) == len(TILES)
    pack.check(name, both, f"a player has {len(TILES)} minor and {len(TILES)} major achievements")
    rules.minor_sets = [minor.needs.listed() for minor in spec.minor]
    rules.major_sets = [major.needs.listed() for major in spec.major]
    for tile, needs in enumerate(rules.minor_sets):
        three = min(needs) >= 0 and sum(needs) == 3
        pack.check(name, three, f"minor {TILES[tile]}: a minor achievement needs three symbols")
    for tile, needs in enumerate(rules.major_sets):
        due = [2, 2, 2] if tile == MIXED else [5 * (tile == symbol) for symbol in range(MIXED)]
        pack.check(name, needs == due, f"major {TILES[tile]}: five alike; the mixed one two of each")
    rules.major_rewards = []
    for tile, major in enumerate(spec.major):
        gained = all(0 <= figure <= MOST for figure in (*major.gain.listed(), major.angel))
        pack.check(name, gained, f"major {TILES[tile]}: gains are 0 to {MOST}")
        reward = effect_of(Deed(gain=major.gain, angel=major.angel))
        if tile == MIXED:
            reward.courtier = ALCHEMIST
        rules.major_rewards.append(reward)
