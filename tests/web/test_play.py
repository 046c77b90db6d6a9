"""Whole games in the browser: by keyboard alone, by mouse, and what the table says on the way."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import (
    PHONE,
    answer_first,
    choices,
    claim_sheet,
    number,
    open_by_form,
    open_table,
    submit,
    wait_for_number,
    wait_for_turn,
)
from tests.web.conftest import Visitor
from tests.web.site import Site

pytestmark = pytest.mark.browser

TURNS = 60
"""More turns than a game between two can have."""


def press(page: Page, key: str) -> None:
    page.keyboard.press(key)


def turn_by_keyboard(page: Page) -> None:
    """Send one die to the first card that can be claimed, and end the turn; pass where none can."""
    seen = number(page)
    free = page.locator("button.slab.open").first
    if free.count():
        press(page, free.get_attribute("data-key") or "")
        expect(claim_sheet(page)).to_be_visible()
        press(page, "3")
        press(page, "Enter")
        wait_for_number(page, seen + 1)
        press(page, "Enter")
        wait_for_number(page, seen + 2)
        return
    focus = page.locator(".answers button").first
    for _ in range(80):
        if focus.evaluate("button => button === document.activeElement"):
            break
        press(page, "Tab")
    asks_again = focus.get_attribute("popovertarget")
    press(page, "Enter")
    if asks_again:
        expect(claim_sheet(page).locator("button.choice")).to_be_focused()
        press(page, "Enter")
    wait_for_number(page, seen + 1)


def test_a_whole_game_by_keyboard_alone(visitor: Visitor, site: Site) -> None:
    page = visitor()
    open_by_form(page, site.url, ["me", "bot random"])
    for _ in range(TURNS):
        if not wait_for_turn(page):
            break
        turn_by_keyboard(page)
    expect(page.locator("#ending-title")).to_contain_text(re.compile("win|victory"))  # equals share it
    expect(page.locator(".changes .badge")).to_have_count(0)


def turn_by_mouse(page: Page) -> None:
    seen = number(page)
    free = page.locator("button.slab.open").first
    if free.count():
        free.click()
        code = claim_sheet(page).locator("button.choice").first.get_attribute("value") or ""
        claim_sheet(page).locator("button.choice").first.click()
        wait_for_number(page, seen + 1)
        if code.startswith("claim"):
            page.locator('button[value="done"]').click()
            wait_for_number(page, seen + 2)
        return
    answer_first(page)
    wait_for_number(page, seen + 1)


@pytest.mark.campaign
def test_a_whole_game_by_mouse_with_every_collector_on_side_b(visitor: Visitor, site: Site) -> None:
    page = visitor(size=PHONE)
    open_table(page, site.url, ["me", "bot easy"], {"collectors": "all-b"})
    for _ in range(TURNS):
        if not wait_for_turn(page):
            break
        turn_by_mouse(page)
    expect(page.locator("#ending-title")).to_contain_text(re.compile("win|victory"))  # equals share it
    totals = [int(text) for text in page.locator(".reckoning [data-total]").all_inner_texts()]
    last = page.locator(".reckoning tbody tr").last.locator("[data-sum]")
    assert totals == [int(last.nth(at).get_attribute("data-sum") or "") for at in range(2)]


def test_the_title_says_whose_turn_it_is(visitor: Visitor, site: Site) -> None:
    page = visitor()
    open_table(page, site.url, ["me"])
    expect(page).to_have_title(re.compile("Your turn"))


def test_the_number_of_cards_stands_below_the_picture_on_the_deck(visitor: Visitor, site: Site) -> None:
    page = visitor()
    open_table(page, site.url, ["me"])
    picture, cards = (page.locator(f"#board .deck {part}").bounding_box() for part in (".glyph", ".count"))
    assert picture
    assert cards
    assert picture["y"] + picture["height"] <= cards["y"] + 1


def test_why_not_is_answered_without_leaving_the_page(visitor: Visitor, site: Site) -> None:
    page = visitor()
    address = open_table(page, site.url, ["me"])
    for target, answer in (
        ("deck", "Reveal phase"),
        ("torch", "Torch cards pass"),
        ("collector tapestry", "pays at the end"),
    ):
        page.locator(f'button[name=why][value="{target}"]').first.click()
        expect(page.locator("#answer")).to_contain_text(answer)
    assert page.url == address


def test_undo_by_key_restores_the_decision_and_keys_can_be_switched_off(visitor: Visitor, site: Site) -> None:
    page = visitor()
    address = open_table(page, site.url, ["me"])
    before = choices(page)
    press(page, "1")
    claim_sheet(page).locator("button.choice").first.click()
    wait_for_number(page, 1)
    press(page, "u")
    wait_for_number(page, 2)
    assert choices(page) == before
    page.goto("/preferences")
    page.uncheck("input[name=keys]")
    submit(page, page.get_by_role("button", name="Save"))
    page.goto(address)
    press(page, "1")
    expect(claim_sheet(page)).to_have_count(0)


def test_arrows_move_between_the_dice_and_escape_closes(visitor: Visitor, site: Site) -> None:
    page = visitor()
    open_table(page, site.url, ["me"])
    press(page, "1")
    press(page, "2")
    press(page, "ArrowRight")
    press(page, "ArrowDown")
    assert page.evaluate("document.activeElement.value") == "claim 1 3x2"
    press(page, "Escape")
    expect(claim_sheet(page)).to_have_count(0)


def test_focus_and_open_sheet_survive_what_others_do(visitor: Visitor, site: Site) -> None:
    page = visitor()
    open_table(page, site.url, ["me"])
    press(page, "2")
    press(page, "4")
    focused = page.evaluate("document.activeElement.value")
    other = page.context.new_page()
    other.goto(page.url)
    other.locator("#chat-drawer summary").click()
    other.fill("#say", "hello")
    other.get_by_role("button", name="Send").click()
    expect(page.locator("#chat .chat-text")).to_have_text("hello")
    expect(claim_sheet(page)).to_be_visible()
    assert page.evaluate("document.activeElement.value") == focused


def test_an_irreversible_choice_takes_two_steps_unless_one_prefers_not(visitor: Visitor, site: Site) -> None:
    page = visitor()
    address = open_table(page, site.url, ["me"])
    page.locator(".answers button").first.click()
    expect(claim_sheet(page)).to_contain_text("cannot be taken back")
    assert number(page) == 0
    page.goto("/preferences")
    page.uncheck("input[name=confirm]")
    submit(page, page.get_by_role("button", name="Save"))
    page.goto(address)
    page.locator(".answers button[value=recover]").click()
    wait_for_number(page, 1)


def claim_first(page: Page) -> None:
    """Send one die to the first card."""
    page.locator("button.slab.open").first.click()
    claim_sheet(page).locator('button[name=choice][value="claim 1 3x1"]').click()


def test_a_choice_goes_by_the_socket_and_is_posted_where_that_does_not_answer(visitor: Visitor, site: Site) -> None:
    page = visitor()
    open_table(page, site.url, ["me"])
    expect(page.locator("#connection")).to_have_class("good")
    posted: list[str] = []
    page.on("request", lambda request: posted.append(request.url) if request.method == "POST" else None)
    claim_first(page)
    wait_for_number(page, 1)
    assert posted == []
    page.get_by_role("button", name="Undo").click()
    wait_for_number(page, 2)
    page.evaluate("socket.send = () => {}")
    claim_first(page)
    wait_for_number(page, 3)
    assert [address.rpartition("/")[2] for address in posted] == ["undo", "choose"]


def test_a_refused_choice_says_why(visitor: Visitor, site: Site) -> None:
    page = visitor()
    open_table(page, site.url, ["me"])
    expect(page.locator("#connection")).to_have_class("good")
    page.locator("button.slab.open").first.click()
    button = claim_sheet(page).locator("button[name=choice]").first
    button.evaluate("button => button.value = 'claim 1 6x9'")
    button.click()
    expect(page.locator("#answer")).not_to_be_empty()
    assert number(page) == 0
