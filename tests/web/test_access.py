"""Every page for everybody: no axe violation on any page, in both languages, all themes, desktop and phone.

A daily run looks at every page and table once: at one in English on a desktop, dark and light, at the next in Polish
on a phone, dark and in high contrast, and of the long rules, which are made alike, at one game's; a campaign at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle, product
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from pandemonium.engine.registry import game_ids
from pandemonium.server.pages.sheet import sheets
from tests.daily import daily
from tests.web.browser import DESKTOP, PATIENCE, PHONE, open_table
from tests.web.conftest import Visitor
from tests.web.finishing import played_by_bots
from tests.web.site import Site

pytestmark = pytest.mark.browser

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = "options => axe.run(document, options).then(found => found.violations)"
PATHS = ["/", "/preferences", "/rules", "/join/none", "/nothing", "/companion", "/sheet", "/desk", "/privacy"]
PATHS += [f"/new/{id}" for id in game_ids()] + [f"/sheet/{id}" for id in sheets()]
RULES = [f"/rules/{id}" for id in game_ids()]
LANGUAGES = {"en-GB": "Open the table", "pl-PL": "Otwórz stół"}
THEMES = ("light", "contrast")
"""Beside the dark one, in which pages come here."""
DAILY = [("en-GB", DESKTOP, "light"), ("pl-PL", PHONE, "contrast")]
Size = tuple[int, int]

SCREENS = list(product(LANGUAGES, (DESKTOP, PHONE), THEMES))
a_screen = pytest.mark.parametrize(("language", "size", "theme"), daily(SCREENS, DAILY[-1]))


def in_turn(pages: Sequence[str], never: Sequence[str] = ()) -> list[Any]:
    """Every page on every screen, of which a daily run takes the one and the other screen in turn."""
    chosen = zip(pages, cycle(DAILY))
    return daily(
        [(page, *screen) for page in [*pages, *never] for screen in SCREENS],
        *((page, *screen) for page, screen in chosen),
    )


def violations(page: Page, rules: dict[str, Any]) -> list[str]:
    found = page.evaluate(RUN, {"runOnly": rules, "resultTypes": ["violations"], "preload": False, "selectors": False})
    return [
        f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:300]}"
        for one in found
        for node in one["nodes"]
    ]


def look(page: Page, axe: str, theme: str) -> None:
    """All rules in the page's own theme and size, and the colours once more in another theme."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(axe)
    assert violations(page, {"type": "tag", "values": TAGS}) == [], (page.url, page.viewport_size)
    page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
    assert violations(page, {"type": "rule", "values": ["color-contrast"]}) == [], (page.url, theme)
    page.evaluate("document.documentElement.dataset.theme = 'dark'")


TOO_NARROW = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"
"""Buttons whose words stick out."""


SIZED = {"desktop": (DESKTOP, THEMES[0]), "phone": (PHONE, THEMES[1])}


def checked_on(screen: str) -> pytest.MarkDecorator:
    """A daily run looks at what a test comes to on that screen, a campaign on both."""
    return pytest.mark.parametrize("screen", daily(SIZED, screen))


def check(page: Page, axe: str, screen: str) -> None:
    """All rules on a screen, and the colours in the theme that is looked at there."""
    size, theme = SIZED[screen]
    resize(page, size)
    look(page, axe, theme)


def resize(page: Page, size: Size) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


@pytest.mark.parametrize(("path", "language", "size", "theme"), in_turn([*PATHS, RULES[0]], RULES[1:]))
def test_pages_have_no_violation_and_fit_a_phone(
    path: str, language: str, size: Size, theme: str, visitor: Visitor, axe: str
) -> None:
    page = visitor(language=language, size=size)
    page.goto(path)
    look(page, axe, theme)
    resize(page, PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert page.locator(".button, .choice").evaluate_all(TOO_NARROW) == []


@pytest.mark.parametrize(("game", "language", "size", "theme"), in_turn(game_ids()))
def test_every_table_has_no_violation_and_fits_a_phone(
    game: str, language: str, size: Size, theme: str, visitor: Visitor, axe: str
) -> None:
    page = visitor(language=language, size=size)
    page.goto("/")
    page.locator(f'form[action="/play/{game}"] button >> nth=0').click()
    page.wait_for_selector("#prompt.asked", timeout=2 * PATIENCE)
    look(page, axe, theme)
    page.locator("#told-drawer summary").click()
    page.locator("#chat-drawer summary").click()
    look(page, axe, theme)
    resize(page, PHONE)
    assert page.evaluate("document.querySelector('.felt').scrollWidth") <= PHONE[0]


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


@a_screen
def test_crypt_tables_have_no_violation(language: str, size: Size, theme: str, visitor: Visitor, axe: str) -> None:
    page = visitor(language=language, size=size)
    page.goto("/new/crypt")
    page.select_option("#seat-1", "open")
    page.get_by_role("button", name=LANGUAGES[language]).click()
    page.wait_for_url("**/table/*")
    look(page, axe, theme)
    page.goto("/")
    page.locator('form[action="/play/crypt"] button >> nth=0').click()
    page.wait_for_selector("#prompt.asked")
    page.locator("button.collector.why").first.click()
    page.wait_for_selector("#answer .reason")
    page.locator("button.slab.open").first.click()
    look(page, axe, theme)


@a_screen
def test_the_end_and_the_replay_have_no_violation(
    language: str, size: Size, theme: str, visitor: Visitor, site: Site, axe: str
) -> None:
    address = played_by_bots(visitor(), site, 4)
    page = visitor(language=language, size=size)
    page.goto(address)
    page.locator("#proof summary").click()
    look(page, axe, theme)
    page.goto(f"{address}/replay/40")
    look(page, axe, theme)


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
