"""`pandemonium learn`: the same lessons at the keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest

from pandemonium.cli.wording import text_of
from pandemonium.drawing.words import Words
from pandemonium.engine.registry import load_game
from pandemonium.engine.text import LANGUAGES
from pandemonium.playing.rehearsal import rehearse
from tests.cli.conftest import Run
from tests.conformance.installed import install_toy
from tests.playing.test_lessons import LESSONS, lesson


def answers(game: str, number: int) -> list[str]:
    """What a learner types who does what the coach says."""
    taught = lesson(game, number)
    return [codes[0] for match in rehearse(taught) if (codes := taught.accepted(match))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "number"), LESSONS)
def test_a_lesson_is_played_to_its_end(run: Run, game: str, number: int, language: str) -> None:
    typed = "\n".join([*answers(game, number), ""])
    done = run("learn", game, "--lesson", str(number), "-l", language, answers=typed)
    assert done.returncode == 0, done.stderr
    told = " ".join(done.stdout.split())
    words = Words(text_of(load_game(game), language))
    for mark in lesson(game, number).script.mark:
        assert words.say(mark.says) in told
    assert (f"--lesson {number + 1}" in told) == ((game, number + 1) in LESSONS)
    assert f"pandemonium play {game}" in told


def test_a_wrong_choice_is_answered_by_the_lesson_and_a_hint_is_its_own(run: Run) -> None:
    done = run("learn", "crypt", answers="claim 2 6x3\n1\n18\nh\nq\n")
    assert done.stdout.count("let us begin small") == 2
    assert "(claim 1 3x1)" in done.stdout
    assert "Keep them this time" not in done.stdout


def test_a_lesson_there_is_not_says_how_many_there_are(run: Run) -> None:
    refused = run("learn", "others", "--lesson", "3")
    assert refused.returncode == 2
    assert "others has 2 lessons" in refused.stderr


def test_a_game_without_a_lesson_says_what_to_do_instead(run: Run, tmp_path: Path) -> None:
    (tmp_path / "installed").mkdir()
    refused = run("learn", "toy", path=install_toy(tmp_path / "installed"))
    assert refused.returncode == 2
    assert "there is no lesson of toy by these data; play it: pandemonium play toy" in refused.stderr
