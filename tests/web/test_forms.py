"""The table without script: everything works by plain forms."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import choices, decision, number, open_by_form, open_table, prompt, submit
from tests.web.conftest import Visitor
from tests.web.site import Site

pytestmark = pytest.mark.browser


def press(page: Page, code: str) -> None:
    """Press a choice's button wherever it stands; a closed sheet is opened first, as a person would."""
    button = page.locator(f'button[name=choice][value="{code}"]').first
    if not button.is_visible():
        id = button.evaluate("b => b.closest('[popover]').id")
        page.locator(f'button[popovertarget="{id}"]').first.click()
    submit(page, button)


def test_one_button_starts_a_game_against_bots(visitor: Visitor) -> None:
    page = visitor(script=False)
    page.goto("/")
    page.get_by_role("button", name="Play Crypt now").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator(".seat")).to_have_count(3)


def test_a_whole_solo_game_can_be_played_by_forms(visitor: Visitor, site: Site) -> None:
    page = visitor(script=False)
    open_by_form(page, site.url, ["me"])
    for _ in range(60):
        if page.locator(".ending").count():
            break
        codes = choices(page)
        press(page, next((code for code in ("done", "recover", "decline") if code in codes), codes[0]))
    assert page.locator(".ending").count() == 1
    assert "coins" in page.locator("#ending-title").inner_text()


def test_a_claim_can_be_taken_back(visitor: Visitor, site: Site) -> None:
    page = visitor(script=False)
    open_table(page, site.url, ["me"])
    _, asked, offered = decision(page)
    press(page, "claim 1 2x1")
    assert "done" in choices(page)
    submit(page, page.get_by_role("button", name="Undo"))
    assert decision(page) == (2, asked, offered)


def test_restart_takes_the_whole_turn_back(visitor: Visitor, site: Site) -> None:
    page = visitor(script=False)
    open_table(page, site.url, ["me"])
    _, asked, offered = decision(page)
    press(page, "claim 1 2x1")
    press(page, "claim 2 3x1")
    submit(page, page.get_by_role("button", name="Restart turn"))
    assert decision(page)[1:] == (asked, offered)


def test_why_not_answers_with_the_rule(visitor: Visitor, site: Site) -> None:
    page = visitor(script=False)
    open_table(page, site.url, ["me"])
    page.locator('button[name=why][value="collector jewelry"]').click()
    expect(page.locator("#answer")).to_contain_text("pays at the end")
    expect(page.locator("#answer a.rule")).to_have_attribute("href", re.compile("/rules#CRY-1.3.12$"))


def test_a_stale_form_is_refused_and_shows_the_table_as_it_is(visitor: Visitor, site: Site) -> None:
    page = visitor(script=False)
    address = open_table(page, site.url, ["me"])
    other = page.context.new_page()
    other.goto(address)
    press(page, "claim 1 2x1")
    press(other, "claim 2 3x1")
    expect(other.locator("#answer")).to_contain_text("moved on")
    assert decision(other) == decision(page)


def test_advice_points_at_a_choice(visitor: Visitor, site: Site) -> None:
    page = visitor(script=False)
    open_table(page, site.url, ["me"])
    submit(page, page.get_by_role("button", name="Hint"))
    assert page.locator(".advice button.choice.advised").count() == 1
    assert page.locator(".advice-reason").inner_text().strip()
    assert page.locator(".advice-next .behind").count() == 2
    page.reload()
    assert page.locator(".advice button.choice.advised").count() == 1, "it stays until another question is asked"


def test_a_forged_form_gets_nothing(visitor: Visitor, site: Site) -> None:
    page = visitor(script=False)
    address = open_table(page, site.url, ["me"])
    before = decision(page)
    answer = page.request.post(f"{address}/choose", form={"number": "0", "choice": "claim 1 2x1", "_csrf_token": "no"})
    assert answer.status == 403
    page.reload()
    assert decision(page) == before


def test_a_friend_takes_the_open_seat_by_its_link(visitor: Visitor, site: Site) -> None:
    host, friend = visitor(script=False), visitor(script=False, language="pl-PL")
    address = open_by_form(host, site.url, ["me", "open"])
    assert prompt(host) == "One seat is still free."
    friend.goto(host.locator("#link-1").input_value())
    friend.fill("#name", "Zofia")
    friend.get_by_role("button", name="Usiądź").click()
    expect(friend).to_have_url(address)
    host.reload()
    expect(host.locator(".seat-name", has_text="Zofia")).to_have_count(1)
    assert number(host) == 0


def test_a_used_link_explains_itself(visitor: Visitor, site: Site) -> None:
    host, friend, late = visitor(script=False), visitor(script=False), visitor(script=False)
    open_table(host, site.url, ["me", "open"])
    link = host.locator("#link-1").input_value()
    for guest in (friend, late):
        guest.goto(link)
    for guest in (friend, late):
        submit(guest, guest.get_by_role("button", name="Take the seat"))
    for _ in range(2):  # who was too late, and who comes after
        expect(late.get_by_role("heading", name="This seat is taken")).to_be_visible()
        late.goto(link)
    submit(late, late.get_by_role("link", name="Watch"))
    expect(late).to_have_url(friend.url)


def test_preferences_are_kept_and_the_language_follows(visitor: Visitor) -> None:
    page = visitor(script=False)
    page.goto("/preferences")
    page.check("input[type=radio][name=language][value=pl]")
    page.check("input[name=theme][value=contrast]")
    page.uncheck("input[name=keys]")
    page.fill("#name", "Anna")
    submit(page, page.get_by_role("button", name="Save"))
    html = page.locator("html")
    assert [html.get_attribute(name) for name in ("lang", "data-theme", "data-keys")] == ["pl", "contrast", "off"]
    expect(page.locator(".notice")).to_have_text("Zapisano.")
    page.goto("/")
    expect(page.locator(".you-are")).to_contain_text("Anna")


def test_chat_is_said_and_read(visitor: Visitor, site: Site) -> None:
    page = visitor(script=False)
    open_table(page, site.url, ["me"])
    page.locator("#chat-drawer summary").click()
    page.fill("#say", "<b>Good luck</b>")
    page.get_by_role("button", name="Send").click()
    expect(page.locator("#chat .chat-text")).to_have_text("<b>Good luck</b>")


def test_a_missing_page_is_friendly_in_both_languages(visitor: Visitor) -> None:
    for language, title in (("en-GB", "There is nothing here"), ("pl-PL", "Tu nic nie ma")):
        page = visitor(script=False, language=language)
        page.goto("/table/none")
        expect(page.locator("h1")).to_have_text(title)
