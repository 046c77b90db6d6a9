"""The rules page: pictures drawn from the data, a search with and without script, numbers for whoever wants them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from pandemonium.engine.registry import load_game
from pandemonium.engine.text import LANGUAGES
from pandemonium.server.model import Preferences, User
from pandemonium.server.pages.reading import PICTURE
from pandemonium.server.pages.rules import rules_page
from pandemonium.server.pages.visit import Visit
from tests.web.browser import PHONE
from tests.web.conftest import Visitor

GAMES = ("crypt", "deal", "inferno")
TAG, TEMPLATE = re.compile("<[^>]+>"), re.compile("<template.*?</template>", re.DOTALL)
CODE = re.compile(r"\b(?:CRY|DWD|INF)-")

every_game = pytest.mark.parametrize("game", GAMES)
both_languages = pytest.mark.parametrize("language", LANGUAGES)


def page_of(game: str, language: str = "en", sought: str = "", *, codes: bool = False) -> str:
    visit = Visit(User("guest", "Anna", Preferences(language="pl" if language == "pl" else "en")), "token")
    return str(rules_page(visit, load_game(game), sought, codes=codes))


def read(page: str) -> str:
    """What somebody reads there."""
    return TAG.sub(" ", TEMPLATE.sub("", page))


@every_game
@both_languages
def test_no_code_of_a_rule_stands_in_what_one_reads(game: str, language: str) -> None:
    assert CODE.findall(read(page_of(game, language))) == []
    assert len(CODE.findall(read(page_of(game, language, codes=True)))) > 70


@every_game
def test_every_rule_keeps_its_address(game: str) -> None:
    named = re.findall(r"^(?:- |\| )\[([A-Z0-9.-]+)\]", load_game(game).reference("en"), re.MULTILINE)
    page = page_of(game)
    assert len(named) > 70
    assert [id for id in named if f'id="{id}"' not in page] == []


@every_game
@both_languages
def test_every_picture_is_drawn_and_has_words(game: str, language: str) -> None:
    named = PICTURE.findall(load_game(game).reference(language))
    page = page_of(game, language)
    assert len(named) > 3
    assert page.count("<figure") == page.count("<figcaption") == len(named)


@both_languages
def test_no_heading_of_another_language_is_quoted(language: str) -> None:
    for game in GAMES:
        assert not re.search("Rulebook|Instrukcja:", load_game(game).reference(language))


def kept(page: str) -> list[str]:
    """The rules that are not hidden."""
    return re.findall(r'<(?:li|tr) id="([A-Z0-9.-]+)">', page)


def test_a_search_asks_for_no_accents_and_no_capitals() -> None:
    found = kept(page_of("inferno", "pl", " LODZ "))
    assert "INF-1.3.3" in found
    assert "INF-1.1.1" not in found


@pytest.mark.browser
@pytest.mark.parametrize("script", [True, False])
def test_a_search_keeps_the_same_with_and_without_script(script: bool, visitor: Visitor) -> None:
    page = visitor(script=script)
    page.goto("/rules/crypt")
    page.get_by_role("searchbox").fill("Torch")
    if not script:
        page.keyboard.press("Enter")
        page.wait_for_url("**/rules/crypt?q=Torch")
    expect(page.locator("[id='CRY-1.3.8']")).to_be_hidden()
    shown = page.locator(".rules :is(li, tr)[id]:visible").evaluate_all("all => all.map(rule => rule.id)")
    assert shown == kept(page_of("crypt", sought="torch"))
    assert "CRY-1.3.13" in shown
    expect(page.locator("#unfound")).to_be_hidden()
    page.get_by_role("searchbox").fill("dragons")
    page.keyboard.press("Enter")
    expect(page.locator("#unfound")).to_be_visible()


@pytest.mark.browser
def test_a_link_to_a_rule_finds_it_though_a_search_hides_it(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/rules/crypt")
    page.get_by_role("searchbox").fill("effort")
    page.locator(".rules [data-term=effort]:visible").first.click()
    page.locator("#term a").click()
    expect(page.locator("[id='CRY-1.3.2']")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("clockwise")
    expect(page.locator("[id='CRY-1.3.2']")).to_be_hidden()
    page.locator("nav a", has_text="Collectors").click()
    expect(page.locator("#collectors")).to_be_in_viewport()


@pytest.mark.browser
def test_numbers_of_rules_are_shown_on_request(visitor: Visitor) -> None:
    page = visitor(size=PHONE)
    page.goto("/rules/inferno")
    expect(page.locator(".rule-id")).to_have_count(0)
    page.get_by_role("link", name="Show the numbers of the rules").click()
    expect(page.locator("[id='INF-1.4.6'] .rule-id")).to_have_text("INF-1.4.6")
