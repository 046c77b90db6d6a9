"""Four people at a table of Deal with the Devil, each at a browser of their own, one of them a phone."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.browser import LOOK, PATIENCE, PHONE, choices, decision, open_by_form, prompt
from tests.web.conftest import Visitor

POOL = ("buy", "sell", "borrow", "repay", "ask")
"""Beside every question one may trade with the pool or ask for goods; a wing is bought there, too."""
CLOSING = ("done", "hand over", "close", "ready", "leave", "accuse", "no more claims", "enough", "suffer", "cannot pay")
PARTS = ("#board", "#seats", "#log", "#announce", "#act input[name=number]")
"""All of a page that another's choice could change."""
ON = "#prompt.asked, .ending"

Look = Callable[[int, "Four"], None]


class Four:
    """`seats` are the pages by seat; `people` open them: English, Polish, English, and a Polish phone."""

    def __init__(self, visitor: Visitor, url: str, seed: int, options: dict[str, str] | None = None) -> None:
        self.chance = random.Random(seed)
        self.seats = [
            visitor(),
            visitor(language="pl-PL", size=(1280, 720)),
            visitor(size=(1440, 900)),
            visitor(language="pl-PL", size=PHONE),
        ]
        self.sit(url, options)

    def sit(self, url: str, options: dict[str, str] | None) -> None:
        host, *others = self.seats
        self.address = open_by_form(host, url, ["me", "open", "open", "open"], options, game="deal")
        for seat, page in enumerate(others, 1):
            page.goto(host.locator(f"#link-{seat}").get_attribute("value") or "")
            page.locator("form[action^='/join/'] button").click()
            page.wait_for_url(self.address)
        for page in self.seats:
            expect(page.locator(ON).first).to_be_attached(timeout=2 * PATIENCE)
            if page.locator("[popover]:popover-open").count():
                page.keyboard.press("Escape")  # the goal, which is shown once

    # --- what a page shows ----------------------------------------------------------------------------------------

    def over(self) -> bool:
        return self.seats[0].locator(".ending").count() > 0

    def asked(self, by: int = 0) -> list[int]:
        """Who is asked, as one page says of all."""
        marked = self.seats[by].locator(".seat:has(.turn-mark)")
        spots = marked.evaluate_all("all => all.map(seat => seat.dataset.spot)")
        return sorted(int(spot.removeprefix("seat ")) for spot in spots)

    def answers(self, seat: int) -> list[str]:
        """What can be chosen beyond the pool."""
        found = [code for code in dict.fromkeys(choices(self.seats[seat])) if code.split()[0] not in POOL]
        return found or list(dict.fromkeys(choices(self.seats[seat])))

    def offered(self, word: str) -> int | None:
        """The first of those asked whose page offers such a choice."""
        found = (seat for seat in self.asked() if any(code.split()[0] == word for code in self.answers(seat)))
        return next(found, None)

    def phase(self) -> tuple[str, str]:
        """The round and the phase that the calendar marks."""
        now = self.seats[0].locator(".calendar .now-of").all_inner_texts()
        return (now[0], now[1]) if len(now) > 1 else (now[0] if now else "", "")

    def seen(self, seat: int) -> list[str]:
        """Everything on a page that must not change because of what another secretly does."""
        found = "parts => parts.map(part => document.querySelector(part).outerHTML)"
        seen: list[str] = self.seats[seat].evaluate(found, PARTS)
        return seen

    def all_seen(self, by: int) -> list[list[str]]:
        """What the others see once they have heard of all that this seat's page knows to be public."""
        others = [seat for seat in range(4) if seat != by]
        deadline = time.monotonic() + PATIENCE / 1000
        while any(self.asked(seat) != self.asked(by) for seat in others):
            assert time.monotonic() < deadline, "the pages do not agree"
            self.seats[by].wait_for_timeout(LOOK)
        seen = [self.seen(seat) for seat in others]
        self.seats[by].wait_for_timeout(100)
        again = [self.seen(seat) for seat in others]
        return seen if seen == again else self.all_seen(by)

    # --- what a person does ----------------------------------------------------------------------------------------

    def settle(self, seat: int) -> bool:
        """Until this page is asked as the table says; false where it is not, or no longer."""
        page, deadline = self.seats[seat], time.monotonic() + PATIENCE / 1000
        while time.monotonic() < deadline:
            if self.over() or seat not in self.asked():
                return False
            if page.locator("#prompt.asked").count() and choices(page):
                return True
            page.wait_for_timeout(LOOK)
        raise AssertionError(f"seat {seat} is asked and its page does not say so: {prompt(page)}")

    def pick(self, seat: int) -> str:
        """Any answer, a closing one as often as not: so chests and plans are filled, and an evening ends."""
        found = self.answers(seat)
        closing = [code for code in found if code.startswith(CLOSING)]
        return self.chance.choice(closing if closing and self.chance.random() < 0.5 else found)

    def press(self, seat: int, code: str) -> None:
        """Take a choice, opening the sheet it lies in where it lies in one; until the page has heard of it."""
        page = self.seats[seat]
        before = decision(page)
        button = page.locator(f'button[name=choice][value="{code}"]')
        shown = page.locator(f'button[name=choice][value="{code}"]:visible')
        if not shown.count():
            self.unfold(page, code)
        (shown if shown.count() else button).first.click()
        self.heard(page, before)

    def unfold(self, page: Page, code: str) -> None:
        """Open what a choice is folded into."""
        sheet = page.locator(f'[popover]:has(button[name=choice][value="{code}"])').first
        opener = page.locator(f'button[popovertarget="{sheet.get_attribute("id")}"]:visible').first
        opener.click()
        expect(sheet).to_be_visible()

    def heard(self, page: Page, before: tuple[int, str, list[str]]) -> None:
        deadline = time.monotonic() + PATIENCE / 1000
        while decision(page) == before and page.locator(".ending").count() == 0:
            assert time.monotonic() < deadline, f"nothing came of a choice: {before}"
            page.wait_for_timeout(LOOK)

    def take_back(self, seat: int) -> bool:
        """The last small choice, where the table lets one."""
        page = self.seats[seat]
        undo = page.locator("button.tool[formaction$='/undo']")
        if undo.is_disabled():
            return False
        before = decision(page)
        undo.click()
        self.heard(page, before)
        return True

    def reload(self, seat: int) -> None:
        before = decision(self.seats[seat])
        self.seats[seat].reload()
        assert decision(self.seats[seat]) == before

    def answer(self, seat: int) -> None:
        self.press(seat, self.pick(seat))

    # --- an evening ------------------------------------------------------------------------------------------------

    def play(self, until: Callable[[], bool], look: Look) -> int:
        """Everybody answers whenever asked; `look` may do something to a seat before it does. Says how many did."""
        taken = 0
        while not self.over() and not until():
            for seat in self.asked():
                if until():
                    return taken
                if self.settle(seat):
                    look(seat, self)
                if self.settle(seat):
                    self.answer(seat)
                    taken += 1
        return taken
