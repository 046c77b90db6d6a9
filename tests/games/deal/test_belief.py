"""What a seat can believe: worlds that agree with all it knows, drawn from that alone (DWD-6.3)."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec import json

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import legal, play_out
from pandemonium.engine.dump import dump
from pandemonium.engine.state import SPECTATOR
from pandemonium.games.deal.knowledge.belief import sample
from pandemonium.games.deal.knowledge.belief_case import missing
from pandemonium.games.deal.knowledge.belief_check import shortfall_of_truth
from pandemonium.games.deal.knowledge.belief_known import past_of
from pandemonium.games.deal.knowledge.belief_roles import assignments, schedules_left
from pandemonium.games.deal.knowledge.belief_sound import attempt, sample_sound, weigh
from pandemonium.games.deal.knowledge.box import components
from pandemonium.games.deal.knowledge.view import view
from pandemonium.games.deal.rules.fields import NOBODY
from pandemonium.games.deal.rules.figures import DECK, PILE, SEATS
from pandemonium.games.deal.rules.rounds import OFFER
from pandemonium.games.deal.rules.routing import MARKS, schedules
from pandemonium.games.deal.rules.state import Deal
from tests.games.deal.kingdoms import OPTIONS, A, B, C, D, position
from tests.games.deal.knowing import ONLOOKERS, positions, random_game
from tests.games.deal.rows import each

EVERYTHING_ON = tuple(option for option in OPTIONS if option != "first-game")


def worlds(state: Deal, seat: int, number: int) -> list[Deal]:
    chance = chance_from(f"worlds of {seat}")
    return [sample(state, seat, chance) for _ in range(number)]


@pytest.mark.rule("DWD-6.3.3", "DWD-6.3.5", "DWD-6.3.7")
@pytest.mark.parametrize("options", [(), EVERYTHING_ON], ids=["usual", "all options"])
def test_a_world_looks_the_same_to_its_seat_and_can_be_played_on(options: tuple[str, ...]) -> None:
    for state in positions(3, 40, *options):
        box = sorted(components(state))
        for seat in ONLOOKERS:
            world = sample(state, seat, chance_from("a world"))
            assert json.encode(view(world, seat)) == json.encode(view(state, seat))
            assert legal(world, seat) == legal(state, seat)
            assert world.asked == state.asked
            assert sorted(components(world)) == box
            play_out(world, chance_from("play on"))
            assert sorted(components(world)) == box


@pytest.mark.rule("DWD-6.3.5", "DWD-6.3.1")
@pytest.mark.parametrize("options", [(), EVERYTHING_ON], ids=["usual", "all options"])
def test_equal_knowledge_and_equal_chance_give_the_same_world(options: tuple[str, ...]) -> None:
    for state in positions(4, 40, *options):
        for seat in ONLOOKERS:
            believed = dump(sample(state, seat, chance_from("belief")))
            other = sample(state, seat, chance_from("another world"))
            assert dump(sample(other, seat, chance_from("belief"))) == believed


@pytest.mark.rule("DWD-6.3.4")
def test_nobody_holds_less_than_nothing_and_eight_pieces_are_somewhere() -> None:
    for state in positions(5, 30):
        for seat in ONLOOKERS:
            world = sample(state, seat, chance_from("holdings"))
            assert min(world.stock) >= 0
            assert min(*each(world, "clean"), *each(world, "marked")) >= 0
            assert sum(each(world, "clean")) + sum(each(world, "paid_clean")) + sum(each(world, "ritual_clean")) == 6
            assert sum(each(world, "marked")) + sum(each(world, "paid_marked")) + sum(each(world, "ritual_marked")) == 2


@pytest.mark.rule("DWD-6.3.1", "DWD-4.4.1")
def test_with_its_own_mark_known_six_assignments_are_left_and_for_a_spectator_all() -> None:
    state = position(OFFER)
    assert len(assignments(state, B)) == 6
    assert len(assignments(state, SPECTATOR)) == 24
    drawn = Counter(tuple(world.mark) for world in worlds(state, B, 300))
    assert len(drawn) == 6
    assert all(marks[B] == state.mark[B] for marks in drawn)
    assert min(drawn.values()) > 20


@pytest.mark.rule("DWD-6.3.1", "DWD-1.2.2")
def test_a_mark_that_guessed_a_seat_does_not_sit_there_and_answers_are_believed() -> None:
    state = position(OFFER)
    state.opening = [0, NOBODY, NOBODY, 0, D, NOBODY, 0, NOBODY, NOBODY, 0, NOBODY, NOBODY, 0, 0]
    assert all(marks[D] != 1 for marks in assignments(state, A))
    assert len(assignments(state, A)) == 4
    state.denied[0] = 1 << C
    assert all(marks[C] != 0 for marks in assignments(state, B))
    state.owned[1] = B
    assert all(marks[B] == 1 for marks in assignments(state, C))


@pytest.mark.rule("DWD-6.3.1", "DWD-6.3.8")
def test_the_truth_is_never_ruled_out() -> None:
    for state in random_game(6):
        for seat in ONLOOKERS:
            assert list(state.mark) in assignments(state, seat)
            assert (schedules_left(state, seat) >> state.schedule) & 1


@pytest.mark.rule("DWD-6.2.6", "DWD-6.3.1")
def test_the_schedules_left_are_those_that_bring_the_same_chests_so_far() -> None:
    """Found again chest by chest; nothing has been met before the first, and each met one counts at once."""
    numbers: set[int] = set()
    for state in random_game(6):
        for seat in range(SEATS):
            met = state.traded * 2 + state.distribution
            numbers.add(met)
            came = [chests_to(state.mark[seat], route, met) for route in schedules()]
            agree = sum(1 << number for number, chests in enumerate(came) if chests == came[state.schedule])
            assert schedules_left(state, seat) == agree
    assert numbers == set(range(11))


def chests_to(mark: int, route: list[int], met: int) -> list[int]:
    return [route[place * MARKS : (place + 1) * MARKS].index(mark) for place in range(met)]


@pytest.mark.rule("DWD-6.3.6")
def test_every_seat_held_four_cards_of_each_deck_and_what_was_built_by_it_is_its_own() -> None:
    for state in positions(7, 60):
        if state.round < 3 or not state.stack:
            continue
        world = sample(state, A, chance_from("cards"))
        for seat in range(SEATS):
            assert set(state.kingdoms[seat].built) <= set(world.kingdoms[seat].built)
            assert len(world.kingdoms[seat].hand) == len(state.kingdoms[seat].hand)
            assert all(card // DECK < state.round for card in world.kingdoms[seat].hand)
            assert len(world.kingdoms[seat].event_hand) == len(state.kingdoms[seat].event_hand)
        rows = [row[:PILE] for row in world.drawn[SEATS : 2 * SEATS]]
        assert sorted(card for row in rows for card in row) == list(range(DECK, 2 * DECK))


@pytest.mark.rule("DWD-6.3.6", "DWD-6.2.2")
def test_cards_the_viewer_passed_lie_with_his_neighbour_in_every_world() -> None:
    state = next(state for state in random_game(8) if state.round == 2 and state.distribution)
    passed = state.passed[SEATS + A]
    for world in worlds(state, A, 10):
        assert set(passed) <= set(world.kingdoms[B].hand)


@pytest.mark.rule("DWD-6.3.7")
def test_who_has_closed_has_done_something_legal_and_who_is_asked_nothing_yet() -> None:
    for state in positions(9, 25):
        for world in worlds(state, A, 2):
            for seat in (B, C, D):
                if (state.asked >> seat) & 1 and state.asked & (state.asked - 1):
                    frame = world.asking(seat)
                    assert frame.options(world, seat) == legal(world, seat)[: len(frame.options(world, seat))]
                    assert world.kingdoms[seat].plan == ()


@pytest.mark.rule("DWD-6.3.2", "DWD-6.3.8", "DWD-6.3.4")
@pytest.mark.parametrize("options", [(), EVERYTHING_ON], ids=["usual", "all options"])
def test_the_true_deals_are_never_judged_unsound(options: tuple[str, ...]) -> None:
    for number in range(2):
        for state in random_game(number, *options):
            assert shortfall_of_truth(state) == 0


@pytest.mark.rule("DWD-6.3.10", "DWD-6.3.4")
def test_a_sound_world_has_a_past_that_explains_every_payment() -> None:
    found = 0
    for state in positions(8, 120):
        if not state.stack:
            continue
        for seat in range(SEATS):
            chance = chance_from(f"sound {seat}")
            past = past_of(state, seat)
            if missing(attempt(past, state.mark, chance)):
                continue
            chosen = [int(marks == list(state.mark)) for marks in assignments(state, seat)]
            world = sample_sound(past, chance_from(f"sound {seat}"), chosen)
            assert list(world.mark) == list(state.mark)
            assert json.encode(view(world, seat)) == json.encode(view(state, seat))
            found += shortfall_of_truth(world) == 0
    assert found > 10


@pytest.mark.rule("DWD-6.3.10", "DWD-6.2.8")
def test_payments_of_round_1_weigh_against_marks_that_could_not_have_made_them() -> None:
    state = next(state for state in random_game(11) if state.traded == 1 and not state.distribution)
    for seat in range(SEATS):
        weights = weigh(past_of(state, seat), chance_from("weights"))
        ways = assignments(state, seat)
        assert len(weights) == len(ways)
        assert weights[ways.index(list(state.mark))] > 0
