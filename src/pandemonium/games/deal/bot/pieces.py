"""What a piece of soul is worth to its holder, by its rank among those he has (DWD-6.7.4)."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.state import Seat
from pandemonium.games.deal.bot.notes import devil_pieces, own_pieces, rounds_of_deals_left
from pandemonium.games.deal.bot.outlook import Weights
from pandemonium.games.deal.bot.threats import SOLD, UNSEEN, answers_worth, threats_in
from pandemonium.games.deal.bot.worth import stock_worth
from pandemonium.games.deal.knowledge.belief_roles import chest_met
from pandemonium.games.deal.rules.account import INDULGENCE_POINTS
from pandemonium.games.deal.rules.fields import HUNT
from pandemonium.games.deal.rules.figures import COIN, GRAIN, ROUNDS, STONE, WOOD
from pandemonium.games.deal.rules.hunt import PROOF
from pandemonium.games.deal.rules.opening_public import SOULS_WORTH
from pandemonium.games.deal.rules.ritual import ANONYMOUS
from pandemonium.games.deal.rules.routing import CULTIST, DEVIL
from pandemonium.games.deal.rules.state import Deal

PIECES: Final = 8
PROVED: Final = 0.5
"""What being able to prove oneself is worth in a hunt that is still to come."""
OPENED_EARLY: Final = -0.3
"""What an inquisitor costs the devil himself whom his second piece opens in round 3."""


def ladder(weights: Weights, state: Deal, seat: Seat) -> list[float]:
    """The worth of the first, second … eighth piece; a marked one is worth a point less."""
    worths = [0.0] * PIECES
    if state.open:
        return worths
    for round in (ANONYMOUS, ROUNDS):
        if state.round < round or (state.round == round and not (round == ANONYMOUS and state.opening)):
            add_answers(weights, state, seat, round, worths)
    if state.round <= ANONYMOUS:
        hunts = ANONYMOUS - max(state.round, 2) + (1 if state.phase <= HUNT else 0)
        worths[PROOF - 1] += PROVED * int(hunts)
    if state.mark[seat] == DEVIL:
        add_devils_own(weights, state, seat, worths)
    return worths


def add_answers(weights: Weights, state: Deal, seat: Seat, round: int, worths: list[float]) -> None:
    """Penalties that it saves; indulgences that are held stand behind the pieces, and are kept for the last round."""
    indulgences = state.kingdoms[seat].indulgences if round == ROUNDS else 0
    free = free_answers(state, seat)
    saved = answers_worth(threats_in(weights, state, seat, round), PIECES + indulgences + free)
    for rank in range(PIECES):
        own = saved[rank + free]
        if indulgences:
            spare = saved[rank + free + indulgences]
            own = own - max(0.0, own - INDULGENCE_POINTS) + max(0.0, spare - INDULGENCE_POINTS)
        worths[rank] += own


def free_answers(state: Deal, seat: Seat) -> int:
    """Inquisitors that cards satisfy for nothing."""
    return sum([1 for card in state.kingdoms[seat].built if state.rules.buildings[card].free_answer])


def add_devils_own(weights: Weights, state: Deal, seat: Seat, worths: list[float]) -> None:
    """The step of the table in the end, with the pieces he may still expect, and the goods of round 3."""
    more = SOLD * max(0, rounds_of_deals_left(state) - 1)
    for rank in range(PIECES):
        worths[rank] += souls_worth(rank + 1 + more) - souls_worth(rank + more)
    if state.round < ANONYMOUS or (state.round == ANONYMOUS and not state.opening):
        worths[0] += stock_worth(weights, state, seat, WOOD) + stock_worth(weights, state, seat, STONE)
        worths[1] += 2 * stock_worth(weights, state, seat, COIN) + OPENED_EARLY


def souls_worth(pieces: float) -> float:
    """The table of round 5, read between its lines."""
    whole = min(int(pieces), len(SOULS_WORTH) - 1)
    above = min(whole + 1, len(SOULS_WORTH) - 1)
    return SOULS_WORTH[whole] + (pieces - whole) * (SOULS_WORTH[above] - SOULS_WORTH[whole])


def piece_worth(weights: Weights, state: Deal, seat: Seat, rank: int) -> float:
    """Of the piece with this rank, 1 for the first."""
    return ladder(weights, state, seat)[rank - 1] if 1 <= rank <= PIECES else 0.0


def given_up(weights: Weights, state: Deal, seat: Seat, clean: int, marked: int) -> float:
    """What a seat loses by paying so many pieces; a marked one takes its own loss with it."""
    own = own_pieces(state, seat)
    worths = ladder(weights, state, seat)
    share = weights.soul + (weights.careful if state.mark[seat] == CULTIST else 0.0)
    lost = share * sum([worths[own - 1 - number] for number in range(clean + marked)])
    if marked:
        lost -= marked + (cultist_reward(weights, state, seat, marked) if state.mark[seat] == CULTIST else 0.0)
    return lost + weights.rival * devils_gain(state, seat, clean + marked)


def devils_gain(state: Deal, seat: Seat, pieces: int) -> float:
    """What so many more pieces lift the devil by in round 5, if the chest before this seat is his."""
    if not state.distribution or chest_met(state, seat, state.round, state.distribution) != DEVIL:
        return 0.0
    more = devil_pieces(state, seat) + UNSEEN * (int(state.round - 1)) + SOLD * max(0, rounds_of_deals_left(state) - 1)
    return souls_worth(more + pieces) - souls_worth(more)


def cultist_reward(weights: Weights, state: Deal, seat: Seat, marked: int) -> float:
    """What the devil's chest will bring the cultist in round 3 (DWD-1.14.7)."""
    if state.round > ANONYMOUS or state.opening:
        return 0.0
    already = 2 - state.kingdoms[seat].marked
    coin = stock_worth(weights, state, seat, COIN)
    steps = [stock_worth(weights, state, seat, GRAIN) + coin, 3 * coin]
    return sum([steps[already + number] for number in range(marked) if already + number < len(steps)])


def received(weights: Weights, state: Deal, seat: Seat, number: int) -> float:
    """What a seat gains by being paid so many pieces."""
    own = own_pieces(state, seat)
    worths = ladder(weights, state, seat)
    share = 1.0 if state.mark[seat] == DEVIL else weights.soul
    return share * sum([worths[own + more] for more in range(number) if own + more < PIECES])
