"""What the toy proves of the engine: answers at the same time, taking them back, interrupts, secrets kept by asking."""

from __future__ import annotations

import pytest

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import play_out
from pandemonium.engine.dump import dump
from pandemonium.engine.game import Setup
from pandemonium.engine.journal import journal_of, read_journal, replay, write_journal
from pandemonium.engine.match import Match
from tests.conformance.toy import SHIELD, Parry, Toy, ToyGame, ToyView

TOY = ToyGame()


def table(seats: int = 3, *hands: list[int]) -> Match[Toy, ToyView]:
    """A fresh table; with hands given, those are dealt."""
    match = Match(TOY, Setup(seats, "toy"))
    if hands:
        dealt = {card for hand in hands for card in hand}
        match.state.hands = [list(hand) for hand in hands]
        match.state.deck = [card for card in range(12) if card not in dealt]
    return match


def play(match: Match[Toy, ToyView], *turns: str) -> None:
    for turn in turns:
        refused = match.choose(int(turn[0]), turn[2:])
        assert refused is None, f"{turn}: {refused}"


def reason(match: Match[Toy, ToyView], turn: str) -> str:
    refused = match.choose(int(turn[0]), turn[2:])
    return refused.reason.id if refused else ""


def hand(match: Match[Toy, ToyView], seat: int) -> list[int]:
    return match.view(seat).hand


def test_several_seats_are_asked_at_once_and_answer_in_any_order() -> None:
    match = table()
    assert match.waiting == [0, 1, 2]
    play(match, f"2 pick {hand(match, 2)[0]}", "0 seal", f"1 pick {hand(match, 1)[0]}", "2 seal")
    assert match.waiting == [1]


def test_nobody_sees_the_others_answers_until_all_are_in() -> None:
    match = table(2, [9, 8, 7], [1, 2, 3])
    before = match.view(1)
    play(match, "0 pick 9", "0 pick 8")
    assert match.view(1) == before
    assert [event for moment in match.history for event in moment.events if event.heard_by(1)] == []
    play(match, "0 seal", "1 pick 3", "1 seal")
    assert match.view(1).discards == [3, 8, 9]


def test_each_takes_its_own_answer_back_while_others_go_on_answering() -> None:
    match = table()
    first, second = hand(match, 0)[:2]
    other = hand(match, 1)[0]
    play(match, f"0 pick {first}", f"1 pick {other}", f"0 pick {second}", "2 seal", "0 undo")
    assert match.view(0).picks == [first]
    assert match.view(1).picks == [other]
    play(match, "0 undo", "1 undo")
    assert match.view(0).picks == match.view(1).picks == []
    assert match.view(0).sealed == 0b100
    assert reason(match, "0 undo") == "refused-undo-not-yours"


def test_a_sealed_answer_is_not_taken_back() -> None:
    match = table()
    play(match, "0 seal")
    assert reason(match, "0 undo") == "refused-undo-barrier"
    play(match, f"1 pick {hand(match, 1)[0]}")
    assert not match.can_undo(0)
    assert match.can_undo(1)


def test_when_all_are_in_nothing_of_the_round_can_be_taken_back() -> None:
    match = table()
    play(match, f"0 pick {hand(match, 0)[0]}", "0 seal", "1 seal", "2 seal")
    assert not any(match.can_undo(seat) for seat in range(3))


def test_a_journal_with_answers_taken_back_in_between_replays() -> None:
    match = table()
    play(match, f"0 pick {hand(match, 0)[0]}", f"1 pick {hand(match, 1)[0]}", "0 undo", "2 seal", "1 seal")
    text = write_journal(journal_of(match, [], with_seed=True))
    assert dump(replay(TOY, read_journal(text)).state) == dump(match.state)


def test_an_interrupt_is_answered_before_the_frame_it_broke_into_goes_on() -> None:
    match = table(2, [9, 8, 7], [1, 2, 3])
    play(match, "0 pick 9", "0 seal", "1 seal")
    assert [type(frame).__name__ for frame in match.state.stack] == ["Offer", "Parry"]
    assert match.waiting == [1]
    assert reason(match, "0 seal") == "toy-no"
    play(match, "1 take")
    assert [type(frame).__name__ for frame in match.state.stack] == ["Offer"]
    assert match.waiting == [0, 1]


@pytest.mark.parametrize(("shield", "options"), [(True, ["parry", "take"]), (False, ["take"])])
def test_a_single_choice_is_not_taken_for_a_seat_where_that_would_tell_a_secret(
    shield: bool, options: list[str]
) -> None:
    match = table(2, [9, 8, 7], [SHIELD if shield else 4, 2, 3])
    match.state.deck.sort(key=lambda card: card == SHIELD, reverse=True)  # the shield, if there, lies at the bottom
    play(match, "0 pick 9", "0 seal", "1 seal")
    assert match.waiting == [1]
    assert match.decision(1).codes() == options
    assert match.decision(0).offers == ()


def test_the_striker_sees_the_same_whether_or_not_the_other_holds_the_shield() -> None:
    views = []
    for victim in ([SHIELD, 2, 3], [4, 2, 3]):
        match = table(2, [9, 8, 7], victim)
        match.state.deck = [5, 6, 10, 11]
        play(match, "0 pick 9", "0 seal", "1 seal")
        views.append((match.view(0), match.decision(0), match.waiting))
    assert views[0] == views[1]


def test_a_last_seat_with_nothing_left_to_pick_still_seals_by_itself() -> None:
    match = table(2, [9, 8, 7], [])
    play(match, "0 seal")
    assert match.waiting == [1]
    assert match.decision(1).codes() == ["seal"]


def test_random_play_answers_for_every_seat_that_is_asked() -> None:
    state = TOY.new(Setup(3, "play out"))
    assert play_out(state, chance_from("players")) > 6
    assert not state.stack


def test_a_frame_copies_its_own_fields() -> None:
    frame = Parry()
    frame.victim, frame.over = 1, False
    twin = frame.copy()
    twin.over = True
    assert (frame.over, twin.victim) == (False, 1)
