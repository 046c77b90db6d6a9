"""How much a point tells in Deal with the Devil: the chance to win by what all may expect after each round.

    python benchmarks/deal_chances.py [GAMES]

The numbers go to `TELLS` in `games/deal/bot/horizon.py`: the slopes that make what happened in games of the quick
policy most likely, and beside them how much better they foretell it than even chances (in bits a game).
"""

from __future__ import annotations

import sys
from math import exp, log

from pandemonium.engine.game import Setup
from pandemonium.engine.registry import load_game
from pandemonium.games.deal.bot.craft import craft
from pandemonium.games.deal.bot.horizon import play_round, prospect
from pandemonium.games.deal.rules.state import Deal

SEATS = 4
SLOPES = [step / 200 for step in range(1, 201)]


def seen_in(seed: str) -> tuple[dict[int, list[float]], list[int]]:
    """What all might expect after each round, and who won."""
    state: Deal = load_game("deal").new(Setup(SEATS, seed))
    state.events = None
    weights = [craft.weights.load("normal", SEATS)] * SEATS
    seen: dict[int, list[float]] = {}
    while state.asked:
        play_round(weights, state)
        if state.asked:
            seen[state.round] = [prospect(weights[seat], state, seat) for seat in range(SEATS)]
    return seen, [seat for seat in range(SEATS) if state.winners >> seat & 1]


def bits(slope: float, games: list[tuple[list[float], list[int]]]) -> float:
    total = 0.0
    for prospects, winners in games:
        odds = [exp(slope * (one - max(prospects))) for one in prospects]
        total += sum(log(SEATS * odds[seat] / sum(odds), 2) for seat in winners) / len(winners)
    return total / len(games)


def main() -> None:
    played = [seen_in(f"chances {number}") for number in range(int(sys.argv[1]) if len(sys.argv) > 1 else 400)]
    for round in sorted(played[0][0]):
        games = [(seen[round], winners) for seen, winners in played]
        slope = max(SLOPES, key=lambda one: bits(one, games))
        print(f"round {round}: {slope:.3f} ({bits(slope, games):.2f} bits)")


if __name__ == "__main__":
    main()
