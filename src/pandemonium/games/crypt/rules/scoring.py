"""The end (CRY-1.4.2, CRY-1.4.3): coins on cards, Collectors' bonuses, one coin per die left; ties by rolling."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.bits import BIT, COUNT
from pandemonium.engine.row import Row
from pandemonium.engine.seats import seats_of
from pandemonium.engine.state import Seat
from pandemonium.games.crypt.rules.event import ENDED, TIE_ROLLED
from pandemonium.games.crypt.rules.figures import (
    IDOL,
    JEWELRY,
    MANUSCRIPT,
    POTTERY,
    REMAINS,
    TAPESTRY,
    TYPES,
    Rules,
    column,
)
from pandemonium.games.crypt.rules.luck import TIE, place
from pandemonium.games.crypt.rules.race import flip_cheapest
from pandemonium.games.crypt.rules.state import Crypt


def score(state: Crypt) -> None:
    rescue_last(state)
    for cards in state.owned:
        state.public |= cards
    state.public |= state.discards
    state.tell(ENDED, ())
    state.scores = final_scores(state.rules, state.sides, state.owned, state.ready, state.race_winners)
    state.winners = break_tie(state)


def rescue_last(state: Crypt) -> None:
    """Remains A still open at the end is pure gain, so it is used for its owner (CRY-R12, CRY-C23)."""
    if state.side_b(REMAINS):
        return
    for seat in range(state.seats):
        while state.spent[seat] and COUNT[state.unflipped(seat, REMAINS)] >= state.needs(REMAINS):
            flip_cheapest(state, seat, REMAINS, state.needs(REMAINS))
            state.rescue(seat)


def final_scores(rules: Rules, sides: i64, owned: Row, ready: Row, race_winners: i64) -> tuple[int, ...]:
    """Every seat's coins from what lies on the table. The dice left count one each."""
    scores: list[int] = []
    for seat in range(len(owned)):
        coins, mine = ready[seat], owned[seat]
        for kind in range(i64(TYPES)):
            coins += rules.coins[kind][column(mine, kind)]
            coins += bonus(rules, sides, owned, race_winners, seat, kind)
        scores.append(coins)
    return tuple(scores)


def bonus(rules: Rules, sides: i64, owned: Row, race_winners: i64, seat: Seat, kind: i64) -> int:
    """What the Collector of a type gives a seat at the end."""
    side_b = (sides >> kind) & 1
    cards = column(owned[seat], kind)
    number = COUNT[cards]
    need = rules.needs[kind * 2 + side_b]
    if number < need:
        return 0
    rewards = rules.rewards[kind * 2 + side_b]
    if kind == IDOL:
        return 0 if not side_b else rewards[0] if (race_winners >> seat) & 1 else rewards[1]
    if kind == JEWELRY:
        return rewards[0] * number if side_b else rules.best[kind][cards]
    if kind == MANUSCRIPT:
        return 0 if side_b else rewards[0] * number - rules.coins[kind][cards]
    if kind == POTTERY:
        return 0 if side_b else rewards[min(number - need, len(rewards) - 1)]
    if kind == REMAINS:
        return rewards[0] if side_b else 0
    return sole_set(owned, need, rewards) if side_b else most_valuable(rules, owned, seat, rewards)


def most_valuable(rules: Rules, owned: Row, seat: Seat, rewards: list[int]) -> int:
    """Tapestry A: the highest total; every tied player gets it whole."""
    own = rules.coins[TAPESTRY][column(owned[seat], TAPESTRY)]
    for cards in owned:
        if rules.coins[TAPESTRY][column(cards, TAPESTRY)] > own:
            return 0
    return rewards[0]


def sole_set(owned: Row, need: int, rewards: list[int]) -> int:
    """Tapestry B: more for the only player with the set."""
    holders = [cards for cards in owned if COUNT[column(cards, TAPESTRY)] >= need]
    return rewards[0] if len(holders) == 1 else rewards[1]


def break_tie(state: Crypt) -> int:
    """The players tied for the first place roll the dice they have left until one is ahead (CRY-R19)."""
    tied = leading(state.scores, seats_of(BIT[state.seats] - 1))
    coins, rolled = [0] * state.seats, [0] * state.seats
    times = 0
    while len(tied) > 1 and max([state.ready[seat] for seat in tied]) > 0:
        for seat in tied:
            more, faces = roll_all(state, seat, times)
            coins[seat] += more
            rolled[seat] = rolled[seat] * 10 ** state.ready[seat] + faces
            state.tell(TIE_ROLLED, (seat, more, faces))
        tied = leading(tuple(coins), tied)
        times += 1
    state.ties, state.tie_faces = tuple(coins), tuple(rolled)
    winners = 0
    for seat in tied:
        winners |= BIT[seat]
    return winners


def leading(points: tuple[int, ...], among: list[Seat]) -> list[Seat]:
    """Those of them who have the most points."""
    found: list[Seat] = []
    for seat in among:
        if found and points[seat] > points[found[0]]:
            found = [seat]
        elif not found or points[seat] == points[found[0]]:
            found.append(seat)
    return found


def roll_all(state: Crypt, seat: Seat, times: int) -> tuple[int, int]:
    """Roll the dice that are left; what they show together, and their faces, one digit each."""
    dice = state.ready[seat]
    coins, faces = 0, 0
    for die in range(times * dice, (times + 1) * dice):
        face = state.draw_at(place(state, TIE, seat, die), 6) + 1
        coins += face
        faces = faces * 10 + face
    return coins, faces
