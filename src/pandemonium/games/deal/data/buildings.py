"""The 80 buildings from their five files, one for each round."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from pandemonium.engine.bits import BIT
from pandemonium.engine.pack import Pack, Provenance
from pandemonium.games.deal.data.effects import (
    CRAFTS,
    GAINS,
    MOST,
    NO_DEED,
    PRICES,
    Deed,
    Stocks,
    Symbol,
    check_deed,
    effect_of,
)
from pandemonium.games.deal.data.names import BUILDING_CODES, BUILDINGS, COUNTS, PHASES, SYMBOLS, Of, Phase
from pandemonium.games.deal.rules.figures import DECK, GOODS, ROUNDS, Building, Rules

SCIENCE_FALL: Final = 4
"""Reputation that every science building costs (DWD-1.9.13)."""

MAY: Final[dict[tuple[str, str], set[str]]] = {
    ("production", "none"): {"gain", "reputation"},
    ("production", "below-start"): {"condition", "gain"},
    ("reputation", "none"): {"gain", "reputation"},
    ("reputation", "below-all"): {"condition", "reputation"},
    ("reputation", "each-below"): {"condition", "gain"},
    ("reputation", "above"): {"condition", "least", "points"},
    ("action", "none"): PRICES | GAINS | CRAFTS,
    ("immediate", "none"): GAINS | CRAFTS | {"tuck"},
}
"""What an effect can have, by phase and condition: where nobody is asked, nothing to choose or to pay."""
OWN: Final = {
    "interest": "fewer or growth",
    "inquisition": "wing_price, walls or free_answer",
    "end": "a count",
}
NO_LIMIT: Final = -1
"""Of the growth of debt."""

WHOLE: Final = ("rural-banner",)
"""What is there or not, so that nothing is counted by twos."""


class Count(Struct, frozen=True, forbid_unknown_fields=True):
    """Points at the end: so many for `every` so many of something."""

    of: Of = "nothing"
    every: int = 1
    points: int = 0


NO_COUNT: Final = Count()


class BuildingCard(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    symbols: list[Symbol]
    cost: Stocks
    points: int
    phase: Phase
    named: Provenance = "reconstructed"
    throws: bool = False
    loses_token: bool = False
    effect: Deed = NO_DEED
    fewer: int = 0
    growth: int = NO_LIMIT
    wing_price: int = 0
    walls: int = 0
    free_answer: bool = False
    count: Count = NO_COUNT


class Buildings(Struct, frozen=True, forbid_unknown_fields=True):
    provenance: Provenance
    building: list[BuildingCard]


def load_buildings(pack: Pack, rules: Rules) -> None:
    rules.buildings = []
    for deck in range(ROUNDS):
        name = f"buildings_{deck + 1}.toml"
        cards = pack.load(name, Buildings).building
        pack.check(name, len(cards) == DECK, f"a round has {DECK} buildings in the box, not {len(cards)}")
        for place, card in enumerate(cards, deck * DECK):
            due = f"{BUILDING_CODES[place]} is {BUILDINGS[place]}"
            pack.check(name, card.id == BUILDINGS[place], f"{due}, not {card.id[:40]}")
            check_building(pack, name, f"{BUILDING_CODES[place]} {card.id}", card)
            rules.buildings.append(building_of(card))


def check_building(pack: Pack, name: str, where: str, card: BuildingCard) -> None:
    symbols = len(card.symbols) == len(set(card.symbols)) and len(card.symbols) in (1, 2)
    pack.check(name, symbols, f"{where}: one symbol, or two different ones")
    alone = "science" not in card.symbols or len(card.symbols) == 1
    pack.check(name, alone, f"{where}: science stands alone")
    cost = card.cost.listed()
    pack.check(name, min(cost) >= 0 and 1 <= sum(cost) <= MOST, f"{where}: costs 1 to {MOST} goods and coins")
    pack.check(name, 0 <= card.points <= MOST, f"{where}: worth 0 to {MOST} points")
    check_deed(pack, name, where, card.effect, MAY.get((card.phase, card.effect.condition), set()))
    check_phase(pack, name, where, card)


def check_phase(pack: Pack, name: str, where: str, card: BuildingCard) -> None:
    """A building does what its phase is for, and nothing else."""
    deed, count = card.effect, card.count
    said = {
        "interest": card.fewer != 0 or card.growth != NO_LIMIT,
        "inquisition": card.wing_price != 0 or card.walls != 0 or card.free_answer,
        "end": count != NO_COUNT,
        **{phase: deed != NO_DEED for phase, _ in MAY if phase == card.phase},
    }
    for phase, does in said.items():
        own = does == (phase == card.phase)
        pack.check(name, own, f"{where}: {phase}, and only it, has {OWN.get(phase, 'an effect of its kind')}")
    coins = deed.condition != "each-below" or not any(deed.gain.listed()[:GOODS])
    pack.check(name, coins, f"{where}: each-below gives coins")
    figures = [card.fewer, max(card.growth, 0), card.wing_price, card.walls, count.points]
    pack.check(name, all(0 <= figure <= MOST for figure in figures), f"{where}: figures are 0 to {MOST}")
    pack.check(name, card.growth >= NO_LIMIT, f"{where}: growth is 0 or more")
    scores = count == NO_COUNT or (count.of != "nothing" and count.points > 0 and 1 <= count.every <= MOST)
    pack.check(name, scores, f"{where}: counts something, `every` one or more, for a point or more")
    pack.check(name, count.of not in WHOLE or count.every == 1, f"{where}: {count.of} is counted once")


def building_of(card: BuildingCard) -> Building:
    building = Building()
    building.symbols = sum(BIT[SYMBOLS.index(symbol)] for symbol in card.symbols)
    building.cost, building.points = card.cost.listed(), card.points
    building.fall = SCIENCE_FALL if "science" in card.symbols else 0
    building.throws, building.loses_token = card.throws, card.loses_token
    building.phase, building.effect = PHASES.index(card.phase), effect_of(card.effect)
    building.fewer, building.growth = card.fewer, card.growth
    building.wing_price, building.walls, building.free_answer = card.wing_price, card.walls, card.free_answer
    building.count, building.every = COUNTS.index(card.count.of), card.count.every
    building.count_points = card.count.points
    return building
