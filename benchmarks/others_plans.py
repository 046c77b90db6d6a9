"""The Others: does the learned chance tell plans of one question apart, tried in the same worlds with the same luck?

    python benchmarks/others_plans.py [GAMES]

Each plan is followed and played on by the policy to where the search stops, judged there, and played on to the end. Of
two plans in one world of which one wins and the other loses, how often did the winner's chance look better there, by
`prospects`, which the search uses, and by `foretold`? A coin says 50 %. Two games that are over by then need no chance.
"""

from __future__ import annotations

import sys
from math import sqrt

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import choose
from pandemonium.engine.game import Setup
from pandemonium.engine.registry import load_game
from pandemonium.engine.seats import first_seat
from pandemonium.games.others.bot.craft import HORIZON, craft
from pandemonium.games.others.bot.foretold import foretold
from pandemonium.games.others.bot.policy import answer, play_on
from pandemonium.games.others.bot.prospects import heroes_chance
from pandemonium.games.others.experiments import ANY
from pandemonium.games.others.rules.rounds import LAST_ROUND
from pandemonium.games.others.rules.state import Others
from pandemonium.playing.mind import mind_of

EVERY, WORLDS = 25, 3
"""Questions of a game that are looked at, and the worlds that their plans are tried in."""


def judged(state: Others) -> tuple[float, float]:
    """By `prospects` and by `foretold`."""
    won = float(state.heroes_won)
    return (heroes_chance(state), foretold(state)) if state.asked else (won, won)


def pairs_in(number: int) -> list[tuple[float, float]]:
    """For every two plans of which one wins: whether each chance said so, or half where it saw no difference."""
    game = load_game("others")
    state: Others = game.new(Setup(2, f"plans {number}", ANY))
    state.events = None
    outlook = craft.outlook(craft.weights.load("normal", 2), state)
    found: list[tuple[float, float]] = []
    asked = number % EVERY
    while state.asked:
        seat = first_seat(state.asked)
        asked += 1
        if asked % EVERY == 0 and state.round:
            mind, chance = mind_of(game, state, seat), chance_from(f"plans {number} {asked}")
            for _ in range(WORLDS):
                world = mind.sample(chance)
                ends = []
                for plan in craft.candidates(outlook, world, seat):
                    after = game.clone(world)
                    craft.follow(after, seat, plan)
                    play_on([outlook] * 2, after, HORIZON)
                    told = judged(after)
                    play_on([outlook] * 2, after, LAST_ROUND)
                    ends.append((told, after.heroes_won))
                won, lost = [one for one, end in ends if end], [one for one, end in ends if not end]
                open_yet = [(one, two) for one in won for two in lost if one[0] < 1.0 or two[0] > 0.0]
                found += [(better(one[0], two[0]), better(one[1], two[1])) for one, two in open_yet]
        choose(state, seat, answer(outlook, state, seat))
    return found


def better(winner: float, loser: float) -> float:
    return 0.5 if winner == loser else float(winner > loser)


def main() -> None:
    games = [pairs_in(number) for number in range(int(sys.argv[1]) if len(sys.argv) > 1 else 100)]
    games = [pairs for pairs in games if pairs]
    all_pairs = sum(len(pairs) for pairs in games)
    for name, fit in (("prospects", 0), ("foretold", 1)):
        print(f"{name}: {sum(pair[fit] for pairs in games for pair in pairs) / all_pairs:.1%}")
    gains = [sum(after - before for before, after in pairs) for pairs in games]
    mean = sum(gains) / all_pairs
    error = sqrt(sum((gain - mean * len(pairs)) ** 2 for gain, pairs in zip(gains, games, strict=True))) / all_pairs
    print(f"gain {mean:.1%} ± {1.96 * error:.1%} over {all_pairs} pairs of {len(games)} games")


if __name__ == "__main__":
    main()
