"""Which way the chests go: the 48 schedules, found again from the rulebook's constraints alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations, product

import pytest

from pandemonium.games.deal.rules.routing import CULTIST, DEVIL, MARKS, MORTAL, ROUNDS, schedules

MORTALS = (MORTAL, MORTAL + 1)
CHESTS = range(MARKS)
SCHEDULES = schedules()

Way = tuple[int, ...]
"""Of one distribution: for each chest the mark that gets it."""

EXAMPLE = """
D>M1 C>M2 M1>D M2>C | D>C C>M1 M1>M2 M2>D
D>M1 C>M2 M1>D M2>C | D>C C>D M1>M2 M2>M1
D>C C>M1 M1>M2 M2>D | D>M1 C>M2 M1>D M2>C
D>M2 C>M1 M1>C M2>D | D>C C>M2 M1>D M2>M1
D>M2 C>M1 M1>C M2>D | D>C C>M2 M1>D M2>M1
"""
"""The specification's example, round by round."""

SEEN = {
    "normal": {"X": "DC", "Y": "CX", "C": "YD", "D": "XY"},
    "meeting a": {"X": "DY", "Y": "CX", "C": "YD", "D": "XC"},
    "meeting b": {"X": "DY", "Y": "CX", "C": "XD", "D": "YC"},
    "turned": {"X": "CD", "Y": "XC", "C": "DY", "D": "YX"},
}
"""Which chests a role sees first and second; X is the mortal who sees the devil's first, in round 3 second."""

LEFT = {
    DEVIL: [48, 24, Fraction(19, 3), Fraction(19, 6), Fraction(5, 3), 1],
    CULTIST: [48, 24, Fraction(37, 3), Fraction(37, 6), Fraction(19, 6), Fraction(11, 6)],
    MORTAL: [48, 24, 10, 5, Fraction(7, 3), Fraction(7, 3)],
    MORTAL + 1: [48, 24, 10, 5, Fraction(7, 3), Fraction(7, 3)],
}
"""Schedules left to a role after rounds 0 to 5, on average over all of them as the truth."""


def ways(schedule: list[int], round: int) -> tuple[Way, Way]:
    """The two distributions of a round."""
    at = (round - 1) * 2 * MARKS
    return tuple(schedule[at : at + MARKS]), tuple(schedule[at + MARKS : at + 2 * MARKS])


def rounds() -> list[tuple[Way, Way]]:
    """All that two distributions of one round can be: nobody gets his own chest, nobody the same one twice."""
    foreign = [way for way in permutations(CHESTS) if all(way[chest] != chest for chest in CHESTS)]
    return [
        (first, second)
        for first in foreign
        for second in foreign
        if all(first[chest] != second[chest] for chest in CHESTS)
    ]


def may_be(round: int, first: Way, second: Way) -> bool:
    """What the rulebook says of this round alone: who sees the devil's chest when, and when the devil the cultist's."""
    look = first[DEVIL] == CULTIST if round == 3 else first[DEVIL] in MORTALS and second[DEVIL] == CULTIST
    meeting = first[CULTIST] == DEVIL or second[CULTIST] == DEVIL
    return look and (not meeting or (round in (2, 4) and second[CULTIST] == DEVIL))


def found() -> Iterator[list[int]]:
    """The schedules that meet every constraint, out of all 24^5."""
    each = [[both for both in rounds() if may_be(round, *both)] for round in range(1, ROUNDS + 1)]
    for schedule in product(*each):
        looks = Counter(schedule[round][0][DEVIL] for round in (0, 1, 3, 4))
        meetings = sum(second[CULTIST] == DEVIL for _, second in schedule)
        if meetings == 1 and all(looks[mortal] == 2 for mortal in MORTALS):
            yield [mark for both in schedule for way in both for mark in way]


def seen(schedule: list[int], mark: int, round: int) -> tuple[int, int]:
    """The chests a mark gets in a round, first and second."""
    first, second = ways(schedule, round)
    return first.index(mark), second.index(mark)


def block(schedule: list[int], round: int) -> str:
    first, second = ways(schedule, round)
    if round == 3:
        return "turned"
    if second[CULTIST] != DEVIL:
        return "normal"
    return "meeting a" if first[first[DEVIL]] == DEVIL else "meeting b"


