"""The data files of Inferno, checked against the box's component list, and made into the rules' figures."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from pandemonium.engine.pack import Pack, Provenance
from pandemonium.engine.row import row_of
from pandemonium.games.inferno.data.board import BoardDrawing, load_boards
from pandemonium.games.inferno.data.names import BARRELS, BONUSES, ENDINGS, GUARDIANS, GUESTS, INSTANTS, SINS, TRACKS
from pandemonium.games.inferno.data.pack_solo import load_solo
from pandemonium.games.inferno.rules.figures import (
    CIRCLES,
    CUBE_LEAST,
    CUBE_MOST,
    FIRST_TRACK,
    FLOORS,
    FRAUDS,
    SPACES,
    Rules,
)
from pandemonium.games.inferno.rules.state import ANY_BARREL, ANY_GUEST, BARREL_ITEM, GUEST_ITEM, NO_ITEM

SOULS = 71
FAMILIES, APPRENTICES, PLAGUES, PER_PLAGUE = 8, 4, 10, 4
ITEMS = {
    "": NO_ITEM,
    "guest": ANY_GUEST,
    "barrel": ANY_BARREL,
    **{guest: GUEST_ITEM + kind for kind, guest in enumerate(GUESTS)},
    **{barrel: BARREL_ITEM + kind for kind, barrel in enumerate(BARRELS)},
}

Track = Literal["purple", "green", "brown", "blue", "yellow", "red", "gray", "ice-blue"]
Barrel = Literal["bread", "cloth", "wine", "weapons"]


class Loans(Struct, frozen=True, forbid_unknown_fields=True):
    spaces: list[int]
    instant_before: int
    instant_loss: int


class Reputation(Struct, frozen=True, forbid_unknown_fields=True):
    tower: int
    florins: int
    guests: int
    home: int


class Panel(Struct, frozen=True, forbid_unknown_fields=True):
    bread_spaces: int
    cloth_diploma: int
    wine_skull: int
    weapons_infamy: int


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    provenance: Provenance
    souls: list[int]
    infamy: list[int]
    beyond: list[int]
    phlegethon: list[int]
    floor_spaces: list[int]
    entry_florins: int
    printed_bonuses: list[str]
    loans: Loans
    reputation: Reputation
    panel: Panel


class Money(Struct, frozen=True, forbid_unknown_fields=True):
    florins: int
    drachmas: int


class FraudCard(Struct, frozen=True, forbid_unknown_fields=True):
    barrel: Barrel
    advance: Track
    instant: str
    end_barrel: Barrel
    end: str
    soul: Track
    of: str = ""


class Frauds(Struct, frozen=True, forbid_unknown_fields=True):
    provenance: Provenance
    money: Money
    fraud: list[FraudCard]


class Family(Struct, frozen=True, forbid_unknown_fields=True):
    urchins: int
    parked: int
    floors: int
    item: str
    drachmas: int
    florins: int
    left: Track
    right: Track
    item_floor: int = 0


class Apprentice(Struct, frozen=True, forbid_unknown_fields=True):
    skulls: list[Track]
    item: str
    drachmas: int
    florins: int


class Families(Struct, frozen=True, forbid_unknown_fields=True):
    provenance: Provenance
    family: list[Family]
    apprentice: list[Apprentice]


class Plagues(Struct, frozen=True, forbid_unknown_fields=True):
    provenance: Provenance
    plagues: list[list[str]]


class Guardian(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    colour: Literal["red", "black"]
    circle: int
    end: Literal["left", "right"]


class Guardians(Struct, frozen=True, forbid_unknown_fields=True):
    provenance: Provenance
    guardian: list[Guardian]


def load_rules(pack: Pack) -> tuple[Rules, list[str], BoardDrawing]:
    """The figures for the rules, the ids of the solo ranks, and where the shields are drawn."""
    rules = Rules()
    load_figures(pack, rules)
    drawing = load_boards(pack, rules)
    load_frauds(pack, rules)
    load_families(pack, rules)
    load_plagues(pack, rules)
    load_guardians(pack, rules)
    ranks = load_solo(pack, rules)
    return rules, ranks, drawing


def load_figures(pack: Pack, rules: Rules) -> None:
    name = "figures.toml"
    spec = pack.load(name, Figures)
    pack.check(name, len(spec.souls) == CIRCLES, "souls: one figure for each circle, 1 to 9")
    pack.check(name, sum(spec.souls) == SOULS, f"the box has {SOULS} Souls, not {sum(spec.souls)}")
    pack.check(name, len(spec.infamy) == CIRCLES, "infamy: one figure for each circle, 1 to 9")
    pack.check(name, all(a <= b for a, b in zip(spec.infamy, spec.infamy[1:], strict=False)), "infamy rises with depth")
    pack.check(name, len(spec.beyond) == len(TRACKS), "beyond: one figure for each circle, 2 to 9")
    cubes = spec.phlegethon
    pack.check(name, len(cubes) == len(TRACKS), "the box has 8 Phlegethon cubes")
    pack.check(name, all(CUBE_LEAST <= cube <= CUBE_MOST for cube in cubes), "a cube stands on 1 to 5")
    floors = spec.floor_spaces
    pack.check(name, len(floors) == FLOORS and min(floors) >= 2, "the ground floor and 4 more, with 2 spaces or more")
    pack.check(name, sum(floors) < SPACES, f"a Tower has fewer than {SPACES} spaces")
    pack.check(name, sorted(spec.printed_bonuses[:4]) == sorted(BONUSES[:4]), "circles 2 to 5 have the silver bonuses")
    pack.check(name, sorted(spec.printed_bonuses[4:]) == sorted(BONUSES[4:]), "circles 6 to 9 have the gold bonuses")
    pack.check(name, len(spec.loans.spaces) >= 2 and spec.loans.spaces[0] == 0, "the loan track begins with no loss")
    pack.check(name, spec.panel.bread_spaces > 0, "bread_spaces is 1 or more")
    rules.souls = list(spec.souls)
    rules.infamy = row_of([0, *spec.infamy])
    rules.beyond = list(spec.beyond)
    rules.cubes = list(cubes)
    rules.printed = [BONUSES.index(bonus) for bonus in spec.printed_bonuses]
    rules.entry_florins = spec.entry_florins
    rules.loan_losses = list(spec.loans.spaces)
    rules.instant_space, rules.instant_loss = spec.loans.instant_before, spec.loans.instant_loss
    reputation = spec.reputation
    rules.reputation = [reputation.tower, reputation.florins, reputation.guests, reputation.home]
    rules.bread_spaces, rules.cloth_diploma = spec.panel.bread_spaces, spec.panel.cloth_diploma
    rules.wine_skull, rules.weapons_infamy = spec.panel.wine_skull, spec.panel.weapons_infamy
    rules.floor_spaces = list(floors)
    rules.first_space = row_of([sum(floors[:floor]) for floor in range(FLOORS + 1)])
    rules.floor_of = row_of([floor for floor in range(FLOORS) for _ in range(floors[floor])])
    rules.spaces = sum(floors)


def load_frauds(pack: Pack, rules: Rules) -> None:
    name = "frauds.toml"
    spec = pack.load(name, Frauds)
    cards = spec.fraud
    pack.check(name, len(cards) == FRAUDS, f"the box has {FRAUDS} Fraud cards, not {len(cards)}")
    for number, card in enumerate(cards, 1):
        pack.check(name, card.instant in INSTANTS, f"card {number}: instant is one of {', '.join(INSTANTS)}")
        pack.check(name, card.end in ENDINGS, f"card {number}: end is one of {', '.join(ENDINGS)}")
        of = card.of in TRACKS if card.end in ("value", "cube") else not card.of
        pack.check(name, of, f"card {number}: value and cube, and only they, are `of` a colour of circles 2 to 9")
    rules.fraud_barrel = [BARRELS.index(card.barrel) for card in cards]
    rules.fraud_advance = [TRACKS.index(card.advance) for card in cards]
    rules.fraud_instant = [INSTANTS.index(card.instant) for card in cards]
    rules.end_barrel = [BARRELS.index(card.end_barrel) for card in cards]
    rules.end_benefit = [ENDINGS.index(card.end) for card in cards]
    rules.end_of = [TRACKS.index(card.of) if card.of else 0 for card in cards]
    rules.end_soul = [TRACKS.index(card.soul) + FIRST_TRACK for card in cards]
    rules.florin_benefit, rules.drachma_benefit = spec.money.florins, spec.money.drachmas


def load_families(pack: Pack, rules: Rules) -> None:
    name = "families.toml"
    spec = pack.load(name, Families)
    cards = spec.family
    pack.check(name, len(cards) == FAMILIES, f"the box has {FAMILIES} Family cards")
    pack.check(name, len(spec.apprentice) == APPRENTICES, f"the box has {APPRENTICES} Apprentice cards")
    pack.check(name, sum(not card.urchins for card in cards) > 0, "a solo player needs a Family without Urchins")
    for number, card in enumerate(cards, 1):
        pack.check(name, card.item in ("", "guest", "barrel"), f"family {number}: item is guest, barrel or nothing")
        pack.check(name, 0 <= card.item_floor <= card.floors < FLOORS, f"family {number}: no such floor is built")
        pack.check(name, 0 <= card.parked <= 2 and 0 <= card.urchins <= 4, f"family {number}: too many members")
    for number, apprentice in enumerate(spec.apprentice, 1):
        named = apprentice.item in GUESTS or apprentice.item in BARRELS
        pack.check(name, named, f"apprentice {number}: item is a Guest or a Barrel by name")
        pack.check(name, len(apprentice.skulls) == 2, f"apprentice {number}: two Skulls")
    rules.family_urchins = [card.urchins for card in cards]
    rules.family_parked = [card.parked for card in cards]
    rules.family_floors = [card.floors for card in cards]
    rules.family_item = [ITEMS[card.item] for card in cards]
    rules.family_item_floor = [card.item_floor for card in cards]
    rules.family_drachmas = [card.drachmas for card in cards]
    rules.family_florins = [card.florins for card in cards]
    rules.family_left = [TRACKS.index(card.left) for card in cards]
    rules.family_right = [TRACKS.index(card.right) for card in cards]
    rules.apprentice_skulls = [[TRACKS.index(track) for track in card.skulls] for card in spec.apprentice]
    rules.apprentice_items = [ITEMS[card.item] for card in spec.apprentice]
    rules.apprentice_drachmas = [card.drachmas for card in spec.apprentice]
    rules.apprentice_florins = [card.florins for card in spec.apprentice]


def load_plagues(pack: Pack, rules: Rules) -> None:
    name = "plagues.toml"
    cards = pack.load(name, Plagues).plagues
    pack.check(name, len(cards) == PLAGUES, f"the box has {PLAGUES} Plague cards")
    for number, card in enumerate(cards, 1):
        pack.check(name, len(card) == PER_PLAGUE, f"card {number}: four Souls")
        pack.check(name, all(soul in SINS for soul in card), f"card {number}: colours are {', '.join(SINS)}")
    rules.plagues = [[SINS.index(soul) + 1 for soul in card] for card in cards]


def load_guardians(pack: Pack, rules: Rules) -> None:
    name = "guardians.toml"
    cards = pack.load(name, Guardians).guardian
    pack.check(name, tuple(card.id for card in cards) == GUARDIANS, f"the Guardians are {', '.join(GUARDIANS)}")
    colours = [card.colour for card in cards]
    pack.check(name, colours == ["red"] * 3 + ["black"] * 3, "three red Guardians, then three black")
    pack.check(name, all(1 <= card.circle <= CIRCLES for card in cards), "a Guardian starts in circles 1 to 9")
    rules.guardian_circle = [card.circle for card in cards]
    rules.guardian_left = [card.end == "left" for card in cards]
