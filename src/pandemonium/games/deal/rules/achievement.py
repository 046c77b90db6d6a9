"""Step 8, achievements (DWD-1.10.1 to DWD-1.10.8): sets of symbols, by buildings alone or with courtiers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.bits import BIT, COUNT, PLACES
from pandemonium.engine.state import Choice, Seat, Seats
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.choice import CLAIM, NO_MORE
from pandemonium.games.deal.rules.courtiers import take_courtier
from pandemonium.games.deal.rules.effect import MAJOR_SOURCE, give_goods
from pandemonium.games.deal.rules.fields import BEHIND_WALLS, NOTHING, UNEARNED, USED
from pandemonium.games.deal.rules.figures import (
    ALCHEMIST,
    CHURCH,
    COURTIERS,
    NO_COURTIER,
    SCIENCE,
    TILES,
)
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.rules.step import Step, about
from pandemonium.games.deal.rules.tile import gain_minor
from pandemonium.games.deal.rules.wings import take_angel

MASKS: Final = 16
"""Sets of courtiers."""
SYMBOLS: Final = SCIENCE + 1


def check_achievements(state: Deal, seat: Seat) -> None:
    """What buildings alone complete is taken, major before minor, in printed order; then courtiers help (DWD-R55)."""
    have = symbols(state, seat)
    state.push(about(Claim(), seat, NOTHING, 2 * TILES + 1))
    for tile in range(TILES):
        if not state.kingdoms[seat].banners & BIT[tile] and lacking(have, state.rules.major_sets[tile]) <= 0:
            gain_major(state, seat, tile)
    for tile in range(TILES - 1, -1, -1):  # the last lies lowest
        unearned = state.tiles[seat * TILES + tile] == UNEARNED
        if unearned and lacking(have, state.rules.minor_sets[tile]) <= 0:
            gain_minor(state, seat, tile)


def symbols(state: Deal, seat: Seat) -> list[int]:
    """How many a seat's buildings show; two symbols on one card count at once (DWD-1.10.1)."""
    have = [0] * SYMBOLS
    for card in state.kingdoms[seat].built:
        for symbol in PLACES[state.rules.buildings[card].symbols]:
            have[symbol] += 1
    return have


def lacking(have: list[int], wanted: list[int]) -> i64:
    """Symbols that a set still needs when science has stood in for what it can."""
    lacks = -have[SCIENCE]
    for symbol in range(CHURCH + 1):
        if wanted[symbol] > have[symbol]:
            lacks += wanted[symbol] - have[symbol]
    return lacks


def gain_major(state: Deal, seat: Seat, tile: i64) -> None:
    """The banner stays before the walls; its reward comes at once (DWD-1.10.5)."""
    state.kingdoms[seat].banners |= BIT[tile]
    if state.events is not None:
        state.tell(event.MAJOR_GAINED, (seat, tile))
    reward = state.rules.major_rewards[tile]
    give_goods(state, seat, MAJOR_SOURCE + tile, reward)
    take_angel(state, seat, reward.angel)
    if reward.courtier != NO_COURTIER:
        take_courtier(state, seat, reward.courtier)


class Claim(Step):
    """One tile after the other, as long as some claim is possible, or no more (DWD-R55)."""

    __slots__ = ()

    def question(self, state: Deal) -> int:
        return questions.CLAIM

    def ask(self, state: Deal) -> Seats:
        if self.closed or not claims(state, self.seat):
            return 0
        return BIT[self.seat]

    def options(self, state: Deal, seat: Seat) -> list[Choice]:
        return [*claims(state, seat), NO_MORE]

    def take(self, state: Deal, choice: Choice) -> None:
        if choice == NO_MORE:
            self.left = 0
            self.closed = True
            return
        tile, courtiers = divmod(choice - CLAIM, MASKS)
        for courtier in PLACES[courtiers]:
            state.courtiers[self.seat * COURTIERS + courtier] = USED
            if state.events is not None:
                state.tell(event.COURTIER_USED, (self.seat, courtier))
        if tile >= TILES:
            gain_major(state, self.seat, tile - TILES)
        else:
            gain_minor(state, self.seat, tile)

    def copy(self) -> Claim:
        return about(Claim(), self.seat, self.number, self.left)


def claims(state: Deal, seat: Seat) -> list[Choice]:
    """Every tile with every set of courtiers that completes it and holds none too many (DWD-R60)."""
    at = seat * COURTIERS
    ready = 0
    for courtier in range(COURTIERS):
        if state.courtiers[at + courtier] == BEHIND_WALLS:
            ready |= BIT[courtier]
    found: list[Choice] = []
    if not ready:
        return found
    have = symbols(state, seat)
    for tile in range(TILES):
        if state.tiles[seat * TILES + tile] == UNEARNED:
            found += helped(have, state.rules.minor_sets[tile], ready, CLAIM + tile * MASKS)
    for tile in range(TILES):
        if not state.kingdoms[seat].banners & BIT[tile]:
            found += helped(have, state.rules.major_sets[tile], ready, CLAIM + (TILES + tile) * MASKS)
    return found


def helped(have: list[int], wanted: list[int], ready: i64, first: Choice) -> list[Choice]:
    """A courtier helps where his symbol lacks, the alchemist anywhere; as many are used as symbols lack."""
    lacks = lacking(have, wanted)
    if lacks <= 0 or lacks > COUNT[ready]:
        return []
    helpful = ready & BIT[ALCHEMIST]
    for symbol in range(CHURCH + 1):
        if wanted[symbol] > have[symbol]:
            helpful |= ready & BIT[symbol]
    return [first + mask for mask in range(1, MASKS) if mask & ~helpful == 0 and COUNT[mask] == lacks]
