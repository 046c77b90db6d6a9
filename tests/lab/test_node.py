"""A node does a job only where Pandemonium is the same: version, build and the game's data."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest
from msgspec.structs import replace

from pandemonium.lab import node
from pandemonium.lab.node import NodeDiffers, Stamp, build, checked, digest_of, sources_in, stamp_of


def add(first: int, second: int) -> int:
    return first + second


def ask(stamp: Stamp, pack: Path | None = None) -> int:
    return checked(stamp, "crypt", pack, add, (1,), {"second": 2})


def test_where_all_is_the_same_the_job_is_done() -> None:
    assert ask(stamp_of("crypt", None)) == 3


@pytest.mark.parametrize("what", ["version", "build", "data", "weights"])
def test_a_node_that_differs_refuses_and_says_in_what(what: str) -> None:
    ours = stamp_of("crypt", None)
    with pytest.raises(
        NodeDiffers, match=rf"the {what} of node .+ is {getattr(ours, what)}, here it is another"
    ) as told:
        ask(replace(ours, **{what: "another"}))
    again = pickle.loads(pickle.dumps(told.value))
    assert (again.what, again.here, str(again)) == (what, "another", str(told.value))


def test_a_node_without_the_pack_refuses(tmp_path: Path) -> None:
    with pytest.raises(NodeDiffers, match="there is no such folder"):
        ask(stamp_of("crypt", None), tmp_path / "missing")


def test_another_game_has_other_data() -> None:
    with pytest.raises(NodeDiffers, match="the data of node"):
        ask(stamp_of("inferno", None))


def test_other_weights_are_told_apart_but_where_training_writes_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Training writes them on one machine alone: its bots would play beside those of before. Its own jobs bring
    theirs, and a worker that begins after a round was kept takes them."""
    (tmp_path / "bot.py").write_text("same")
    (tmp_path / "weights.toml").write_text("old")
    monkeypatch.setattr(node, "FOLDER", tmp_path)
    code, ours, training = (
        digest_of(sources_in(tmp_path)),
        stamp_of("crypt", None),
        stamp_of("crypt", None, weighed=False),
    )
    (tmp_path / "weights.toml").write_text("trained")
    assert digest_of(sources_in(tmp_path)) == code
    assert ask(training) == 3
    with pytest.raises(NodeDiffers, match="the weights of node"):
        ask(ours)
    (tmp_path / "bot.py").write_text("another")
    assert digest_of(sources_in(tmp_path)) != code


def test_a_build_is_told_by_its_sources() -> None:
    kind, digest = build().split(" ")
    assert kind in ("compiled", "plain")
    assert len(digest) == 12
