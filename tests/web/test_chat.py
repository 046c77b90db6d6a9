"""What is said is noticed, heard for a moment and can be muted; who watches is told so, and may be shut out."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import open_table
from tests.web.conftest import Visitor
from tests.web.finishing import together
from tests.web.site import Site
from tests.web.test_access import check, checked_on

pytestmark = pytest.mark.browser


def say(page: Page, words: str) -> None:
    if not page.locator("#say").is_visible():
        page.locator("#chat-drawer summary").first.click()
    page.fill("#say", words)
    page.get_by_role("button", name="Send").click()


@checked_on("desktop")
def test_a_line_shows_as_a_bubble_and_a_mark_until_it_is_read(
    visitor: Visitor, site: Site, axe: str, screen: str
) -> None:
    host, friend = visitor(), visitor()
    address = together([host, friend], site)
    say(friend, "Good luck!")
    expect(host.locator("#bubble")).to_contain_text("Good luck!")
    expect(host.locator("#unread")).to_have_text("1")
    check(host, axe, screen)
    expect(friend.locator("#unread")).to_be_hidden()
    expect(host.locator("#bubble")).to_be_empty()
    host.locator("#chat-drawer summary").first.click()
    expect(host.locator("#unread")).to_be_hidden()
    host.goto(address)
    expect(host.locator("#unread")).to_be_hidden()


def test_the_bubble_lies_beside_the_board_and_goes_when_the_chat_is_opened(visitor: Visitor, site: Site) -> None:
    host, friend = visitor(), visitor()
    together([host, friend], site)
    host.evaluate("window.setTimeout = () => 0")  # it would go by itself
    say(friend, "Good luck!")
    expect(host.locator("#bubble")).to_contain_text("Good luck!")
    beside = host.locator(".board").bounding_box()
    bubble = host.locator("#bubble").bounding_box()
    assert beside
    assert bubble
    assert bubble["x"] >= beside["x"] + beside["width"], "it lies over the board"
    host.locator("#chat-drawer summary").first.click()
    expect(host.locator("#bubble")).to_be_empty()


def test_who_is_muted_is_neither_seen_nor_heard_even_after_a_reload(visitor: Visitor, site: Site) -> None:
    host, friend = visitor(), visitor()
    together([host, friend], site)
    say(friend, "first")
    host.locator("#chat-drawer summary").first.click()
    host.locator("#mutes summary").click()
    host.locator("#mutes [data-mute='1']").check()
    expect(host.locator("#chat li")).to_be_hidden()
    host.reload()
    say(friend, "second")
    expect(host.locator("#chat li")).to_have_count(2)
    assert host.locator("#chat li:visible").count() == 0
    expect(host.locator("#bubble")).to_be_empty()
    expect(host.locator("#unread")).to_be_hidden()


@checked_on("phone")
def test_watching_is_marked_counted_and_can_be_switched_off(
    visitor: Visitor, site: Site, axe: str, screen: str
) -> None:
    host, friend, watcher = visitor(), visitor(), visitor()
    address = together([host, friend], site)
    watcher.goto(address)
    expect(watcher.locator(".you-watch")).to_have_text("You are watching.")
    watcher.locator("#chat-drawer summary").first.click()
    expect(watcher.locator("#say")).to_have_count(0)
    expect(host.locator(".audience")).to_contain_text("one person watches")
    check(watcher, axe, screen)
    host.locator("#doors summary").click()
    host.get_by_role("button", name="Let nobody watch").click()
    expect(watcher.locator("main")).to_contain_text("Only those who sit at this table may see it.")
    expect(friend.locator(".audience")).to_have_count(0)


@pytest.mark.rule("DWD-6.4.5")
@checked_on("phone")
def test_a_quick_phrase_is_pressed_in_one_language_and_read_in_another(
    visitor: Visitor, site: Site, axe: str, screen: str
) -> None:
    host, friend = visitor(), visitor(language="pl-PL")
    address = open_table(host, site.url, ["me", "open", "bot easy", "bot easy"], game="deal")
    friend.goto(host.locator("#link-1").get_attribute("value") or "")
    friend.locator("button.choice.main").click()
    friend.wait_for_url(address)
    host.locator(".turn-mark").first.wait_for()  # the game begins on a page of its own, on which no sheet is open yet
    host.locator("#chat-drawer summary").first.click()
    host.get_by_role("button", name="Quick phrases").click()
    check(host, axe, screen)
    host.get_by_role("button", name="I have marble to spare.").click()
    expect(host.locator("#sheet-phrases")).to_be_hidden()
    expect(host.locator("#chat .chat-text")).to_have_text("I have marble to spare.")
    expect(friend.locator("#bubble")).to_contain_text("Mam nadmiar marmurów.")
