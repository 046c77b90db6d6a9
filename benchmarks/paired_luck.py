"""How far plans that race each other share their luck.

    python benchmarks/paired_luck.py [GAME SEATS GAMES WORLDS]

Games are played by `normal`. At a few questions of each the two plans that the policy thinks most of are tried in the
same imagined worlds. Printed is the variance of the difference between them as a share of what it would be in worlds of
their own: 1 where a shared world brings nothing, 0 where it takes luck out of the comparison. Half the share needs half
the playouts. Beside it stands the same for worlds that draw from one stream, as real games do. Without arguments every
game that brings a craft is measured.
"""

from __future__ import annotations

import sys
from statistics import variance
from typing import Any

from pandemonium.engine.build import COMPILED
from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import choose
from pandemonium.engine.game import Game, Setup
from pandemonium.engine.registry import game_ids, load_game, needed_part, part_of
from pandemonium.engine.seats import first_seat
from pandemonium.engine.state import State
from pandemonium.playing.craft import Craft
from pandemonium.playing.mind import mind_of
from pandemonium.playing.players import PolicyPlay
from pandemonium.playing.roster import bot_for

GAMES, WORLDS, QUESTIONS = 30, 40, 6
SEATS = (1, 2, 4)


def questions(game: Game[Any, Any], seats: int, number: int) -> list[State]:
    """Some of the questions of a game between `normal` bots that leave a real choice."""
    chance, bot, met = chance_from(f"paired {number}"), bot_for(game, "normal"), []
    state = game.new(Setup(seats, chance.seed, {}))
    while state.asked:
        mind = mind_of(game, state, first_seat(state.asked))
        if len(mind.choices) > 2:
            met.append(game.clone(state))
        choose(state, mind.seat, bot.choose(mind, mind.chance(), 1))
    return [met[chance.below(len(met))] for _ in range(QUESTIONS)]


class StreamedPlay(PolicyPlay):
    """Worlds without places."""

    def world(self) -> State:
        world = super().world()
        world.chance = chance_from(f"stream {self.chance.below(65536)} {self.chance.below(65536)}")
        return world


def compared(
    game: Game[Any, Any], craft: Craft[Any, Any, Any], kind: type[PolicyPlay], state: State, worlds: int
) -> tuple[float, float]:
    """The variance between the two best plans: in shared worlds, and in worlds of their own."""
    mind = mind_of(game, state, first_seat(state.asked))
    chance = mind.chance()
    outlook = craft.outlook(craft.weights.load("normal", state.seats), state)
    plans = craft.candidates(outlook, mind.sample(chance), mind.seat)[:2]
    if len(plans) < 2:
        return 0.0, 0.0
    play = kind(craft, mind, chance, [outlook] * state.seats)
    tried = [[play.reached(world, plan) for plan in plans] for world in (play.world() for _ in range(worlds))]
    one, other = zip(*tried, strict=True)
    return variance(a - b for a, b in tried), variance(one) + variance(other)


def measure(id: str, seats: int, games: int, worlds: int) -> None:
    game, craft = load_game(id), needed_part(id, "bot.craft").craft
    states = [state for number in range(games) for state in questions(game, seats, number)]
    shares = []
    for kind in (PolicyPlay, StreamedPlay):
        found = [compared(game, craft, kind, state, worlds) for state in states]
        shared, apart = (sum(column) for column in zip(*found, strict=True))
        shares.append(shared / apart)
    size = f"{len(states)} questions, {worlds} worlds, {'compiled' if COMPILED else 'plain'}"
    print(f"{id}, {seats} seats: {shares[0]:.2f} by places, {shares[1]:.2f} from a stream ({size})", flush=True)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        measure(sys.argv[1], *map(int, sys.argv[2:]))
    else:
        for id in game_ids():
            for seats in SEATS if part_of(load_game(id), "bot.craft") else ():
                measure(id, seats, GAMES, WORLDS)
