"""A household: one seat's own kingdom, small enough to be copied for every plan that is thought through."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from pandemonium.engine.bits import BIT, PLACES
from pandemonium.engine.state import Seat
from pandemonium.games.deal.rules.achievement import symbols
from pandemonium.games.deal.rules.fields import BEHIND_WALLS, UNEARNED
from pandemonium.games.deal.rules.figures import COURTIERS, STOCKS, TILES, Rules
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.rules.wings import GUEST_LOSS, SET


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Household:
    """Lists but the stock are replaced and never changed, so copies share them."""

    __slots__ = (
        "angel",
        "banners",
        "built",
        "courtiers",
        "debt",
        "devil",
        "guests",
        "have",
        "indulgences",
        "interest",
        "points",
        "recruited",
        "reputation",
        "spaces",
        "stock",
        "tiles",
        "tucked",
        "used",
    )

    stock: list[int]
    debt: int
    interest: int
    reputation: int
    angel: int
    devil: int
    indulgences: int
    guests: int
    points: int  # won or lost on the way
    built: list[int]
    have: list[int]  # symbols of the buildings
    tiles: list[int]
    spaces: int  # upgraded ones, a mask
    banners: int
    courtiers: list[int]
    tucked: int
    used: int  # tokens
    recruited: bool

    def copy(self) -> Household:
        twin = Household()
        twin.stock = self.stock[:]
        twin.debt = self.debt
        twin.interest = self.interest
        twin.reputation = self.reputation
        twin.angel = self.angel
        twin.devil = self.devil
        twin.indulgences = self.indulgences
        twin.guests = self.guests
        twin.points = self.points
        twin.built = self.built
        twin.have = self.have
        twin.tiles = self.tiles
        twin.spaces = self.spaces
        twin.banners = self.banners
        twin.courtiers = self.courtiers
        twin.tucked = self.tucked
        twin.used = self.used
        twin.recruited = self.recruited
        return twin


def household_of(state: Deal, seat: Seat) -> Household:
    house = Household()
    house.stock = list(state.stock[seat * STOCKS : (seat + 1) * STOCKS])
    kingdom = state.kingdoms[seat]
    house.debt = kingdom.debt
    house.interest = kingdom.interest
    house.reputation = kingdom.reputation
    house.angel = kingdom.angel
    house.devil = kingdom.devil
    house.indulgences = kingdom.indulgences
    house.guests = kingdom.guests
    house.points = 0
    house.built = list(kingdom.built)
    house.have = symbols(state, seat)
    house.tiles = list(state.tiles[seat * TILES : (seat + 1) * TILES])
    house.spaces = 0
    for space in house.tiles:
        if space > UNEARNED:
            house.spaces |= BIT[space - 1]
    house.banners = kingdom.banners
    house.courtiers = list(state.courtiers[seat * COURTIERS : (seat + 1) * COURTIERS])
    house.tucked = kingdom.tucked
    house.used = 0
    house.recruited = False
    return house


def lay_out(rules: Rules, house: Household, card: int) -> None:
    house.built = [*house.built, card]
    house.have = house.have[:]
    for symbol in PLACES[rules.buildings[card].symbols]:
        house.have[symbol] = house.have[symbol] + 1


def place_tile(house: Household, tile: int, space: int) -> None:
    house.tiles = house.tiles[:]
    house.tiles[tile] = space


def place_courtier(house: Household, courtier: int, place: int) -> None:
    house.courtiers = house.courtiers[:]
    house.courtiers[courtier] = place


def anybody_behind_walls(house: Household) -> bool:
    return any(place == BEHIND_WALLS for place in house.courtiers)


def take_angel(house: Household, wings: int) -> None:
    """Three make an indulgence (DWD-1.12.5)."""
    all = house.angel + wings
    house.indulgences += all // SET
    house.angel = all % SET


def take_devil(house: Household, wings: int) -> None:
    all = house.devil + wings
    guests = all // SET
    house.devil = all % SET
    house.guests += guests
    house.points -= guests * GUEST_LOSS


def move(rules: Rules, house: Household, steps: int) -> None:
    """Along the track, with the wings of its ends (DWD-1.12.4)."""
    before = house.reputation
    now = max(rules.bottom, min(rules.top, before + steps))
    house.reputation = now
    if now == rules.top and before < now:
        take_angel(house, 1)
    highest = rules.bottom + rules.devil_wings - 1
    if now < before and now <= highest:
        take_devil(house, min(before - 1, highest) - now + 1)
