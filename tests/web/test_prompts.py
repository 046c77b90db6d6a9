"""Every question of a whole game is read to its end in the bar, whatever it has to list."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from pandemonium.drawing.html import fragment
from pandemonium.engine.journal import replay
from pandemonium.engine.match import Match
from pandemonium.engine.registry import load_game
from pandemonium.engine.text import LANGUAGES
from pandemonium.server.model import Preferences, User
from pandemonium.server.pages.bar import bar
from pandemonium.server.pages.regions import scene_of
from pandemonium.server.words import words
from tests.daily import daily
from tests.golden.make import journal_in
from tests.web.browser import PHONE
from tests.web.preview import NAMES, model_of
from tests.web.stage import Stage

pytestmark = pytest.mark.browser

LONGEST = 40
"""Of the questions of a game, so many of the longest sentences are tried."""

CUT = """bars => bars.filter(([, html]) => {
  document.getElementById("bar").innerHTML = html;
  const prompt = document.getElementById("prompt");
  return prompt.scrollHeight > prompt.clientHeight + 1;
}).map(([sentence]) => sentence)"""


def longest(mode: str, language: str) -> list[tuple[str, str]]:
    """The longest questions of a golden game, each with the bar it stood in."""
    whole = replay(load_game("deal"), journal_in(mode))
    asked: dict[str, tuple[int, int]] = {}
    for number, match in enumerate(steps(whole)):
        for seat in match.waiting[:1]:
            asked.setdefault(words(language, "deal").say(match.game.prompt(match.state, seat), NAMES), (number, seat))
    wanted = {asked[said]: said for said in sorted(asked, key=len)[-LONGEST:]}
    user, bars = User("guest", "Anna", Preferences(language="pl" if language == "pl" else "en")), []
    for number, match in enumerate(steps(whole)):
        for seat in match.waiting[:1]:
            if (number, seat) in wanted:
                model = model_of(match, seat, language)
                bars.append((wanted[number, seat], str(fragment[bar(model, *scene_of(model, user))])))
    return bars


def steps(whole: Match[Any, Any]) -> Any:
    match = Match(whole.game, whole.setup)
    for moment in whole.standing():
        yield match
        match.take(moment.entry.seat, moment.choice)


@pytest.mark.parametrize("language", daily(LANGUAGES, "pl"))
@pytest.mark.parametrize("mode", daily(["deal-4", "deal-4-hard", "deal-4-all-options"], "deal-4-all-options"))
def test_no_question_of_deal_with_the_devil_is_cut(chromium: Browser, mode: str, language: str) -> None:
    bars = longest(mode, language)
    assert len(bars) == LONGEST
    for size in ((1280, 720), PHONE):
        stage = Stage(chromium, size, language)
        stage.open(Match(load_game("deal"), replay(load_game("deal"), journal_in(mode)).setup), 0)
        assert stage.page.evaluate(CUT, bars) == [], f"cut at {size}"
        stage.close()
