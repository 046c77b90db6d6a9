"""PettingZoo: every game as an AEC environment with action masks. Actions are places in the game's list of choices.

An observation is what the seat may know, as the game's legend says; the mask is what it may choose. The reward comes at
the end (`lab/rewards.py`). The seat that is asked has its asides among its actions. Those of seats that are not asked
are left out, or with `asides="all"` each such seat is invited once before the game goes on, and declines with the
action after the last. With `recall=N` the observation has beside it what the seat heard, the latest N things
(`lab/hearing.py`).
"""

from __future__ import annotations

from typing import Any, Literal, get_args

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from pandemonium.engine.driver import legal
from pandemonium.engine.journal import explain
from pandemonium.engine.registry import load_game
from pandemonium.engine.seats import first_seat
from pandemonium.engine.state import State
from pandemonium.lab.copying import UNDEALT, copied, pickled, unpickle
from pandemonium.lab.dealing import deal
from pandemonium.lab.drawn import check_render_mode, drawn
from pandemonium.lab.heard import HeardPlay
from pandemonium.lab.hearing import hearing_of
from pandemonium.lab.observing import Array, Observer
from pandemonium.lab.rewards import Reward, rewards

Asides = Literal["asked", "all"]


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo is untyped
    """One table of one game."""

    metadata = {"render_modes": ["ansi"], "name": "pandemonium_v1", "is_parallelizable": False}
    play: HeardPlay = UNDEALT
    state_of_play: State = UNDEALT
    agents: list[str] = UNDEALT
    agent_selection: str = UNDEALT

    def __init__(
        self,
        game: str,
        seats: int,
        options: dict[str, str] | None = None,
        *,
        reward: str = Reward.WIN,
        asides: Asides = "asked",
        recall: int = 0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = load_game(game)
        if refused := self.game.check_setup(seats, options or {}):
            raise ValueError(explain(self.game, refused))
        if asides not in get_args(Asides):
            raise ValueError(
                f"asides are those of the seat that is asked, or of all: {get_args(Asides)}, not {asides!r}"
            )
        check_render_mode(render_mode)
        self.options = self.game.fitting(seats, options or {})
        self.roles = self.game.roles(seats, self.options)
        self.seats = seats
        self.reward = Reward(reward)
        self.render_mode = render_mode
        self.inviting = asides == "all"
        self.observer = Observer(self.game, seats, self.options)
        self.recall = recall
        self.hearing = hearing_of(self.observer, recall)
        self.actions = self.observer.places.choices
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.nothing = dict.fromkeys(self.possible_agents, 0.0)
        mask = spaces.Box(0, 1, (len(self.actions) + self.inviting,), np.int8)
        shown: dict[str, spaces.Space[Any]] = {"observation": self.observer.space, "action_mask": mask}
        if self.hearing is not None:
            shown["heard"] = self.hearing.space
        self.observation_spaces = dict.fromkeys(self.possible_agents, spaces.Dict(shown))
        actions = spaces.Discrete(len(self.actions) + self.inviting)
        self.action_spaces = {agent: spaces.Discrete(int(actions.n)) for agent in self.possible_agents}
        low, high = np.tile(self.observer.space.low, seats), np.tile(self.observer.space.high, seats)
        self.state_space = spaces.Box(low, high, dtype=self.observer.space.dtype.type)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None or not hasattr(self, "np_random"):
            self.np_random, _ = seeding.np_random(seed)
        self.play = deal(self.game, self.seats, self.options, self.np_random)
        self.state_of_play = self.play.state
        self.agents = self.possible_agents[:]
        self.rewards = dict(self.nothing)
        self._cumulative_rewards = dict(self.nothing)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.invited: list[int] = []
        self.await_next()

    def await_next(self) -> None:
        """The seat that acts: one with asides that was not asked yet, then the one asked; the lowest of several."""
        if self.inviting:
            self.invite()
        self.select()

    def select(self) -> None:
        seat = self.invited[0] if self.invited else first_seat(self.state_of_play.asked)
        self.agent_selection = self.possible_agents[seat]

    def invite(self) -> None:
        asked: int = self.state_of_play.asked
        others = [seat for seat in range(self.seats) if not (asked >> seat) & 1]
        self.invited = [seat for seat in others if legal(self.state_of_play, seat)]

    def observe(self, agent: str) -> dict[str, Array]:
        seat = self.seat_of[agent]
        seen, mask = self.observer.both(self.state_of_play, seat)
        if agent != self.agent_selection:
            mask[:] = 0
        if self.inviting:
            mask = np.append(mask, np.int8(bool(self.invited) and agent == self.agent_selection))
        if self.hearing is None:
            return {"observation": seen, "action_mask": mask}
        return {"observation": seen, "action_mask": mask, "heard": self.hearing.heard(self.play, seat)}

    def __deepcopy__(self, memo: dict[int, Any]) -> TableEnv:
        twin = copied(self, memo)
        twin.take_state()
        return twin

    def take_state(self) -> None:
        if hasattr(self, "play"):
            self.state_of_play = self.play.state

    def __getstate__(self) -> dict[str, Any]:
        return pickled(self)

    def __setstate__(self, held: dict[str, Any]) -> None:
        unpickle(self, held)
        self.actions = self.observer.places.choices
        self.take_state()

    def state(self) -> Array:
        """For a critic: what all seats together know, one observation after another."""
        return np.concatenate([self.observer.seen(self.state_of_play, seat) for seat in range(self.seats)])

    def step(self, action: int | None) -> None:
        """One action. Rewards come at the end alone, so that until then nothing accumulates."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
        elif action is None:
            raise ValueError("an action is a place in the game's list of choices; the mask shows which are legal")
        elif self.invited and action == len(self.actions):
            del self.invited[0]
            self.select()
        elif not self.play.act(self.seat_of[agent], action):
            raise ValueError(f"action {action} is not legal here; the mask shows what is")
        elif self.state_of_play.asked:
            self.await_next()
        else:
            self.end()

    def end(self) -> None:
        finish = self.game.finish(self.state_of_play)
        for seat, worth in enumerate(rewards(self.reward, self.roles, finish)):
            agent = self.agents[seat]
            self.rewards[agent] = worth
            self.infos[agent] = {"score": finish.scores[seat]} if finish.scores else {}
        self.terminations = dict.fromkeys(self.agents, True)
        self.invited = []
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What the seat that acts sees, as the terminal draws it; nothing without a render mode."""
        if self.render_mode is None:
            return None
        return drawn(self.game, self.state_of_play, self.seat_of[self.agent_selection])

    def close(self) -> None:
        """Nothing is held open."""
