"""OpenSpiel: every installed game as a Python game, `pandemonium_crypt` and so on, once `register` was called.

    register()
    game = pyspiel.load_game("pandemonium_crypt(players=3)")

Chance moves once, first: it draws the deal, the seed of all dice and shuffles, from `deals` equally likely ones. Nobody
sees the deal, so this is the same game as one whose dice are rolled in their time, and a state is its history. Seats
that are asked at the same time are asked in their order, and what one answers the next does not see. The seat that is
asked has its asides among its actions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pyspiel

from pandemonium.engine.game import Game, Setup
from pandemonium.engine.imagined import imagined
from pandemonium.engine.journal import explain
from pandemonium.engine.registry import game_ids, load_game
from pandemonium.engine.role import teams
from pandemonium.engine.seats import first_seat
from pandemonium.engine.state import Seat
from pandemonium.lab.heard import HeardPlay
from pandemonium.lab.observing import LARGEST, Observer
from pandemonium.lab.rewards import HUNDRED, Reward, rewards
from pandemonium.lab.spiel_observer import UNDEALT, PlayObserver

PREFIX = "pandemonium_"
CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
PAIR = 2
DEALS = 10_000
RECALL = 64
"""How many things heard, the latest, an information state's tensor holds. Its string holds all."""


def register() -> list[str]:
    """Make every installed game known to OpenSpiel, and say by what names. Doing so again changes nothing."""
    known = set(pyspiel.registered_names())
    for id in game_ids():
        if PREFIX + id not in known:
            pyspiel.register_game(game_type(load_game(id)), maker(id))
    return [PREFIX + id for id in game_ids()]


def loaded(name: str) -> TableGame:
    """A pickled game again, in a process that may not have called `register`."""
    register()
    game: TableGame = pyspiel.load_game(name)
    return game


def maker(id: str) -> type[TableGame]:
    """A class, which lives as long as the program: OpenSpiel lets go of it when Python has ended already."""

    class Maker(TableGame):
        def __init__(self, parameters: dict[str, Any]) -> None:
            super().__init__(load_game(id), parameters)

    return Maker


def parameters_of(game: Game[Any, Any]) -> dict[str, Any]:
    """What a game string may say: the table and its options, which are empty where the game's default is meant."""
    players = PAIR if PAIR in game.seats else game.seats[0]
    table = {"players": players, "deals": DEALS, "reward": Reward.WIN.value, "recall": RECALL}
    return {option.id: "" for option in game.options} | table


def game_type(game: Game[Any, Any], utility: Any = pyspiel.GameType.Utility.GENERAL_SUM) -> Any:
    return pyspiel.GameType(
        short_name=PREFIX + game.id,
        long_name=f"Pandemonium: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(game),
    )


class TableGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is untyped
    """A game at a table of so many seats with such options."""

    def __init__(self, game: Game[Any, Any], given: dict[str, Any]) -> None:
        unsaid = parameters_of(game)
        said = unsaid | given
        self.table = game
        self.seats, self.deals, self.recall = said["players"], said["deals"], said["recall"]
        named = {option.id: said[option.id] for option in game.options if said[option.id]}
        if refused := game.check_setup(self.seats, named):
            raise ValueError(explain(game, refused))
        if self.deals < 1 or self.recall < 0:
            raise ValueError(f"deals={self.deals} must be 1 at least, and recall={self.recall} 0")
        self.options = game.fitting(self.seats, named)
        self.roles = game.roles(self.seats, self.options)
        self.reward = Reward(said["reward"])
        self.observer = Observer(game, self.seats, self.options)
        self.actions = self.observer.places.choices
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.actions),
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            max_game_length=game.longest,
            **self.bounds(),
        )
        changed = {name: value for name, value in given.items() if value != unsaid[name]}
        super().__init__(game_type(game, self.utility()), info, changed)

    def __reduce__(self) -> tuple[Callable[[str], TableGame], tuple[str]]:
        return loaded, (str(self),)

    def zero_sum(self) -> bool:
        """Whether all play for themselves for one victory; the seats of a side are each paid its whole share."""
        return self.reward == Reward.WIN and 1 < self.seats == len(teams(self.roles))

    def utility(self) -> Any:
        return getattr(pyspiel.GameType.Utility, "ZERO_SUM" if self.zero_sum() else "GENERAL_SUM")

    def bounds(self) -> dict[str, float]:
        """Points have no bound that a game would say, but those of an observation's numbers."""
        if self.reward != Reward.WIN or self.seats == 1:
            return {"min_utility": -LARGEST / HUNDRED, "max_utility": LARGEST / HUNDRED}
        even = 1 / len(teams(self.roles))
        found = {"min_utility": -even, "max_utility": 1 - even}
        return found | {"utility_sum": 0.0} if self.zero_sum() else found

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> PlayObserver | None:
        """Only for what a seat knows as a whole: the public and the private are not told apart."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not wanted.public_info or wanted.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return PlayObserver(self.observer, wanted.perfect_recall, self.recall)


class TableState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel is untyped
    """One play. OpenSpiel copies it by copying `play`, and keeps it by pickling that: as a journal."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.play: HeardPlay | None = None
        self.player = CHANCE  # OpenSpiel asks for it several times a step

    def current_player(self) -> int:
        return self.player

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def legal_actions(self, *player: Seat) -> list[int]:
        """For whoever asks in Python what may be done now: the way through C++ and back takes longer than a step."""
        if player or self.player < 0:
            found: list[int] = super().legal_actions(*player)
            return found
        return self._legal_actions(self.player)

    def _legal_actions(self, player: Seat) -> list[int]:
        assert self.play is not None
        return self.play.places.open(self.play.state, player)

    def _apply_action(self, action: int) -> None:
        if self.play is None:
            game = self.get_game()
            self.play = HeardPlay(game.table, Setup(game.seats, f"deal {action}", game.options))
        else:
            self.play.choose(self.player, self.play.places.choices[action])
        asked = self.play.state.asked
        self.player = first_seat(asked) if asked else TERMINAL

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.get_game()
        return f"deal {action}" if player == CHANCE else str(game.table.code(game.actions[action]))

    def is_terminal(self) -> bool:
        return self.player == TERMINAL

    def returns(self) -> list[float]:
        game = self.get_game()
        if self.play is None or self.player != TERMINAL:
            return [0.0] * game.seats
        return rewards(game.reward, game.roles, game.table.finish(self.play.state))

    def resample_from_infostate(self, player: Seat, draw: Callable[[], float]) -> TableState:
        """A play the seat cannot tell from this one, from its beliefs; its dice are still to be rolled."""
        assert self.play is not None
        world: TableState = self.clone()
        world.play = self.play.imagine(player, imagined(int(draw() * (1 << 32))))
        return world

    def __str__(self) -> str:
        return UNDEALT if self.play is None else str(self.play)
