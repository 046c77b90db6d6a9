"""What a card does, as the files say it: prices, conditions and gains, made into the rules' `Effect`."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from pandemonium.engine.pack import Pack
from pandemonium.games.deal.data.names import CONDITIONS, COURTIERS, SYMBOLS, Condition
from pandemonium.games.deal.rules.figures import ANY_COURTIER, NO_COURTIER, TILES, Effect

MOST: Final = 20
"""No figure of a card is larger."""

Symbol = Literal["rural", "urban", "church", "science"]
Ordinary = Literal["rural", "urban", "church"]
COUNTING: Final = ("tokens-used", "above")
"""The conditions that say how many at least."""

PRICES: Final = {"pay", "pay_basic", "pay_luxury"}
GAINS: Final = {"gain", "any_basic", "any_luxury", "reputation", "angel", "absolve", "courtier", "relief", "points"}
CRAFTS: Final = {"tile", "each", "stall", "stall_coins", "discard"}
"""What only buildings do."""
GRANARY: Final = 3
"""Grain that one card may turn into points, at most."""


class Stocks(Struct, frozen=True, forbid_unknown_fields=True):
    wood: int = 0
    stone: int = 0
    grain: int = 0
    marble: int = 0
    glass: int = 0
    coins: int = 0

    def listed(self) -> list[int]:
        return [self.wood, self.stone, self.grain, self.marble, self.glass, self.coins]


NOTHING: Final = Stocks()


class Deed(Struct, frozen=True, forbid_unknown_fields=True):
    """An effect in a file; what is not said is not done."""

    pay: Stocks = NOTHING
    pay_basic: int = 0
    pay_luxury: int = 0
    give: Ordinary | None = None
    condition: Condition = "none"
    least: int = 0
    gain: Stocks = NOTHING
    any_basic: int = 0
    any_luxury: int = 0
    reputation: int = 0
    angel: int = 0
    absolve: int = 0
    courtier: Literal["rural", "urban", "church", "any"] | None = None
    tile: int = 0
    relief: int = 0
    points: int = 0
    each: Ordinary | None = None
    stall: int = 0
    stall_coins: int = 0
    discard: int = 0
    tuck: bool = False

    def said(self) -> set[str]:
        """The fields in which it differs from doing nothing."""
        return {field for field in self.__struct_fields__ if getattr(self, field) != getattr(NO_DEED, field)}

    def counts(self) -> list[int]:
        """Every figure that cannot fall below nothing."""
        numbers = [self.pay_basic, self.pay_luxury, self.least, self.any_basic, self.any_luxury, self.angel]
        numbers += [self.absolve, self.tile, self.relief, self.points, self.stall, self.stall_coins, self.discard]
        return [*numbers, *self.pay.listed(), *self.gain.listed()]


NO_DEED: Final = Deed()


def check_deed(pack: Pack, name: str, where: str, deed: Deed, may: set[str]) -> None:
    """What holds for the effect of any card; `may` are the fields that one of its kind can have."""
    beyond = sorted(deed.said() - may)
    pack.check(name, not beyond, f"{where}: such a card cannot have {', '.join(beyond)}")
    pack.check(name, all(0 <= figure <= MOST for figure in deed.counts()), f"{where}: figures are 0 to {MOST}")
    pack.check(name, abs(deed.reputation) <= MOST, f"{where}: reputation changes by {MOST} at most")
    pack.check(name, deed.tile <= TILES, f"{where}: there are {TILES} minor achievements")
    pack.check(name, deed.discard <= GRANARY, f"{where}: discards {GRANARY} grain at most")
    some = (deed.least > 0) == (deed.condition in COUNTING)
    pack.check(name, some, f"{where}: {' and '.join(COUNTING)}, and only they, say how many at `least`")
    pack.check(name, (deed.stall > 0) == (deed.stall_coins > 0), f"{where}: stall and stall_coins go together")
    pack.check(name, deed.pay_basic + deed.pay_luxury <= 1, f"{where}: pays one good of the owner's choice at most")


def effect_of(deed: Deed) -> Effect:
    effect = Effect()
    effect.pay, effect.gain = deed.pay.listed(), deed.gain.listed()
    effect.pay_basic, effect.pay_luxury = deed.pay_basic, deed.pay_luxury
    effect.give = COURTIERS.index(deed.give) if deed.give else NO_COURTIER
    effect.condition, effect.least = CONDITIONS.index(deed.condition), deed.least
    effect.any_basic, effect.any_luxury = deed.any_basic, deed.any_luxury
    effect.reputation, effect.points = deed.reputation, deed.points
    effect.angel, effect.absolve, effect.relief = deed.angel, deed.absolve, deed.relief
    effect.courtier = courtier_of(deed.courtier)
    effect.tile, effect.tuck = deed.tile, deed.tuck
    effect.each = SYMBOLS.index(deed.each) if deed.each else -1
    effect.stall, effect.stall_coins, effect.discard = deed.stall, deed.stall_coins, deed.discard
    return effect


def courtier_of(name: str | None) -> int:
    if name is None:
        return NO_COURTIER
    return ANY_COURTIER if name == "any" else COURTIERS.index(name)
