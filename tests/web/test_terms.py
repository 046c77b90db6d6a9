"""A term explains itself: to a mouse that rests on it, to a tap, and by the key E, without a tab stop of its own."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from pandemonium.drawing.terms import glossary_of
from pandemonium.engine.registry import game_ids, load_game
from pandemonium.engine.text import LANGUAGES
from pandemonium.server.words import words
from tests.daily import daily
from tests.web.browser import PATIENCE, PHONE
from tests.web.conftest import Visitor
from tests.web.preview import model_of, page_of, played
from tests.web.test_access import TAGS, violations

SENTENCES = {
    "en": "A die of yours: ready before you, at work on a card, or exhausted.",
    "pl": "Twoja kość: gotowa przed Tobą, zajęta na karcie albo wycieńczona.",
}


def at_table(page: Page, game: str = "crypt") -> Page:
    page.goto("/")
    page.locator(f'form[action="/play/{game}"] button >> nth=0').click()
    page.wait_for_selector("#prompt.asked", timeout=2 * PATIENCE)
    return page


@pytest.mark.browser
@pytest.mark.parametrize("language", daily(LANGUAGES, LANGUAGES[-1]))
def test_a_mouse_that_rests_on_a_term_sees_its_sentence_and_the_way_to_its_rule(
    language: str, visitor: Visitor, axe: str
) -> None:
    page = at_table(visitor(language={"en": "en-GB", "pl": "pl-PL"}[language]))
    page.locator("#prompt [data-term=servant]").hover()
    card = page.locator("#term")
    expect(card).to_contain_text(SENTENCES[language])
    page.evaluate(axe)
    assert violations(page, {"type": "tag", "values": TAGS}) == []
    card.hover()
    with page.expect_popup() as opened:
        card.locator("a").click()
    rules = opened.value
    expect(rules.locator("[id='CRY-1.3.2']")).to_be_in_viewport()
    rules.close()
    page.bring_to_front()
    page.mouse.move(2, 2)
    expect(card).to_be_hidden()


@pytest.mark.browser
def test_a_tap_explains_and_the_next_one_closes(visitor: Visitor) -> None:
    page = at_table(visitor(size=PHONE))
    term, card = page.locator("#prompt [data-term=servant]"), page.locator("#term")
    term.tap()
    expect(card).to_be_in_viewport(ratio=1)
    term.tap()
    expect(card).to_be_hidden()


@pytest.mark.browser
def test_the_key_e_goes_from_term_to_term_and_escape_goes_back(visitor: Visitor) -> None:
    page = at_table(visitor())
    asked = page.locator("button.slab.open").first
    asked.focus()
    card, terms = page.locator("#term"), page.locator("#prompt .term")
    page.keyboard.press("e")
    expect(terms.nth(0)).to_be_focused()
    first = card.inner_text()
    page.keyboard.press("e")
    expect(terms.nth(1)).to_be_focused()
    assert card.inner_text() != first
    page.keyboard.press("Shift+E")
    expect(terms.nth(0)).to_be_focused()
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    expect(asked).to_be_focused()


@pytest.mark.browser
def test_a_thing_with_a_term_explains_itself_when_the_keyboard_comes_to_it(visitor: Visitor) -> None:
    page = at_table(visitor(), "inferno")
    page.locator("button[data-term=haystack]").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(page.locator("#term")).to_contain_text("An Urchin from your reserve")


@pytest.mark.browser
@pytest.mark.parametrize("game", daily(game_ids(), "crypt", "deal"))
def test_no_term_is_a_tab_stop_or_stands_inside_something_to_press(game: str, visitor: Visitor) -> None:
    page = at_table(visitor(), game)
    assert page.locator(".term").count() > 3
    assert page.locator(".term[tabindex], :is(button, a, summary, label) .term").count() == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_every_term_on_a_page_stands_in_its_glossary(game: str, language: str) -> None:
    page = page_of(model_of(played(2, 20, game=game), 0, language), language=language)
    terms = glossary_of(load_game(game), words(language, game)).terms
    shown, _, glossary = page.partition('<template id="terms">')
    assert [id for id in terms if f'<p data-term="{id}">' not in glossary] == []
    named = {part.partition('"')[0] for part in shown.split('data-term="')[1:]}
    assert len(named) > 8
    assert named <= set(terms)
