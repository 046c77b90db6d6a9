"""What the toy proves of the engine: answers at the same time, taking them back, interrupts, secrets kept by asking."""

from __future__ import annotations

import pytest

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import play_out
from pandemonium.engine.dump import dump
from pandemonium.engine.game import Setup
from pandemonium.engine.journal import journal_of, read_journal, replay, write_journal
from pandemonium.engine.match import Match
from tests.conformance.toy import ToyGame, ToyView
from tests.conformance.toy_rules import CARDS, SHIELD, Toy, parry

TOY = ToyGame()


class Position(Match[Toy, ToyView]):
    """A match that begins, and begins again after a take-back, with hands dealt by hand."""

    def __init__(self, setup: Setup, hands: tuple[list[int], ...]) -> None:
        self.hands = hands
        super().__init__(TOY, setup)

    def fresh(self) -> Toy:
        state = super().fresh()
        if self.hands:
            dealt = {card for hand in self.hands for card in hand}
            state.hands = [list(hand) for hand in self.hands]
            state.deck = [card for card in range(CARDS) if card not in dealt]
        return state


def table(seats: int = 3, *hands: list[int]) -> Match[Toy, ToyView]:
    """A fresh table; with hands given, those are dealt."""
    return Position(Setup(seats, "toy"), hands)


def play(match: Match[Toy, ToyView], *turns: str) -> None:
    for turn in turns:
        refused = match.choose(int(turn[0]), turn[2:])
        assert refused is None, f"{turn}: {refused}"


def reason(match: Match[Toy, ToyView], turn: str) -> str:
    refused = match.choose(int(turn[0]), turn[2:])
    return refused.reason.id if refused else ""


def answers(match: Match[Toy, ToyView], seat: int) -> list[str]:
    return [offer.code for offer in match.decision(seat).offers if not offer.aside]


def hand(match: Match[Toy, ToyView], seat: int) -> list[int]:
    return match.view(seat).hand


SMALL = ([1, 2, 3], [4, 5, 6], [0, 7, 8])


def test_several_seats_are_asked_at_once_and_answer_in_any_order() -> None:
    match = table(3, *SMALL)
    assert match.waiting == [0, 1, 2]
    play(match, f"2 pick {hand(match, 2)[0]}", "0 seal", f"1 pick {hand(match, 1)[0]}", "2 seal")
    assert match.waiting == [1]


def test_nobody_sees_the_others_answers_until_all_are_in() -> None:
    match = table(2, [9, 8, 7], [1, 2, 3])
    before = match.view(1)
    play(match, "0 pick 9", "0 high", "0 pick 8", "0 low")
    assert match.view(1) == before
    assert [event for moment in match.history for event in moment.events if event.heard_by(1)] == []
    play(match, "0 seal", "1 pick 3", "1 seal")
    assert match.view(1).discards == [3, 8, 9]


def test_each_takes_its_own_answer_back_while_others_go_on_answering() -> None:
    match = table(3, *SMALL)
    first, second = hand(match, 0)[:2]
    other = hand(match, 1)[0]
    play(match, f"0 pick {first}", f"1 pick {other}", f"0 pick {second}", "2 seal", "0 undo")
    assert match.view(0).picks == [first]
    assert match.view(1).picks == [other]
    play(match, "0 undo", "1 undo")
    assert match.view(0).picks == match.view(1).picks == []
    assert match.waiting == [0, 1]
    assert reason(match, "0 undo") == "refused-undo-not-yours"


def test_a_sealed_answer_is_not_taken_back() -> None:
    match = table(3, *SMALL)
    play(match, "0 seal")
    assert reason(match, "0 undo") == "refused-undo-barrier"
    play(match, f"1 pick {hand(match, 1)[0]}")
    assert not match.can_undo(0)
    assert match.can_undo(1)


def test_when_all_are_in_nothing_of_the_round_can_be_taken_back() -> None:
    match = table(3, *SMALL)
    play(match, f"0 pick {hand(match, 0)[0]}", "0 seal", "1 seal", "2 seal")
    assert not any(match.can_undo(seat) for seat in range(3))


def test_a_journal_with_answers_taken_back_in_between_replays() -> None:
    match = Match(TOY, Setup(3, "toy"))
    first, second = (hand(match, seat)[0] for seat in (0, 1))
    play(match, f"0 pick {first}", f"1 pick {second}", "0 undo", "2 seal")
    text = write_journal(journal_of(match, [], with_seed=True))
    assert dump(replay(TOY, read_journal(text)).state) == dump(match.state)


def test_an_interrupt_is_answered_before_the_frame_it_broke_into_goes_on() -> None:
    match = table(2, [9, 8, 7], [1, 2, 3])
    play(match, "0 pick 9", "0 low", "0 seal", "1 seal")
    assert [type(frame).__name__ for frame in match.state.stack] == ["Rounds", "Parry"]
    assert match.waiting == [1]
    assert reason(match, "0 seal") == "toy-no"
    play(match, "1 take")
    assert [type(frame).__name__ for frame in match.state.stack] == ["Rounds", "Together"]
    assert match.waiting == [0, 1]


@pytest.mark.parametrize(("shield", "options"), [(True, ["parry", "take"]), (False, ["take"])])
def test_a_single_choice_is_not_taken_for_a_seat_where_that_would_tell_a_secret(
    shield: bool, options: list[str]
) -> None:
    match = table(2, [9, 8, 7], [SHIELD if shield else 4, 2, 3])
    match.state.deck.sort(key=lambda card: card == SHIELD, reverse=True)  # the shield, if there, lies at the bottom
    play(match, "0 pick 9", "0 low", "0 seal", "1 seal")
    assert match.waiting == [1]
    assert answers(match, 1) == options
    assert answers(match, 0) == []


