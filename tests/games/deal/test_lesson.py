"""What the lesson of Deal with the Devil leads to; what all lessons keep is in `tests/playing/test_lessons.py`."""

from __future__ import annotations

from pandemonium.games.deal.game import deal
from pandemonium.playing.lesson import read_lessons
from pandemonium.playing.rehearsal import rehearse


def test_it_leads_a_mortal_through_a_round_up_to_an_achievement() -> None:
    (lesson,) = read_lessons(deal())
    *_, end = rehearse(lesson)
    mine = end.view(lesson.seat).kingdoms[lesson.seat]
    assert mine.mark == "mortal-1"
    assert end.state.round == 2
    assert (mine.walls.clean, mine.score) == (2, 0)
    assert [space > 0 for space in mine.tiles] == [False, False, False, True]