@pytest.mark.rule("DWD-4.1.4")
def test_a_round_has_24_ways_to_go_and_no_chest_comes_home_or_to_the_same_player_twice() -> None:
    assert len(rounds()) == 24
    for schedule in SCHEDULES:
        for round in range(1, ROUNDS + 1):
            assert ways(schedule, round) in rounds()


@pytest.mark.rule("DWD-4.1.1")
def test_the_cultist_gets_the_devils_chest_in_every_round_first_in_round_3_and_else_second() -> None:
    for schedule in SCHEDULES:
        at = [seen(schedule, CULTIST, round).index(DEVIL) for round in range(1, ROUNDS + 1)]
        assert at == [1, 1, 0, 1, 1]


@pytest.mark.rule("DWD-4.1.2")
def test_each_mortal_gets_the_devils_chest_first_exactly_twice() -> None:
    for schedule in SCHEDULES:
        looks = [ways(schedule, round)[0][DEVIL] for round in (1, 2, 4, 5)]
        assert sorted(looks) == [MORTAL, MORTAL, MORTAL + 1, MORTAL + 1]


@pytest.mark.rule("DWD-4.1.3")
def test_the_devil_gets_the_cultists_chest_once_as_the_second_of_round_2_or_4() -> None:
    met: Counter[int] = Counter()
    for schedule in SCHEDULES:
        meetings = [round for round in range(1, ROUNDS + 1) if CULTIST in seen(schedule, DEVIL, round)]
        assert len(meetings) == 1
        assert seen(schedule, DEVIL, meetings[0])[1] == CULTIST
        met[meetings[0]] += 1
    assert met == {2: 24, 4: 24}


@pytest.mark.rule("DWD-4.2.1", "DWD-EX9")
def test_exactly_48_schedules_meet_the_constraints() -> None:
    assert len(SCHEDULES) == 48
    assert sorted(found()) == sorted(SCHEDULES)


@pytest.mark.rule("DWD-4.2.1")
def test_up_to_the_names_of_the_mortals_there_are_24() -> None:
    swapped = [DEVIL, CULTIST, MORTAL + 1, MORTAL]
    kinds = set()
    for schedule in SCHEDULES:
        twin = [0] * len(schedule)
        for place, mark in enumerate(schedule):
            twin[place - place % MARKS + swapped[place % MARKS]] = swapped[mark]
        assert twin in SCHEDULES
        kinds.add(min(tuple(schedule), tuple(twin)))
    assert len(kinds) == 24


@pytest.mark.rule("DWD-4.2.1")
def test_the_specifications_example_is_one_of_them() -> None:
    marks = ("D", "C", "M1", "M2")
    example = [0] * (ROUNDS * 2 * MARKS)
    for step, way in enumerate(distributions(EXAMPLE)):
        for move in way.split():
            chest, receiver = move.split(">")
            example[step * MARKS + marks.index(chest)] = marks.index(receiver)
    assert example in SCHEDULES


def distributions(table: str) -> list[str]:
    """The ten distributions in order."""
    return [way for line in table.strip().splitlines() for way in line.split("|")]


@pytest.mark.rule("DWD-6.2.5")
def test_each_role_sees_the_chests_that_the_table_names() -> None:
    for schedule in SCHEDULES:
        for round in range(1, ROUNDS + 1):
            mine = ways(schedule, round)[1 if round == 3 else 0][DEVIL]
            letters = {DEVIL: "D", CULTIST: "C", mine: "X", MORTAL + MORTAL + 1 - mine: "Y"}
            for mark, letter in letters.items():
                shown = "".join(letters[chest] for chest in seen(schedule, mark, round))
                assert shown == SEEN[block(schedule, round)][letter]


@pytest.mark.rule("DWD-6.2.6", "DWD-EX9")
@pytest.mark.parametrize("mark", range(MARKS))
def test_after_each_round_as_many_schedules_are_left_to_a_role_as_computed(mark: int) -> None:
    for round, left in enumerate(LEFT[mark]):
        alike = Counter(tuple(seen(schedule, mark, past) for past in range(1, round + 1)) for schedule in SCHEDULES)
        assert Fraction(sum(count * count for count in alike.values()), len(SCHEDULES)) == left
