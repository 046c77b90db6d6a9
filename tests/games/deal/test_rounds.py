"""Sections 1.3 and 6.1: which phases a round has, and in which order its questions come."""

from __future__ import annotations

import pytest

from pandemonium.engine.driver import answers, choose
from pandemonium.games.deal.knowledge.view import view
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.choice import ACCUSE, REPAY
from pandemonium.games.deal.rules.default import default
from pandemonium.games.deal.rules.figures import COURTIERS, TILES
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.rules.tokens import tokens_of
from tests.games.deal.kingdoms import A, B, C, D, asked, new_game, offered, question
from tests.games.deal.rows import lay

USUAL = [1, 2, 3, 4, 5, 6]
"""Production, cards, deals, actions, interest, reputation; then the hunt is 7 and the inquisition 8."""


class Played:
    """A game in which everybody owes a little and does only what must be done: its phases and questions by round."""

    def __init__(self, owing: bool = True) -> None:
        self.state: Deal = new_game("rounds")
        if owing:
            lay(self.state, debt=[1, 1, 1, 1])
        self.questions: dict[int, list[int]] = {round: [] for round in range(1, 6)}
        self.repays: set[int] = set()
        while self.state.asked:
            self.answer(asked(self.state)[0])

    def answer(self, seat: int) -> None:
        now, due = self.questions[self.state.round], question(self.state, seat)
        if due not in now:
            now.append(due)
        if offered(self.state, seat, REPAY, 10):
            self.repays.add(due)
        accused = ACCUSE + (A if seat != A else B)
        choice = accused if accused in answers(self.state, seat) else default(self.state, seat)
        choose(self.state, seat, choice)

    def phases(self, round: int) -> list[int]:
        found: dict[int, list[int]] = {}
        now = 0
        for happened in self.state.events or []:
            if happened.kind == event.ROUND_BEGAN:
                now = happened.facts[0]
                found[now] = []
            elif happened.kind == event.PHASE_BEGAN:
                found[now].append(happened.facts[0])
        return found[round]


PLAYED = Played()


@pytest.mark.rule("DWD-1.3.1", "DWD-1.3.2", "DWD-1.3.3", "DWD-1.3.4", "DWD-1.3.5", "DWD-1.3.6")
@pytest.mark.parametrize(
    ("round", "phases"), [(1, USUAL), (2, [*USUAL, 7]), (3, [*USUAL, 7, 8]), (4, USUAL), (5, [*USUAL, 8])]
)
def test_phases_run_in_the_order_of_their_numbers_and_the_special_ones_when_they_are_due(
    round: int, phases: list[int]
) -> None:
    assert PLAYED.phases(round) == phases


@pytest.mark.rule("DWD-6.1.1", "DWD-1.14.19")
def test_the_questions_of_a_round_come_in_their_order() -> None:
    cards = [questions.KEEP, questions.PASS, questions.REPAY]
    deals = [questions.OFFER, questions.FIRST_CHEST, questions.SECOND_CHEST, questions.PLAN]
    hunt = [questions.ACCUSE, questions.ANSWER]
    inquisition = [questions.PREPARE, questions.RITUAL, questions.INQUISITORS]
    assert PLAYED.questions[1] == deals
    assert PLAYED.questions[2] == [*cards, *deals, *hunt]
    assert PLAYED.questions[3][:12] == [*cards, *deals, *hunt, *inquisition]
    assert PLAYED.questions[4] == [*cards, *deals]
    assert PLAYED.questions[5][:10] == [*cards, *deals, *inquisition]
    assert PLAYED.questions[5][-1] == questions.ACCOUNTS


@pytest.mark.rule("DWD-6.1.5", "DWD-1.4.3")
def test_repaying_stands_beside_cards_and_inquisition_only() -> None:
    inquisition = {questions.PREPARE, questions.RITUAL, questions.INQUISITORS, questions.ACCOUNTS}
    least = {questions.KEEP, questions.PASS, questions.REPAY, *inquisition}
    penalties = {questions.ASCETIC, questions.PROFLIGATE, questions.VANDAL, questions.LATE_GUEST}
    assert least <= PLAYED.repays <= least | penalties


@pytest.mark.rule("DWD-6.1.2")
def test_who_owes_nothing_is_not_asked_to_repay() -> None:
    played = Played(owing=False)
    assert all(questions.REPAY not in asks for asks in played.questions.values())


@pytest.mark.rule("DWD-1.0.4")
def test_a_player_has_four_tokens_four_courtiers_and_four_tiles_of_each_sort() -> None:
    state = new_game()
    assert [tokens_of(state, seat) for seat in (A, B, C, D)] == [4, 4, 4, 4]
    assert len(state.courtiers) == 4 * COURTIERS == 16
    assert len(state.tiles) == 4 * TILES == 16


@pytest.mark.rule("DWD-1.1.8")
@pytest.mark.parametrize("seat", [A, B, C, D, -1])
def test_everybody_may_read_which_inquisitors_lie_face_down(seat: int) -> None:
    one, two = new_game("rounds"), new_game("other rounds")
    assert len(view(one, seat).board.row) == 3
    assert view(one, seat).board.opened == [False, False, False]
    assert (view(one, seat).board.row == view(two, seat).board.row) == (one.row == two.row)
