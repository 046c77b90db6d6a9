"""The 80 buildings from their five files, one for each round."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from pandemonium.engine.bits import BIT
from pandemonium.engine.pack import Pack, Provenance
from pandemonium.games.deal.data.effects import MOST, NO_DEED, Deed, Stocks, Symbol, check_deed, effect_of
from pandemonium.games.deal.data.names import BUILDING_CODES, BUILDINGS, COUNTS, PHASES, SYMBOLS
from pandemonium.games.deal.rules.figures import DECK, ROUNDS, Building, Rules

SCIENCE_FALL: Final = 4
"""Reputation that every science building costs (DWD-1.9.13)."""

ALWAYS: Final = ("none",)
CONDITIONS_OF: Final[dict[str, tuple[str, ...]]] = {
    "production": ("none", "below-start"),
    "reputation": ("none", "below-all", "each-below", "above"),
}
"""When a building's effect may hang on what."""

Phase = Literal["none", "production", "action", "immediate", "interest", "reputation", "inquisition", "end"]
Of = Literal[
    "nothing",
    "rural",
    "urban",
    "church",
    "science",
    "coins",
    "indulgences",
    "balance",
    "upgrades",
    "rural-banner",
    "courtiers",
    "basic",
    "minors",
    "old",
]
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
    growth: int = -1
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
    check_deed(pack, name, where, card.effect)
    check_phase(pack, name, where, card)


def check_phase(pack: Pack, name: str, where: str, card: BuildingCard) -> None:
    """A building does what its phase is for, and nothing else."""
    phase, deed, count = card.phase, card.effect, card.count
    works = phase in ("production", "action", "immediate", "reputation")
    pack.check(name, (deed != NO_DEED) == works, f"{where}: production, action, immediate, reputation have an effect")
    fitting = deed.condition in CONDITIONS_OF.get(phase, ALWAYS)
    pack.check(name, fitting, f"{where}: {deed.condition} is no condition of a building of the phase {phase}")
    pack.check(name, deed.give is None, f"{where}: no building takes a courtier away")
    by_itself = phase not in ("production", "reputation") or not deed.asks()
    pack.check(name, by_itself, f"{where}: nobody is asked in the phase {phase}")
    pack.check(name, phase != "immediate" or not deed.costs(), f"{where}: an immediate effect has no price of its own")
    pack.check(name, not deed.tuck or phase == "immediate", f"{where}: tucks a building as soon as it is built")
    interest = 0 < card.fewer <= MOST or 0 <= card.growth <= MOST
    pack.check(name, interest == (phase == "interest"), f"{where}: interest, and only it, has fewer or growth")
    answers = card.wing_price > 0 or card.walls > 0 or card.free_answer
    wrong = min(card.wing_price, card.walls) < 0 or max(card.wing_price, card.walls) > MOST
    inquisition = answers == (phase == "inquisition") and not wrong
    pack.check(name, inquisition, f"{where}: inquisition, and only it, has wing_price, walls or free_answer")
    counted = count.of != "nothing" and 1 <= count.points <= MOST and 1 <= count.every <= MOST
    pack.check(name, counted == (phase == "end"), f"{where}: end, and only it, has a count with points")
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
