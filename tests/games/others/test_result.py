"""The result: two outcomes, the same from the state and from any last view; and a box in which nothing is lost."""

from __future__ import annotations

from collections import Counter

import pytest

from pandemonium.games.others.data.names import ADVENTURES
from pandemonium.games.others.game import others
from pandemonium.games.others.knowledge.box import components
from pandemonium.games.others.knowledge.features import features
from pandemonium.games.others.knowledge.result import result, result_from
from pandemonium.games.others.knowledge.view import view
from pandemonium.games.others.rules.victory import heroes_win
from tests.games.others.knowing import ended, onlookers, positions, random_game
from tests.games.others.stage import stage


@pytest.mark.rule("OTH-TB-21", "OTH-WIN-1")
def test_heroes_who_win_score_one_and_one_for_each_hero_left_in_the_reserve() -> None:
    table = stage(seats=3)
    state = table.state
    state.reserve = 0b11
    heroes_win(state)
    state.stack = []
    told = result(state)
    assert told.winners == (1, 2)
    assert told.scores == (0, 3, 3)


@pytest.mark.rule("OTH-TB-21", "OTH-WIN-2")
@pytest.mark.parametrize(("seats", "deaths"), [(2, 5), (3, 4), (4, 5), (5, 4)])
def test_the_sin_who_wins_scores_one_and_one_for_each_death(seats: int, deaths: int) -> None:
    state = ended("T1", seats)
    told = result(state)
    assert not state.heroes_won
    assert state.deaths == deaths, "three heroes on the board have a Reserve of four, four of three"
    assert list(told.winners) == [state.sin_seat]
    assert told.scores == tuple(1 + deaths if seat == state.sin_seat else 0 for seat in range(seats))


@pytest.mark.rule("OTH-TB-21")
@pytest.mark.parametrize("adventure", ADVENTURES)
def test_the_result_follows_from_any_seats_final_view(adventure: str) -> None:
    state = ended(adventure, 3, 1)
    told = result(state)
    assert [sum(line.points for line in account) for account in told.accounts] == list(told.scores)
    for seat in onlookers(state):
        assert result_from(view(state, seat)) == told


@pytest.mark.rule("OTH-TB-21")
def test_the_account_tells_of_missions_rounds_deaths_apocalypse_kills_removals_and_corruption() -> None:
    state = ended("T2", 2)
    account = result(state).accounts[1]
    told = {line.label.id: line.label.facts.get("number") for line in account}
    assert told == {
        "score-reserve": 0,
        "score-deaths": state.deaths,
        "score-missions": int(state.done).bit_count(),
        "score-rounds": state.round,
        "score-level": state.level,
        "score-kills": sum(state.kills),
        "score-removals": sum(state.removals),
        "score-sins": sum(state.sins),
    }


@pytest.mark.rule("OTH-SET-1", "OTH-TB-19", "OTH-TB-20")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_seat_is_the_sin_and_all_others_win_together(seats: int) -> None:
    first, last = (others().roles(seats, {"sin-seat": where}) for where in ("first", "last"))
    assert [role.id for role in first] == ["sin"] + ["hero"] * (seats - 1)
    assert [role.id for role in last] == ["hero"] * (seats - 1) + ["sin"]
    assert len({role.side for role in first}) == 2


@pytest.mark.parametrize(("adventure", "seats"), [("T3", 5), ("C2", 3), ("R1", 2)])
def test_every_component_is_in_one_place_at_every_question(adventure: str, seats: int) -> None:
    box: list[str] = []
    for state in random_game(adventure, seats):
        found = sorted(components(state))
        box = box or found
        assert found == box


@pytest.mark.rule("OTH-SET-19")
def test_the_box_has_88_tokens_70_cards_47_figures_20_damage_and_7_tentacle_markers() -> None:
    for adventure in ADVENTURES:
        sorts = Counter(name.split()[0] for name in components(next(random_game(adventure, 4))))
        cards = sum(sorts.pop(sort) for sort in ("card", "doom", "upgrade", "past"))
        assert (cards, sorts.pop("figure"), sorts.pop("damage"), sorts.pop("tentacle")) == (70, 47, 20, 7)
        assert sorts.total() == 88


@pytest.mark.parametrize("seats", [2, 5])
def test_a_view_is_always_as_many_numbers(seats: int) -> None:
    found = {len(features(view(state, seat))) for state in positions("C1", seats, 40) for seat in onlookers(state)}
    assert len(found) == 1


def test_numbers_tell_the_hand_to_the_sin_and_nothing_of_it_to_others() -> None:
    table = stage(sin=1).hand("p1")
    other = stage(sin=1).hand("p3")
    assert features(view(table.state, 0)) != features(view(other.state, 0))
    assert features(view(table.state, 1)) == features(view(other.state, 1))
