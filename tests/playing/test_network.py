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


@pytest.mark.parametrize("level", ["net:", "net:nowhere.npz"])
def test_a_network_needs_a_file(level: str) -> None:
    with pytest.raises(UnknownLevel):
        parse_level(level)
