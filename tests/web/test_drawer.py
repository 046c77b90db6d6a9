"""Preferences over the table: they count at once, and nobody leaves the game for them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.browser import PHONE, decision, open_table, submit
from tests.web.conftest import Visitor
from tests.web.site import Site
from tests.web.test_access import check, checked_on

pytestmark = pytest.mark.browser


@checked_on("desktop")
def test_the_drawer_changes_theme_language_and_confirmation_without_leaving_the_table(
    visitor: Visitor, site: Site, axe: str, screen: str
) -> None:
    page = visitor()
    address = open_table(page, site.url, ["me"])
    before = decision(page)
    page.get_by_role("button", name="Preferences").click()
    drawer = page.locator("#preferences")
    expect(drawer).to_be_visible()
    check(page, axe, screen)
    drawer.get_by_label("high contrast").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "contrast")
    drawer.get_by_label("nothing moves").check()
    expect(page.locator("html")).to_have_attribute("data-motion", "none")
    asks_again = page.locator(".answers > button[popovertarget]")
    assert asks_again.count() == 1
    drawer.get_by_label("Ask again before").uncheck()
    expect(asks_again).to_have_count(0)
    assert decision(page)[:2] == before[:2]
    drawer.get_by_label("Polski").check()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    assert page.url == address
    html = page.locator("html")
    assert [html.get_attribute(name) for name in ("data-theme", "data-motion")] == ["contrast", "none"]


def test_on_a_phone_the_drawer_fits_and_closes(visitor: Visitor, site: Site) -> None:
    page = visitor(size=PHONE)
    open_table(page, site.url, ["me"])
    page.get_by_role("button", name="Preferences").click()
    assert page.locator("#preferences").evaluate("drawer => drawer.scrollWidth <= innerWidth")
    page.locator("#preferences").get_by_role("button", name="Close").click()
    expect(page.locator("#preferences")).to_be_hidden()


def test_without_script_the_page_leads_back_to_where_one_came_from(visitor: Visitor) -> None:
    page = visitor(script=False)
    page.goto("/rules/crypt")
    page.get_by_role("link", name="Preferences").click()
    page.check("input[name=theme][value=light]")
    submit(page, page.get_by_role("button", name="Save"))
    expect(page).to_have_url(re.compile("/rules/crypt$"))
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_a_good_connection_is_not_worth_a_word(visitor: Visitor, site: Site) -> None:
    page = visitor()
    open_table(page, site.url, ["me"])
    sign = page.locator("#connection")
    expect(sign).to_have_class("good")
    expect(sign).to_be_empty()
