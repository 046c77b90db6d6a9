"""The lesson of Deal with the Devil: it plays to its end, every mark speaks, and points at a place that is drawn."""

from __future__ import annotations

import re

import pytest

from pandemonium.cli.wording import text_of
from pandemonium.drawing.html import fragment
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.table import drawing_of
from pandemonium.drawing.words import Words
from pandemonium.engine.text import LANGUAGES
from pandemonium.games.deal.game import deal
from pandemonium.playing.lesson import Lesson, Play, read_lesson
from pandemonium.playing.rehearsal import lesson_of, rehearse
from pandemonium.server.words import words_of

GAME = deal()
NAMES = ["Ada", "Bot", "Cyd", "Dov"]
MESSAGE = re.compile("^(lesson-[a-z0-9-]+) =", flags=re.MULTILINE)

both_languages = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
def lesson() -> Lesson:
    found = read_lesson(GAME)
    assert found is not None
    return found


def test_it_plays_to_its_end_whatever_is_chosen_of_what_is_accepted(lesson: Lesson) -> None:
    for at in range(4):
        *_, end = rehearse(lesson, lambda codes, at=at: codes[at % len(codes)])  # type: ignore[misc]
        assert lesson.is_finished(end)
    assert lesson_of(GAME) is not None


def test_it_leads_a_mortal_through_a_round_up_to_an_achievement(lesson: Lesson) -> None:
    *_, end = rehearse(lesson)
    mine = end.view(lesson.seat).kingdoms[lesson.seat]
    assert mine.mark == "mortal-1"
    assert end.state.round == 2
    assert (mine.walls.clean, mine.score) == (2, 0)
    assert [space > 0 for space in mine.tiles] == [False, False, False, True]
    assert 8 <= len(lesson.script.mark) <= 15


@both_languages
def test_every_mark_and_every_kind_answer_is_a_short_sentence(lesson: Lesson, language: str) -> None:
    words, said = Words(text_of(GAME, language), NAMES), set()
    for match in rehearse(lesson):
        marks = lesson.marks(match)
        assert all(len(words.say(mark.says)) < 330 for mark in marks)
        said |= {mark.says.id for mark in marks}
        wrong = [code for code in lesson.open_codes(match, lesson.seat) if code not in lesson.accepted(match)]
        if lesson.accepted(match) and wrong:
            refused = lesson.refuse(match, wrong[0])
            assert refused is not None
            assert len(words.say(refused.reason)) > 20
            said.add(refused.reason.id)
    assert said == set(MESSAGE.findall((GAME.text / language / "lesson.ftl").read_text(encoding="utf-8")))


def drawn(match: Play, seat: int) -> str:
    """The table as that seat sees it."""
    words = Words(words_of("en", GAME), NAMES)
    scene = Scene(match.view(seat), match.decision(seat), words, game=GAME, seat=seat, asks=True)
    drawing = drawing_of(GAME)
    return str(fragment[drawing.board(scene), drawing.seat(scene, seat)])


def test_every_mark_points_at_a_place_of_the_table(lesson: Lesson) -> None:
    places = [(mark.at, drawn(match, lesson.seat)) for match in rehearse(lesson) for mark in lesson.marks(match)]
    assert len(places) == len(lesson.script.mark)
    assert [at for at, table in places if at and f'data-spot="{at}"' not in table] == []
