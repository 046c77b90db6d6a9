"""What a disc on a gate is worth: how many ways lead through it, and Souls that wait above it."""

from __future__ import annotations

from pandemonium.engine.bits import BIT
from pandemonium.engine.state import Choice
from pandemonium.games.inferno.bot.prices import Prices
from pandemonium.games.inferno.rules.choice import RELOCATE
from pandemonium.games.inferno.rules.figures import DIS, GATES
from pandemonium.games.inferno.rules.state import Inferno


def gate_share(state: Inferno, gate: int) -> float:
    """From about 0.6 to 1.5: ways in and out, and Souls that could use it."""
    board, first = state.board, state.rules.first
    below = first[DIS] + gate
    share = 0.5 + 0.1 * len(board.lines_of[below])
    for above in range(first[DIS - 1], first[DIS - 1] + board.width[DIS - 1]):
        if below in board.lines_of[above]:
            share += 0.1
            if state.standing & BIT[above] and state.colour[above] >= DIS:
                share += 0.3
    return share


def gate_worth(prices: Prices, state: Inferno, gate: int) -> float:
    return prices.disc * gate_share(state, gate)


def relocation_worth(prices: Prices, state: Inferno, choice: Choice) -> float:
    """An own disc to a better gate, another's to a worse one."""
    owner, gates = divmod(choice - RELOCATE, GATES * GATES)
    start, end = divmod(gates, GATES)
    better = gate_share(state, end) - gate_share(state, start)
    return prices.disc * better - 0.05 if owner == prices.seat else -0.5 * prices.disc * better - 0.05
