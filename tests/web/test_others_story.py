"""Story mode of The Others in browsers: its record at the end, the next adventure at one press, what it adds up to."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.browser import PATIENCE, PHONE
from tests.web.conftest import Visitor
from tests.web.finishing import finish_elsewhere
from tests.web.haven import Person, by_mouse, by_thumb, sit
from tests.web.site import Site
from tests.web.test_access import check, checked_on

pytestmark = pytest.mark.browser


@checked_on("desktop")
def test_the_story_goes_on_from_one_adventure_to_the_next(visitor: Visitor, site: Site, axe: str, screen: str) -> None:
    """Heroes who never act lose; their player opens the next adventure, and the Sin comes along as the other Sin."""
    sin, hero = Person(visitor(language="pl-PL", size=PHONE), by_thumb), Person(visitor(), by_mouse)
    first = sit(hero, site.url, ["open", "me"], sin, story="yes", adventure="T1", sin="pride")
    finish_elsewhere(site, first)
    expect(hero.page.locator("#ending-title")).to_be_visible(timeout=2 * PATIENCE)
    expect(hero.page.locator(".story tbody tr")).to_have_count(7)
    expect(hero.page.locator(".story .won-by-sin th")).to_have_text("Haven’s Last Stand")
    check(hero.page, axe, screen)
    expect(sin.page.locator(".sequel-waits")).to_be_visible()
    hero.page.get_by_role("button", name="Next adventure: Close the Breaches").click()
    sin.page.locator(".rematch button.main").click()
    expect(sin.page).not_to_have_url(first)
    expect(hero.page).to_have_url(sin.page.url)
    expect(hero.page.locator("main")).to_contain_text("Sloth")
    hero.page.goto("/statistics/others?mine=true")
    expect(hero.page.get_by_role("rowheader", name="Haven’s Last Stand").first).to_be_visible()
    check(hero.page, axe, screen)
