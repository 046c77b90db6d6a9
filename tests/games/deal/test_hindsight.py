"""When could I have known? The sound belief of each seat in each role, round by round, drawn when all is open."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec.structs import replace

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import choose
from pandemonium.engine.journal import replay
from pandemonium.engine.match import Match
from pandemonium.engine.registry import load_game
from pandemonium.games.deal.knowledge.belief_suspicion import suspicion
from pandemonium.games.deal.rules.routing import MORTAL
from pandemonium.games.deal.rules.state import Deal
from pandemonium.playing.hindsight import look_back
from tests.golden.make import journal_in
from tests.web.preview import model_of, page_of


def finished() -> Match[Any, Any]:
    """Four hard bots: A the devil, B and D mortals, C the cultist."""
    return replay(load_game("deal"), journal_in("deal-4-hard"))


def after_round_1() -> Deal:
    match = finished()
    state: Deal = match.fresh()
    for moment in match.standing():
        choose(state, moment.entry.seat, moment.choice)
        if state.round == 2:
            break
    return state


@pytest.mark.rule("DWD-6.6.2")
def test_a_seat_is_sure_of_itself_and_never_rules_the_truth_out() -> None:
    state = after_round_1()
    for seat in (1, 3):
        believed = suspicion(state, seat, chance_from("books"))
        assert believed[seat] == [0, 0, 100]
        for other in range(4):
            assert sum(believed[other]) in (99, 100, 101), "hundredths, each rounded"
            assert believed[other][min(state.mark[other], MORTAL)] > 0


@pytest.mark.rule("DWD-6.6.2", "DWD-6.2.8")
def test_looking_back_stops_when_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    match = finished()
    monkeypatch.setattr(match.game, "suspicion", lambda *given: [[given[1], 0, 0]] * 4)
    seen = look_back(match, 60.0)
    assert [[believed[0][0] for believed in round] for round in seen] == [[0, 1, 2, 3]] * 4, "the fifth tells all"
    assert look_back(match, -1.0) == []


@pytest.mark.rule("DWD-6.6.2")
def test_where_nothing_was_found_what_was_believed_before_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    match, found = finished(), iter([[[1, 2, 3]]] * 4)
    monkeypatch.setattr(match.game, "suspicion", lambda *_: next(found, []))
    assert look_back(match, 60.0) == [[[[1, 2, 3]]] * 4] * 4


@pytest.mark.rule("DWD-6.6.2")
@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_end_draws_from_which_round_on_a_role_was_known(language: str) -> None:
    open_still, sure = [[33, 33, 34]] * 4, [[100, 0, 0], [0, 0, 100], [0, 100, 0], [0, 0, 100]]
    model = replace(model_of(finished(), 0, language), hindsight=[[open_still] * 4, [sure] * 4])
    page = page_of(model, language=language)
    known = re.findall(r'class="known-from">([^<]*)<', page)
    assert known == ["II"] * 12
    assert page.count('class="belief"') == 12
