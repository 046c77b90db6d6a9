"""Training: finds the weights of a game's `normal` again by playing changed ones against those that are best so far.

    python -m pandemonium.lab.train GAME SEATS ROUNDS [SEED]

Each round changes a few weights. A change is kept when it wins clearly more than its share over the same seeds from
every seat (alone: when it gains points), first in a short match and then in a long one with other seeds. The weights go
to `weights.toml` as they are found; the build in use should be compiled. A game that can be trained has a
value `training` in the module of that name in its `bot` subpackage.
"""

from __future__ import annotations

import sys
from math import exp, sqrt

from pandemonium.engine.chance import Chance, chance_from
from pandemonium.engine.registry import needed_part
from pandemonium.playing.training import Training
from pandemonium.playing.weights import Numbers

SHORT, LONG = 300, 1500
"""Seeds of the two matches."""

SURE = 2.0
"""Standard errors by which a change must be better in the long match; half as many let it enter."""


def training_of(game_id: str) -> Training:
    training: Training = needed_part(game_id, "bot.training").training
    return training


def change(names: list[str], numbers: Numbers, chance: Chance) -> Numbers:
    """One to three weights, each by a factor about 1; a bell curve out of twelve dice."""
    changed = dict(numbers)
    for _ in range(1 + chance.below(3)):
        name = names[chance.below(len(names))]
        bell = sum(chance.below(1001) for _ in range(12)) / 1000 - 6
        changed[name] = round(changed[name] * exp(0.3 * bell), 4)
    return changed


def margin(game: Training, new: Numbers, old: Numbers, seats: int, seeds: list[str]) -> tuple[float, float]:
    """What changing one seat's weights gains it, over every seat of the same seeds: the mean and its standard error."""
    gains = []
    for seed in seeds:
        usual = game.play(seed, [old] * seats)
        after = [game.play(seed, [new if at == seat else old for at in range(seats)])[seat] for seat in range(seats)]
        gains.append((sum(after) - sum(usual)) / seats)
    mean = sum(gains) / len(gains)
    return mean, sqrt(sum((gain - mean) ** 2 for gain in gains)) / len(gains)


def better(game: Training, new: Numbers, best: Numbers, seats: int, round: str) -> bool:
    for match, length, sure in (("short", SHORT, SURE / 2), ("long", LONG, SURE)):
        mean, error = margin(game, new, best, seats, [f"{round} {match} {at}" for at in range(length)])
        if mean <= sure * error:
            return False
    print(f"{round}: {mean:+.4f} ± {error:.4f}", {name: now for name, now in new.items() if now != best[name]})
    return True


def train(game_id: str, seats: int, rounds: int, seed: str) -> None:
    game = training_of(game_id)
    tables = game.weights.read()
    chance = chance_from(f"train {seed} {seats}")
    for number in range(rounds):
        best = tables["normal"][str(seats)]
        changed = change(game.weights.names, best, chance)
        if changed != best and better(game, changed, best, seats, f"{seed} {seats} {number}"):
            tables = game.weights.read()
            tables["normal"][str(seats)] = changed
            game.weights.write(tables)


if __name__ == "__main__":
    train(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4] if len(sys.argv) > 4 else "1")
