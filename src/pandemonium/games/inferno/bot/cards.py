"""What Fraud cards are worth: the half that acts at once, and the half that counts at the end."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.bits import count
from pandemonium.engine.state import Choice
from pandemonium.games.inferno.bot.prices import Prices, cost, home_price, room_price
from pandemonium.games.inferno.bot.river import best_styx
from pandemonium.games.inferno.rules import instant as instants
from pandemonium.games.inferno.rules.cashing import CUBE, HALF, LOWER_TRACK, SET, UPPER_TRACK, VALUE
from pandemonium.games.inferno.rules.choice import BUY, BUY_BLIND, PLAY
from pandemonium.games.inferno.rules.figures import BREAD, CLOTH, CUBE_MOST, FRAUDS, LOWER, TRACKS, UPPER, WINE
from pandemonium.games.inferno.rules.fraud import FROM_ELSEWHERE
from pandemonium.games.inferno.rules.instant import can_adopt, has_instant
from pandemonium.games.inferno.rules.state import Inferno
from pandemonium.games.inferno.rules.tower import barrels, members_in

BLIND: Final = 0.6
"""Share of a usual card's worth for one that nobody has seen."""


def owned_barrels(state: Inferno, seat: int) -> int:
    return state.panel[seat] | barrels(state, seat)


def best_advance(prices: Prices, tracks: int) -> float:
    best = 0.0
    for track in range(TRACKS):
        if (tracks >> track) & 1 and prices.advance[track] > best:
            best = prices.advance[track]
    return best


def best_cube(prices: Prices, state: Inferno) -> float:
    best = 0.0
    for track in range(TRACKS):
        if state.cubes[track] < CUBE_MOST and prices.cube[track] > best:
            best = prices.cube[track]
    return best


def instant_worth(prices: Prices, state: Inferno, instant: int) -> float:
    seat = prices.seat
    if not has_instant(state, seat, instant):
        return 0.0
    if instant == instants.RELOCATE:
        return 0.3 * prices.disc
    if instant == instants.STYX:
        return best_styx(prices, state)
    if instant == instants.GUARDIAN:
        return prices.weights.guardian * prices.soon
    if instant == instants.PHLEGETHON:
        return best_cube(prices, state)
    if instant == instants.DISC:
        return prices.disc
    if instant == instants.MONEY:
        return prices.florin * state.rules.florin_benefit + prices.drachma * state.rules.drachma_benefit
    if instant == instants.KIN:
        count = min(2, len(members_in(state, seat)))
        return sum([home_price(prices, state, more + 1) + room_price(prices, more + 1) for more in range(count)])
    return urchin_worth(prices) + home_price(prices, state, 1) if can_adopt(state, seat) else 0.0


def urchin_worth(prices: Prices) -> float:
    return prices.weights.urchin * prices.soon


def left_worth(prices: Prices, state: Inferno, card: int, owned: int) -> float:
    """The half that acts at once, if its Barrel is owned."""
    rules = state.rules
    if not (owned >> rules.fraud_barrel[card]) & 1:
        return 0.0
    return max(prices.advance[rules.fraud_advance[card]], instant_worth(prices, state, rules.fraud_instant[card]))


def end_worth(prices: Prices, state: Inferno, card: int) -> float:
    """The better benefit of the right half, as if its Barrel were owned."""
    rules = state.rules
    benefit, track = rules.end_benefit[card], rules.end_of[card]
    worth = 0.0
    if benefit == VALUE:
        worth = prices.later * int(state.cubes[track])
    elif benefit == SET:
        worth = prices.later * (count(state.played[prices.seat]) + 1)
    elif benefit == CUBE:
        worth = prices.cube[track]
    elif benefit == HALF:
        worth = prices.half
    elif benefit == UPPER_TRACK:
        worth = best_advance(prices, UPPER)
    elif benefit == LOWER_TRACK:
        worth = best_advance(prices, LOWER)
    return max(worth, prices.fill[rules.end_soul[card]])


