"""Training finds the games that can be trained, and keeps nothing that is not better."""

from __future__ import annotations

from pathlib import Path
from typing import NoReturn

import pytest

from pandemonium.cli.main import run as run_command
from pandemonium.lab import train
from pandemonium.lab.train import gains, margin, played, reached, scaled, training_of
from pandemonium.playing.weights import Numbers


def weights_of(game_id: str, seats: int) -> Numbers:
    return training_of(game_id).weights.read()["normal"][str(seats)]


def spoilt(numbers: Numbers) -> Numbers:
    """Every other weight twelve times as large, the rest as much smaller."""
    return {name: number * (12 if at % 2 else 1 / 12) for at, (name, number) in enumerate(numbers.items())}


@pytest.mark.parametrize(("game_id", "seats"), [("crypt", 2), ("inferno", 2), ("deal", 4), ("others", 2)])
def test_weights_that_are_not_changed_gain_nothing(game_id: str, seats: int) -> None:
    numbers = weights_of(game_id, seats)
    assert gains(game_id, dict(numbers), numbers, seats, ["same"]) == [0.0]


def test_each_candidate_has_its_own_gains_whoever_works() -> None:
    numbers = weights_of("crypt", 2)
    worse = spoilt(numbers)
    seeds = [f"gains {at}" for at in range(train.BATCH + 2)]
    found = played(gains, "crypt", [numbers, worse, numbers], numbers, 2, seeds, 2)
    assert found == played(gains, "crypt", [numbers, worse, numbers], numbers, 2, seeds, 1)
    assert found[0] == found[2] == [0.0] * len(seeds)
    mean, error = margin(found[1])
    assert mean < -train.SURE * error


def test_what_a_generation_ranks_by_and_what_decides_differ_by_what_the_old_weights_reach() -> None:
    numbers = weights_of("crypt", 2)
    worse, seeds = spoilt(numbers), ["one", "two"]
    usual = reached("crypt", numbers, numbers, 2, seeds)
    after = reached("crypt", worse, numbers, 2, seeds)
    assert gains("crypt", worse, numbers, 2, seeds) == [
        here - before for here, before in zip(after, usual, strict=True)
    ]


def test_a_weight_of_zero_stays_and_the_others_take_their_factor() -> None:
    assert scaled({"a": 2.0, "noise": 0.0, "b": -3.0}, [0.0, 0.6931471805599453]) == {"a": 2.0, "noise": 0.0, "b": -6.0}


def test_the_cloud_moves_to_where_it_gains() -> None:
    pytest.importorskip("cma", reason="the extra `learn` is not installed")
    from pandemonium.lab.evolve import Point, evolve

    goal = [0.5, -0.4, 0.3]

    def judge(points: list[Point]) -> list[float]:
        return [-sum((at - to) ** 2 for at, to in zip(point, goal, strict=True)) for point in points]

    found = evolve(3, judge, 40, "goal")
    assert found == pytest.approx(goal, abs=0.02)
    assert found == evolve(3, judge, 40, "goal")


def no_round(*_: object) -> NoReturn:
    pytest.fail("a round was begun")


@pytest.mark.parametrize(("language", "says"), [("en", "cannot write"), ("pl", "nie można zapisać")])
def test_weights_that_cannot_be_written_are_refused_before_a_round(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str, says: str
) -> None:
    kept = tmp_path / "gone" / "weights.toml"
    monkeypatch.setattr(training_of("crypt").weights, "path", kept)
    monkeypatch.setattr(train, "train", no_round)
    assert run_command(["-l", language, "train", "crypt", "2"]) == 2
    assert capsys.readouterr().err.startswith(f"pandemonium: {says} {kept}: ")


def test_only_what_is_better_over_other_seeds_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    weights = training_of("crypt").weights
    kept = tmp_path / "weights.toml"
    good = weights.read()
    kept.write_text(weights.path.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(weights, "path", kept)
    monkeypatch.setattr(train, "LONG", 60)
    bad = spoilt(good["normal"]["2"])
    offered = [bad]
    monkeypatch.setattr(train, "sought", lambda *_: offered[0])
    assert [found.kept for found in train.train("crypt", 2, 1, "kept", 1)] == [False]
    assert weights.read() == good
    weights.write(good | {"normal": good["normal"] | {"2": bad}})
    offered[0] = good["normal"]["2"]
    assert [found.kept for found in train.train("crypt", 2, 1, "kept", 1)] == [True]
    assert [found.kept for found in train.train("crypt", 2, 1, "hard", 1, level="hard")] == [False]
    weights.write(good | {"hard": {"2": bad}})
    assert [found.kept for found in train.train("crypt", 2, 1, "hard", 1, level="hard")] == [True]
    assert weights.read() == good | {"hard": {"2": good["normal"]["2"]}}, "those of normal stay as they are"
    weights.write(good)
    assert list(train.train("crypt", 2, 5, "no time", 1, hours=0.0)) == []
    (one,) = train.train("crypt", 2, 5, "one round", 1, hours=1e-9)
    assert one.hours > 1e-9, "a round that has begun is ended"
    assert weights.read() == good
