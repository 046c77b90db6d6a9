"""Several browsers at one table never disagree, and whatever happens to a connection, the decision stays the same."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import (
    PATIENCE,
    PHONE,
    answer_first,
    claim_sheet,
    decision,
    number,
    open_table,
    wait_for_number,
)
from tests.web.conftest import Visitor
from tests.web.site import Site

pytestmark = pytest.mark.browser

PUBLIC = """() => ({
    number: document.querySelector('#act input[name=number]').value,
    dice: [...document.querySelectorAll('.slab')].map(slab => slab.querySelector('.total')?.textContent || ''),
    waiting: [...document.querySelectorAll('.seat')].filter(seat => seat.querySelector('.turn-mark'))
        .map(seat => seat.querySelector('.seat-name').textContent),
    ready: [...document.querySelectorAll('.seat')].map(seat =>
        seat.querySelector('.seat-name').textContent + seat.querySelectorAll('.die').length).sort(),
})"""


def agree(pages: list[Page], least: int) -> None:
    for page in pages:
        wait_for_number(page, least)
    first, *others = [page.evaluate(PUBLIC) for page in pages]
    assert all(other == first for other in others)


def act(page: Page) -> int:
    """Whatever is possible first: a claim by two clicks, else what the bar offers. Answers with the number reached."""
    seen = number(page)
    done = page.locator('.answers button[value="done"]')
    free = page.locator("button.slab.open")
    if done.count():
        done.click()
    elif free.count():
        free.first.click()
        claim_sheet(page).locator("button.choice").first.click()
    else:
        answer_first(page)
    wait_for_number(page, seen + 1)
    return seen + 1


def test_two_browsers_and_a_phone_agree_after_every_choice(visitor: Visitor, site: Site) -> None:
    host, friend, phone = visitor(), visitor(language="pl-PL"), visitor(size=PHONE)
    address = open_table(host, site.url, ["me", "open"])
    friend.goto(host.locator("#link-1").get_attribute("value") or "")
    friend.get_by_role("button", name="Usiądź").click()
    friend.wait_for_url(address)
    phone.goto(address)
    for page in (host, friend, phone):
        expect(page.locator(".room")).to_have_count(0)
    for _ in range(12):
        page = host if host.locator("#prompt.asked").count() else friend
        agree([host, friend, phone], act(page))


def test_a_spectator_can_choose_nothing(visitor: Visitor, site: Site) -> None:
    host, watcher = visitor(), visitor()
    watcher.goto(open_table(host, site.url, ["me"]))
    assert watcher.locator("button[name=choice], button[name=why]").count() == 0


def test_a_reload_and_a_second_tab_show_the_same_decision(visitor: Visitor, site: Site) -> None:
    page = visitor()
    address = open_table(page, site.url, ["me"])
    for _ in range(4):
        act(page)
        before = decision(page)
        page.reload()
        assert decision(page) == before
        tab = page.context.new_page()
        tab.goto(address)
        assert decision(tab) == before
        tab.close()


def test_a_choice_in_one_tab_appears_in_the_other(visitor: Visitor, site: Site) -> None:
    page = visitor()
    address = open_table(page, site.url, ["me"])
    tab = page.context.new_page()
    tab.goto(address)
    wait_for_number(tab, act(page))
    expect(tab.locator('.answers button[value="done"]')).to_be_visible()
    assert decision(tab) == decision(page)


def test_a_lost_connection_is_shown_and_heals_itself(visitor: Visitor, site: Site) -> None:
    page, other = visitor(), None
    address = open_table(page, site.url, ["me"])
    expect(page.locator("#connection")).to_have_class("good")
    other = page.context.new_page()
    other.goto(address)
    page.context.set_offline(True)
    site.stop()
    expect(page.locator("#connection")).to_have_text("Reconnecting…")
    site.start()
    page.context.set_offline(False)
    expect(page.locator("#connection")).to_have_class("good", timeout=2 * PATIENCE)
    wait_for_number(page, act(other))
    assert decision(page) == decision(other)


def test_a_server_restart_returns_to_the_same_decision(visitor: Visitor, site: Site) -> None:
    page = visitor()
    open_table(page, site.url, ["me"])
    act(page)
    before = decision(page)
    site.stop()
    expect(page.locator("#connection")).to_have_text("Reconnecting…")
    site.start()
    expect(page.locator("#connection")).to_have_class("good", timeout=2 * PATIENCE)
    assert decision(page) == before
    act(page)
    page.reload()
    assert number(page) > before[0]


def test_the_lobby_shows_a_new_table_by_itself(visitor: Visitor, site: Site) -> None:
    waiting, host = visitor(), visitor()
    waiting.goto(site.url)
    address = open_table(host, site.url, ["bot easy", "bot easy"])
    expect(waiting.locator("#lists")).to_be_visible()
    link = f'#lists a[href^="/table/{address.rpartition("/")[2]}"]'
    expect(waiting.locator(link)).to_have_count(0)  # nobody else's business until the host says so
    host.locator("#doors summary").click()
    host.get_by_role("button", name="lobby").click()
    expect(waiting.locator(link).first).to_be_visible()


@pytest.mark.parametrize("script", [True, False])
def test_a_seat_left_to_a_bot_is_taken_back(visitor: Visitor, site: Site, script: bool) -> None:
    host, friend = visitor(script=script), visitor()
    address = open_table(host, site.url, ["me", "open"])
    friend.goto(host.locator("#link-1").get_attribute("value") or "")
    friend.get_by_role("button", name="Take the seat").click()
    friend.wait_for_url(address)
    expect(friend.locator(".room")).to_have_count(0)
    host.reload()
    host.locator("#leave summary").click()
    host.get_by_role("button", name="Let a bot play on for me").click()
    expect(host.get_by_role("button", name="Take my seat back")).to_be_visible()
    expect(friend.locator(".seat-name", has_text="Alichino")).to_have_count(1)
    assert friend.get_by_role("button", name="Take my seat back").count() == 0
    host.get_by_role("button", name="Take my seat back").click()
    expect(host.locator(".seat.you")).to_have_count(1)
    expect(friend.locator(".seat-name", has_text="Alichino")).to_have_count(0)
