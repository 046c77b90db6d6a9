"""Tables: many tables of one game in one process. One call plays an action at each; arrays go in and come out.

    tables = Tables("crypt", seats=2, number=256)
    seen = tables.reset(seed=1)
    while learning:
        seen = tables.step(actions(seen.observation, seen.mask))

A table that ends is dealt anew at once: `done` and `reward` speak of the play that ended, all else of the new one.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from gymnasium.utils import seeding

from pandemonium.engine.game import Setup
from pandemonium.engine.journal import explain
from pandemonium.engine.many import Many
from pandemonium.engine.registry import load_game
from pandemonium.engine.state import State
from pandemonium.lab.observing import Array, Observer
from pandemonium.lab.rewards import Reward, rewards


class Seen(NamedTuple):
    """Row by row, a table each."""

    observation: Array  # of the seat that is asked
    mask: Array  # what it may choose
    seat: Array  # which one it is
    reward: Array  # by seat; nothing before the end
    done: Array


class Tables:
    """So many of them, all with the same seats and options."""

    def __init__(
        self, game: str, seats: int, number: int, options: dict[str, str] | None = None, *, reward: str = Reward.WIN
    ) -> None:
        self.game = load_game(game)
        if refused := self.game.check_setup(seats, options or {}):
            raise ValueError(explain(self.game, refused))
        self.options = self.game.fitting(seats, options or {})
        self.roles = self.game.roles(seats, self.options)
        self.seats, self.number, self.reward = seats, number, Reward(reward)
        self.observer = Observer(self.game, seats, self.options)
        self.many = Many(self.observer.places, [])
        self.np_random, _ = seeding.np_random(None)

    def reset(self, seed: int | None = None) -> Seen:
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        self.many.states = [self.deal() for _ in range(self.number)]
        return self.seen(np.zeros((self.number, self.seats), np.float32), np.zeros(self.number, np.bool_))

    def deal(self) -> State:
        state: State = self.game.new(Setup(self.seats, self.np_random.bytes(16).hex(), self.options))
        state.events = None
        return state

    def step(self, actions: Array) -> Seen:
        """An action for each table. Where one is not legal a ValueError says so, and nothing was played."""
        reward = np.zeros((self.number, self.seats), np.float32)
        done = np.zeros(self.number, np.bool_)
        for table in self.many.step(actions.tolist()):
            result = self.game.result(self.many.states[table])
            reward[table] = rewards(self.reward, self.roles, result)
            done[table] = True
            self.many.states[table] = self.deal()
        return self.seen(reward, done)

    def seen(self, reward: Array, done: Array) -> Seen:
        mask = np.frombuffer(self.many.look(), np.int8).reshape(self.number, -1)
        return Seen(self.observation(), mask, np.array(self.many.asked(), np.int8), reward, done)

    def observation(self) -> Array:
        if self.game.encoder is not None:
            return np.frombuffer(self.many.encoded(self.game.encoder.write), np.uint8).reshape(self.number, -1)
        states, asked = self.many.states, self.many.asked()
        return np.stack([self.observer.seen(state, seat) for state, seat in zip(states, asked, strict=True)])
