"""Outlook: what a bot reckons with in one decision: the figures of the game, its weights, the odds of the deck."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.bits import BIT, COUNT
from pandemonium.games.crypt.rules.figures import PER_TYPE, TYPES, Rules, column
from pandemonium.games.crypt.rules.state import GONE, Crypt

WIDTH: Final = PER_TYPE + 1


class Weights:
    """What the bot believes, in coins unless a share; `train` finds the numbers, `weights.toml` keeps them."""

    __slots__ = (
        "dark",
        "denial",
        "die_1",
        "die_2",
        "die_3",
        "hidden",
        "noise",
        "peek",
        "push",
        "push_at",
        "push_spread",
        "race",
        "reroll",
        "rescue",
        "reserve",
        "share",
    )

    share: float  # of the cards still to come, those that fall to one player
    denial: float  # of a card's worth to the keenest rival, what it is worth to keep it from them
    die_3: float  # price of losing one die of three
    die_2: float  # of two
    die_1: float  # the last one
    push: float  # chance of being pushed where it pays a rival well
    push_at: float  # what it must pay for half that chance
    push_spread: float  # how sharply the chance grows
    dark: float  # the same as push for a rival who may take one card only
    reserve: float  # worth of a die kept for the second turn
    race: float  # chance of being first where the Idol race is open
    reroll: float  # worth of an Idol on side A
    peek: float  # of a Manuscript on side B
    hidden: float  # of a pair of Pottery on side B
    rescue: float  # of a pair of Remains on side A
    noise: float  # coins of error in every judgement


class Outlook:
    """Made once for a decision, shared by all its playouts."""

    __slots__ = ("in_play", "odds", "pottery", "rules", "seats", "tail", "weights")

    rules: Rules
    seats: int
    weights: Weights
    in_play: list[int]  # by type: the column of cards the deck began with
    odds: list[float]  # n * 9 + j: chance that j of the n cards to come fall to one player
    tail: list[float]  # n * 9 + j: chance of at least j
    pottery: list[float]  # n * 9 + c: expected steps of Pottery A with c cards and n to come


def outlook_of(rules: Rules, seats: int, weights: Weights) -> Outlook:
    outlook = Outlook()
    outlook.rules = rules
    outlook.seats = seats
    outlook.weights = weights
    outlook.in_play = []
    for kind in range(TYPES):
        cards = 0
        for place in range(PER_TYPE):
            if rules.players[kind * PER_TYPE + place] <= max(seats, 2):
                cards |= BIT[place]
        outlook.in_play.append(cards)
    outlook.odds = binomial(weights.share)
    outlook.tail = tails(outlook.odds)
    outlook.pottery = expected_steps(rules, outlook.odds)
    return outlook


def binomial(share: float) -> list[float]:
    rows = [1.0] + [0.0] * PER_TYPE
    for n in range(1, WIDTH):
        above = (n - 1) * WIDTH
        for j in range(WIDTH):
            missed = rows[above + j] * (1.0 - share)
            rows.append(missed + rows[above + j - 1] * share if j else missed)
    return rows


def tails(odds: list[float]) -> list[float]:
    tail = odds[:]
    for n in range(WIDTH):
        for j in range(WIDTH - 2, -1, -1):
            tail[n * WIDTH + j] += tail[n * WIDTH + j + 1]
    return tail


def expected_steps(rules: Rules, odds: list[float]) -> list[float]:
    """Pottery A's reward for each number of cards, over all that may still come."""
    steps = [pottery_steps(rules, number) for number in range(WIDTH)]
    expected: list[float] = []
    for n in range(WIDTH):
        for c in range(WIDTH):
            worth = 0.0
            for j in range(n + 1):
                worth += odds[n * WIDTH + j] * steps[min(c + j, PER_TYPE)]
            expected.append(worth)
    return expected


def pottery_steps(rules: Rules, number: int) -> float:
    need = rules.needs[6]
    rewards = rules.rewards[6]
    if number < need or not rewards:
        return 0.0
    return float(rewards[min(number - need, len(rewards) - 1)])


def to_come(outlook: Outlook, state: Crypt) -> list[int]:
    """By type, how many cards the deck still holds: everybody knows the type of every card laid out."""
    dealt = state.discards
    for cards in state.owned:
        dealt |= cards
    for card in state.crypt:
        if card != GONE:
            dealt |= BIT[card]
    return [COUNT[outlook.in_play[kind] & ~column(dealt, kind)] for kind in range(TYPES)]


def coins_of(outlook: Outlook, state: Crypt, seat: int, card: int) -> float:
    """A card's value as far as the seat knows: the mean of the unseen ones of its type where it has not seen it."""
    seen = state.public | state.known[seat] | state.owned[seat]
    if BIT[card] & seen:
        return float(state.rules.values[card])
    kind = card // PER_TYPE
    unseen = outlook.in_play[kind] & ~column(seen, kind)
    return state.rules.coins[kind][unseen] / COUNT[unseen]
