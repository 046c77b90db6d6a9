"""Learning a game in the browser, by mouse, touch and keyboard, with the coach beside the thing it means."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.playing.test_lessons import LESSONS, TAUGHT
from tests.web.browser import LOOK, PATIENCE, PHONE, claim_sheet
from tests.web.conftest import Visitor
from tests.web.test_access import check, checked_on

LAPTOP = (1280, 720)
pytestmark = pytest.mark.browser

MOST = 80
"""Keys or marks after which a lesson is lost."""

Press = Callable[[Page, Locator], None]


def begin(page: Page, game: str) -> None:
    page.goto("/")
    page.locator(f"form[action='/learn/{game}'] button").click()
    page.wait_for_url("**/table/*")


def mark(page: Page) -> Locator:
    return page.locator(".coach.led .coach-mark:visible")


def walk(page: Page, press: Press) -> list[str]:
    """Follow the coach to the end; says the sentences."""
    said = []
    for _ in range(MOST):
        expect(mark(page)).to_have_count(1)
        said.append(mark(page).locator("p").inner_text())
        wait_for_bubble(page, said[-1])
        if mark(page).locator(".choice.main").count():
            return said
        accepted = mark(page).get_attribute("data-accept")
        stretch = page.locator(".coach").get_attribute("data-stretch")
        if accepted:
            press(page, page.locator(f"button[name=choice][value='{accepted.split('|')[0]}']").first)
            expect(page.locator(f".coach:not([data-stretch='{stretch}'])")).to_have_count(1)
        else:
            press(page, mark(page).locator(".coach-next"))
            expect(mark(page).locator("p")).not_to_have_text(said[-1])
    raise AssertionError(f"no end after {said}")


def wait_for_bubble(page: Page, sentence: str) -> None:
    """What opens by itself is folded again, and the target comes into view."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not beside_its_target(page):
        assert time.monotonic() < deadline, f"no way to what is meant: {sentence}"
        page.wait_for_timeout(LOOK)


def beside_its_target(page: Page) -> bool:
    """The bubble is on the screen, and nothing of the page covers what it points at."""
    return bool(
        page.evaluate(
            """() => {
                const box = document.querySelector(".coach").getBoundingClientRect();
                const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
                const target = targetOf(document.querySelector(".coach-mark:not([hidden])"));
                const there = target?.getBoundingClientRect();
                const hit = there && document.elementFromPoint(there.x + there.width / 2, there.y + there.height / 2);
                const covered = !hit || hit.closest(".bar, .notes, .coach, .banner");
                return inside && (!target || target.contains(hit) || !covered);
            }"""
        )
    )


def click(page: Page, button: Locator) -> None:
    """Where it lies in a sheet, the sheet is opened first."""
    if not button.is_visible():
        sheet = button.evaluate("button => button.closest('[popover]').id")
        page.locator(f"[popovertarget='{sheet}']:not(.close)").first.click()
    button.click()


def type_there(page: Page, button: Locator) -> None:
    """By keys alone: Enter opens what has the focus, n goes from choice to choice."""
    for _ in range(MOST):
        if button.evaluate("button => button === document.activeElement"):
            page.keyboard.press("Enter")
            return
        opener = page.evaluate("document.activeElement.getAttribute('popovertarget')")
        sheet = button.evaluate("button => button.closest('[popover]')?.id")
        page.keyboard.press("Enter" if opener and opener == sheet and not claim_sheet(page).count() else "n")
    raise AssertionError(page.evaluate("document.activeElement.outerHTML") + mark(page).inner_text())


def screens(game: str) -> list[Any]:
    """One lesson is taken on a phone every day and one on a laptop; a campaign takes each on both."""
    daily = {TAUGHT[0]: PHONE, TAUGHT[1]: LAPTOP}.get(game)
    kinds = {"laptop": LAPTOP, "phone": PHONE}
    marks = {size: [] if size == daily else [pytest.mark.campaign] for size in kinds.values()}
    return [pytest.param(game, size, id=f"{game}-{kind}", marks=marks[size]) for kind, size in kinds.items()]


@pytest.mark.parametrize(("game", "size"), [screen for game in TAUGHT for screen in screens(game)])
def test_a_lesson_is_played_to_its_end_by_pressing_what_is_pointed_at(
    visitor: Visitor, game: str, size: tuple[int, int]
) -> None:
    page = visitor(size=size, language="pl-PL" if size == PHONE else "en-GB")
    begin(page, game)
    for _ in [lesson for lesson in LESSONS if lesson[0] == game]:
        assert len(walk(page, click)) >= 8
        table = page.url
        mark(page).locator(".choice.main").click()
        page.wait_for_url(lambda url, table=table: url != table)  # type: ignore[misc]
        page.wait_for_selector("#prompt")
    expect(page.locator(".coach")).to_have_count(0)
    assert page.locator("main").get_attribute("data-number") is not None


def test_crypts_lesson_is_played_by_keyboard_alone(visitor: Visitor) -> None:
    page = visitor(size=LAPTOP)
    begin(page, "crypt")
    assert len(walk(page, type_there)) == 10


@checked_on("desktop")
def test_a_wrong_choice_is_answered_where_one_looks_and_the_mark_stays_through_escape_and_reload(
    visitor: Visitor, axe: str, screen: str
) -> None:
    page = visitor(size=LAPTOP)
    begin(page, "crypt")
    for _ in range(2):
        mark(page).locator(".coach-next").click()
    click(page, page.locator("button[value='claim 1 6x3']"))
    expect(page.locator("#answer")).to_contain_text("let us begin small")
    page.keyboard.press("Escape")
    page.reload()
    expect(mark(page)).to_contain_text("a bid of 3")
    check(page, axe, screen)
