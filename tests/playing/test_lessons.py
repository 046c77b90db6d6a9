"""Lessons: each plays to its end with the data as they are, in both languages, and answers what leads away from it."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from pandemonium.cli.wording import text_of
from pandemonium.drawing.words import Words
from pandemonium.engine.registry import game_ids, load_game
from pandemonium.engine.text import LANGUAGES
from pandemonium.playing import rehearsal
from pandemonium.playing.lesson import SEED, Lesson, Mark, Play, Turn, read_lessons
from pandemonium.playing.rehearsal import LessonError, lessons_of, rehearse

TAUGHT = [id for id in game_ids() if read_lessons(load_game(id))]
LESSONS = [(id, taught.number) for id in TAUGHT for taught in read_lessons(load_game(id))]
MESSAGE = re.compile("^(lesson-[a-z0-9-]+) =", flags=re.MULTILINE)

every_lesson = pytest.mark.parametrize(("game", "number"), LESSONS)
both_languages = pytest.mark.parametrize("language", LANGUAGES)


def lesson(game: str, number: int = 1) -> Lesson:
    return read_lessons(load_game(game))[number - 1]


def asked(lesson: Lesson, match: Play) -> Mark | None:
    """The mark that waits for the learner's choice."""
    turn = lesson.turn(match)
    return lesson.script.mark[turn.mark] if turn is not None and turn.seat == lesson.seat else None


def test_the_games_of_this_house_are_taught() -> None:
    assert LESSONS == [("crypt", 1), ("deal", 1), ("inferno", 1), ("others", 1), ("others", 2)]


@every_lesson
def test_it_plays_to_its_end_whatever_the_learner_chooses_of_what_is_accepted(game: str, number: int) -> None:
    taught = lesson(game, number)
    for at in range(max(len(turn.codes) for turn in taught.turns) + 3):
        *_, end = rehearse(taught, lambda codes, at=at: codes[at % len(codes)])  # type: ignore[misc]
        assert taught.is_finished(end)
    assert len(lessons_of(load_game(game))) >= number


@every_lesson
def test_it_has_a_mark_for_every_minute_and_ends_with_one_to_look_at(game: str, number: int) -> None:
    marks = lesson(game, number).script.mark
    assert 6 <= len({mark.name for mark in marks}) <= 15
    assert not marks[-1].accept
    assert lesson(game, number).setup.seed.startswith(SEED)


@pytest.mark.parametrize("game", TAUGHT)
def test_its_lessons_are_told_apart_by_their_seeds(game: str) -> None:
    taught = read_lessons(load_game(game))
    assert len({one.setup.seed for one in taught}) == len(taught)


@pytest.mark.parametrize("game", TAUGHT)
@both_languages
def test_every_mark_and_every_kind_answer_is_a_short_sentence(game: str, language: str) -> None:
    words = Words(text_of(load_game(game), language), ["Ada", "Bot", "C", "D"])
    said = set()
    for taught in read_lessons(load_game(game)):
        said |= sentences(taught, words)
    written = (load_game(game).text / language / "lesson.ftl").read_text(encoding="utf-8")
    assert said == set(MESSAGE.findall(written))


def sentences(taught: Lesson, words: Words) -> set[str]:
    """What a learner hears who tries a wrong choice at every question."""
    said = set()
    for match in rehearse(taught):
        mark = asked(taught, match)
        said |= {one.says.id for one in taught.marks(match)}
        assert all(len(words.say(one.says)) < 330 for one in taught.marks(match))
        wrong = [code for code in taught.open_codes(match, taught.seat) if code not in taught.accepted(match)]
        if mark is None or not wrong:
            continue
        refused = taught.refuse(match, wrong[0])
        assert refused is not None
        assert len(words.say(refused.reason)) > 20
        said.add(refused.reason.id)
    return said


@every_lesson
def test_marks_come_one_after_another_and_none_twice(game: str, number: int) -> None:
    taught = lesson(game, number)
    shown = [mark for match in rehearse(taught) for mark in taught.marks(match)]
    assert shown == list(taught.script.mark)


def test_a_wrong_choice_changes_nothing_and_an_illegal_one_is_left_to_the_rules() -> None:
    taught = lesson("crypt")
    match = next(rehearse(taught))
    refused = taught.refuse(match, "claim 1 6x3")
    assert refused is not None
    assert refused.reason.id == "lesson-bid-wrong"
    assert taught.refuse(match, "done") is None
    assert taught.refuse(match, "claim 1 3x1") is None
    assert match.number == 0


def test_what_others_do_is_the_scripts() -> None:
    taught = lesson("crypt")
    plays = [(match.number, taught.reply(match, 1)) for match in rehearse(taught)]
    assert plays[:5] == [(0, ""), (1, ""), (2, "claim 1 4x1"), (3, "claim 2 2x1"), (4, "done")]


def test_of_several_that_fit_others_do_the_first() -> None:
    taught = lesson("crypt")
    match = next(match for match in rehearse(taught) if match.number == 2).until(2)
    loose = Lesson(taught.game, taught.script)
    loose.turns[2] = Turn(1, ("claim *",), loose.turns[2].mark)
    codes = [code for code in loose.open_codes(match, 1) if code.startswith("claim ")]
    assert len(codes) > 1
    assert loose.reply(match, 1) == codes[0]


def test_a_play_that_went_another_way_is_no_lesson() -> None:
    taught = lesson("crypt")
    match = next(rehearse(taught))
    assert taught.is_played_by(match)
    match.choose(0, "claim 2 3x1")
    assert not taught.is_played_by(match)


def test_a_seed_that_brings_something_else_is_noticed() -> None:
    taught = lesson("crypt")
    other = Lesson(taught.game, replace(taught.script, seed="lesson 0"))
    with pytest.raises(LessonError, match="“revealed 0 5 4” is not so"):
        list(rehearse(other))


def test_what_a_lesson_does_not_want_is_noticed_when_it_comes() -> None:
    taught = lesson("crypt")
    unwanted = Lesson(taught.game, replace(taught.script, brings=("no revealed 0 5 4",)))
    with pytest.raises(LessonError, match="“no revealed 0 5 4” is not so"):
        list(rehearse(unwanted))


def test_a_pack_without_room_for_the_second_lesson_keeps_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load_game("others")
    first, second = read_lessons(game)
    broken = Lesson(game, replace(second.script, seed="lesson 0"), 2)
    monkeypatch.setattr(rehearsal, "read_lessons", lambda _game: [first, broken])
    assert lessons_of.__wrapped__(game) == [first]
