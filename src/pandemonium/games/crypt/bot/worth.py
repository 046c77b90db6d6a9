"""What a card is worth to a seat: its coins, and what it adds to the bonus its Collector may be expected to give."""

from __future__ import annotations

from pandemonium.engine.bits import COUNT
from pandemonium.games.crypt.bot.outlook import WIDTH, Outlook
from pandemonium.games.crypt.rules.figures import IDOL, JEWELRY, MANUSCRIPT, POTTERY, REMAINS, TAPESTRY, column
from pandemonium.games.crypt.rules.state import Crypt


def worth(outlook: Outlook, state: Crypt, seat: int, kind: int, coins: float, left: int) -> float:
    """Of one more card of a type, `left` of which are still in the deck."""
    with_it = prospect(outlook, state, seat, kind, 1, coins, left)
    return coins + with_it - prospect(outlook, state, seat, kind, 0, 0.0, left)


def prospect(outlook: Outlook, state: Crypt, seat: int, kind: int, more: int, coins: float, left: int) -> float:
    """The bonus to be expected of a type's Collector for the cards owned and `more` others worth `coins`."""
    side_b = state.side_b(kind)
    if kind == IDOL:
        return race_prospect(outlook, state, seat, more, left) if side_b else ability(outlook, state, seat, kind, more)
    if kind == JEWELRY:
        return jewelry(outlook, state, seat, more, coins, left)
    if kind == MANUSCRIPT:
        return (
            ability(outlook, state, seat, kind, more)
            if side_b
            else manuscripts(outlook, state, seat, more, coins, left)
        )
    number = COUNT[column(state.owned[seat], kind)] + more
    if kind == POTTERY:
        return pairs(outlook, state, seat, kind, more, left) if side_b else outlook.pottery[left * WIDTH + number]
    if kind == REMAINS:
        if not side_b:
            return pairs(outlook, state, seat, kind, more, left)
        return reward(state, kind, 0) * chance_of(outlook, left, state.needs(kind) - number)
    return (
        tapestry_sets(outlook, state, seat, number, left)
        if side_b
        else tapestry_lead(outlook, state, seat, coins, left)
    )


def reward(state: Crypt, kind: int, which: int) -> float:
    return float(state.rules.rewards[kind * 2 + ((state.sides >> kind) & 1)][which])


def chance_of(outlook: Outlook, left: int, missing: int) -> float:
    """That so many more cards of a type fall to one player."""
    return 1.0 if missing <= 0 else outlook.tail[left * WIDTH + missing]


def ability(outlook: Outlook, state: Crypt, seat: int, kind: int, more: int) -> float:
    """Idol A and Manuscript B are paid with one card; without rounds to come there is little left to use them on."""
    weights = outlook.weights
    each = weights.reroll if kind == IDOL else weights.peek
    if not state.deck:
        each = 0.3 * each if kind == IDOL else 0.0
    return each * int(COUNT[state.unflipped(seat, kind)] + more)


def pairs(outlook: Outlook, state: Crypt, seat: int, kind: int, more: int, left: int) -> float:
    """Pottery B and Remains A are paid with two cards."""
    weights = outlook.weights
    each = weights.rescue if kind == REMAINS else weights.hidden if state.deck else 0.0
    number = COUNT[state.unflipped(seat, kind)] + more
    whole = float(number // 2)
    return each * (whole + chance_of(outlook, left, 1) if number % 2 else whole)


def race_prospect(outlook: Outlook, state: Crypt, seat: int, more: int, left: int) -> float:
    if (state.race_winners >> seat) & 1:
        return reward(state, IDOL, 0)
    missing = state.needs(IDOL) - COUNT[column(state.owned[seat], IDOL)] - more
    later = reward(state, IDOL, 1)
    if state.race_round not in (0, state.round):
        return later * chance_of(outlook, left, missing)
    first = 1.0 if missing <= 0 else outlook.weights.race
    return (later + (reward(state, IDOL, 0) - later) * first) * chance_of(outlook, left, missing)


def jewelry(outlook: Outlook, state: Crypt, seat: int, more: int, coins: float, left: int) -> float:
    cards = column(state.owned[seat], JEWELRY)
    number = COUNT[cards] + more
    if state.side_b(JEWELRY):
        return reward(state, JEWELRY, 0) * int(number)
    best = max(float(state.rules.best[JEWELRY][cards]), coins)
    return max(best, 2.5) * chance_of(outlook, left, state.needs(JEWELRY) - number)


def manuscripts(outlook: Outlook, state: Crypt, seat: int, more: int, coins: float, left: int) -> float:
    """Side A: each counts the same once there are enough; those to come gain as well."""
    cards = column(state.owned[seat], MANUSCRIPT)
    number = COUNT[cards] + more
    each = reward(state, MANUSCRIPT, 0)
    gained = each * int(number) - state.rules.coins[MANUSCRIPT][cards] - coins
    coming = (each - 2.5) * left * outlook.weights.share
    return (gained + coming) * chance_of(outlook, left, state.needs(MANUSCRIPT) - number)


def tapestry_lead(outlook: Outlook, state: Crypt, seat: int, coins: float, left: int) -> float:
    """Side A: the highest total at the end. The more cards are to come the less a lead means."""
    mine = state.rules.coins[TAPESTRY][column(state.owned[seat], TAPESTRY)] + coins
    best = 0.0
    for other in range(state.seats):
        if other != seat:
            best = max(best, known_tapestries(state, seat, other))
    ahead = mine - best
    if not left:
        return reward(state, TAPESTRY, 0) if mine > 0.0 and ahead >= 0.0 else 0.0
    if state.solo:
        return reward(state, TAPESTRY, 0) * (1.0 if mine > 0.0 else chance_of(outlook, left, 1))
    even = 1.0 / int(state.seats)
    swing = ahead / (abs(ahead) + 1.0 + 0.7 * left)
    return reward(state, TAPESTRY, 0) * (even + swing * (1.0 - even) if swing > 0.0 else even + swing * even)


def known_tapestries(state: Crypt, seat: int, other: int) -> float:
    """A rival's total as the seat knows it; cards it has not seen count as the mean."""
    cards = column(state.owned[other], TAPESTRY)
    seen = cards & column(state.public | state.known[seat], TAPESTRY)
    return state.rules.coins[TAPESTRY][seen] + 2.5 * int(COUNT[cards & ~seen])


def tapestry_sets(outlook: Outlook, state: Crypt, seat: int, number: int, left: int) -> float:
    """Side B: the set pays more to its only owner."""
    need = state.needs(TAPESTRY)
    rivals = 0.0
    for other in range(state.seats):
        if other != seat:
            missing = need - COUNT[column(state.owned[other], TAPESTRY)]
            rivals = max(rivals, chance_of(outlook, left, missing))
    alone = reward(state, TAPESTRY, 0)
    return (alone + (reward(state, TAPESTRY, 1) - alone) * rivals) * chance_of(outlook, left, need - number)
