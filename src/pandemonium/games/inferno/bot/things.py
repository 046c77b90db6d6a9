"""The judgement of small choices, which mean the same in every frame that offers them."""

from __future__ import annotations

from pandemonium.engine.state import Choice
from pandemonium.games.inferno.bonfire import GUARDIAN_PRICE, STYX_PRICE, Invocation
from pandemonium.games.inferno.bot.cards import barrel_worth
from pandemonium.games.inferno.bot.errand import guest_worth, supply_worth
from pandemonium.games.inferno.bot.guards import guardian_worth
from pandemonium.games.inferno.bot.passage import gate_worth, relocation_worth
from pandemonium.games.inferno.bot.prices import Prices, cost, home_price, room_price
from pandemonium.games.inferno.bot.river import styx_worth
from pandemonium.games.inferno.bot.rooms import floor_for, homecoming_worth, lift_worth
from pandemonium.games.inferno.challenge import PRICE, Toll, row_of
from pandemonium.games.inferno.choice import (
    ADVANCE,
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
    PAY,
    RECALL,
    RELOCATE,
    STYX,
    TAKE_HALF,
    TAKE_INFAMY,
    WORDS,
)
from pandemonium.games.inferno.council import Council
from pandemonium.games.inferno.host import Hosting
from pandemonium.games.inferno.rules import KINDS, MEMBERS
from pandemonium.games.inferno.siege import Supply
from pandemonium.games.inferno.state import GUEST_ITEM, Inferno
from pandemonium.games.inferno.tower import PutDown


def judge_thing(prices: Prices, state: Inferno, choice: Choice) -> float:
    if choice >= WORDS:
        return judge_word(prices, state, choice)
    if choice >= RELOCATE:
        return relocation_worth(prices, state, choice)
    if choice >= ADVANCE:
        return 0.0
    if choice >= GUARDIAN:
        return judge_invocation(prices, state, choice)
    if choice >= GATE:
        return gate_worth(prices, state, choice - GATE)
    if choice >= LOWER_CUBE:
        return -prices.cube[choice - LOWER_CUBE]
    if choice >= CUBE:
        return prices.cube[choice - CUBE]
    if choice >= EXCHANGE:
        return judge_exchange(prices, state, choice - EXCHANGE)
    if choice >= GUEST:
        return judge_piece(prices, state, choice)
    if choice >= LIFT:
        return lift_worth(prices, state, choice - LIFT)
    if choice >= HOME:
        return homecoming_worth(prices, state, (choice - HOME) // MEMBERS, (choice - HOME) % MEMBERS)
    if choice >= FLOOR:
        return judge_floor(prices, state, choice - FLOOR)
    return home_price(prices, state, 1) if choice >= RECALL else 0.0


def judge_word(prices: Prices, state: Inferno, choice: Choice) -> float:
    if choice == TAKE_INFAMY:
        return infamy_offered(prices, state)
    if choice == TAKE_HALF:
        return prices.half
    frame = state.stack[-1]
    if choice == PAY and isinstance(frame, Toll):
        return state.rules.penalties[frame.track] - cost(prices, state, row_of(state, frame.track)[PRICE])
    return 0.0


def infamy_offered(prices: Prices, state: Inferno) -> float:
    frame = state.stack[-1]
    if isinstance(frame, Supply):
        return prices.now * state.rules.weapons_infamy
    return prices.now * 2.0 - 0.5 * prices.disc  # instead of two discs


def judge_invocation(prices: Prices, state: Inferno, choice: Choice) -> float:
    paid = isinstance(state.stack[-1], Invocation)
    if choice >= STYX:
        return styx_worth(prices, state, choice) - (cost(prices, state, STYX_PRICE) if paid else 0.0)
    return guardian_worth(prices, state, choice - GUARDIAN) - (cost(prices, state, GUARDIAN_PRICE) if paid else 0.0)


def judge_exchange(prices: Prices, state: Inferno, florins: int) -> float:
    """A Florin is kept to enter with."""
    worth = florins * (prices.drachma - prices.florin)
    return worth - 0.4 * prices.soon if florins == state.florins[prices.seat] else worth


def judge_piece(prices: Prices, state: Inferno, choice: Choice) -> float:
    """A Guest or a Barrel: taken, given back at a council, or supplied to the siege."""
    frame = state.stack[-1]
    kind = (choice - GUEST) % KINDS
    if isinstance(frame, Supply):
        return supply_worth(prices, state, kind)
    worth = barrel_worth(prices, state, kind) if choice >= BARREL else guest_worth(prices, state, kind)
    if isinstance(frame, Council):
        return room_price(prices, 1) - worth
    return worth - 0.5 * room_price(prices, 0)


def judge_floor(prices: Prices, state: Inferno, floor: int) -> float:
    frame = state.stack[-1]
    if isinstance(frame, Hosting):
        return floor_for(prices, state, floor, guest=True) + prices.florin * floor
    guest = isinstance(frame, PutDown) and GUEST_ITEM <= frame.item < GUEST_ITEM + KINDS
    return floor_for(prices, state, floor, guest=guest)
