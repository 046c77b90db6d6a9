"""The data files of Crypt as specs, checked against the box's component list, and made into the rules' figures."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from pandemonium.engine.pack import Pack, Provenance
from pandemonium.games.crypt.data.names import TREASURES
from pandemonium.games.crypt.rules.figures import PER_TYPE, Rules

COINS: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("idol", "A"): (),
    ("idol", "B"): ("first", "later"),
    ("jewelry", "A"): (),
    ("jewelry", "B"): ("each",),
    ("manuscript", "A"): ("each",),
    ("manuscript", "B"): (),
    ("pottery", "A"): ("set", "larger", "largest"),
    ("pottery", "B"): (),
    ("remains", "A"): (),
    ("remains", "B"): ("set",),
    ("tapestry", "A"): ("most",),
    ("tapestry", "B"): ("alone", "shared"),
}
"""The Collector sides in the order of the rules, and what the coins of each are for."""

FLIPPED: Final = {("idol", "A"): 1, ("idol", "B"): 2, ("manuscript", "B"): 1, ("pottery", "B"): 2, ("remains", "A"): 2}
"""Cards that are flipped are chosen one by one or in pairs, so their number is part of the rules."""

RANKS = ("fool", "amateur", "rich", "wealthy")
"""The ranks that have words."""


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    value: int
    players: int


class Treasures(Struct, frozen=True, forbid_unknown_fields=True):
    provenance: Provenance
    types: list[str]
    cards: list[Card]


class Reveal(Struct, frozen=True, forbid_unknown_fields=True):
    provenance: Provenance
    face_up: list[int]
    face_down: list[int]


class Collector(Struct, frozen=True, forbid_unknown_fields=True):
    treasure: str
    side: str
    needs: int
    coins: list[int] = []


class Collectors(Struct, frozen=True, forbid_unknown_fields=True):
    provenance: Provenance
    collector: list[Collector]


class Rank(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    least: int


class Ranks(Struct, frozen=True, forbid_unknown_fields=True):
    provenance: Provenance
    ranks: list[Rank]


def load_rules(pack: Pack) -> tuple[Rules, list[str]]:
    """The figures for the rules, and the ids of the solo ranks."""
    rules = Rules()
    load_treasures(pack, rules)
    load_reveal(pack, rules)
    load_collectors(pack, rules)
    ranks = load_ranks(pack, rules)
    rules.reckon_tables()
    return rules, ranks


def load_ranks(pack: Pack, rules: Rules) -> list[str]:
    ranks = pack.load("ranks.toml", Ranks).ranks
    rules.ranks = [rank.least for rank in ranks]
    pack.check("ranks.toml", rules.ranks == sorted(rules.ranks), "ranks must rise")
    pack.check("ranks.toml", bool(ranks) and rules.ranks[0] <= 0, "the lowest rank must take 0 coins")
    for rank in ranks:
        pack.check("ranks.toml", rank.id in RANKS, f"a rank is one of {', '.join(RANKS)}, not {rank.id[:40]}")
    return [rank.id for rank in ranks]


def load_treasures(pack: Pack, rules: Rules) -> None:
    spec = pack.load("treasures.toml", Treasures)
    pack.check("treasures.toml", tuple(spec.types) == TREASURES, f"types must be {', '.join(TREASURES)}")
    pack.check("treasures.toml", len(spec.cards) == PER_TYPE, f"each type has {PER_TYPE} cards in the box")
    values = [card.value for card in spec.cards]
    pack.check("treasures.toml", all(1 <= value <= 9 for value in values), "a value is 1 to 9 coins")
    pack.check("treasures.toml", values == sorted(values), "list the cards from low to high")
    rules.values = values * len(TREASURES)
    rules.players = [card.players for card in spec.cards] * len(TREASURES)


def load_reveal(pack: Pack, rules: Rules) -> None:
    spec = pack.load("reveal.toml", Reveal)
    pack.check("reveal.toml", len(spec.face_up) == len(spec.face_down) == 4, "one figure for each player count, 1 to 4")
    rules.face_up = [0, *spec.face_up]
    rules.face_down = [0, *spec.face_down]
    pack.check("reveal.toml", min(*spec.face_up, *spec.face_down) >= 0, "a figure is 0 or more")
    for seats in range(1, 5):
        shown = rules.face_up[seats] + rules.face_down[seats]
        pack.check("reveal.toml", 1 <= shown <= 6, "the Crypt has 1 to 6 cards")
        deck = sum(players <= max(seats, 2) for players in rules.players)
        pack.check("reveal.toml", deck > 0 and deck % shown == 0, f"{deck} cards do not make whole rounds of {shown}")


def load_collectors(pack: Pack, rules: Rules) -> None:
    spec = pack.load("collectors.toml", Collectors)
    found = {(collector.treasure, collector.side): collector for collector in spec.collector}
    pack.check("collectors.toml", len(spec.collector) == len(COINS), f"the box has {len(COINS)} Collector sides")
    rules.needs, rules.rewards = [], []
    for key, coins in COINS.items():
        collector = found.get(key)
        name = f"{key[0]} {key[1]}"
        if collector is None:
            pack.check("collectors.toml", False, f"{name} is missing")
            continue
        number = len(coins)
        pack.check("collectors.toml", len(collector.coins) == number, f"{name} takes {number} figures for coins")
        pack.check("collectors.toml", 1 <= collector.needs <= PER_TYPE, f"{name} needs 1 to {PER_TYPE} cards")
        cost = FLIPPED.get(key, collector.needs)
        pack.check("collectors.toml", collector.needs == cost, f"{name} flips {cost}")
        rules.needs.append(collector.needs)
        rules.rewards.append(list(collector.coins))
