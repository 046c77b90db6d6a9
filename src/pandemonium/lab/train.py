"""Training: finds the weights of Crypt's `normal` again by playing changed ones against those that are best so far.

    python -m pandemonium.lab.train SEATS ROUNDS [SEED]

Each round changes a few weights. A change is kept when it wins clearly more than its share over the same seeds from
every seat (alone: when it gains coins), first in a short match and then in a long one with other seeds. The weights go
to `weights.toml` as they are found; the build in use should be compiled.
"""

from __future__ import annotations

import sys
from math import exp, sqrt

from pandemonium.engine.chance import Chance, chance_from
from pandemonium.engine.game import Setup
from pandemonium.games.crypt.bot.outlook import Outlook, outlook_of
from pandemonium.games.crypt.bot.policy import play_on
from pandemonium.games.crypt.bot.search import utility
from pandemonium.games.crypt.bot.weights import NAMES, read_tables, weights_from, write_tables
from pandemonium.games.crypt.game import crypt

SHORT, LONG = 300, 1500
"""Seeds of the two matches."""

SURE = 2.0
"""Standard errors by which a change must be better in the long match; half as many let it enter."""

GAME = crypt()


def change(numbers: dict[str, float], chance: Chance) -> dict[str, float]:
    """One to three weights, each by a factor about 1; a bell curve out of twelve dice."""
    changed = dict(numbers)
    for _ in range(1 + chance.below(3)):
        name = NAMES[chance.below(len(NAMES))]
        bell = sum(chance.below(1001) for _ in range(12)) / 1000 - 6
        changed[name] = round(changed[name] * exp(0.3 * bell), 4)
    return changed


def margin(changed: dict[str, float], best: dict[str, float], seats: int, seeds: list[str]) -> tuple[float, float]:
    """What changing one seat's weights gains it, over every seat of the same seeds: the mean and its standard error."""
    new, old = (outlook_of(GAME.rules, seats, weights_from(numbers)) for numbers in (changed, best))
    gains = []
    for seed in seeds:
        usual = play(seed, [old] * seats)
        after = [play(seed, [new if at == seat else old for at in range(seats)])[seat] for seat in range(seats)]
        gains.append((sum(after) - sum(usual)) / seats)
    mean = sum(gains) / len(gains)
    return mean, sqrt(sum((gain - mean) ** 2 for gain in gains)) / len(gains)


def play(seed: str, outlooks: list[Outlook]) -> list[float]:
    state = GAME.new(Setup(len(outlooks), seed, {"collectors": "random"}))
    state.events = None
    play_on(outlooks, state)
    return [utility(state, seat) for seat in range(len(outlooks))]


def better(changed: dict[str, float], best: dict[str, float], seats: int, round: str) -> bool:
    for match, length, sure in (("short", SHORT, SURE / 2), ("long", LONG, SURE)):
        mean, error = margin(changed, best, seats, [f"{round} {match} {at}" for at in range(length)])
        if mean <= sure * error:
            return False
    print(f"{round}: {mean:+.4f} ± {error:.4f}", {name: new for name, new in changed.items() if new != best[name]})
    return True


def train(seats: int, rounds: int, seed: str) -> None:
    tables = read_tables()
    chance = chance_from(f"train {seed} {seats}")
    for number in range(rounds):
        best = tables["normal"][str(seats)]
        changed = change(best, chance)
        if changed != best and better(changed, best, seats, f"{seed} {seats} {number}"):
            tables = read_tables()
            tables["normal"][str(seats)] = changed
            write_tables(tables)


if __name__ == "__main__":
    train(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3] if len(sys.argv) > 3 else "1")
