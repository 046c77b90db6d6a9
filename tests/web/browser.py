"""The browser of these tests: the system's Chromium, never one downloaded, and what a person does with it."""

from __future__ import annotations

import re
import shutil
import time

from playwright.sync_api import Locator, Page

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The shell is the same engine without windows, menus and toolbars: half the work."""
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), "")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 30_000
"""Milliseconds for what normally takes a few: the machine may be busy with other tests."""

LOOK = 50
"""Milliseconds between two looks at a page: each is work for four processes."""

PROOF = re.compile(r'name="_csrf_token" value="([^"]+)"')
"""What a form must carry back."""

DESKTOP = (1280, 800)
PHONE = (390, 844)


def open_table(
    page: Page, url: str, seats: list[str], options: dict[str, str] | None = None, game: str = "crypt"
) -> str:
    """Open a table and answer with its address. What the form would send is sent without drawing the form, which is
    a third of the work of many a test."""
    language = page.evaluate("navigator.language")
    proof = PROOF.search(page.request.get(f"{url}/new/{game}").text())
    assert proof
    wanted: dict[str, str | float | bool] = {"watching": "yes", "_csrf_token": proof[1]}
    wanted |= {f"seat-{seat}": taken for seat, taken in enumerate(seats)}
    wanted |= {f"option-{id}": value for id, value in (options or {}).items()}
    answer = page.request.post(
        f"{url}/new/{game}",
        form=wanted,
        headers={"accept-language": language},
        max_redirects=0,
    )
    assert answer.status < 400, answer.text()
    page.goto(f"{url}{answer.headers['location']}")
    return page.url


def open_by_form(
    page: Page, url: str, seats: list[str], options: dict[str, str] | None = None, game: str = "crypt"
) -> str:
    """The same by the form itself."""
    page.goto(f"{url}/new/{game}")
    for seat in range(page.locator("select[id^=seat-]").count()):
        page.select_option(f"#seat-{seat}", seats[seat] if seat < len(seats) else "none")
    for id, value in (options or {}).items():
        page.select_option(f"#option-{id}", value)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector("[data-promised]", state="detached")
    return page.url


DECISION = """number => [
    number.value,
    document.getElementById("prompt").innerText,
    [...document.querySelectorAll("button[name=choice]")].map(button => button.value),
]"""


def number(page: Page) -> int:
    """How many entries the page has seen."""
    return int(page.locator("#act input[name=number]").input_value())


def prompt(page: Page) -> str:
    return page.locator("#prompt").inner_text()


def choices(page: Page) -> list[str]:
    """Every choice the page offers, as codes."""
    return [value or "" for value in page.locator("button[name=choice]").evaluate_all("all => all.map(b => b.value)")]


def decision(page: Page) -> tuple[int, str, list[str]]:
    """What must survive a reload, a second tab, a lost line and a restart; asked for at once."""
    seen, said, offered = page.locator("#act input[name=number]").evaluate(DECISION)
    return int(seen), said, sorted(offered)


def wait_for_turn(page: Page) -> bool:
    """Until it is the visitor's turn; false when the game is over."""
    page.wait_for_selector("#prompt.asked, .ending", timeout=2 * PATIENCE)
    return page.locator(".ending").count() == 0


def wait_for_number(page: Page, least: int) -> None:
    """Asked from here: a condition that polls inside the page is an eval, which the page's policy forbids."""
    deadline = time.monotonic() + PATIENCE / 1000
    while number(page) < least:
        assert time.monotonic() < deadline, f"entry {least} does not arrive"
        page.wait_for_timeout(LOOK)


def submit(page: Page, button: Locator) -> None:
    """Press a button of a page without script, and wait for the page that answers."""
    with page.expect_navigation():
        button.click()


def claim_sheet(page: Page) -> Locator:
    return page.locator("[popover]:popover-open")


def answer_first(page: Page) -> None:
    """Give the bar's first answer; where it asks once more, confirm."""
    button = page.locator(".answers button").first
    asks_again = button.get_attribute("popovertarget")
    button.click()
    if asks_again:
        claim_sheet(page).locator("button.choice").click()
