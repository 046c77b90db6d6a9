"""Trials stop when they are decided, and are rarely wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from pandemonium.engine.chance import chance_from
from pandemonium.engine.game import Setup
from pandemonium.engine.result import Finish
from pandemonium.engine.state import State
from pandemonium.lab import trial
from pandemonium.lab.play import play
from pandemonium.lab.sequence import interval, is_above
from pandemonium.lab.trial import BETTER, UNDECIDED, WORSE, RolesAreChosen, trials, verdict_on
from pandemonium.playing.experiment import decide


def run_of(wins: int, losses: int, seed: str, games: int = 400) -> tuple[str, int]:
    """A trial of somebody who gains and loses so often in a hundred deals: the verdict, and after how many games."""
    chance = chance_from(seed)
    pairs: list[tuple[float, float]] = []
    while len(pairs) < games:
        drawn = chance.below(100)
        pairs.append((1.0, 0.0) if drawn < wins else (0.0, 1.0) if drawn < wins + losses else (0.5, 0.5))
        if verdict_on(pairs) != UNDECIDED:
            break
    return verdict_on(pairs), len(pairs)


def test_equals_are_told_apart_in_less_than_one_trial_of_twenty() -> None:
    """However often one looks: after every game."""
    wrong = [run_of(20, 20, f"equal {number}", 200)[0] != UNDECIDED for number in range(100)]
    assert sum(wrong) <= 5


def test_who_gains_clearly_is_found_out_soon_and_who_loses_too() -> None:
    better = [run_of(40, 10, f"better {number}") for number in range(20)]
    assert {verdict for verdict, _ in better} == {BETTER}
    assert sum(games for _, games in better) / 20 < 80
    assert {run_of(10, 40, f"worse {number}")[0] for number in range(20)} == {WORSE}


def test_what_is_not_decided_in_time_stays_so() -> None:
    assert run_of(22, 20, "close", 100) == (UNDECIDED, 100)


def test_the_interval_closes_around_the_mean_and_agrees_with_the_verdict() -> None:
    values = [1.0, 1.0, 1.0, 0.0] * 20
    low, high = interval(values)
    assert 0.5 < low < 0.75 < high < 1.0
    assert is_above(values, low - 0.001)
    assert not is_above(values, low + 0.001)
    wider = interval(values[:20])
    assert wider[0] < low < high < wider[1]
    assert interval([]) == pytest.approx((0.0, 1.0), abs=1e-6)


def test_a_trial_is_decided_early_and_the_same_with_any_number_of_workers() -> None:
    once, again = (trials("crypt", decide("normal", "random", 2, 60, {}), "trial", workers) for workers in (1, 2))
    assert once == again
    assert [(one.role, one.verdict) for one in once] == [("", BETTER)]
    assert once[0].games < 30
    assert once[0].wins - once[0].others == pytest.approx(0.5, abs=0.2)
    assert once[0].gain_95[0] > 0


def test_the_weaker_level_is_worse_and_equals_are_undecided() -> None:
    heard: list[int] = []
    worse = trials("crypt", decide("random", "easy", 3, 60, {}), "trial", 1, heard.append)
    assert worse[0].verdict == WORSE
    assert heard == [*range(1, worse[0].games + 1), 60]
    same = trials("crypt", decide("easy", "easy", 2, 3, {}), "trial", 1)[0]
    assert (same.verdict, same.games) == (UNDECIDED, 3)


def test_every_role_has_its_own_trial() -> None:
    sides = trials("others", decide("random", "random", 2, 2, {}), "trial", 1)
    assert [one.role for one in sides] == ["hero", "sin"]
    secret = trials("deal", decide("random", "random", 4, 1, {}), "trial", 1)
    assert [one.role for one in secret] == ["cultist", "devil", "mortal"]
    assert all(one.gain_95[0] < 0 < one.gain_95[1] for one in sides + secret)


def test_a_role_alone_is_tried_as_it_is_among_all() -> None:
    sides = trials("others", decide("random", "random", 2, 2, {}), "trial", 1)
    heard: list[int] = []
    assert trials("others", decide("random", "random", 2, 2, {}, "sin"), "trial", 1, heard.append) == sides[1:]
    assert heard == [1, 2, 2]


def test_a_trial_goes_on_from_the_games_that_were_played_before() -> None:
    def played(before: Sequence[trial.Pair] = ()) -> list[trial.Verdict]:
        return list(trial.trial("crypt", decide("easy", "random", 2, 60, {}), "trial", 1, before))

    whole = played()
    assert len(whole[2].pairs) == 3
    assert played(whole[2].pairs) == whole[3:]
    assert [one.games for one in whole] == list(range(1, len(whole) + 1))
    assert [one.verdict for one in whole] == [UNDECIDED] * (len(whole) - 1) + [BETTER]


def test_a_level_that_answers_at_once_is_looked_at_beside_the_deal_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it wins on average is hardly luck any more; a level that thinks would take too long for that."""
    seeds: list[str] = []

    def seen(game: Any, setup: Setup, levels: list[str], seconds: float) -> tuple[State, int]:
        seeds.append(setup.seed)
        return play(game, setup, levels, seconds)

    monkeypatch.setattr(trial, "play", seen)
    wins, usual = trial.tried("crypt", decide("normal", "random", 2, 1, {}), "deal")
    assert (len(seeds), len(set(seeds))) == (trial.BESIDE + 1, trial.BESIDE), "the deal itself is played twice"
    assert wins in (0.0, 0.5, 1.0)
    assert (usual * 2 * trial.BESIDE).is_integer()
    seeds.clear()
    assert set(trial.tried("crypt", decide("normal", "hard:1", 2, 1, {}), "deal")) <= {0.0, 0.5, 1.0}
    assert seeds == ["deal", "deal"]


def test_roles_that_seats_wish_for_have_no_trial() -> None:
    """Another level has other wishes, so the seat of the second play might be another role than the trial says."""
    with pytest.raises(RolesAreChosen):
        trials("deal", decide("normal", "random", 4, 1, {"wishes": "yes"}), "trial", 1)


def test_alone_more_points_win() -> None:
    alone = trials("crypt", decide("normal", "random", 1, 40, {}), "trial", 1)[0]
    assert (alone.verdict, alone.wins, alone.others) == (BETTER, 1.0, 0.0)
    assert trial.more_points(Finish((3,), (0,)), Finish((3,), (0,))) == 0.5


def test_what_roles_there_are_is_found_without_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of searching bots takes minutes, in which nothing would be shown."""
    seated: list[list[str]] = []

    def seen(game: Any, setup: Setup, levels: list[str], seconds: float) -> tuple[State, int]:
        seated.append(levels)
        return play(game, setup, levels, seconds)

    monkeypatch.setattr(trial, "play", seen)
    trials("others", decide("random", "easy", 2, 1, {}), "trial", 1)
    assert seated[0] == ["random", "random"]
