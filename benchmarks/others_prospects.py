"""The heroes' chance in The Others, learned: what `games/others/bot/foretold.py` looks at, fitted to whole games.

    python benchmarks/others_prospects.py [GAMES]

`normal` plays all seats, over all adventures, maps and Sins, with two to five players in turn. Positions are where the
search stops: the beginnings of rounds, from the third on. Every fifth game is held out and fitted to nothing. Shown is
what a forecast leaves open there, in bits a position, and how often the heroes won by what was forecast. The last
lines are the network, for `games/others/bot/fitted.py`.
"""

from __future__ import annotations

import sys
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from pandemonium.engine.game import Setup
from pandemonium.engine.registry import load_game
from pandemonium.games.others.bot.craft import HORIZON, craft
from pandemonium.games.others.bot.foretold import features, foretold
from pandemonium.games.others.bot.policy import play_on
from pandemonium.games.others.bot.prospects import features as six
from pandemonium.games.others.bot.prospects import heroes_chance
from pandemonium.games.others.experiments import ANY
from pandemonium.games.others.rules.state import Others

Numbers: TypeAlias = NDArray[np.float64]

FIRST = 2 + HORIZON
SEATS = (2, 3, 4, 5)
HELD_OUT = 5
UNITS, EPOCHS, BATCH, STEP, SHRINK = 8, 40, 512, 3e-3, 1e-3
NAMES = """one|heroes|round|Apocalypse|turns of the mission left, a hero|turns of later missions, a hero|stages left
share of the mission done|T1|T2|T3|C1|C2|R1|R2|lives|Reserve|corruption, a hero|heroes at 1|heroes at 6 and 7
heroes at 7|upgrades, a hero|Extra Turns|Allies|Innocents|Sloth|Doctors|Hobos|Acolytes|Abominations|Controller|Avatar
Hell Club and Mole|attack with heroes|attack up to one space away|up to two|Sin cards|Reaction tokens"""


def seen_in(number: int) -> tuple[list[list[float]], bool]:
    """At the beginning of each round: both chances in use, the features of either; and whether the heroes won."""
    seats = SEATS[number % len(SEATS)]
    state: Others = load_game("others").new(Setup(seats, f"prospects {number}", ANY))
    state.events = None
    outlooks = [craft.outlook(craft.weights.load("normal", seats), state)] * seats
    seen: list[list[float]] = []
    while state.asked:
        play_on(outlooks, state, 0)
        if state.asked and state.round >= FIRST:
            seen.append([heroes_chance(state), foretold(state), *six(state), *features(state)])
    return seen, state.heroes_won


def chance_of(odds: Numbers) -> Numbers:
    return 1 / (1 + np.exp(-np.clip(odds, -30, 30)))


def bits(forecast: Numbers, won: Numbers) -> float:
    sure = np.clip(np.where(won > 0, forecast, 1 - forecast), 1e-6, 1)
    return float(-np.log2(sure).mean())


def calibration(forecast: Numbers, won: Numbers) -> str:
    """By fifths of the scale: how many positions, what was forecast and what happened."""
    parts = np.minimum((forecast * 5).astype(int), 4)
    told = [(parts == part, part) for part in range(5) if (parts == part).any()]
    return ", ".join(f"{forecast[here].mean():.0%}: {won[here].mean():.0%}" for here, _ in told)


def regression(seen: Numbers, won: Numbers) -> Numbers:
    """Logistic, by Newton's steps; a constant column makes others needless, which a little shrinking settles."""
    weights = np.zeros(seen.shape[1])
    for _ in range(25):
        chance = chance_of(seen @ weights)
        slope = seen.T @ (chance - won) / len(won) + 1e-5 * weights
        bend = (seen * (chance * (1 - chance))[:, None]).T @ seen / len(won) + 1e-5 * np.eye(len(weights))
        weights -= np.linalg.solve(bend, slope)
    return weights


