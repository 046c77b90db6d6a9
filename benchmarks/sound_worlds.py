"""How many worlds a second Deal with the Devil's sound sampler draws, and how many of them are sound, by round.

    python benchmarks/sound_worlds.py [GAMES]

Positions of games that `normal` plays, each looked at by one seat in turn; processor time. Weighing the roles is what a
search does once for a question, so it is told apart.
"""

from __future__ import annotations

import sys
import time

from pandemonium.engine.driver import choose
from pandemonium.engine.game import Setup
from pandemonium.engine.imagined import imagined
from pandemonium.engine.registry import load_game
from pandemonium.engine.seats import first_seat
from pandemonium.games.deal.bot.craft import craft
from pandemonium.games.deal.bot.policy import answer
from pandemonium.games.deal.knowledge.belief_case import missing
from pandemonium.games.deal.knowledge.belief_known import past_of
from pandemonium.games.deal.knowledge.belief_sound import attempt, sample_sound, weigh
from pandemonium.games.deal.rules.figures import ROUNDS, SEATS
from pandemonium.games.deal.rules.state import Deal

EVERY, WORLDS = 9, 12
"""One question in so many is looked at, with so many worlds."""


class Round:
    """What was measured in one round of the games."""

    def __init__(self) -> None:
        self.worlds = self.sound = self.weighed = 0
        self.drawing = self.weighing = 0.0

    def look(self, state: Deal, seat: int, number: int) -> None:
        chance = imagined(number)
        start = time.process_time()
        past = past_of(state, seat)
        weights = weigh(past, chance)
        between = time.process_time()
        for _ in range(WORLDS):
            sample_sound(past, chance, weights)
        end = time.process_time()
        self.weighing, self.drawing = self.weighing + between - start, self.drawing + end - between
        self.weighed, self.worlds = self.weighed + 1, self.worlds + WORLDS
        tries = [attempt(past, state.mark, chance) for _ in range(WORLDS)]
        self.sound += sum(missing(case) == 0 for case in tries)


def main(games: int) -> None:
    game, weights = load_game("deal"), craft.weights.load("normal", SEATS)
    rounds = [Round() for _ in range(ROUNDS)]
    for number in range(games):
        state = game.new(Setup(SEATS, f"sound {number}", {}))
        state.events = None
        asked = 0
        while state.asked:
            asked += 1
            if asked % EVERY == 0 and not state.open:
                rounds[state.round - 1].look(state, asked // EVERY % SEATS, asked)
            seat = first_seat(state.asked)
            choose(state, seat, answer(weights, state, seat))
    for at, round in enumerate(rounds, 1):
        rate, weighing = round.worlds / round.drawing, 1000 * round.weighing / round.weighed
        sound = f"with the true ones {round.sound / round.worlds:.0%} of attempts are sound"
        print(f"round {at}: {rate:,.0f} worlds/s, {weighing:.1f} ms to weigh the roles; {sound}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
