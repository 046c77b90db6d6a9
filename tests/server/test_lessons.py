"""A lesson at a table: private, scripted, kind to wrong choices, and stored like any game."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from pandemonium.cli.page import table_of
from pandemonium.engine.match import Match
from pandemonium.engine.registry import load_game, use_packs
from pandemonium.engine.seats import LETTERS
from pandemonium.playing.lesson import Lesson, Mark
from pandemonium.playing.rehearsal import lessons_of, rehearse
from pandemonium.server.app import create_app
from pandemonium.server.model import Preferences, User
from pandemonium.server.pages.table import table_page
from pandemonium.server.pages.visit import Visit
from pandemonium.server.play.showing import show
from tests.playing.test_lessons import LESSONS, TAUGHT, asked
from tests.server.conftest import with_db
from tests.server.visiting import Http, page, post

pytestmark = pytest.mark.anyio

TABLE = re.compile('action="(/table/[a-z0-9]+)/choose"')
NUMBER = re.compile('name="number" value="([0-9]+)"')
ACCEPTED = re.compile('data-accept="([^"]*)"')
LEARN = '<form method="post" action="/learn/crypt">'
PLAY = '<form method="post" action="/play/crypt">'


def found(pattern: re.Pattern[str], text: str) -> str:
    match = pattern.search(text)
    assert match, text[:2000]
    return match[1]


async def coached(http: Http, table: str) -> str:
    """The table's page, as soon as the coach speaks again."""
    async with asyncio.timeout(30):
        while 'class="coach"' not in (shown := await page(http, table)):
            await asyncio.sleep(0.01)
    return shown


async def choose(http: Http, shown: str, code: str, status: int = 200) -> str:
    answer = await post(http, f"{found(TABLE, shown)}/choose", {"choice": code, "number": found(NUMBER, shown)}, status)
    return answer if status != 200 else await coached(http, found(TABLE, shown))


async def play_through(http: Http, shown: str) -> str:
    while found_codes := ACCEPTED.search(shown):
        shown = await choose(http, shown, found_codes[1].split("|")[0])
    return shown


@pytest.mark.parametrize("game", TAUGHT)
async def test_a_visitor_without_a_script_is_led_to_the_end(http: Http, game: str) -> None:
    shown = await play_through(http, await coached(http, found(TABLE, await post(http, f"/learn/{game}", {}))))
    assert "the coach has the last word" in shown
    assert f'formaction="/play/{game}"' in shown
    assert f'href="/rules/{game}"' in shown


async def test_a_second_lesson_follows_the_first_and_begins_again_by_itself(http: Http) -> None:
    shown = await play_through(http, await coached(http, found(TABLE, await post(http, "/learn/others", {}))))
    assert 'name="lesson" value="2"' in shown
    second = await coached(http, found(TABLE, await post(http, "/learn/others", {"lesson": "2"})))
    assert "now you are Pride" in second
    again = await coached(http, found(TABLE, await post(http, "/learn/others", {"again": "2"})))
    assert "now you are Pride" in again
    assert found(TABLE, again) != found(TABLE, second)
    end = await play_through(http, again)
    assert 'name="lesson"' not in end
    assert 'formaction="/play/others"' in end


@pytest.mark.parametrize("number", ["0", "3", "two", "²", "9" * 5000])
async def test_a_lesson_there_is_not_is_refused(http: Http, number: str) -> None:
    assert "no lesson" in await post(http, "/learn/others", {"lesson": number}, 404)


async def test_a_wrong_choice_is_answered_by_the_lesson_and_nothing_is_lost(http: Http) -> None:
    shown = await post(http, "/learn/crypt", {})
    refused = await choose(http, shown, "claim 2 6x3", 409)
    assert "let us begin small" in refused
    assert found(NUMBER, refused) == found(NUMBER, shown)
    assert "Keep them this time" in await choose(http, shown, "claim 1 3x1")


async def test_a_hint_is_the_lessons_own(http: Http) -> None:
    shown = await post(http, "/learn/crypt", {})
    advised = await post(http, f"{found(TABLE, shown)}/advice", {})
    assert re.search('class="choice *advised[^>]*value="claim 1 3x1"', advised)


async def test_it_goes_on_after_a_restart_and_begins_again_where_one_wants_to(tmp_path: Path) -> None:
    settings = with_db(f"sqlite:///{tmp_path / 'tables.db'}")
    async with Http(create_app(settings)) as first:
        shown = await post(first, "/learn/crypt", {})
        await choose(first, shown, "claim 1 3x1")
        cookies = dict(first.cookies)
    async with Http(create_app(settings), cookies=cookies) as second:
        again = await post(second, "/learn/crypt", {})
        assert found(TABLE, again) == found(TABLE, shown)
        assert "Keep them this time" in again
        anew = await post(second, "/learn/crypt", {"again": "1"})
        assert found(TABLE, anew) != found(TABLE, shown)
        assert "Welcome to the Crypt" in anew


async def test_no_list_of_the_lobby_has_it_and_only_the_learner_hears_the_coach(http: Http) -> None:
    shown = await post(http, "/learn/crypt", {})
    table = found(TABLE, shown)
    assert table not in await page(http, "/")
    http.cookies.clear()
    assert 'class="coach"' not in await page(http, table)
    assert table not in await page(http, "/")


async def test_learn_comes_first_until_a_game_or_the_lesson_is_finished(http: Http) -> None:
    lobby = await page(http, "/")
    assert 0 < lobby.index(LEARN) < lobby.index(PLAY)
    await play_through(http, await post(http, "/learn/crypt", {}))
    lobby = await page(http, "/")
    assert 0 < lobby.index(PLAY) < lobby.index(LEARN)


@pytest.mark.usefixtures("toy")
async def test_a_game_without_a_lesson_offers_none(http: Http) -> None:
    assert "/learn/toy" not in await page(http, "/")
    assert (await http.get("/learn/toy")).status_code == 404
    await post(http, "/learn/toy", {}, 404)
    assert "Learn Crypt" in await page(http, "/learn/crypt")


async def test_a_pack_by_which_the_lesson_does_not_play_offers_none(http: Http, rich: Path) -> None:
    use_packs({"crypt": rich})
    assert LEARN not in await page(http, "/")


@pytest.mark.parametrize(("game", "number"), LESSONS)
def test_every_mark_points_at_something_on_the_page(game: str, number: int) -> None:
    lesson = lessons_of(load_game(game))[number - 1]
    for play in rehearse(lesson):
        html = drawn(lesson, play)
        for mark in lesson.marks(play):
            assert not mark.at or f'data-spot="{mark.at}"' in html, mark.at
        waits: Mark | None = asked(lesson, play)
        assert waits is None or all(f'value="{code}"' in html for code in lesson.accepted(play))


def drawn(lesson: Lesson, match: Match[Any, Any]) -> str:
    """The learner's page."""
    letter = LETTERS[lesson.seat]
    user = User(letter, letter, Preferences())
    return str(table_page(Visit(user), show(table_of(match), user, language="en")))
