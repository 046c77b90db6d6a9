"""What the inquisitors take, and how many soul pieces open them, from their file."""

from __future__ import annotations

from msgspec import Struct

from pandemonium.engine.pack import Pack, Provenance
from pandemonium.games.deal.data.effects import MOST
from pandemonium.games.deal.rules.figures import Rules


class Ascetic(Struct, frozen=True, forbid_unknown_fields=True):
    goods: int
    points: int


class Points(Struct, frozen=True, forbid_unknown_fields=True):
    points: int


class Plebeian(Struct, frozen=True, forbid_unknown_fields=True):
    buildings: int
    points: int


class Bailiff(Struct, frozen=True, forbid_unknown_fields=True):
    debt: int


class Orator(Struct, frozen=True, forbid_unknown_fields=True):
    points: int
    more: int


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    first: int
    second: int


class Inquisitors(Struct, frozen=True, forbid_unknown_fields=True):
    provenance: Provenance
    ascetic: Ascetic
    fundamentalist: Points
    plebeian: Plebeian
    bailiff: Bailiff
    orator: Orator
    profligate: Points
    guest: Points
    opening: Opening


def load_inquisitors(pack: Pack, rules: Rules) -> None:
    name = "inquisitors.toml"
    spec = pack.load(name, Inquisitors)
    rules.ascetic_goods, rules.ascetic_points = spec.ascetic.goods, spec.ascetic.points
    rules.fundamentalist_points = spec.fundamentalist.points
    rules.plebeian_buildings, rules.plebeian_points = spec.plebeian.buildings, spec.plebeian.points
    rules.bailiff_debt = spec.bailiff.debt
    rules.orator_points, rules.orator_more = spec.orator.points, spec.orator.more
    rules.profligate_points = spec.profligate.points
    rules.guest_points = spec.guest.points
    rules.open_first, rules.open_second = spec.opening.first, spec.opening.second
    taken = [rules.ascetic_goods, rules.ascetic_points, rules.fundamentalist_points, rules.plebeian_buildings]
    taken += [rules.plebeian_points, rules.bailiff_debt, rules.orator_points, rules.profligate_points]
    taken += [rules.guest_points]
    pack.check(name, all(1 <= figure <= MOST for figure in taken), f"an inquisitor takes 1 to {MOST}")
    pack.check(name, 0 <= rules.orator_more <= MOST, f"the orator takes 0 to {MOST} more")
    pack.check(name, 1 <= rules.open_first < rules.open_second <= 8, "of 8 pieces, fewer open the first inquisitor")
