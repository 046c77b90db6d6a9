"""Weights as data: every game's file fills its class, and what training writes is read again."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from pandemonium.engine.registry import game_ids, load_game, part_of
from pandemonium.playing.craft import Craft
from pandemonium.playing.players import Hard
from pandemonium.playing.weights import HARD, NORMAL, WeightFile


def crafts() -> list[tuple[Craft[Any, Any, Any], list[str]]]:
    """Of every game with a craft: the craft, and the numbers of seats as its file writes them."""
    parts = [(part_of(load_game(id), "bot.craft"), load_game(id).seats) for id in game_ids()]
    return [(part.craft, [str(count) for count in seats]) for part, seats in parts if part is not None]


def test_every_table_names_every_weight() -> None:
    assert len(crafts()) >= 2
    for craft, seats in crafts():
        for level, by_seats in craft.weights.read().items():
            assert sorted(by_seats) == seats or (level == HARD and set(by_seats) < set(seats))
            for numbers in by_seats.values():
                weights = craft.weights.filled(numbers)
                assert {name: getattr(weights, name) for name in craft.weights.names} == numbers


def test_a_missing_weight_is_refused_by_the_names_of_all() -> None:
    for craft, _ in crafts():
        with pytest.raises(ValueError, match=r"weights must be exactly: .*noise"):
            craft.weights.filled({"noise": 1.0})


def test_a_file_written_anew_differs_in_what_changed_alone(tmp_path: Path) -> None:
    for craft, seats in crafts():
        before = craft.weights.path.read_text(encoding="utf-8")
        copy: WeightFile[Any] = WeightFile(tmp_path / "weights.toml", craft.weights.make)
        copy.path.write_text(before, encoding="utf-8")
        tables = copy.read()
        copy.write(tables)
        assert copy.path.read_text(encoding="utf-8") == before
        tables["normal"][seats[-1]]["noise"] = 0.125
        copy.write(tables)
        assert copy.load("normal", int(seats[-1])).noise == 0.125


def test_hard_judges_by_weights_of_its_own_or_else_by_those_of_normal(tmp_path: Path) -> None:
    for craft, seats in crafts():
        copy: WeightFile[Any] = WeightFile(tmp_path / "weights.toml", craft.weights.make)
        copy.path.write_text(craft.weights.path.read_text(encoding="utf-8"), encoding="utf-8")
        tables, count = copy.read(), seats[-1]
        tables.pop(HARD, None)
        copy.write(tables)
        assert copy.numbers(HARD, int(count)) == tables[NORMAL][count]
        own = {name: number + 1 for name, number in tables[NORMAL][count].items()}
        copy.write(tables | {HARD: {count: own}})
        assert copy.numbers(HARD, int(count)) == own
        assert copy.numbers(NORMAL, int(count)) == tables[NORMAL][count]


def test_who_searches_takes_the_weights_of_hard(monkeypatch: pytest.MonkeyPatch) -> None:
    for craft, seats in crafts():
        monkeypatch.setattr(craft, "outlook", lambda weights, _state: weights)
        state = SimpleNamespace(seats=int(seats[-1]))
        taken = Hard(craft, 1).outlook(state)
        assert taken is craft.weights.load(HARD, state.seats)
        assert taken is not craft.weights.load(NORMAL, state.seats)