def right_worth(prices: Prices, state: Inferno, card: int, owned: int) -> float:
    """With its Barrel, or with the chance to get it yet."""
    barrel = state.rules.end_barrel[card]
    worth = end_worth(prices, state, card)
    if (owned >> barrel) & 1:
        return worth
    if (state.stolen[prices.seat] >> barrel) & 1 or not state.stalls[barrel]:
        return 0.0
    return 0.5 * worth * prices.soon


def card_worth(prices: Prices, state: Inferno, card: int, owned: int) -> float:
    worth = left_worth(prices, state, card, owned) + right_worth(prices, state, card, owned)
    return worth + sets_played(state, prices.seat) * prices.later + prices.demand.fraud


def sets_played(state: Inferno, seat: int) -> int:
    """Played cards that pay for every card played."""
    count = 0
    for card in range(FRAUDS):
        if (state.played[seat] >> card) & 1 and state.rules.end_benefit[card] == SET:
            count += 1
    return count


def play_worth(prices: Prices, state: Inferno, choice: Choice, fee: int, owned: int) -> float:
    """Of playing a card from the hand, the market or unseen, less what it costs; the hand is replaced."""
    if choice == BUY_BLIND:
        usual = 1.5 * prices.later + prices.demand.fraud
        return BLIND * usual - cost(prices, state, fee + FROM_ELSEWHERE)
    if choice >= BUY:
        return card_worth(prices, state, choice - BUY, owned) - cost(prices, state, fee + FROM_ELSEWHERE)
    return card_worth(prices, state, choice - PLAY, owned) - cost(prices, state, fee)


def best_play(prices: Prices, state: Inferno, fee: int) -> float:
    """Of the chance to play a card; nothing where none pays."""
    owned = owned_barrels(state, prices.seat)
    best = 0.0
    for card in range(FRAUDS):
        if (state.hands[prices.seat] >> card) & 1:
            best = max(best, play_worth(prices, state, PLAY + card, fee, owned))
    for card in state.market:
        best = max(best, play_worth(prices, state, BUY + card, fee, owned))
    return best


def barrel_worth(prices: Prices, state: Inferno, kind: int) -> float:
    """Of owning one more Barrel: its reward on the panel later, and the cards it makes good."""
    rules, seat = state.rules, prices.seat
    worth = prices.weights.barrel * prices.soon * reward_later(prices, state, kind)
    for card in range(FRAUDS):
        if (state.played[seat] & ~state.cashed[seat]) >> card & 1 and rules.end_barrel[card] == kind:
            worth += 0.7 * end_worth(prices, state, card)
        elif (state.hands[seat] >> card) & 1:
            if rules.end_barrel[card] == kind:
                worth += 0.6 * prices.soon
            if rules.fraud_barrel[card] == kind:
                worth += 0.8 * prices.soon
    return worth


def reward_later(prices: Prices, state: Inferno, kind: int) -> float:
    """What a Barrel may bring on the panel when the game is further on."""
    rules, seat, horizon = state.rules, prices.seat, prices.horizon
    levels = 0.0
    skulls = 0.0
    diplomas = 0.0
    for track in range(TRACKS):
        level = state.skulls[seat * TRACKS + track]
        levels += int(level)
        skulls += 1.0 if level else 0.0
        diplomas += 1.0 if (state.diplomas[seat] >> track) & 1 else 0.0
    more = horizon.accusations / state.seats
    if kind == BREAD:
        return prices.now * (levels + 0.6 * more) / rules.bread_spaces
    if kind == CLOTH:
        return prices.now * rules.cloth_diploma * (diplomas + 0.3 * more)
    if kind == WINE:
        return prices.now * rules.wine_skull * (skulls + 0.3 * more)
    return max(prices.now * rules.weapons_infamy, prices.half)
