"""What the Florence phase offers: every member sent and every accusation, by location and kind of member."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.bits import COUNT
from pandemonium.games.inferno.bot.accuse import accuse_worth, bonus_worth
from pandemonium.games.inferno.bot.cards import barrel_worth, best_cube, best_play, urchin_worth
from pandemonium.games.inferno.bot.prices import Prices, cost, home_price, room_price
from pandemonium.games.inferno.bot.river import best_styx
from pandemonium.games.inferno.rules.accusation import can_accuse
from pandemonium.games.inferno.rules.bonfire import FLORINS as BONFIRE_FLORINS
from pandemonium.games.inferno.rules.bonfire import GUARDIAN_PRICE, STYX_PRICE
from pandemonium.games.inferno.rules.choice import ACCUSE, SEND
from pandemonium.games.inferno.rules.figures import (
    BANK,
    BANQUET,
    BONFIRE,
    COURTYARD,
    FLOORS,
    FREE,
    HAYSTACK,
    KINDS,
    LOCATIONS,
    MEMBERS,
    NOBLE,
    STALLS,
    URCHIN,
    WALL,
)
from pandemonium.games.inferno.rules.florence import members_at
from pandemonium.games.inferno.rules.host import invitable, stealable
from pandemonium.games.inferno.rules.location import BANK_FLORINS, COURTYARD_MEMBERS
from pandemonium.games.inferno.rules.siege import FLORINS as WALL_FLORINS
from pandemonium.games.inferno.rules.siege import FRAUD_PRICE, reward
from pandemonium.games.inferno.rules.state import Inferno
from pandemonium.games.inferno.rules.tower import barrels, guests, members_in, room

CLOSED: Final = -1000.0
"""The worth of what cannot be done."""


class Errands:
    """By location * 2 + kind, before any bribe."""

    __slots__ = ("accuse", "send")

    send: list[float]
    accuse: list[float]


def errands_of(prices: Prices, state: Inferno) -> Errands:
    found = Errands()
    found.send = [CLOSED] * (LOCATIONS * MEMBERS)
    found.accuse = [CLOSED] * (LOCATIONS * MEMBERS)
    seat = prices.seat
    leave = home_price(prices, state, 0)
    for location in range(LOCATIONS):
        there = members_at(state, seat, location)
        if there and can_accuse(state, seat, location):
            worth = accuse_worth(prices, state, location)
            for kind in range(MEMBERS):
                if state.city[(seat * LOCATIONS + location) * MEMBERS + kind]:
                    found.accuse[location * MEMBERS + kind] = worth + (0.1 if kind == NOBLE else 0.0)
        if there and state.solo >= 0:
            continue
        worth = CLOSED
        for kind in range(MEMBERS):
            if not state.home[seat * MEMBERS + kind]:
                continue
            paid = location >= FREE and kind == NOBLE
            if paid and state.florins[seat] < state.rules.entry_florins:
                continue
            if worth == CLOSED:
                worth = act_worth(prices, state, location, kind) - leave
                if not there:
                    worth += setup_worth(prices, state, location)
            fee = prices.florin * state.rules.entry_florins if paid else 0.0
            found.send[location * MEMBERS + kind] = worth - fee - (0.2 if kind == URCHIN and location < FREE else 0.0)
    return found


def setup_worth(prices: Prices, state: Inferno, location: int) -> float:
    """A member who waits at a location may accuse there later."""
    if location >= FREE and not (guests(state, prices.seat) >> (location - FREE)) & 1:
        return 0.0
    brings = prices.advance[location] + bonus_worth(prices, state, location) + prices.demand.bury[location]
    return prices.weights.setup * prices.soon * max(0.0, brings)


def act_worth(prices: Prices, state: Inferno, location: int, kind: int) -> float:
    seat = prices.seat
    if location == HAYSTACK:
        if not state.reserve[seat * MEMBERS + URCHIN] or (state.solo >= 0 and kind == URCHIN):
            return 0.0
        return urchin_worth(prices) if state.solo < 0 else 0.3 * urchin_worth(prices)
    if location == BANQUET:
        return floor_worth(prices, state)
    if location == BANK:
        return prices.florin * (int(BANK_FLORINS + COUNT[guests(state, seat)]))
    if location == COURTYARD:
        return courtyard_worth(prices, state)
    if location == BONFIRE:
        return bonfire_worth(prices, state)
    if location == WALL:
        return wall_worth(prices, state)
    if location == STALLS:
        return market_worth(prices, state)
    return palace_worth(prices, state)


def floor_worth(prices: Prices, state: Inferno) -> float:
    if state.floors[prices.seat] == FLOORS - 1:
        return 0.0
    worth = prices.weights.floor * prices.soon + room_price(prices, 1) + room_price(prices, 2)
    return worth + reputation_worth(prices, state, list(state.floors), 0)


def reputation_worth(prices: Prices, state: Inferno, counts: list[int], category: int) -> float:
    """Of one more in a category of Reputation, by how close it brings the seat to the lead."""
    if state.solo >= 0:
        return 0.0
    best = 0
    for other in range(state.seats):
        if other != prices.seat and counts[other] > best:
            best = counts[other]
    lead = counts[prices.seat] + 1 - best
    share = 0.5 if lead == 0 else 0.35 if lead == 1 else 0.15
    return state.rules.reputation[category] * share * (1.0 - 0.5 * prices.soon)


def courtyard_worth(prices: Prices, state: Inferno) -> float:
    count = min(COURTYARD_MEMBERS, len(members_in(state, prices.seat)))
    worth = 0.0
    for more in range(count):
        worth += home_price(prices, state, more) + room_price(prices, more + 1)
    return worth


def exchange_worth(prices: Prices, state: Inferno, most: int) -> float:
    gain = prices.drachma - prices.florin
    return gain * int(min(most, state.florins[prices.seat])) if gain > 0.0 else 0.0


def bonfire_worth(prices: Prices, state: Inferno) -> float:
    worth = exchange_worth(prices, state, BONFIRE_FLORINS)
    worth += max(best_cube(prices, state), prices.disc if free_gate(state, prices.seat) else 0.0)
    guardian = prices.weights.guardian * prices.soon - cost(prices, state, GUARDIAN_PRICE)
    styx = best_styx(prices, state) - cost(prices, state, STYX_PRICE)
    return worth + max(0.0, guardian, styx)


def free_gate(state: Inferno, seat: int) -> bool:
    return COUNT[state.gates[seat]] < state.board.gates


def wall_worth(prices: Prices, state: Inferno) -> float:
    worth = exchange_worth(prices, state, WALL_FLORINS) + best_play(prices, state, FRAUD_PRICE)
    owned = barrels(state, prices.seat)
    best = 0.0
    for kind in range(KINDS):
        if (owned >> kind) & 1:
            best = max(best, supply_worth(prices, state, kind))
    return worth + best


def supply_worth(prices: Prices, state: Inferno, kind: int) -> float:
    """A Barrel on the panel: its reward, the space it leaves, less what waiting would add."""
    brings = prices.now * int(reward(state, prices.seat, kind))
    if kind == KINDS - 1:
        brings = max(brings, prices.half)
    waiting = 0.0 if kind == KINDS - 1 else 0.4 * prices.horizon.accusations / int(state.seats)
    return brings + room_price(prices, 1) - waiting * prices.soon


def market_worth(prices: Prices, state: Inferno) -> float:
    if not prices.rooms:
        return 0.0
    kinds = stealable(state, prices.seat)
    best = 0.0
    for kind in range(KINDS):
        if (kinds >> kind) & 1:
            best = max(best, barrel_worth(prices, state, kind))
    return best - 0.5 * room_price(prices, 0)


def palace_worth(prices: Prices, state: Inferno) -> float:
    if not prices.rooms:
        return 0.0
    kinds = invitable(state, prices.seat)
    best = 0.0
    for kind in range(KINDS):
        if (kinds >> kind) & 1:
            best = max(best, guest_worth(prices, state, kind))
    if best == 0.0:
        return 0.0
    top = int(room(state, prices.seat)).bit_length() - 1
    return best + prices.florin * top - 0.5 * room_price(prices, 0)


def guest_worth(prices: Prices, state: Inferno, kind: int) -> float:
    """A Guest opens his location to accusations, pays at the BANK, and counts at the end."""
    location = FREE + kind
    brings = max(0.0, prices.advance[location] + bonus_worth(prices, state, location))
    worth = prices.weights.guest * prices.soon * (1.0 + brings) + 0.5 * prices.florin
    counts = [COUNT[guests(state, other)] for other in range(state.seats)]
    return worth + reputation_worth(prices, state, counts, 2)


def choice_worth(found: Errands, choice: int) -> float:
    return found.accuse[choice - ACCUSE] if choice >= ACCUSE else found.send[choice - SEND]
