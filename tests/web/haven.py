"""People at a table of The Others in browsers of their own, each with other hands: a mouse, keys, a thumb."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import msgspec
from msgspec import Struct
from playwright.sync_api import Locator, Page, expect

from tests.web.browser import LOOK, PATIENCE, open_table

ENDING = ("end", "pass", "rest", "ready", "stay", "enough", "all", "draw", "spend turn")
"""Choices that bring a turn, a window or a roll to its end."""
CALM = {"heroes": "recommended"}
LONG = 300
"""Seconds in which even on a busy machine a bot has begun to think and chosen."""
KEYS = 250
"""More choices than a question ever lights."""

Hands = Callable[[Page, str], None]


# --- hands --------------------------------------------------------------------------------------------------------


def button_of(page: Page, code: str) -> Locator:
    """The button of a choice, the visible one where several are drawn."""
    buttons = page.locator(f'button[name=choice][value="{code}"]')
    shown = buttons.and_(page.locator(":visible"))
    return (shown if shown.count() else buttons).first


def opener_of(page: Page, button: Locator) -> Locator | None:
    """What opens the sheet that the button lies on; none where the button is seen."""
    if button.is_visible():
        return None
    sheet = button.evaluate("button => button.closest('[popover]').id")
    return page.locator(f'[popovertarget="{sheet}"]:not(.close):visible').first


def by_mouse(page: Page, code: str) -> None:
    button = button_of(page, code)
    opener = opener_of(page, button)
    if opener is not None:
        opener.click()
    button.click()


def by_thumb(page: Page, code: str) -> None:
    button = button_of(page, code)
    opener = opener_of(page, button)
    if opener is not None:
        opener.tap()
    button.tap()


def by_keys(page: Page, code: str) -> None:
    """The key n leads from choice to choice, Enter takes the one in focus."""
    button = button_of(page, code)
    opener = opener_of(page, button)
    if opener is not None:
        reach(page, opener)
        expect(button).to_be_visible()
    reach(page, button)


def reach(page: Page, thing: Locator) -> None:
    for _ in range(KEYS):
        if thing.evaluate("thing => thing === document.activeElement"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("n")
    raise AssertionError(f"the key n does not lead to {thing}: {page.evaluate('document.activeElement.outerHTML')}")


# --- a person -----------------------------------------------------------------------------------------------------


class Glance(Struct, frozen=True):
    """What a page shows, taken in at once."""

    over: bool
    asked: bool
    number: str
    question: str
    codes: list[str]


GLANCE = """() => ({
    over: document.querySelector(".ending") !== null,
    asked: document.querySelector("#prompt.asked") !== null,
    number: document.querySelector("#act input[name=number]")?.value ?? "",
    question: document.getElementById("prompt")?.textContent ?? "",
    codes: [...new Set([...document.querySelectorAll("button[name=choice]")].map(button => button.value))],
})"""


class Person:
    """Answers by lot, and in so many cases of one, `haste`, so that something comes to its end."""

    def __init__(self, page: Page, hands: Hands, haste: float = 0.7, seed: int = 0) -> None:
        self.page = page
        self.hands = hands
        self.haste = haste
        self.chance = random.Random(seed)
        self.taken: list[str] = []

    def look(self) -> Glance:
        return msgspec.convert(self.page.evaluate(GLANCE), Glance)

    def pick(self, codes: list[str]) -> str:
        ending = [code for code in codes if code.startswith(ENDING)]
        return self.chance.choice(ending if ending and self.chance.random() < self.haste else codes)

    def answer(self, code: str = "") -> None:
        """Until the page has heard of it."""
        before = self.look()
        code = code or self.pick(before.codes)
        self.hands(self.page, code)
        deadline = time.monotonic() + PATIENCE / 1000
        while self.look() == before:
            assert time.monotonic() < deadline, f"nothing came of “{code}”: {before}"
            self.page.wait_for_timeout(LOOK)
        self.taken.append(code)


def sit(host: Person, url: str, seats: list[str], *friends: Person, **options: str) -> str:
    """The host opens the table; friends come to its open seats, one after another."""
    address = open_table(host.page, url, seats, CALM | options, game="others")
    links = [seat for seat, kind in enumerate(seats) if kind == "open"]
    for friend, seat in zip(friends, links, strict=True):
        friend.page.goto(host.page.locator(f"#link-{seat}").get_attribute("value") or "")
        friend.page.locator("form[action^='/join/'] button").click()
        friend.page.wait_for_url(address)
    for person in (host, *friends):
        expect(person.page.locator(".turn-mark, .ending").first).to_be_attached(timeout=2 * PATIENCE)
        if person.page.locator("[popover]:popover-open").count():
            person.page.keyboard.press("Escape")  # the goal, which is shown once
    return address


def play(people: list[Person], most: int, until: Callable[[Person], bool] | None = None) -> None:
    """Whoever is asked answers, until somebody who is asked has got so far, or until the end."""
    deadline = time.monotonic() + LONG
    while True:
        looks = [person.look() for person in people]
        if all(seen.over for seen in looks):
            return
        asked = next((at for at, seen in zip(people, looks, strict=True) if seen.asked and seen.codes), None)
        if asked is not None:
            if until is not None and until(asked):
                return
            asked.answer()
            deadline = time.monotonic() + LONG
        assert sum(len(person.taken) for person in people) < most, "the game does not end"
        assert time.monotonic() < deadline, f"nobody is asked: {looks}"
        people[0].page.wait_for_timeout(LOOK)
