"""The OpenSpiel adapter passes OpenSpiel's own tests, and its players can play every game."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from copy import deepcopy
from itertools import islice
from typing import Any

import numpy as np
import pytest

from pandemonium.engine.registry import game_ids, load_game

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: `make test-lab` installs it")

from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts  # noqa: E402

from pandemonium.lab.heard import play_from  # noqa: E402
from pandemonium.lab.spiel import register  # noqa: E402

register()
pytestmark = pytest.mark.timeout(1800)  # OpenSpiel writes whole games as text: seconds of a core, of a busy one minutes
every_game = pytest.mark.parametrize("id", game_ids())


def loaded(id: str, **parameters: Any) -> Any:
    return pyspiel.load_game(f"pandemonium_{id}", {"deals": 5, **parameters})


def states(game: Any, seed: int = 1) -> Any:
    """A random play, state by state from the deal on; it is one object that goes on."""
    chooser, state = random.Random(seed), game.new_initial_state()
    state.apply_action(seed)
    while not state.is_terminal():
        yield state
        state.apply_action(chooser.choice(state.legal_actions()))
    yield state


@every_game
def test_openspiel_accepts_the_game(id: str) -> None:
    pyspiel.random_sim_test(loaded(id), num_sims=1, serialize=True, verbose=False)


@every_game
def test_the_short_way_to_legal_actions_says_what_the_long_one_does(id: str) -> None:
    for state in islice(states(loaded(id)), 0, None, 7):
        assert state.legal_actions() == pyspiel.State.legal_actions(state)
        for seat in range(state.num_players()):
            assert state.legal_actions(seat) == pyspiel.State.legal_actions(state, seat)
    assert loaded(id).new_initial_state().legal_actions() == [0, 1, 2, 3, 4]


def test_openspiel_accepts_one_player_and_sides_and_other_rewards() -> None:
    pyspiel.random_sim_test(loaded("crypt", players=1), num_sims=1, serialize=True, verbose=False)
    pyspiel.random_sim_test(loaded("crypt", players=3, reward="margin"), num_sims=1, serialize=True, verbose=False)
    sides = loaded("others", players=3)
    assert sides.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    pyspiel.random_sim_test(sides, num_sims=1, serialize=False, verbose=False)


@every_game
def test_a_playthrough_is_the_same_when_it_is_played_again(id: str) -> None:
    """OpenSpiel writes every number of every state as text: seconds of a core, and with four seats half a minute."""
    name = f"pandemonium_{id}(deals=5,recall=4)"
    once = generate_playthrough.playthrough_lines(name, seed=3)
    taken = [int(line.removeprefix("action: ")) for line in once if line.startswith("action: ")]
    assert generate_playthrough.playthrough_lines(name, seed=4, action_sequence=taken) == once
    assert any(line.startswith("InformationStateTensor(0)") for line in once)
    assert once[-1].startswith("Returns() = ")


@every_game
def test_its_search_over_information_sets_plays_a_whole_game(id: str) -> None:
    game, chooser = loaded(id), np.random.RandomState(1)
    state, thoughts = game.new_initial_state(), 0
    state.apply_action(1)
    bot = ismcts.ISMCTSBot(game, NothingKnown(game.num_players()), 1.4, 4, random_state=chooser)
    while not state.is_terminal():
        actions = state.legal_actions()
        if state.current_player() == 0 and len(actions) > 1 and thoughts < 40:
            actions, thoughts = [bot.step(state)], thoughts + 1
        state.apply_action(int(chooser.choice(actions)))
    assert thoughts >= 10
    assert sum(state.returns()) == pytest.approx(0)


class NothingKnown(mcts.Evaluator):  # type: ignore[misc]  # OpenSpiel is untyped
    """Every position is worth the same, which costs nothing to say."""

    def __init__(self, players: int) -> None:
        self.players = players

    def evaluate(self, state: Any) -> list[float]:
        return [0.0] * self.players

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


@every_game
def test_a_seat_cannot_tell_a_resampled_state_from_its_own(id: str) -> None:
    chooser, others = random.Random(2), set()
    for state in islice(states(loaded(id)), 0, 200, 9):
        seat = state.current_player()
        if state.is_terminal():
            break
        world = state.resample_from_infostate(seat, chooser.random)
        assert world.current_player() == seat
        assert world.legal_actions() == state.legal_actions()
        for known in ("information_state_string", "information_state_tensor", "observation_string"):
            assert getattr(world, known)(seat) == getattr(state, known)(seat)
        others.add(world.clone().information_state_string(1 - seat if seat < 2 else 0))
    assert len(others) > 1


@every_game
def test_an_equal_information_state_has_equal_actions(id: str) -> None:
    game, found = loaded(id), dict[tuple[int, str], list[int]]()
    for seed in range(3):
        for state in islice(states(game, seed), 60):
            if not state.is_terminal():
                known = state.current_player(), state.information_state_string(state.current_player())
                assert found.setdefault(known, state.legal_actions()) == state.legal_actions()


def test_an_information_state_tells_a_seat_s_own_secret_and_not_another_s() -> None:
    """Seat B of Deal with the Devil is asked while what A answered in secret still lies hidden."""
    game = loaded("deal")
    state = next(state for state in states(game) if state.current_player() == 0 and len(state.legal_actions()) > 1)
    one, other = (state.child(action) for action in state.legal_actions()[:2])
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_tensor(0) != other.information_state_tensor(0)
    assert one.information_state_string(1) == other.information_state_string(1)


def test_a_state_is_kept_as_the_journal_of_its_play() -> None:
    game = loaded("crypt")
    state = list(islice(states(game), 20))[-1]
    _, kept = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert kept.history() == state.history()
    assert kept.information_state_string(0) == state.information_state_string(0)
    assert play_from(state.play.journal()).seen(1) == state.observation_string(1)
    world = state.resample_from_infostate(0, random.Random(1).random)
    with pytest.raises(ValueError, match="no journal"):
        world.play.journal()


def test_a_copy_goes_its_own_way() -> None:
    state = next(states(loaded("inferno")))
    before, twin = state.information_state_string(0), state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert state.information_state_string(0) == before
    assert twin.information_state_string(0) != before


def test_options_are_parameters_and_a_wrong_one_is_refused() -> None:
    option = load_game("crypt").options[0]
    game = loaded("crypt", **{option.id: option.values[-1]})
    assert f"{option.id}={option.values[-1]}" in str(game)
    assert game.new_initial_state().get_game().options[option.id] == option.values[-1]
    with pytest.raises(Exception, match="nonsense"):
        loaded("crypt", **{option.id: "nonsense"})


def test_the_string_of_an_information_state_tells_all_however_little_the_tensor_recalls() -> None:
    some, none = (pyspiel.load_game(f"pandemonium_crypt(recall={recall})").new_initial_state() for recall in (64, 0))
    for state in (some, none):
        for _ in range(8):
            state.apply_action(state.legal_actions()[0])
    assert none.information_state_string(0) == some.information_state_string(0)
    assert none.information_state_string(0) != none.observation_string(0)


@pytest.mark.parametrize("wrong", ["recall=-1", "deals=0"])
def test_numbers_that_make_no_game_are_refused(wrong: str) -> None:
    with pytest.raises(Exception, match="must be 1 at least"):
        pyspiel.load_game(f"pandemonium_crypt({wrong})")


@every_game
def test_a_game_is_pickled_with_its_parameters_and_its_states(id: str) -> None:
    game = loaded(id, reward="margin", recall=3)
    twin = pickle.loads(pickle.dumps(game))
    assert str(twin) == str(game) == str(deepcopy(game))
    state = list(islice(states(game), 20))[-1]
    kept = pickle.loads(pickle.dumps(state))
    assert kept.history() == state.history()
    assert kept.information_state_tensor(0) == state.information_state_tensor(0)


def test_a_pickled_game_is_read_by_a_process_that_never_heard_of_it() -> None:
    game = loaded("crypt", players=3)
    reading = "import pickle, sys; print(pickle.loads(sys.stdin.buffer.read()))"
    done = subprocess.run([sys.executable, "-c", reading], input=pickle.dumps(game), stdout=subprocess.PIPE, check=True)
    assert done.stdout.decode().strip() == str(game)
