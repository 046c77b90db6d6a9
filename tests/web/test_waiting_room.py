"""The waiting room and the invitation, with two browsers and a phone: who comes and goes is seen at once by all."""

from __future__ import annotations

import re
import sqlite3
from hashlib import sha256

import pytest
from playwright.sync_api import Page, expect

from tests.daily import daily
from tests.web.browser import PHONE, open_by_form, open_table
from tests.web.conftest import Visitor
from tests.web.site import Site
from tests.web.test_access import LANGUAGES, check, checked_on

pytestmark = pytest.mark.browser


def press(page: Page, opener: str, value: str) -> None:
    """Open a sheet and press a button on it."""
    page.locator(f"main button[popovertarget={opener}]:not(.close)").click()
    page.locator(f'[popover]:popover-open button[value="{value}"]').click()


def take_seat(page: Page, host: Page, seat: int) -> None:
    page.goto(host.locator(f"#link-{seat}").input_value())
    page.locator("form[action^='/join/'] button").click()
    page.wait_for_url("**/table/*")


def halves(site: Site, address: str) -> list[str | None]:
    """What the database knows of the halves that were told at a table."""
    with sqlite3.connect(site.settings.db.removeprefix("sqlite:///")) as database:
        rows = database.execute("SELECT half FROM seats WHERE table_id = ? ORDER BY seat", [address.rpartition("/")[2]])
        return [row[0] for row in rows]


def test_friends_gather_and_the_game_begins_for_all_at_once(visitor: Visitor, site: Site) -> None:
    host, friend, phone = visitor(), visitor(), visitor(size=PHONE, language="pl-PL")
    address = open_by_form(host, site.url, ["me", "open", "open", "open"])
    expect(host.locator("#seats")).to_contain_text("Nothing is dealt yet")
    expect(host.locator(".slab, .treasure, .die")).to_have_count(0)
    take_seat(friend, host, 1)
    expect(host.locator(".room-seat.free")).to_have_count(2)
    expect(friend).to_have_title("2/4 · Crypt · Pandemonium")
    press(host, "sheet-bot-3", "3:easy")
    expect(friend.locator(".room-seat", has_text="Draghignazzo")).to_contain_text("easy")
    take_seat(phone, host, 2)
    for page in (host, friend, phone):
        expect(page.locator(".room")).to_have_count(0)
        expect(page.locator(".slab")).to_have_count(6)
    told = halves(site, address)
    assert all(half is not None and re.fullmatch("[0-9a-f]{32}", half) for half in told)
    assert len(set(told)) == 4


def test_one_press_begins_with_the_players_own_half(visitor: Visitor, site: Site) -> None:
    page = visitor()
    page.goto("/")
    page.locator('form[action="/play/crypt"] button >> nth=0').click()
    expect(page.locator(".slab").first).to_be_visible()
    assert None not in halves(site, page.url)


def test_the_page_hashes_as_everybody_does(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/")
    for text in ("", "0" * 32, "0123456789abcdef" * 2, "f" * 55):
        assert page.evaluate("text => sha256(text)", text) == sha256(text.encode()).hexdigest()


def test_the_host_takes_away_starts_with_bots_and_closes(visitor: Visitor, site: Site) -> None:
    host, friend = visitor(), visitor()
    open_table(host, site.url, ["me", "open", "open"])
    take_seat(friend, host, 1)
    expect(friend.locator("button[formaction$='/close'], button[formaction$='/start']")).to_have_count(0)
    host.locator('button[name=seat][value="1"]').click()
    expect(friend.locator(".room-seat.free")).to_have_count(2)
    press(host, "sheet-start", "easy")
    expect(host.locator(".seat", has_text="easy")).to_have_count(2)
    expect(friend.locator(".room")).to_have_count(0)

    open_table(host, site.url, ["me", "open", "open"])
    take_seat(friend, host, 2)
    press(host, "sheet-close", "yes")
    for page in (host, friend):
        expect(page.locator("#room-title")).to_have_text("This table is closed.")


def test_an_invitation_says_who_invites_to_what_and_back_does_not_mislead(visitor: Visitor, site: Site) -> None:
    host, friend, stranger = visitor(), visitor(), visitor()
    open_table(host, site.url, ["me", "open", "open"])
    link = host.locator("#link-1").input_value()
    assert link.startswith(f"{site.url}/join/")
    friend.goto(link)
    expect(friend.locator("h1")).to_contain_text("invites you to Crypt")
    expect(friend.locator(".glance").first).to_contain_text("3 players")
    expect(friend.locator(".glance").first).to_contain_text("about 20 minutes")
    take_seat(friend, host, 1)
    friend.go_back()
    expect(friend.get_by_role("heading", name="You sit at this table")).to_be_visible()
    stranger.goto(link)
    expect(stranger.get_by_role("heading", name="This seat is taken")).to_be_visible()
    expect(stranger.get_by_role("link", name="Open your own table")).to_be_visible()


def test_a_link_is_copied_shared_and_drawn_for_a_phone(visitor: Visitor, site: Site) -> None:
    page = visitor(size=PHONE)
    page.add_init_script("navigator.share = async what => { window.shared = what; };")
    open_table(page, site.url, ["me", "open"])
    link = page.locator("#link-1").input_value()
    page.locator("[data-share]").click()
    assert page.evaluate("window.shared.url") == link
    page.locator("[data-copy]").click()
    expect(page.locator("#answer")).to_have_text("Copied.")
    page.locator("button[popovertarget=sheet-qr-1]:not(.close)").click()
    code = page.locator("[popover]:popover-open img")
    expect(code).to_be_visible()
    expect(code).to_have_js_property("complete", True)
    assert code.evaluate("picture => picture.naturalWidth") > 0


@pytest.mark.parametrize("language", daily(LANGUAGES, "pl-PL"))
@checked_on("phone")
def test_waiting_room_and_invitation_have_no_violation(language: str, visitor: Visitor, axe: str, screen: str) -> None:
    host, guest = visitor(language=language), visitor(language=language)
    host.goto("/new/inferno")
    for seat, kind in enumerate(("me", "open", "open", "bot hard")):
        host.select_option(f"#seat-{seat}", kind)
    host.get_by_role("button", name=LANGUAGES[language]).click()
    host.wait_for_selector(".room")
    check(host, axe, screen)
    guest.goto(host.locator("#link-1").input_value())
    check(guest, axe, screen)
    host.locator('button[popovertarget="sheet-bot-2"]:not(.close)').click()
    check(host, axe, screen)