def test_the_striker_sees_the_same_whether_or_not_the_other_holds_the_shield() -> None:
    views = []
    for victim in ([SHIELD, 2, 3], [4, 2, 3]):
        match = table(2, [9, 8, 7], victim)
        match.state.deck = [5, 6, 10, 11]
        play(match, "0 pick 9", "0 low", "0 seal", "1 seal")
        views.append((match.view(0), match.decision(0), match.waiting))
    assert views[0] == views[1]


def test_a_last_seat_with_nothing_left_to_pick_still_seals_by_itself() -> None:
    match = table(2, [9, 8, 7], [])
    play(match, "0 seal")
    assert match.waiting == [1]
    assert answers(match, 1) == ["gaze", "seal"]


def test_random_play_answers_for_every_seat_that_is_asked() -> None:
    state = TOY.new(Setup(3, "play out"))
    assert play_out(state, chance_from("players")) > 6
    assert not state.stack


def test_a_frame_copies_its_own_fields() -> None:
    frame = parry(1)
    twin = frame.copy()
    twin.over = True
    assert (frame.over, twin.victim) == (False, 1)


# --- parts of their own ---------------------------------------------------------------------------------------------


def test_a_question_inside_one_part_keeps_nobody_else_waiting() -> None:
    match = table(3, [9, 8, 7], *SMALL[:2])
    play(match, "0 pick 9")
    assert match.decision(0).codes()[:2] == ["high", "low"]
    assert match.waiting == [0, 1, 2]
    play(match, "1 seal", "2 seal", "0 high", "0 seal")
    assert match.view(1).discards == [9]
    assert [event.facts for event in match.history[-1].events][1] == (0, 9, 18)


def test_a_chain_in_one_s_part_is_taken_back_choice_by_choice_while_others_go_on() -> None:
    match = table(3, [9, 8, 7], *SMALL[:2])
    play(match, "0 pick 9", "1 pick 1", "0 high", "2 pick 4", "0 undo")
    assert match.decision(0).codes()[:2] == ["high", "low"]
    play(match, "0 undo")
    assert match.view(0).hand == [9, 8, 7]
    assert (match.view(1).picks, match.view(2).picks) == ([1], [4])


def test_a_whole_part_is_taken_back_at_once() -> None:
    match = table(3, [9, 8, 7], *SMALL[:2])
    play(match, "1 pick 1", "0 pick 9", "0 high", "2 seal", "0 pick 7")
    assert match.undo(0, whole_turn=True) is None
    assert match.view(0).picks == match.view(0).doubled == []
    assert [moment.entry.code for moment in match.history[-3:]] == ["undo"] * 3
    assert match.view(1).picks == [1]
    assert not match.can_undo(0)


def test_what_a_seat_saw_in_its_part_seals_that_seat_alone() -> None:
    match = table(3, *SMALL)
    play(match, "0 pick 1", "1 pick 4", "0 gaze")
    assert reason(match, "0 undo") == "refused-undo-barrier"
    play(match, "1 undo")
    assert match.view(1).picks == []


def test_an_open_act_in_a_part_seals_that_seat_alone() -> None:
    match = table(3, *SMALL)
    play(match, "0 pick 1", "1 pick 4", "0 boast")
    assert match.view(1).boasted == 0b001
    assert reason(match, "0 undo") == "refused-undo-barrier"
    play(match, "1 undo", "0 pick 2", "0 undo")
    assert match.view(0).picks == [1]


def test_being_reminded_of_one_s_own_choice_seals_nothing() -> None:
    match = table(3, [9, 8, 7], *SMALL[:2])
    play(match, "0 pick 9", "0 high")
    assert [event.heard_by(seat) for event in match.history[-1].events for seat in (0, 1)] == [True, False]
    play(match, "0 undo", "0 undo")


def test_nothing_before_a_common_question_is_taken_back_in_it() -> None:
    match = table(2, [9, 8, 7], [1, 2, 3])
    play(match, "0 pick 9", "0 low", "0 seal", "1 seal", "1 take")
    assert match.waiting == [0, 1]
    assert reason(match, "1 undo") == "refused-undo-barrier"


# --- standing passes, an end from inside a rule ---------------------------------------------------------------------


def test_a_seat_that_rests_takes_blows_without_being_asked() -> None:
    match = table(2, [9, 8, 7], [0, 2, 3])
    play(match, "1 rest", "0 pick 9", "0 low", "0 seal", "1 seal")
    assert match.waiting == [0, 1]
    assert match.view(0).points == [1, -1]


def test_resting_is_a_secret_and_can_be_ended() -> None:
    match = table(2, [9, 8, 7], [0, 2, 3])
    seen, number = match.view(0), match.number_for(0)
    play(match, "1 rest")
    assert (match.view(0), match.number_for(0)) == (seen, number)
    assert match.view(1).resting
    play(match, "1 wake", "0 pick 9", "0 low", "0 seal", "1 seal")
    assert match.waiting == [1]


def test_a_pass_said_in_an_open_window_answers_it() -> None:
    match = table(2, [9, 8, 7], [0, 2, 3])
    play(match, "0 pick 9", "0 low", "0 seal", "1 seal", "1 rest")
    assert match.view(0).points == [1, -1]


def test_a_fall_ends_the_game_at_once() -> None:
    match = table(2, [9, 8, 7], [1, 2, 3])
    play(match, "0 pick 9", "0 low", "0 seal", "1 seal", "1 take")
    play(match, "0 pick 8", "0 low", "0 seal", "1 seal", "1 take")
    assert match.over
    told = [TOY.events[event.kind].id for event in match.history[-1].events]
    assert told == ["taken", "fell", "ended"]
    assert reason(match, "1 undo") == "refused-over"