def network(seen: Numbers, won: Numbers) -> tuple[Numbers, Numbers]:
    """One layer of units between, by Adam, on columns of one size; told for the columns as they come."""
    mean, size = seen.mean(0), seen.std(0)
    mean[0], size[0] = 0.0, 1.0
    size[size == 0] = 1.0
    even, chance = (seen - mean) / size, np.random.default_rng(0)
    parts = [chance.normal(0, seen.shape[1] ** -0.5, (seen.shape[1], UNITS)), chance.normal(0, UNITS**-0.5, UNITS + 1)]
    drift, spread, steps = [0 * part for part in parts], [0 * part for part in parts], 0
    for epoch in range(EPOCHS):
        pace = STEP * (1 + np.cos(np.pi * epoch / EPOCHS)) / 2
        for some in np.array_split(chance.permutation(len(won)), len(won) // BATCH + 1):
            felt = even[some] @ parts[0]
            lit = np.maximum(felt, 0)
            wrong = (chance_of(lit @ parts[1][:-1] + parts[1][-1]) - won[some]) / len(some)
            back = np.outer(wrong, parts[1][:-1]) * (felt > 0)
            slopes = [even[some].T @ back, np.append(lit.T @ wrong, wrong.sum())]
            steps += 1
            for at, slope in enumerate(slopes):
                slope += SHRINK * parts[at]
                drift[at] = 0.9 * drift[at] + 0.1 * slope
                spread[at] = 0.999 * spread[at] + 0.001 * slope**2
                move = drift[at] / (1 - 0.9**steps) / (np.sqrt(spread[at] / (1 - 0.999**steps)) + 1e-8)
                parts[at] = parts[at] - pace * move
    hidden = parts[0] / size[:, None]
    hidden[0] -= mean @ hidden
    return hidden.round(4), parts[1].round(4)


def chance_by(net: tuple[Numbers, Numbers], seen: Numbers) -> Numbers:
    return chance_of(np.maximum(seen @ net[0], 0) @ net[1][:-1] + net[1][-1])


def report(numbers: Numbers, all_seen: Numbers, won: Numbers) -> None:
    """Columns as in `seen_in`; `numbers` are those of the games."""
    held = numbers % HELD_OUT == HELD_OUT - 1
    fit, old, new = ~held, all_seen[:, 2:8], all_seen[:, 8:]
    net = network(new[fit], won[fit])
    forecasts = {
        "constant": np.full(len(won), won[fit].mean()),
        "six features, as in `prospects`": all_seen[:, 0],
        "six features, linear": chance_of(old @ regression(old[fit], won[fit])),
        f"{new.shape[1] - 1} features, linear": chance_of(new @ regression(new[fit], won[fit])),
        f"six features, {UNITS} units": chance_by(network(old[fit], won[fit]), old),
        f"{new.shape[1] - 1} features, {UNITS} units": chance_by(net, new),
        "as in `fitted`": all_seen[:, 1],
    }
    print(f"{len(won)} positions, {held.sum()} of them held out\n\n| | bits | forecast: won |\n|---|---:|---|")
    for name, forecast in forecasts.items():
        print(f"| {name} | {bits(forecast[held], won[held]):.3f} | {calibration(forecast[held], won[held])} |")
    print("\nHIDDEN")
    for name, row in zip(NAMES.replace("\n", "|").split("|"), net[0].tolist(), strict=True):
        print(f"    {row},  # {name}")
    print(f"CHANCE {net[1].tolist()}")


def main() -> None:
    numbers: list[int] = []
    all_seen: list[list[float]] = []
    won: list[bool] = []
    for number in range(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000):
        seen, heroes_won = seen_in(number)
        numbers += [number] * len(seen)
        all_seen += seen
        won += [heroes_won] * len(seen)
    report(np.array(numbers), np.array(all_seen), np.array(won, float))


if __name__ == "__main__":
    main()
