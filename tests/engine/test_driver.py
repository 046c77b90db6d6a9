"""The driver and the state: frames run until somebody must answer; barriers and audiences are kept."""

from __future__ import annotations

from typing import Any

import pytest

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import choose, legal, play_out, settle
from pandemonium.engine.state import ASIDE, EVERYONE, NO_CHOICE, SPECTATOR, Choice, Frame, Seat, Seats, State


class Count(State):
    """A state that notes what its frames do."""

    __slots__ = ("notes",)

    notes: list[str]

    def asides(self, seat: Seat) -> list[Choice]:
        return [ASIDE] if seat == 2 else []

    def aside(self, seat: Seat, choice: Choice) -> None:
        self.notes.append(f"aside {seat}")


class Ask(Frame[Count]):
    """Asks one seat so many times for one of the given choices, and may push a child at each answer."""

    __slots__ = ("child", "confirm", "seat", "times", "width")

    def __init__(
        self, seat: Seat, times: int, width: int, child: Frame[Any] | None = None, confirm: bool = False
    ) -> None:
        self.seat, self.times, self.width, self.child, self.confirm = seat, times, width, child, confirm

    def ask(self, state: Count) -> Seats:
        return 1 << self.seat if self.times else 0

    def options(self, state: Count, seat: Seat) -> list[Choice]:
        return list(range(self.width))

    def confirms(self, state: Count) -> bool:
        return self.confirm

    def answer(self, state: Count, seat: Seat, choice: Choice) -> None:
        self.times -= 1
        state.notes.append(f"{seat} answers {choice}")
        if self.child is not None:
            state.push(self.child)
            self.child = None

    def finish(self, state: Count) -> None:
        state.notes.append(f"{self.seat} finishes")


def playing(*frames: Frame[Any], kind: type[Count] = Count) -> Count:
    state = kind()
    state.begin(3, chance_from("driver"))
    state.notes = []
    for frame in frames:
        state.push(frame)
    settle(state)
    return state


def test_a_single_legal_choice_is_taken_by_the_engine() -> None:
    state = playing(Ask(0, 3, 1))
    assert state.notes == ["0 answers 0"] * 3 + ["0 finishes"]
    assert (state.asked, state.stack) == (0, [])


def test_unless_the_frame_wants_it_confirmed() -> None:
    state = playing(Ask(0, 1, 1, confirm=True))
    assert (state.asked, state.offers) == (0b001, [0])


def test_an_aside_does_not_keep_the_engine_from_taking_a_single_choice() -> None:
    assert playing(Ask(2, 1, 1)).notes == ["2 answers 0", "2 finishes"]


def test_an_aside_stands_beside_the_answers_and_leaves_the_question_open() -> None:
    state = playing(Ask(2, 1, 1, confirm=True))
    assert (state.offers, legal(state, 2)) == ([0], [0, ASIDE])
    choose(state, 2, ASIDE)
    assert (state.notes, state.asked) == (["aside 2"], 0b100)


def test_asides_stay_out_of_random_play() -> None:
    state = playing(Ask(2, 20, 2))
    assert play_out(state, chance_from("random")) == 20
    assert "aside 2" not in state.notes


def test_unless_the_game_asks_for_them() -> None:
    class Restless(Count):
        __slots__ = ()

        def chances(self, seat: Seat) -> list[Choice]:
            return self.asides(seat)

    state = playing(Ask(2, 20, 2), kind=Restless)
    assert play_out(state, chance_from("random")) > 20
    assert "aside 2" in state.notes


def test_a_stopped_play_ends_at_once_and_only_the_whole_game_is_finished() -> None:
    class Stop(Ask):
        __slots__ = ()

        def answer(self, state: Count, seat: Seat, choice: Choice) -> None:
            state.stop()
            state.push(Ask(0, 1, 2))
            state.tell(0, ())

    state = playing(Ask(0, 1, 2), Ask(1, 1, 2), Stop(2, 1, 2))
    state.events = []
    choose(state, 2, 1)
    assert (state.stack, state.asked, state.notes) == ([], 0, ["0 finishes"])
    assert state.events == []


def test_a_window_that_a_seat_passes_is_answered_at_once() -> None:
    class Window(Ask):
        __slots__ = ()

        def passed(self, state: Count, seat: Seat) -> Choice:
            return 1 if state.passes[seat] else NO_CHOICE

    state = playing(Window(0, 2, 3))
    assert state.asked == 0b001
    state.passes = (1, 0, 0)
    settle(state)
    assert (state.asked, state.notes) == (0, ["0 answers 1", "0 answers 1", "0 finishes"])


def test_a_child_runs_to_its_end_before_its_parent_goes_on() -> None:
    state = playing(Ask(0, 2, 2, child=Ask(1, 1, 2)))
    choose(state, 0, 1)
    assert state.asked == 0b010
    choose(state, 1, 0)
    choose(state, 0, 0)
    assert state.notes == ["0 answers 1", "1 answers 0", "1 finishes", "0 answers 0", "0 finishes"]


def test_what_is_legal_for_seats_asked_not_asked_and_not_there() -> None:
    state = playing(Ask(0, 1, 2))
    assert legal(state, 0) == [0, 1]
    assert legal(state, 1) == []
    assert legal(state, 2) == [ASIDE]
    assert legal(state, 3) == legal(state, SPECTATOR) == legal(state, 99) == []


def test_random_play_counts_its_decisions() -> None:
    assert play_out(playing(Ask(0, 5, 2), Ask(1, 4, 3)), chance_from("random")) == 9


def test_a_public_event_raises_no_barrier() -> None:
    state = playing()
    state.tell(0, (1,))
    assert state.barrier == 0


def test_a_whisper_raises_the_barrier_whether_or_not_anybody_listens() -> None:
    state = playing()
    state.whisper(0b010, 0, (2,))
    assert state.barrier == EVERYONE


def test_telling_a_seat_what_it_did_itself_seals_nobody() -> None:
    state = playing()
    state.events = []
    state.remind(1, 0, (2,))
    assert state.barrier == 0
    assert [state.events[0].heard_by(seat) for seat in range(3)] == [False, True, False]


def test_a_draw_raises_the_barrier() -> None:
    state = playing()
    assert 0 <= state.draw(6) < 6
    assert state.barrier == EVERYONE


@pytest.mark.parametrize(("audience", "hearers"), [(EVERYONE, [0, 1, 2, SPECTATOR]), (0b101, [0, 2]), (0, [])])
def test_an_event_is_heard_by_its_audience_alone(audience: Seats, hearers: list[Seat]) -> None:
    state = playing()
    state.events = []
    state.whisper(audience, 0, ())
    assert [seat for seat in (0, 1, 2, SPECTATOR) if state.events[0].heard_by(seat)] == hearers


def test_while_nobody_listens_nothing_is_kept() -> None:
    state = playing()
    state.tell(0, ())
    assert state.events is None


def test_an_aside_a_game_does_not_have_is_a_mistake_of_the_program() -> None:
    with pytest.raises(NotImplementedError):
        State().aside(0, ASIDE)
