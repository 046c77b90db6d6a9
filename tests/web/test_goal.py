"""The goal card shows itself once before the first choice, is in nobody's way, and comes back at a press."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from pandemonium.engine.registry import game_ids, load_game
from pandemonium.server.words import words
from tests.daily import daily
from tests.web.browser import PHONE, claim_sheet, open_table
from tests.web.conftest import Visitor
from tests.web.site import Site

pytestmark = pytest.mark.browser


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.className"))


def test_it_passes_by_without_taking_the_focus_or_a_press(visitor: Visitor, site: Site) -> None:
    page = visitor(size=PHONE)
    open_table(page, site.url, ["me", "bot random"], {"first": "seat-a"})
    expect(page.locator("#goal.passing")).to_contain_text("The most coins win")
    assert "close" not in focused(page)
    page.locator("[data-spot='slot 1']").click()
    expect(claim_sheet(page)).to_contain_text("Choose how many dice")
    expect(page.locator("#goal")).not_to_be_visible()
    page.reload()
    expect(page.locator("#prompt.asked")).to_be_visible()
    expect(page.locator("#goal")).not_to_be_visible()


@pytest.mark.parametrize("game", daily(game_ids(), "deal", "inferno"))
def test_a_key_or_a_press_brings_it_back(visitor: Visitor, site: Site, game: str) -> None:
    page, seats = visitor(), max(2, load_game(game).seats[0])
    wins, *_, last = load_game(game).goal(seats, {})
    open_table(page, site.url, ["me", *["bot random"] * (seats - 1)], game=game)
    expect(page.locator("#goal.passing")).to_be_visible()
    page.keyboard.press("g")
    expect(page.locator("#goal:not(.passing)")).to_contain_text(words("en", game).say(wins.says))
    assert focused(page) == "close"
    page.keyboard.press("Escape")
    expect(page.locator("#goal")).not_to_be_visible()
    page.locator(".tool[popovertarget=goal]").click()
    expect(claim_sheet(page)).to_contain_text(words("en", game).say(last.says))
