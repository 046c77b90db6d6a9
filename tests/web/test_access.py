"""Every page for everybody: no axe violation on any page, in both languages, all themes, desktop and phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from pandemonium.engine.registry import game_ids
from tests.web.browser import DESKTOP, PATIENCE, PHONE, open_table
from tests.web.conftest import Visitor
from tests.web.site import Site

pytestmark = pytest.mark.browser

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = "options => axe.run(document, options).then(found => found.violations)"
PATHS = ["/", "/preferences", "/rules", "/join/none", "/nothing", "/companion", "/sheet"]
PATHS += [f"/{page}/{id}" for page in ("new", "rules", "sheet") for id in game_ids()]
LANGUAGES = {"en-GB": "Open the table", "pl-PL": "Otwórz stół"}


def violations(page: Page, rules: dict[str, Any]) -> list[str]:
    found = page.evaluate(RUN, {"runOnly": rules, "resultTypes": ["violations"]})
    return [
        f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:300]}"
        for one in found
        for node in one["nodes"]
    ]


def check(page: Page, axe: str) -> None:
    """All rules once; the colours once more for each theme and everything again in the width of a phone."""
    for size in (DESKTOP, PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(axe)
        assert violations(page, {"type": "tag", "values": TAGS}) == [], (page.url, size)
        for theme in ("light", "contrast"):
            page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
            assert violations(page, {"type": "rule", "values": ["color-contrast"]}) == [], (page.url, size, theme)
        page.evaluate("document.documentElement.dataset.theme = 'dark'")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", PATHS)
def test_pages_have_no_violation(path: str, language: str, visitor: Visitor, axe: str) -> None:
    page = visitor(language=language)
    page.goto(path)
    check(page, axe)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_every_table_has_no_violation(game: str, language: str, visitor: Visitor, axe: str) -> None:
    page = visitor(language=language)
    page.goto("/")
    page.locator(f'form[action="/play/{game}"] button >> nth=0').click()
    page.wait_for_selector("#prompt.asked", timeout=2 * PATIENCE)
    check(page, axe)
    page.locator("#told-drawer summary").click()
    page.locator("#chat-drawer summary").click()
    check(page, axe)


SHOWN = """html => document.getElementById("told").textContent
    === new DOMParser().parseFromString(html, "text/html").body.textContent"""
"""Whether the table in words is the one just received."""


def test_the_table_in_words_follows_the_game_while_it_is_open(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/")
    page.locator('form[action="/play/crypt"] button.choice').first.click()
    page.wait_for_selector("#prompt.asked", timeout=2 * PATIENCE)
    with page.expect_response(lambda answer: answer.request.headers.get("x-regions") == "all") as asked:
        page.locator("#told-drawer summary").click()
    page.wait_for_function(SHOWN, arg=asked.value.json()["regions"]["told"])
    before = page.locator("#told").text_content() or ""
    page.locator("button.slab.open").first.click()
    page.locator("[popover]:popover-open .choice").first.click()
    expect(page.locator("#told")).not_to_have_text(before, timeout=2 * PATIENCE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_crypt_tables_have_no_violation(language: str, visitor: Visitor, axe: str) -> None:
    page = visitor(language=language)
    page.goto("/new/crypt")
    page.select_option("#seat-1", "open")
    page.get_by_role("button", name=LANGUAGES[language]).click()
    page.wait_for_url("**/table/*")
    check(page, axe)
    page.goto("/")
    page.locator('form[action="/play/crypt"] button >> nth=0').click()
    page.wait_for_selector("#prompt.asked")
    page.locator("button.collector.why").first.click()
    page.wait_for_selector("#answer .reason")
    page.locator("button.slab.open").first.click()
    check(page, axe)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_and_the_replay_have_no_violation(language: str, visitor: Visitor, site: Site, axe: str) -> None:
    host = visitor()
    address = open_table(host, site.url, ["bot random", "bot random", "bot random", "bot random"])
    host.wait_for_selector(".ending", timeout=4 * PATIENCE)
    page = visitor(language=language)
    page.goto(address)
    page.locator("#proof summary").click()
    check(page, axe)
    page.goto(f"{address}/replay/40")
    check(page, axe)


def test_targets_are_large_enough_for_a_thumb(visitor: Visitor, site: Site) -> None:
    page = visitor(size=PHONE)
    open_table(page, site.url, ["me", "bot random", "bot random"])
    page.wait_for_selector("#prompt.asked")
    page.locator("button.slab.open").first.click()
    small = page.evaluate(
        """() => [...document.querySelectorAll('button, a.tool, .drawer > summary')].filter(e => e.checkVisibility())
            .map(e => [e.getBoundingClientRect(), e.outerHTML.slice(0, 120)])
            .filter(([box]) => box.width < 44 || box.height < 44)
            .map(([box, html]) => `${box.width}x${box.height} ${html}`)"""
    )
    assert small == []


def test_the_table_fits_a_phone_without_sideways_scrolling(visitor: Visitor) -> None:
    for language in LANGUAGES:
        page = visitor(size=PHONE, language=language)
        for path in PATHS:
            page.goto(path)
            assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], path
        for id in game_ids():
            page.goto("/")
            page.locator(f'form[action="/play/{id}"] button >> nth=0').click()
            page.wait_for_url("**/table/*")
            assert page.evaluate("document.querySelector('.felt').scrollWidth") <= PHONE[0], id
