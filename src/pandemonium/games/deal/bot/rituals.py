"""The inquisition begins (DWD-6.7.6): wings, and what goes into the chest of the ritual."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.state import Choice, Seat
from pandemonium.games.deal.bot.bribing import bribe_target
from pandemonium.games.deal.bot.outlook import Weights
from pandemonium.games.deal.bot.pieces import free_answers, souls_worth
from pandemonium.games.deal.bot.roles import best_guesses, role_chances
from pandemonium.games.deal.bot.summons import penalties_after, rivals_share
from pandemonium.games.deal.bot.threats import answers_worth, threats_in
from pandemonium.games.deal.bot.worth import stock_worth
from pandemonium.games.deal.rules.account import INDULGENCE_POINTS
from pandemonium.games.deal.rules.choice import BRIBE, BUY_WING, CLOSE, DONE, GUESS, PUT_CLEAN, PUT_MARKED
from pandemonium.games.deal.rules.figures import COIN, ROUNDS, SEATS, STOCKS
from pandemonium.games.deal.rules.ritual import GUESSED, guesses
from pandemonium.games.deal.rules.routing import CULTIST, DEVIL, MARKS
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.rules.wings import SET, wing_price

SURE: Final = 0.6
"""In round 3 a guess is made from this chance on."""
MOST_WINGS: Final = 6


def choose_prepare(weights: Weights, state: Deal, seat: Seat) -> Choice:
    """Wings, as long as some number of them, and the indulgences they make, is worth more than its coins."""
    price = wing_price(state, seat)
    coins = state.stock[seat * STOCKS + COIN]
    most = min(MOST_WINGS, coins // price)
    if not most:
        return DONE
    saved = answers_worth(threats_in(weights, state, seat, state.round), 16)
    coin = stock_worth(weights, state, seat, COIN)
    nothing = wings_worth(state, seat, saved, 0)
    for number in range(1, most + 1):
        if wings_worth(state, seat, saved, number) - nothing > int(number * price) * coin + 0.1:
            return BUY_WING
    return DONE


def wings_worth(state: Deal, seat: Seat, saved: list[float], bought: int) -> float:
    """Points for wings left, and for indulgences, each at what it saves or what it scores."""
    kingdom = state.kingdoms[seat]
    wings = kingdom.angel + bought
    indulgences = kingdom.indulgences + wings // SET
    first = kingdom.clean + kingdom.marked + free_answers(state, seat)
    worth = float(wings % SET)
    for number in range(indulgences):
        at = first + number
        worth += max(float(INDULGENCE_POINTS), saved[at] if at < len(saved) else 0.0)
    return worth


def choose_ritual(weights: Weights, state: Deal, seat: Seat) -> Choice:
    """Pieces, then bribes, then guesses; each is reckoned from what is in hand and in the chest together."""
    options = state.asking(seat).options(state, seat)
    if PUT_MARKED in options and state.round != ROUNDS:
        return PUT_MARKED
    if state.mark[seat] == DEVIL:
        piece = next_piece(weights, state, seat, options)
        if piece != CLOSE:
            return piece
    if BRIBE + COIN in options and state.bribe[seat * STOCKS + COIN] < bribe_target(weights, state, seat):
        return BRIBE + COIN
    return next_guess(state, seat)


def next_piece(weights: Weights, state: Deal, seat: Seat, options: list[Choice]) -> Choice:
    """The devil puts in as many as pay, clean ones first."""
    kingdom = state.kingdoms[seat]
    inside = kingdom.ritual_clean + kingdom.ritual_marked
    if inside >= pieces_target(weights, state, seat):
        return CLOSE
    if PUT_CLEAN in options:
        return PUT_CLEAN
    return PUT_MARKED if PUT_MARKED in options else CLOSE


def pieces_target(weights: Weights, state: Deal, seat: Seat) -> int:
    """Points or goods for him against the inquisitors it opens for himself and, which he likes, for the others."""
    kingdom = state.kingdoms[seat]
    own = kingdom.clean + kingdom.marked + kingdom.ritual_clean + kingdom.ritual_marked
    best, most = 0, -1000.0
    for number in range(own + 1):
        worth = reward(weights, state, seat, number) - penalties_after(weights, state, seat, own, number)
        worth += rivals_share(state, seat, number)
        if worth > most:
            best, most = number, worth
    return best


def reward(weights: Weights, state: Deal, seat: Seat, pieces: int) -> float:
    """What the opening gives him for so many."""
    if state.round == ROUNDS:
        return souls_worth(float(pieces))
    coin = stock_worth(weights, state, seat, COIN)
    return coin * (0.0 if pieces == 0 else 3.6 if pieces == 1 else 5.6)


def next_guess(state: Deal, seat: Seat) -> Choice:
    """In round 5 always; in round 3 only who is likely enough, as equal guesses lock them all."""
    open_to = [[choice - GUESS - role * SEATS for choice in guesses(state, seat, role)] for role in GUESSED]
    if not open_to[DEVIL] and not open_to[CULTIST]:
        return CLOSE
    chances = role_chances(state, seat)
    named = best_guesses(chances, open_to[DEVIL], open_to[CULTIST])
    least = 0.0 if state.round == ROUNDS else SURE
    for role in GUESSED:
        suspect = named[role]
        if suspect >= 0 and chances[suspect * MARKS + role] > least:
            return GUESS + role * SEATS + suspect
    return CLOSE
