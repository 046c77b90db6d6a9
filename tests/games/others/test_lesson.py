"""What the lesson of The Others leads to; what all lessons keep is in `tests/playing/test_lessons.py`."""

from __future__ import annotations

import pytest

from pandemonium.games.others.game import others
from pandemonium.games.others.rules.figures import ROCCO, THORLEY
from pandemonium.playing.lesson import read_lesson
from pandemonium.playing.rehearsal import rehearse


@pytest.mark.rule("OTH-SET-14")
def test_it_leads_through_a_move_a_fight_a_reaction_and_a_shot() -> None:
    lesson = read_lesson(others())
    assert lesson is not None
    *_, end = rehearse(lesson)
    state = end.state
    assert (state.progress, state.kills[THORLEY], state.kills[ROCCO]) == (2, 1, 1)
    assert (state.corruption[0], state.damage[0]) == (2, 1)
    assert state.reactions == 2
