"""The example that learns Crypt: it learns what pays, and the file it writes sits at a table."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from pandemonium.engine.game import Setup
from pandemonium.engine.registry import load_game
from pandemonium.lab.play import play

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_crypt.py"


@pytest.fixture
def learner(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The example as a module, at few tables."""
    found = importlib.util.spec_from_file_location("learn_crypt", EXAMPLE)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    monkeypatch.setitem(sys.modules, "learn_crypt", module)
    found.loader.exec_module(module)
    vars(module).update(TABLES=8, STEPS=80)
    return module


def test_a_few_steps_make_a_file_that_plays(learner: ModuleType, tmp_path: Path) -> None:
    network = learner.learn(updates=2, hidden=8, seed=1)
    assert network.updates == 2
    network.save(tmp_path / "learned.npz")
    state, decisions = play(load_game("crypt"), Setup(2, "learned"), [f"net:{tmp_path}/learned.npz", "random"], 0.1)
    assert not state.asked
    assert decisions > 10


def run(learner: ModuleType, monkeypatch: pytest.MonkeyPatch, *words: object) -> None:
    monkeypatch.setattr(sys, "argv", ["learn_crypt.py", "--updates", "1", "--hidden", "4", *map(str, words)])
    learner.main()


def test_the_command_it_prints_names_the_file_it_wrote(
    learner: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(learner, monkeypatch, "--file", tmp_path / "mine")
    assert f"net:{tmp_path / 'mine.npz'}," in capsys.readouterr().out
    assert [file.name for file in tmp_path.iterdir()] == ["mine.npz"]


@pytest.mark.parametrize(
    "words", ["--updates 0", "--hidden 0", "--hidden -3", "--updates many", "--seed -1", "--file nowhere/x.npz"]
)
def test_what_cannot_be_learned_or_written_is_refused_before_it_learns(
    words: str, learner: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(learner, "learn", None)
    with pytest.raises(SystemExit, match="2"):
        run(learner, monkeypatch, *words.split())
    assert list(tmp_path.iterdir()) == []


def test_an_old_file_stays_until_there_is_a_new_one(learner: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "old.npz").write_bytes(b"learned")
    assert learner.writable(str(tmp_path / "old")).read_bytes() == b"learned"


def test_what_pays_becomes_likelier(learner: ModuleType) -> None:
    """Three actions are open, and the second alone wins."""
    chooser = np.random.default_rng(1)
    network = learner.Network(np.full(4, 2), 8, 5, chooser)
    seen, mask = np.tile([1, 0, 2, 1], (600, 1)), np.tile([1, 1, 0, 1, 0], (600, 1))
    action = chooser.choice([0, 1, 3], 600)
    outcome = np.where(action == 1, 1, -1).astype(np.float32)
    played = learner.Played(seen, mask, action, outcome, np.ones(600, np.bool_))

    def likely() -> float:
        return float(learner.chances(network.think(seen[:1])[2][:, :-1], mask[:1])[0, 1])

    before = likely()
    for _ in range(40):
        learner.study(network, played, 0.01, chooser)
    assert likely() > before + 0.2


def test_a_choice_is_judged_by_the_end_of_its_own_game_and_seat(learner: ModuleType) -> None:
    tables, chooser = learner.Tables("crypt", 2, 8, reward="win"), np.random.default_rng(2)
    network = learner.Network(tables.observer.space.high, 8, tables.observer.actions, chooser)
    played, _ = learner.play(tables, network, tables.reset(seed=2), chooser)
    ended = played.ended.reshape(80, 8)
    assert ended[0].all()
    assert not ended[-1].all()
    assert not played.outcome[~played.ended].any()
    for table in played.outcome.reshape(80, 8).T:
        assert len({abs(outcome) for outcome in table[:20].tolist()}) == 1
