"""A network from a file plays as a level of its own: the legal action it thinks the most of."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from pandemonium.engine.chance import chance_from
from pandemonium.engine.game import Setup
from pandemonium.engine.registry import load_game
from pandemonium.engine.seats import first_seat
from pandemonium.playing.levels import UnknownLevel, parse_level
from pandemonium.playing.mind import mind_of
from pandemonium.playing.roster import bot_for

CRYPT = load_game("crypt")
assert CRYPT.encoder is not None
WIDTH, ACTIONS = len(CRYPT.encoder.legend), len(CRYPT.choices())


def kept(file: Path, favoured: int, width: int = WIDTH) -> Path:
    """A network of two layers that likes one action best, then those of higher places."""
    worth = np.arange(ACTIONS, dtype=np.float32)
    worth[favoured] = ACTIONS
    hidden = np.zeros((width, 3), np.float32), np.ones(3, np.float32)
    np.savez(file, weights0=hidden[0], bias0=hidden[1], weights1=np.zeros((3, ACTIONS), np.float32), bias1=worth)
    return file


def test_it_takes_the_legal_action_of_the_highest_worth(tmp_path: Path) -> None:
    state = CRYPT.new(Setup(2, "network"))
    mind = mind_of(CRYPT, state, first_seat(state.asked))
    for favoured in (mind.choices[0], mind.choices[3]):
        place = CRYPT.choices().index(favoured)
        bot = bot_for(CRYPT, f"net:{kept(tmp_path / 'one.npz', place)}")
        assert bot.choose(mind, chance_from("any"), 0) == favoured


def test_a_file_that_is_no_network_of_this_game_is_refused(tmp_path: Path) -> None:
    other = kept(tmp_path / "other.npz", 0, WIDTH + 1)
    files = {"noise.npz": b"noise", "empty.npz": b"", "cut.npz": other.read_bytes()[:-50]}
    for name, found in files.items():
        (tmp_path / name).write_bytes(found)
    wrong = [(tmp_path / name, "is not a network") for name in files]
    for file, says in (*wrong, (other, "trained for another game")):
        with pytest.raises(UnknownLevel, match=says):
            bot_for(CRYPT, f"net:{file}")


def layers(**changed: object) -> dict[str, object]:
    """A sound network but for what is changed."""
    sound: dict[str, object] = {
        "weights0": np.zeros((WIDTH, 8), np.float32),
        "bias0": np.zeros(8, np.float32),
        "weights1": np.zeros((8, ACTIONS), np.float32),
        "bias1": np.zeros(ACTIONS, np.float32),
    }
    return sound | changed


WRONG = {
    "a layer that takes more than is given": {"weights1": np.zeros((9, ACTIONS), np.float32)},
    "a bias of another width": {"weights1": np.zeros((8, ACTIONS + 1), np.float32)},
    "a bias in two dimensions": {"bias1": np.zeros((ACTIONS, 2), np.float32)},
    "a number for a table": {"weights0": np.float32(1)},
    "a number for a row": {"bias0": np.float32(1)},
    "words": {"weights0": np.full((WIDTH, 8), "word")},
    "no number": {"bias1": np.full(ACTIONS, np.nan, np.float32)},
}


@pytest.mark.parametrize("changed", WRONG.values(), ids=WRONG)
def test_layers_that_do_not_fit_each_other_are_refused_before_a_game(
    changed: dict[str, object], tmp_path: Path
) -> None:
    file = tmp_path / "mine.npz"
    np.savez(file, **layers())  # type: ignore[arg-type]  # arrays by name
    bot_for(CRYPT, f"net:{file}")
    np.savez(file, **layers(**changed))  # type: ignore[arg-type]
    with pytest.raises(UnknownLevel, match="is not a network"):
        bot_for(CRYPT, f"net:{file}")


def test_an_array_alone_or_a_file_without_layers_or_damaged_is_no_network(tmp_path: Path) -> None:
    np.save(tmp_path / "array.npy", np.zeros(3))
    np.savez_compressed(tmp_path / "whole.npz", **layers(weights0=np.random.default_rng(1).random((WIDTH, 8))))  # type: ignore[arg-type]
    found = bytearray((tmp_path / "whole.npz").read_bytes())
    found[200:260] = bytes(60)
    (tmp_path / "damaged.npz").write_bytes(found)
    np.savez(tmp_path / "empty.npz")
    np.savez(tmp_path / "bias.npz", bias0=np.zeros(ACTIONS, np.float32))
    for name in ("array.npy", "damaged.npz", "empty.npz", "bias.npz"):
        with pytest.raises(UnknownLevel, match="is not a network"):
            bot_for(CRYPT, f"net:{tmp_path / name}")


@pytest.mark.parametrize(
    ("level", "why"),
    [
        ("net:", "there is no level “net:”"),
        ("net:nowhere.npz", "there is no file “nowhere.npz”"),
        ("weights:nowhere.json", "there is no file “nowhere.json”"),
    ],
)
def test_a_network_needs_a_file(level: str, why: str) -> None:
    with pytest.raises(UnknownLevel, match=why):
        parse_level(level)
