"""What the lesson of The Others leads to; what all lessons keep is in `tests/playing/test_lessons.py`."""

from __future__ import annotations

import pytest

from pandemonium.engine.bits import COUNT
from pandemonium.games.others.game import others
from pandemonium.games.others.rules.figures import FIRE, ROCCO, THORLEY
from pandemonium.games.others.rules.place import tokens_in
from pandemonium.playing.lesson import read_lessons
from pandemonium.playing.rehearsal import rehearse


@pytest.mark.rule("OTH-SET-14")
def test_it_leads_through_a_move_a_fight_a_reaction_and_a_shot() -> None:
    lesson, _ = read_lessons(others())
    *_, end = rehearse(lesson)
    state = end.state
    assert (state.progress, state.kills[THORLEY], state.kills[ROCCO]) == (2, 1, 1)
    assert (state.corruption[0], state.damage[0]) == (2, 1)
    assert state.reactions == 2


@pytest.mark.rule("OTH-SET-14")
def test_the_second_one_leads_the_sin_through_its_task_a_card_and_a_reaction() -> None:
    _, lesson = read_lessons(others())
    *_, end = rehearse(lesson)
    state = end.state
    assert lesson.seat == state.sin_seat
    assert tokens_in(state, 14, FIRE) == 1
    assert sum(state.discard) == 1
    assert COUNT[state.damage[0]] == 2
    assert state.reactions == 2
