"""Section 1.3, phase I (Reveal), and the rhythm of rounds: 1.3.1, 1.3.13, 1.4.1."""

from __future__ import annotations

import pytest

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import choose, legal
from pandemonium.engine.game import Setup
from pandemonium.engine.seats import first_seat
from tests.games.crypt.table import CRYPT, position

LAYOUT = [(1, 2, 1, 8), (2, 2, 1, 8), (3, 3, 1, 9), (4, 4, 2, 8)]
"""Players, cards face up, cards face down, rounds."""


@pytest.mark.rule("CRY-1.3.1")
@pytest.mark.parametrize(("seats", "up", "down", "rounds"), LAYOUT)
def test_so_many_cards_lie_face_up_and_so_many_face_down(seats: int, up: int, down: int, rounds: int) -> None:
    view = CRYPT.view(CRYPT.new(Setup(seats, "reveal")), -1)
    assert [slot.face_down for slot in view.crypt].count(False) == up
    assert [slot.face_down for slot in view.crypt].count(True) == down
    assert view.rounds == rounds


@pytest.mark.rule("CRY-1.3.1")
def test_the_first_cards_drawn_lie_open_and_the_last_ones_covered() -> None:
    deck = "idol:1 jewelry:2 manuscript:3 pottery:4 remains:1 tapestry:2"
    table = position(phase="reveal", seats=4, deck=deck)
    assert table.crypt == "idol:1 jewelry:2 manuscript:3 pottery:4 [remains:1] [tapestry:2]"
    assert table.heard(kind="revealed") == [
        "revealed 1 idol 1",
        "revealed 2 jewelry 2",
        "revealed 3 manuscript 3",
        "revealed 4 pottery 4",
    ]
    assert table.heard(kind="covered") == ["covered 5 remains", "covered 6 tapestry"]


@pytest.mark.rule("CRY-1.3.1", "CRY-1.4.1")
@pytest.mark.parametrize(("seats", "up", "down", "rounds"), LAYOUT)
def test_a_game_has_exactly_its_rounds_all_full_and_everybody_leads_equally_often(
    seats: int, up: int, down: int, rounds: int
) -> None:
    state = CRYPT.new(Setup(seats, "rhythm"))
    chance = chance_from("players")
    leaders: dict[int, int] = {}
    while state.asked:
        leaders[state.round] = state.leader
        assert len(state.crypt) in (up + down, 0)  # empty once collected
        seat = first_seat(state.asked)
        options = legal(state, seat)
        choose(state, seat, options[chance.below(len(options))])
    assert sorted(leaders) == list(range(1, rounds + 1))
    lead = [list(leaders.values()).count(seat) for seat in set(leaders.values())]
    assert lead == [rounds // max(seats, 2)] * max(seats, 2)


@pytest.mark.rule("CRY-1.4.1")
def test_the_game_goes_on_while_the_deck_has_cards_and_ends_with_the_round_that_emptied_it() -> None:
    on = position("idol:3 pottery:2 [jewelry:4]", phase="collect", deck="idol:1 idol:2 idol:4")
    assert not on.match.over
    assert on.crypt == "idol:1 idol:2 [idol:4]"
    last = position("idol:3 pottery:2 [jewelry:4]", deck="")
    assert not last.match.over
    last.play("A recover", "B recover", "A recover")
    assert last.match.over


@pytest.mark.rule("CRY-1.3.13", "CRY-R29")
@pytest.mark.parametrize(("seats", "crypt"), [(3, "idol:1 idol:2 idol:3 [idol:4]"), (4, "idol:1 [idol:2]")])
def test_both_torch_cards_move_one_seat_clockwise(seats: int, crypt: str) -> None:
    for leader in range(seats):
        before = "ABCD"[leader]
        table = position(crypt, seats=seats, phase="collect", leader=before)
        view = table.view()
        assert int(view.leader) == (leader + 1) % seats
        assert int(view.lights_out) == leader


@pytest.mark.rule("CRY-1.3.13", "CRY-R29")
def test_with_three_the_leader_after_a_is_b_not_the_last_player_of_the_round() -> None:
    table = position("idol:1 jewelry:2 pottery:3 [idol:4]", seats=3)
    table.play("A recover", "B recover", "C recover")
    assert table.asked == "B"
    assert table.view().turn_order == ["1", "2", "0"]


@pytest.mark.rule("CRY-1.3.13")
def test_with_two_both_torch_cards_pass_to_the_other_player() -> None:
    view = position("idol:1 jewelry:2 [idol:4]", phase="collect", leader="A").view()
    assert view.turn_order == ["1", "0", "1"]
