"""A player of Crypt learned by playing against itself, with NumPy alone: `python examples/learn_crypt.py`.

256 tables of two are played at once by one network, whichever seat is asked. Every 128 steps it learns: what was chosen
on the way to a victory becomes likelier, compared with what the network had expected there (a policy gradient with a
learned baseline). The file it writes plays anywhere as the level `net:FILE`.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pandemonium.lab.tables import Tables

Array = NDArray[Any]
TABLES, STEPS, BATCH = 256, 128, 2048
CURIOSITY = 0.01
"""How much an open mind is worth: without it the first good idea would be the last."""


class Network:
    """From the numbers of the legend over their largest value to a worth for every action, and one for the game."""

    def __init__(self, most: Array, hidden: int, actions: int, chooser: np.random.Generator) -> None:
        self.scale = (1 / most).astype(np.float32)
        shapes = [(len(most), hidden), (hidden,), (hidden, actions + 1), (actions + 1,)]
        self.weights = [(chooser.normal(size=shape) / np.sqrt(shape[0])).astype(np.float32) for shape in shapes]
        self.weights[1][:], self.weights[3][:] = 0, 0
        self.weights[2] *= 0.1
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.updates = 0

    def think(self, observation: Array) -> tuple[Array, Array, Array]:
        """The numbers that were read, the hidden layer, and what comes of it."""
        read = observation * self.scale
        hidden = np.maximum(read @ self.weights[0] + self.weights[1], 0)
        return read, hidden, hidden @ self.weights[2] + self.weights[3]

    def learn(self, read: Array, hidden: Array, error: Array, rate: float) -> None:
        """One step down the slope of the error (Adam)."""
        back = (error @ self.weights[2].T) * (hidden > 0)
        slopes = [read.T @ back, back.sum(axis=0), hidden.T @ error, error.sum(axis=0)]
        self.updates += 1
        for weight, slope, mean, square in zip(self.weights, slopes, self.means, self.squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            correction = np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
            weight -= rate * correction * mean / (np.sqrt(square) + 1e-8)

    def save(self, file: Path) -> None:
        """The layers as `playing/network.py` reads them: the worth of the game, which nobody plays, is left out."""
        first, bias, last, worth = self.weights
        np.savez_compressed(file, weights0=first, bias0=bias, weights1=last[:, :-1], bias1=worth[:-1])


class Played(NamedTuple):
    """So many steps at all tables: what was seen, what was open, what was chosen, and what came of it at the end."""

    observation: Array
    mask: Array
    action: Array
    outcome: Array
    ended: Array


def chances(worth: Array, mask: Array) -> Array:
    """The likelihood of each legal action."""
    worth = np.where(mask, worth, -np.inf)
    likely = np.exp(worth - worth.max(axis=1, keepdims=True))
    return np.asarray(likely / likely.sum(axis=1, keepdims=True))


def play(tables: Tables, network: Network, seen: Any, chooser: np.random.Generator) -> tuple[Played, Any]:
    rows: list[tuple[Array, ...]] = []
    for _ in range(STEPS):
        likely = chances(network.think(seen.observation)[2][:, :-1], seen.mask)
        action = np.argmax(np.cumsum(likely, axis=1) > chooser.random((len(likely), 1)) * 0.99999, axis=1)
        after = tables.step(action)
        rows.append((seen.observation, seen.mask, action, seen.seat, after.reward, after.done))
        seen = after
    observation, mask, action, seat, reward, done = (np.stack(column) for column in zip(*rows, strict=True))
    outcome, ended = np.zeros(seat.shape, np.float32), np.zeros(seat.shape, np.bool_)
    result, over = np.zeros(reward.shape[1:], np.float32), np.zeros(seat.shape[1:], np.bool_)
    for step in range(STEPS - 1, -1, -1):
        result[done[step]], over = reward[step][done[step]], over | done[step]
        outcome[step], ended[step] = result[np.arange(TABLES), seat[step]], over
    flat = [column.reshape(STEPS * TABLES, *column.shape[2:]) for column in (observation, mask, action, outcome, ended)]
    return Played(*flat), seen


def study(network: Network, played: Played, rate: float, chooser: np.random.Generator) -> None:
    """Learn from every choice whose game has ended, in small batches."""
    order = chooser.permutation(np.flatnonzero(played.ended))
    for rows in np.split(order, range(BATCH, len(order), BATCH)):
        read, hidden, out = network.think(played.observation[rows])
        likely = chances(out[:, :-1], played.mask[rows])
        surprise = played.outcome[rows] - out[:, -1]
        push = (surprise / (surprise.std() + 1e-6))[:, None]
        chosen = np.zeros_like(likely)
        chosen[np.arange(len(rows)), played.action[rows]] = 1
        sureness = np.log(likely + 1e-9)
        dull = likely * (sureness - (likely * sureness).sum(axis=1, keepdims=True))
        error = np.empty_like(out)
        error[:, :-1] = push * (likely - chosen) + CURIOSITY * dull
        error[:, -1] = -surprise
        network.learn(read, hidden, error / len(rows), rate)


def learn(updates: int, hidden: int, seed: int, report: int = 0) -> Network:
    tables, chooser = Tables("crypt", 2, TABLES, reward="win"), np.random.default_rng(seed)
    network = Network(tables.observer.space.high, hidden, tables.observer.actions, chooser)
    seen, began = tables.reset(seed=seed), time.process_time()
    for update in range(1, updates + 1):
        played, seen = play(tables, network, seen, chooser)
        study(network, played, 0.002 * (1 - update / (updates + 1)), chooser)
        if report and update % report == 0:
            print(f"{update * STEPS * TABLES:>11,} steps in {time.process_time() - began:>4.0f} s of one core")
    return network


def at_least(fewest: int) -> Callable[[str], int]:
    def number(text: str) -> int:
        if int(text) < fewest:
            raise argparse.ArgumentTypeError(f"{fewest} is the fewest, not {text}")
        return int(text)

    return number


def writable(text: str) -> Path:
    """An .npz, tried before anything is learned in vain; what stands there stays as it is."""
    file = Path(text).with_suffix(".npz")
    new = not file.exists()
    try:
        file.open("ab").close()
    except OSError as error:
        raise argparse.ArgumentTypeError(f"cannot write {file}: {error.strerror}") from error
    if new:
        file.unlink()
    return file


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wanted.add_argument("--updates", type=at_least(1), default=120, help="how often it learns, after 32,768 steps each")
    wanted.add_argument("--hidden", type=at_least(1), default=64, help="numbers between seeing and choosing")
    wanted.add_argument("--seed", type=at_least(0), default=1)
    wanted.add_argument("--file", type=writable, default="crypt.npz")
    given = wanted.parse_args()
    learn(given.updates, given.hidden, given.seed, report=10).save(given.file)
    print(f"pandemonium arena crypt --seats net:{given.file},random --games 1000")


if __name__ == "__main__":
    main()
