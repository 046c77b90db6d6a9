"""The judgement of the small questions: rooms and family, pieces, cubes and discs, and what the river gives."""

from __future__ import annotations

from typing import Any, Final

from pandemonium.engine.state import Choice
from pandemonium.games.inferno.bot.cards import barrel_worth
from pandemonium.games.inferno.bot.errand import guest_worth, supply_worth
from pandemonium.games.inferno.bot.guards import guardian_worth
from pandemonium.games.inferno.bot.passage import gate_worth, relocation_worth
from pandemonium.games.inferno.bot.prices import Prices, cost, home_price, room_price
from pandemonium.games.inferno.bot.river import styx_worth
from pandemonium.games.inferno.bot.rooms import floor_for, homecoming_worth, is_guest, lift_worth
from pandemonium.games.inferno.bot.rows import ruin
from pandemonium.games.inferno.rules.bonfire import GUARDIAN_PRICE, STYX_PRICE
from pandemonium.games.inferno.rules.challenge import PRICE, row_of
from pandemonium.games.inferno.rules.choice import (
    BARREL,
    CUBE,
    EXCHANGE,
    FLOOR,
    GATE,
    GUARDIAN,
    GUEST,
    HOME,
    LIFT,
    LOWER_CUBE,
    STYX,
    TAKE_INFAMY,
)
from pandemonium.games.inferno.rules.figures import MEMBERS
from pandemonium.games.inferno.rules.state import Inferno

PLENTY: Final = 4
"""Drachmas that let a player go on after a row is paid for."""


class SmallQuestions:
    """One question to a seat; a method for each tells what one of its choices is worth at the seat's prices."""

    __slots__ = ("frame", "prices", "state")

    prices: Prices
    state: Inferno
    frame: Any  # the frame that asks, of the question's own class

    # --- the family and the Tower --------------------------------------------------------------------------------

    def council(self, choice: Choice) -> float:
        """A member home from Florence or from the Tower, or the room of a Guest or Barrel."""
        if choice >= GUEST:
            return room_price(self.prices, 1) - self.piece_worth(choice)
        return self.member(choice) if choice >= HOME else home_price(self.prices, self.state, 1)

    def member(self, choice: Choice) -> float:
        return homecoming_worth(self.prices, self.state, (choice - HOME) // MEMBERS, (choice - HOME) % MEMBERS)

    def piece(self, choice: Choice) -> float:
        """A Guest or a Barrel to take."""
        return self.piece_worth(choice) - 0.5 * room_price(self.prices, 0)

    def piece_worth(self, choice: Choice) -> float:
        if choice >= BARREL:
            return barrel_worth(self.prices, self.state, choice - BARREL)
        return guest_worth(self.prices, self.state, choice - GUEST)

    def accuser_floor(self, choice: Choice) -> float:
        return floor_for(self.prices, self.state, choice - FLOOR, guest=False)

    def put_down(self, choice: Choice) -> float:
        return floor_for(self.prices, self.state, choice - FLOOR, guest=is_guest(self.frame.item))

    def floor(self, choice: Choice) -> float:
        """A Guest brings Florins by its height."""
        if self.frame.sort == BARREL:
            return floor_for(self.prices, self.state, choice - FLOOR, guest=False)
        return floor_for(self.prices, self.state, choice - FLOOR, guest=True) + self.prices.florin * (choice - FLOOR)

    def lift(self, choice: Choice) -> float:
        return lift_worth(self.prices, self.state, choice - LIFT)

    def supply(self, choice: Choice) -> float:
        return supply_worth(self.prices, self.state, choice - BARREL)

    def weapons(self, choice: Choice) -> float:
        return self.prices.now * self.state.rules.weapons_infamy if choice == TAKE_INFAMY else self.prices.half

    # --- money, cubes, discs and the river -----------------------------------------------------------------------

    def exchange(self, choice: Choice) -> float:
        """A Florin is kept to enter with."""
        florins, prices = choice - EXCHANGE, self.prices
        worth = florins * (prices.drachma - prices.florin)
        return worth - 0.4 * prices.soon if florins == self.state.florins[prices.seat] else worth

    def cube(self, choice: Choice) -> float:
        """A cube up or down, or a disc on a gate."""
        if choice >= GATE:
            return gate_worth(self.prices, self.state, choice - GATE)
        return -self.prices.cube[choice - LOWER_CUBE] if choice >= LOWER_CUBE else self.prices.cube[choice - CUBE]

    def discs(self, choice: Choice) -> float:
        """A disc on a gate; or the Infamy instead of two."""
        if choice == TAKE_INFAMY:
            return self.prices.now * 2.0 - 0.5 * self.prices.disc
        return gate_worth(self.prices, self.state, choice - GATE)

    def relocation(self, choice: Choice) -> float:
        return relocation_worth(self.prices, self.state, choice)

    def styx(self, choice: Choice) -> float:
        return styx_worth(self.prices, self.state, choice)

    def guardian(self, choice: Choice) -> float:
        return guardian_worth(self.prices, self.state, choice - GUARDIAN)

    def invocation(self, choice: Choice) -> float:
        """A Guardian or Souls of the Styx, for Drachmas."""
        if choice >= STYX:
            return self.styx(choice) - cost(self.prices, self.state, STYX_PRICE)
        return self.guardian(choice) - cost(self.prices, self.state, GUARDIAN_PRICE)

    def toll(self, choice: Choice) -> float:
        """To pay for a row is to be spared its penalty; who has plenty left counts no coins."""
        track: int = self.frame.track
        price = row_of(self.state, track)[PRICE]
        spared = self.state.rules.penalties[track] + ruin(self.state, track)
        if self.state.drachmas[self.prices.seat] >= price + PLENTY:
            return spared
        return spared - cost(self.prices, self.state, price)
