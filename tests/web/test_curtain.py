"""Two people at one device: between their parts a curtain hangs, and the page behind it holds nothing of the game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitor
from tests.web.site import Site
from tests.web.test_access import check, checked_on

pytestmark = pytest.mark.browser

ROLES = ("devil", "cultist", "mortal")


def two_at_one_device(page: Page, site: Site) -> str:
    page.goto(f"{site.url}/new/deal")
    for seat, plan in enumerate(["me", "open", "bot easy", "bot easy"]):
        page.select_option(f"#seat-{seat}", plan)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    page.get_by_role("button", name="Somebody else at this device").click()
    page.fill("#beside-name", "Bea")
    page.locator("#beside-name").press("Enter")
    page.wait_for_selector(".curtain")
    return page.url


def hides_everything(page: Page) -> None:
    """Neither a role, nor a choice, nor any thing of the table is on the page."""
    behind = page.locator(".felt").inner_html().lower()
    assert not [role for role in ROLES if role in behind]
    assert page.locator("[data-spot], button[name=choice], #beats li").count() == 0


@pytest.mark.rule("DWD-6.4.3")
@checked_on("phone")
def test_a_curtain_hides_one_person_from_the_next(visitor: Visitor, site: Site, axe: str, screen: str) -> None:
    page = visitor()
    address = two_at_one_device(page, site)
    hides_everything(page)
    check(page, axe, screen)
    page.locator(".curtain button", has_text="Bea").click()
    page.wait_for_selector("#prompt.asked")
    expect(page.locator(".seat").first).to_contain_text("Bea")
    page.locator("button[name=choice][value='close empty']").first.click()
    page.wait_for_selector(".curtain")
    hides_everything(page)
    page.goto(address)
    hides_everything(page)
    page.locator(".curtain button.main").click()
    page.wait_for_selector("#prompt.asked")
    expect(page.locator(".seat").first).not_to_contain_text("Bea")
    page.get_by_role("button", name="Draw the curtain").click()
    page.wait_for_selector(".curtain")
    hides_everything(page)
