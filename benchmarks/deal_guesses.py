"""How often Deal with the Devil's `normal` guesses the devil and the cultist right in round 5 (DWD-6.7.8).

    python benchmarks/deal_guesses.py [GAMES]

Four `normal` at a table. By lot a third would be right. Guesses that were locked in round 3 are told apart: a bot makes
them only where it is confident.
"""

from __future__ import annotations

import sys
from collections import Counter

from pandemonium.engine.driver import choose
from pandemonium.engine.game import Setup
from pandemonium.engine.registry import load_game
from pandemonium.engine.seats import first_seat
from pandemonium.games.deal.bot.craft import craft
from pandemonium.games.deal.bot.policy import answer
from pandemonium.games.deal.data.names import ROLES
from pandemonium.games.deal.rules.fields import NOBODY
from pandemonium.games.deal.rules.figures import SEATS
from pandemonium.games.deal.rules.routing import CULTIST, DEVIL
from pandemonium.games.deal.rules.state import Deal
from pandemonium.lab.interval import wilson

Guesses = Counter[tuple[str, int, bool]]


def main(games: int) -> None:
    game, weights = load_game("deal"), craft.weights.load("normal", SEATS)
    found: Guesses = Counter()
    for number in range(games):
        state = game.new(Setup(SEATS, f"guesses {number}", {}))
        state.events = None
        while state.asked:
            seat = first_seat(state.asked)
            choose(state, seat, answer(weights, state, seat))
        look(state, found)
    for kind, role in sorted({(kind, role) for kind, role, _ in found}):
        right, made = found[kind, role, True], found[kind, role, True] + found[kind, role, False]
        low, high = wilson(right / made, made)
        print(f"{kind} {ROLES[role]}: {right / made:.1%} [{low:.1%}, {high:.1%}] of {made}")


def look(state: Deal, found: Guesses) -> None:
    for kind, pile in (("in round 5", state.guess), ("locked in round 3", state.locked)):
        for role in (DEVIL, CULTIST):
            for suspect in pile[role * SEATS : (role + 1) * SEATS]:
                if suspect != NOBODY:
                    found[kind, role, state.mark[suspect] == role] += 1


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
