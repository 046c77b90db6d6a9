"""The review on the end page: it comes as it is found, stays, and leads to a table where one plays on from a mark."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache
from threading import Semaphore
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from pandemonium.engine.journal import read_journal, replay
from pandemonium.engine.registry import load_game
from pandemonium.playing.review import seat
from pandemonium.playing.review.review import Part, Task, empty_review, part_of
from tests.daily import daily
from tests.golden.make import journal_in
from tests.web.browser import PHONE, choices
from tests.web.conftest import Visitor
from tests.web.finishing import GOLDEN, loaded
from tests.web.site import Site
from tests.web.test_access import TOO_NARROW, look

pytestmark = pytest.mark.browser

GAMES = 600
"""Imagined: the marks are rougher than they should be and look the same."""
LAPTOP = (1280, 720)
SCREENS = {"en-GB": (LAPTOP, "light"), "pl-PL": (PHONE, "contrast")}
LINES = [0, 2, 3, 4]
"""In the picture: two for one who knows all, then one for each seat."""


@cache
def parts() -> list[Part]:
    game = load_game("crypt")
    match = replay(game, journal_in(GOLDEN["crypt"]))
    return [part_of(match, seat, GAMES) for seat in empty_review(match).missing()]


@pytest.fixture
def next_part(site: Site, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Lets the server find one part more: when, the test says; what, was imagined here and not at lowest priority."""
    monkeypatch.setattr(seat, "FEWEST", 2)
    monkeypatch.setattr(seat, "STATIONS", 8)
    found, reviewing = Semaphore(0), site.tables.afterwards.reviewing

    async def work(id: str, task: Task) -> None:
        assert len(task.parts) == len(parts())
        for part in parts():
            await asyncio.to_thread(found.acquire)
            await reviewing.take_in(id, part)

    monkeypatch.setattr(reviewing, "work", work)
    parts()
    return found.release


def begin_by_keyboard(page: Page) -> None:
    """The link at the top leads to the review, and its button comes next."""
    page.locator('.ending-parts a[href="#review"]').focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.locator("#review button")).to_be_focused()
    page.keyboard.press("Enter")


@pytest.mark.parametrize("language", daily(SCREENS, "pl-PL"))
def test_a_review_comes_as_it_is_found_stays_and_one_plays_on_from_a_mark(
    visitor: Visitor, next_part: Callable[[], None], axe: str, language: str
) -> None:
    size, theme = SCREENS[language]
    page = visitor(language=language, size=size)
    address = loaded(page, "crypt")
    page.goto(address)
    begin_by_keyboard(page)
    review = page.locator("#review")
    for lines in LINES[:-1]:
        expect(review.locator("[role=status]")).to_contain_text("…")
        expect(review.locator("polyline")).to_have_count(lines)
        next_part()
    expect(review.locator("polyline")).to_have_count(LINES[-1])
    expect(review.locator("[role=status]")).to_have_count(0)
    expect(review.locator(".review-seat")).to_have_count(2)
    look(page, axe, theme)
    assert page.evaluate("document.querySelector('.felt').scrollWidth") <= size[0]
    assert review.locator("a, .button").evaluate_all(TOO_NARROW) == []
    found = review.inner_html()
    page.reload()
    assert review.inner_html() == found, "it is kept"
    plays_on_from_a_mark(page, address)


def plays_on_from_a_mark(page: Page, address: str) -> None:
    link = page.locator(".review-marks li a").first
    leads_to = parse_qs(urlsplit(link.get_attribute("href") or "").query)
    step, eyes = int(leads_to["choice"][0]), int(leads_to["eyes"][0])
    entry = read_journal(page.request.get(f"{address}/journal.txt").text()).entries[step]
    assert entry.seat == eyes
    link.focus()
    page.keyboard.press("Enter")
    page.wait_for_url(f"{address}/replay/**")
    page.locator("button[formaction*='/play-on']").focus()
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: "/replay" not in url)
    assert page.url != address
    expect(page.locator("#prompt.asked")).to_have_count(1)
    assert entry.code in choices(page), "the same question again"
    expect(page.locator(".seat.you .seat-kind")).to_have_count(1)
    expect(page.locator(".seat:not(.you) .seat-kind use[href='#i-bot']")).to_have_count(1)
