"""Two browsers and a phone finish a game, agree to a rematch and go on at the same new table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import PHONE, decision, wait_for_number
from tests.web.conftest import Visitor
from tests.web.finishing import finished_by
from tests.web.site import Site
from tests.web.test_access import check, checked_on

pytestmark = pytest.mark.browser


@checked_on("phone")
def test_two_browsers_and_a_phone_play_again_together(visitor: Visitor, site: Site, axe: str, screen: str) -> None:
    host, second, phone = visitor(), visitor(language="pl-PL"), visitor(size=PHONE)
    people = [host, second, phone]
    finished_by(people, site)
    host.get_by_role("button", name="Rematch").click()
    expect(host.locator("#prompt")).to_have_text(re.compile("2 seats are still free"))
    offer = second.locator(".rematch")
    expect(offer).to_contain_text("proponuje rewanż")
    check(second, axe, screen)
    offer.get_by_role("button", name="Dołącz").click()
    expect(second).to_have_url(host.url)
    expect(phone.locator(".rematch li.yes")).to_have_count(2)
    phone.get_by_role("button", name="No").click()
    expect(phone.locator(".rematch li.no")).to_have_count(1)
    phone.get_by_role("button", name="Join").click()
    expect(phone).to_have_url(host.url)
    asked = first_asked(people)
    before = decision(asked)
    for page in people:
        expect(page.locator(".seat")).to_have_count(3)
    asked.locator("button[name=choice]").first.evaluate("button => button.click()")
    wait_for_number(asked, before[0] + 1)


def first_asked(people: list[Page]) -> Page:
    """Whoever the new game asks first."""
    for _ in range(600):
        for page in people:
            if page.locator("#prompt.asked").count():
                return page
        people[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked")
