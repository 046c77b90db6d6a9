"""Tables: many tables of one game in one process. One call plays an action at each; arrays go in and come out.

    tables = Tables("crypt", seats=2, number=256)
    seen = tables.reset(seed=1)
    while learning:
        seen = tables.step(actions(seen.observation, seen.mask))

A table that ends is dealt anew at once: `done` and `reward` speak of the play that ended, all else of the new one.
With `recall=N` there is `heard` too: the latest N things that the seat heard (`lab/hearing.py`).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from gymnasium.utils import seeding

from pandemonium.engine.journal import explain
from pandemonium.engine.registry import load_game
from pandemonium.engine.state import State
from pandemonium.lab.dealing import deal
from pandemonium.lab.heard import HeardPlay
from pandemonium.lab.hearing import hearing_of
from pandemonium.lab.many import Many
from pandemonium.lab.observing import Array, Observer
from pandemonium.lab.rewards import Reward, rewards


class Seen(NamedTuple):
    """Row by row, a table each."""

    observation: Array  # of the seat that is asked
    mask: Array  # what it may choose
    seat: Array  # which one it is
    reward: Array  # by seat; nothing before the end
    done: Array
    heard: Array | None = None  # by that seat, where something is to be recalled


class Tables:
    """So many of them, all with the same seats and options."""

    def __init__(
        self,
        game: str,
        seats: int,
        number: int,
        options: dict[str, str] | None = None,
        *,
        reward: str = Reward.WIN,
        recall: int = 0,
    ) -> None:
        self.game = load_game(game)
        if refused := self.game.check_setup(seats, options or {}):
            raise ValueError(explain(self.game, refused))
        if number < 1:
            raise ValueError(f"{number} tables cannot be played: one is the fewest")
        self.options = self.game.fitting(seats, options or {})
        self.roles = self.game.roles(seats, self.options)
        self.seats, self.number, self.reward = seats, number, Reward(reward)
        self.observer = Observer(self.game, seats, self.options)
        encode = self.game.encoder.write if self.game.encoder is not None else None
        self.many = Many(self.observer.places, encode, self.again)
        self.hearing = hearing_of(self.observer, recall)
        self.plays: list[HeardPlay] = []
        self.ended: list[int] = []
        self.worth: list[list[float]] = []
        self.np_random, _ = seeding.np_random(None)

    def reset(self, seed: int | None = None) -> Seen:
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        self.plays = [self.fresh() for _ in range(self.number)]
        self.many.begin([play.state for play in self.plays])
        return self.seen()

    def fresh(self) -> HeardPlay:
        return deal(self.game, self.seats, self.options, self.np_random)

    def again(self, table: int) -> State:
        """The next play of a table whose last one has ended."""
        self.ended.append(table)
        self.worth.append(rewards(self.reward, self.roles, self.game.finish(self.plays[table].state)))
        self.plays[table] = self.fresh()
        return self.plays[table].state

    def step(self, actions: Array) -> Seen:
        """An action for each table. Where one is not legal a ValueError says so, and nothing was played."""
        if not self.plays:
            raise ValueError("reset() deals the first plays")
        actions = np.asarray(actions)
        if actions.shape != (self.number,) or actions.dtype.kind not in "iu":
            raise ValueError(f"actions must be {self.number} whole numbers, one for each table")
        plays, asked, taken = self.plays[:], self.many.asked, actions.tolist()
        self.many.step(taken)
        if self.hearing is not None:
            for play, seat, action in zip(plays, asked, taken, strict=True):
                play.took(seat, self.observer.places.choices[action])
        return self.seen()

    def seen(self) -> Seen:
        """What was written down, and what the plays that ended were worth."""
        reward = np.zeros((self.number, self.seats), np.float32)
        done = np.zeros(self.number, np.bool_)
        if self.ended:
            reward[self.ended], done[self.ended] = self.worth, True
            self.ended, self.worth = [], []
        mask = np.frombuffer(self.many.masks, np.int8).reshape(self.number, -1)
        return Seen(self.observation(), mask, np.frombuffer(self.many.asked, np.int8), reward, done, self.heard())

    def heard(self) -> Array | None:
        if self.hearing is None:
            return None
        asked = zip(self.plays, self.many.asked, strict=True)
        return np.stack([self.hearing.heard(play, seat) for play, seat in asked])

    def observation(self) -> Array:
        if self.game.encoder is not None:
            return np.frombuffer(self.many.seen, np.uint8).reshape(self.number, -1)
        asked = zip(self.plays, self.many.asked, strict=True)
        return np.stack([self.observer.seen(play.state, seat) for play, seat in asked])
