"""The form for a new table shows only the options that count at the table as it is chosen, with script and without."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import PHONE, submit
from tests.web.conftest import Visitor

pytestmark = pytest.mark.browser

COLLECTORS = ["idol", "jewelry", "manuscript", "pottery", "remains", "tapestry"]
DRAFT = "Show the options for these seats"


def alone(page: Page) -> None:
    for seat in (1, 2):
        page.select_option(f"#seat-{seat}", "none")


def shows(page: Page, *options: str, not_: tuple[str, ...] = ()) -> None:
    for option in options:
        expect(page.locator(f"#option-{option}")).to_be_visible()
        expect(page.locator(f"#option-{option}")).to_be_enabled()
    for option in not_:
        expect(page.locator(f"#option-{option}")).to_be_hidden()
        expect(page.locator(f"#option-{option}")).to_be_disabled()


@pytest.mark.parametrize("size", [(1280, 720), PHONE])
def test_with_script_options_come_and_go_as_others_change(visitor: Visitor, size: tuple[int, int]) -> None:
    page = visitor(size=size)
    page.goto("/new/crypt")
    shows(page, "first", not_=("idol", "tapestry"))
    expect(page.get_by_role("button", name=DRAFT)).to_have_count(0)
    page.select_option("#option-collectors", "each")
    shows(page, "first", *COLLECTORS)
    page.select_option("#option-pottery", "b")
    page.select_option("#option-collectors", "random")
    shows(page, not_=tuple(COLLECTORS))
    page.select_option("#option-collectors", "each")
    shows(page, *COLLECTORS)
    assert page.locator("#option-pottery").input_value() == "b", "what was chosen before stays chosen"
    alone(page)
    shows(page, "pottery", not_=("first",))


def test_a_field_keeps_the_focus_while_others_come_and_go(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/new/crypt")
    page.locator("#option-collectors").focus()
    page.keyboard.press("End")
    shows(page, "idol")
    assert page.evaluate("document.activeElement.id") == "option-collectors"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "option-idol"


def test_the_solo_options_of_inferno_come_with_the_last_bot_leaving(visitor: Visitor) -> None:
    page = visitor(language="pl-PL")
    page.goto("/new/inferno")
    shows(page, "setup", "dantes-rush", "red", "black", "first", not_=("solo", "difficulty"))
    alone(page)
    shows(page, "setup", "solo", "black", not_=("dantes-rush", "red", "first", "difficulty"))
    page.select_option("#option-solo", "black-death")
    shows(page, "difficulty")
    page.select_option("#option-difficulty", "hard")
    page.get_by_role("button", name="Otwórz stół").click()
    page.wait_for_url("**/table/*")


def test_without_script_a_button_draws_the_form_again(visitor: Visitor) -> None:
    page = visitor(script=False)
    page.goto("/new/inferno")
    alone(page)
    shows(page, "dantes-rush", not_=("solo",))
    submit(page, page.get_by_role("button", name=DRAFT))
    shows(page, "solo", not_=("dantes-rush", "difficulty"))
    page.select_option("#option-solo", "descent")
    submit(page, page.get_by_role("button", name=DRAFT))
    shows(page, "solo", "difficulty")
    assert page.locator("#option-solo").input_value() == "descent"
    submit(page, page.get_by_role("button", name="Open the table"))
    expect(page.locator(".seat")).to_have_count(1)
