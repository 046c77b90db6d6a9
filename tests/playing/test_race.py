"""The race: all plans meet the same worlds, the better half stays, and the budget is kept."""

from __future__ import annotations

from pandemonium.engine.imagined import imagined
from pandemonium.playing.plan import Plan, best_of, most_worth, plan_of
from pandemonium.playing.race import winner

LONG = 1000.0
"""Seconds that never end a race: its playouts do."""


class Dice:
    """A world is a number; a plan reaches what its choice is worth there, and luck that all plans of a world share."""

    def __init__(self) -> None:
        self.luck = imagined(1)
        self.tried: list[tuple[int, int]] = []

    def world(self) -> int:
        return self.luck.below(65536)

    def reached(self, world: int, plan: Plan) -> float:
        self.tried.append((world, plan.choices[0]))
        return world + plan.choices[0]


def plans(number: int) -> list[Plan]:
    return [plan_of([choice], 0.0) for choice in range(number)]


def test_luck_that_all_plans_share_does_not_decide() -> None:
    for number in range(1, 30):
        assert winner(Dice(), plans(number), 0.0, 4 * number, LONG).choices == [number - 1]


def test_every_plan_still_in_the_race_is_tried_in_every_world() -> None:
    dice = Dice()
    winner(dice, plans(8), 0.0, 100, LONG)
    worlds: dict[int, list[int]] = {}
    for world, choice in dice.tried:
        worlds.setdefault(world, []).append(choice)
    fields = [sorted(field) for field in worlds.values()]
    assert fields[0] == list(range(8))
    assert sorted({tuple(field) for field in fields}, key=len) == [(6, 7), (4, 5, 6, 7), tuple(range(8))]


def test_playouts_are_a_bound_but_for_the_last_world() -> None:
    for number in range(2, 30):
        dice = Dice()
        winner(dice, plans(number), 0.0, 60, LONG)
        assert len(dice.tried) < 60 + number


def test_a_single_plan_needs_no_world() -> None:
    dice = Dice()
    assert winner(dice, plans(1), 0.0, 100, LONG).choices == [0]
    assert dice.tried == []


def test_what_the_policy_thinks_counts_as_much_as_it_is_trusted() -> None:
    thought = [plan_of([0], 5.0), plan_of([1], 0.0)]
    assert winner(Dice(), thought, 100.0, 20, LONG).choices == [0]
    assert winner(Dice(), thought, 0.1, 20, LONG).choices == [1]


def test_a_race_without_time_takes_what_the_policy_thinks_most_of() -> None:
    thought = [plan_of([0], 1.0), plan_of([1], 3.0), plan_of([2], 2.0)]
    assert winner(Dice(), thought, 1.0, 1 << 30, 1e-9).choices == [1]
    assert most_worth(thought).choices == [1]
    assert [plan.choices for plan in best_of(thought, 2)] == [[1], [2]]
