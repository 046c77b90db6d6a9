"""PettingZoo: every game as an AEC environment with action masks. Actions are places in the game's list of choices.

An observation is what the seat's view says, as numbers; the mask is what it may choose. The reward comes at the end:
the share of the victory less an even share, so that the rewards of a table's sides sum to nothing, where every seat
without a side is one of its own. Alone it is the points over a hundred, or without points the victory.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from pandemonium.engine.driver import choose, legal
from pandemonium.engine.game import Setup
from pandemonium.engine.journal import explain
from pandemonium.engine.registry import load_game
from pandemonium.engine.role import shares, teams
from pandemonium.engine.seats import first_seat

LARGEST = 32767


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo is untyped
    """One table of one game."""

    metadata = {"render_modes": [], "name": "pandemonium_v0", "is_parallelizable": False}

    def __init__(self, game: str, seats: int, options: dict[str, str] | None = None) -> None:
        super().__init__()
        self.game = load_game(game)
        if refused := self.game.check_setup(seats, options or {}):
            raise ValueError(explain(self.game, refused))
        self.options = self.game.fitting(seats, options or {})
        self.roles = self.game.roles(seats, self.options)
        self.seats = seats
        self.render_mode = None
        self.actions = self.game.choices()
        self.places = {choice: place for place, choice in enumerate(self.actions)}
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.reset(seed=0)
        width = len(self.features(0))
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-LARGEST, LARGEST, (width,), np.int16),
                    "action_mask": spaces.Box(0, 1, (len(self.actions),), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(len(self.actions)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None or not hasattr(self, "np_random"):
            self.np_random, _ = seeding.np_random(seed)
        play = self.np_random.bytes(16).hex()
        self.state_of_play = self.game.new(Setup(self.seats, play, self.options))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.asked()

    def asked(self) -> str:
        """The seat the game waits for; the lowest of several."""
        asked: int = self.state_of_play.asked
        return f"seat_{first_seat(asked)}"

    def features(self, seat: int) -> list[int]:
        return self.game.features(self.game.view(self.state_of_play, seat))

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        mask = np.zeros(len(self.actions), np.int8)
        if agent == self.agent_selection:
            mask[[self.places[choice] for choice in legal(self.state_of_play, seat)]] = 1
        return {"observation": np.array(self.features(seat), np.int16), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if action is None:
            raise ValueError("an action is a place in the game's list of choices; the mask shows which are legal")
        seat, choice = self.possible_agents.index(agent), self.actions[int(action)]
        if choice not in legal(self.state_of_play, seat):
            raise ValueError(f"{self.game.code(choice)} is not legal here; the mask shows what is")
        choose(self.state_of_play, seat, choice)
        if self.state_of_play.asked:
            self.agent_selection = self.asked()
        else:
            self.end()
        self._accumulate_rewards()

    def end(self) -> None:
        result = self.game.result(self.state_of_play)
        won = shares(self.roles, result.winners)
        for seat, agent in enumerate(self.agents):
            if self.seats > 1:
                self.rewards[agent] = won[seat] - 1 / len(teams(self.roles))
            else:
                self.rewards[agent] = result.scores[0] / 100 if result.scores else won[0]
            self.infos[agent] = {"score": result.scores[seat]} if result.scores else {}
        self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> None:
        """Tables are drawn by the browser and the terminal."""

    def close(self) -> None:
        """Nothing is held open."""
