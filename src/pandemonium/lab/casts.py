"""Casts: how one level fares against three of another in each role that a game deals in secret.

    python -m pandemonium.lab.casts deal normal easy 25 [SEED]

Every deal is played once from each seat, so each role is played as often and with the same luck. The roles are those
that the game's module `balance` sees at the end.
"""

from __future__ import annotations

import sys

from pandemonium.engine.game import Setup
from pandemonium.engine.registry import load_game, needed_part
from pandemonium.engine.role import shares
from pandemonium.lab.closely import Share, share_of
from pandemonium.lab.play import play
from pandemonium.lab.work import Workers, spread

SECONDS = 1000.0
"""Searching bots are held to their playouts, not to the clock."""
ALL = "all roles"


def casts(game_id: str, level: str, others: str, deals: int, seed: str, workers: Workers = 2) -> dict[str, Share]:
    """By role, and over all of them."""
    seats = load_game(game_id).seats[-1]
    jobs = [(game_id, level, others, seats, f"{seed} {deal}", seat) for deal in range(deals) for seat in range(seats)]
    played = list(spread(cast, jobs, workers))
    roles = sorted({role for role, _, _ in played})
    found = {role: [(won, score) for part, won, score in played if part == role] for role in roles}
    found[ALL] = [(won, score) for _, won, score in played]
    return {role: share_of([won for won, _ in seen], [score for _, score in seen]) for role, seen in found.items()}


def cast(game_id: str, level: str, others: str, seats: int, seed: str, seat: int) -> tuple[str, float, int]:
    """One game with the level in this seat: its role, its share of the win, its score."""
    game = load_game(game_id)
    levels = [level if other == seat else others for other in range(seats)]
    state, _ = play(game, Setup(seats, seed, {}), levels, SECONDS)
    result = game.result(state)
    role = needed_part(game_id, "balance").closely(state).groups["role"][seat]
    return role, shares(game.roles(seats, {}), result.winners)[seat], result.scores[seat]


if __name__ == "__main__":
    game_id, level, others, deals = sys.argv[1:5]
    for role, share in casts(game_id, level, others, int(deals), " ".join(sys.argv[5:]) or "casts").items():
        low, high = share.wins_95
        print(f"{role}: {share.wins:.1%} [{low:.1%}, {high:.1%}] of {share.seats}, {share.mean_score:.1f} points")
