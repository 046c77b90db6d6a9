"""Idol B (CRY-IDOL-B): the first to own two Idols flip them for the larger bonus; all of one round share it."""

from __future__ import annotations

from pandemonium.engine.bits import BIT, COUNT
from pandemonium.engine.state import Seat
from pandemonium.games.crypt.rules.event import RACED
from pandemonium.games.crypt.rules.figures import IDOL, PER_TYPE, column
from pandemonium.games.crypt.rules.state import Crypt


def race(state: Crypt) -> None:
    """Whoever has reached the pair while the race is open wins it. One round is one race (CRY-R9)."""
    if not state.side_b(IDOL) or state.race_round not in (0, state.round):
        return
    for turn in range(state.seats):
        seat = (state.leader + turn) % state.seats
        reached = COUNT[column(state.owned[seat], IDOL)] >= state.needs(IDOL)
        if reached and not (state.race_winners >> seat) & 1:
            state.race_round = state.round
            state.race_winners |= BIT[seat]
            flip_cheapest(state, seat, IDOL, state.needs(IDOL))
            state.tell(RACED, (seat, state.rules.rewards[IDOL * 2 + 1][0]))


def flip_cheapest(state: Crypt, seat: Seat, kind: int, number: int) -> None:
    """An automatic flip: cards everybody knows first, then the lowest values, exactly as many as asked (CRY-R31)."""
    for _ in range(number):
        best = -1
        cheapest = 1 << 20
        for card in range(kind * PER_TYPE, kind * PER_TYPE + PER_TYPE):
            if BIT[card] & state.owned[seat] & ~state.flipped:
                cost = state.rules.values[card] + (0 if BIT[card] & state.public else 1000)
                if cost < cheapest:
                    best = card
                    cheapest = cost
        state.flip(seat, best)
