"""Three browsers and three bots at one secret question, in a game that brings no drawing of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.conformance.installed import with_toy
from tests.web.browser import number, open_table
from tests.web.conftest import Visitor
from tests.web.site import Site

pytestmark = pytest.mark.browser

SEATS = ["me", "bot random", "open", "bot random", "open", "bot random"]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder: Path = tmp_path_factory.mktemp("toy")
    (folder / "installed").mkdir()
    with with_toy(folder / "installed"):
        site = Site(folder)
        yield site
        site.stop()


def choose(page: Page, code: str) -> None:
    """Press the first choice that begins with that word; the page hears of its own entry."""
    seen = number(page)
    page.locator(f'button[name=choice][value^="{code}"]:visible').first.click()
    expect(page.locator("#act input[name=number]")).not_to_have_value(str(seen))


def three(visitor: Visitor, site: Site) -> list[Page]:
    host, *friends = visitor(), visitor(), visitor(language="pl-PL")
    address = open_table(host, site.url, SEATS, game="toy")
    for friend, seat in zip(friends, (2, 4), strict=True):
        friend.goto(host.locator(f"#link-{seat}").get_attribute("value") or "")
        friend.locator("form[action^='/join/'] button").click()
        friend.wait_for_url(address)
    for page in (host, *friends):
        expect(page.locator("#prompt.asked")).to_be_visible()
    return [host, *friends]


def test_three_people_and_three_bots_seal_their_offers_at_once(visitor: Visitor, site: Site) -> None:
    """Every click counts, whatever the others do between; nobody's page tells of another's secret choice."""
    host, bea, cyd = three(visitor, site)
    expect(bea.locator(".turn-mark")).to_have_count(3)  # the bots have sealed, all at one moment
    before, words = number(bea), bea.locator("#announce").inner_text()
    choose(host, "gaze")
    choose(host, "rest")
    choose(cyd, "gaze")
    assert (number(bea), bea.locator("#announce").inner_text()) == (before, words)
    choose(bea, "boast")
    for page in (host, cyd):
        expect(page.locator("#log li").first).to_contain_text("boasts" if page is host else "się przechwala")
    for page in (cyd, host, bea):
        choose(page, "seal")
    expect(host.locator("#log")).to_contain_text("strikes")
