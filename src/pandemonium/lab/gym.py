"""Gymnasium: one seat of a table. The others are our bots, by level, or a policy of one's own.

    env = SeatEnv("crypt", 2, others="normal")
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(action)

`info["action_mask"]` and `action_masks()` say which actions are legal. One that is not ends the play with a reward of
-1, so that a program that does not know masks learns to avoid it. With `recall=N` an observation is a dictionary of
`observation` and `heard`, the latest N things the seat heard (`lab/hearing.py`); a policy of the others is shown what
they see alone.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import index
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from pandemonium.engine.journal import explain
from pandemonium.engine.registry import load_game
from pandemonium.engine.seats import first_seat
from pandemonium.engine.state import Choice, Seat, State
from pandemonium.lab.copying import UNDEALT, copied, pickled, unpickle
from pandemonium.lab.dealing import deal
from pandemonium.lab.drawn import check_render_mode, drawn
from pandemonium.lab.heard import HeardPlay
from pandemonium.lab.hearing import hearing_of
from pandemonium.lab.observing import Array, Observer
from pandemonium.lab.rewards import Reward, rewards
from pandemonium.playing.levels import RANDOM, time_for
from pandemonium.playing.mind import mind_of
from pandemonium.playing.roster import bot_for

Policy = Callable[[Array, Array], int]
"""From an observation and a mask to an action."""

Observed = Array | dict[str, Array]

ILLEGAL = -1.0


def whole(action: Any) -> int:
    """Of NumPy's numbers too; 1.7 would be played as 1."""
    try:
        return index(action)
    except TypeError:
        raise ValueError(
            f"an action is a whole number, its place in the game's list of choices; not {action!r}"
        ) from None


class SeatEnv(gymnasium.Env[Observed, np.int64]):
    """A table of one game as one of its seats plays it."""

    metadata = {"render_modes": ["ansi"]}
    play: HeardPlay = UNDEALT
    state: State = UNDEALT
    over: bool = UNDEALT  # also by an illegal action, while the others would be asked on

    def __init__(
        self,
        game: str,
        seats: int,
        options: dict[str, str] | None = None,
        *,
        seat: Seat = 0,
        others: str | Policy = RANDOM,
        seconds: float = 0.1,
        reward: str = Reward.WIN,
        recall: int = 0,
        render_mode: str | None = None,
    ) -> None:
        self.game = load_game(game)
        if refused := self.game.check_setup(seats, options or {}):
            raise ValueError(explain(self.game, refused))
        if not 0 <= seat < seats:
            raise ValueError(f"there is no seat {seat} among {seats}: they are counted from 0")
        check_render_mode(render_mode)
        self.options = self.game.fitting(seats, options or {})
        self.roles = self.game.roles(seats, self.options)
        self.seats, self.seat = seats, seat
        self.others, self.recall = others, recall
        self.policy = others if callable(others) else None
        self.bot = None if callable(others) else bot_for(self.game, others)
        self.seconds = seconds if callable(others) else time_for(others, seconds)
        self.reward = Reward(reward)
        self.render_mode = render_mode
        self.observer = Observer(self.game, seats, self.options)
        self.hearing = hearing_of(self.observer, recall)
        self.observation_space: spaces.Space[Any] = self.observer.space
        if self.hearing is not None:
            self.observation_space = spaces.Dict({"observation": self.observer.space, "heard": self.hearing.space})
        self.action_space = spaces.Discrete(self.observer.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        super().reset(seed=seed)
        self.play = deal(self.game, self.seats, self.options, self.np_random)
        self.state = self.play.state
        self.over = False
        self.play_others()
        return self.seen()

    def step(self, action: np.int64) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        if self.over:
            raise ValueError("the play has ended; reset() deals the next")
        worth = self.act(whole(action))
        observation, info = self.seen()
        return observation, worth, self.over, False, info

    def act(self, action: int) -> float:
        """What came of it at once."""
        if not self.play.act(self.seat, action):
            self.over = True
            return ILLEGAL
        self.play_others()
        self.over = not self.state.asked
        return rewards(self.reward, self.roles, self.game.finish(self.state))[self.seat] if self.over else 0.0

    def play_others(self) -> None:
        while self.state.asked and not (self.state.asked >> self.seat) & 1:
            seat = first_seat(self.state.asked)
            if self.policy is None:
                self.play.choose(seat, self.choice_of(seat))
            elif not self.play.act(seat, action := whole(self.policy(*self.observer.both(self.state, seat)))):
                raise ValueError(f"the policy's action {action} is not legal for seat {seat}; the mask shows what is")

    def choice_of(self, seat: Seat) -> Choice:
        """A bot's."""
        assert self.bot is not None
        mind = mind_of(self.game, self.state, seat)
        return mind.choices[0] if len(mind.choices) == 1 else self.bot.choose(mind, mind.chance(), self.seconds)

    def seen(self) -> tuple[Observed, dict[str, Any]]:
        observation, mask = self.observer.both(self.state, self.seat)
        if self.hearing is None:
            return observation, {"action_mask": mask}
        heard = self.hearing.heard(self.play, self.seat)
        return {"observation": observation, "heard": heard}, {"action_mask": mask}

    def action_masks(self) -> Array:
        """What is legal now, as maskable algorithms ask for it."""
        return self.observer.both(self.state, self.seat)[1].astype(np.bool_)

    def __deepcopy__(self, memo: dict[int, Any]) -> SeatEnv:
        twin = copied(self, memo)
        twin.take_state()
        return twin

    def take_state(self) -> None:
        if hasattr(self, "play"):
            self.state = self.play.state

    def __getstate__(self) -> dict[str, Any]:
        return pickled(self)

    def __setstate__(self, held: dict[str, Any]) -> None:
        unpickle(self, held)
        self.bot = None if callable(self.others) else bot_for(self.game, self.others)
        self.take_state()

    def render(self) -> str | None:
        return None if self.render_mode is None else drawn(self.game, self.state, self.seat)
