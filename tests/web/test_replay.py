"""A finished game: its end screen, its replay step by step, its journal and its proof."""

from __future__ import annotations

import re
from hashlib import sha256

import pytest
from playwright.sync_api import Page, expect

from pandemonium.engine.journal import read_journal, verify
from pandemonium.engine.registry import load_game
from tests.web.browser import PATIENCE, open_table
from tests.web.conftest import Visitor
from tests.web.site import Site

pytestmark = pytest.mark.browser


def finished(page: Page, site: Site) -> str:
    """A game that two bots play to its end while we watch."""
    address = open_table(page, site.url, ["bot random", "bot random"])
    page.wait_for_selector(".ending", timeout=4 * PATIENCE)
    return address


def test_a_replay_goes_step_by_step_and_each_step_can_be_shared(visitor: Visitor, site: Site) -> None:
    page, friend = visitor(), visitor()
    address = finished(page, site)
    page.get_by_role("link", name="Replay").click()
    expect(page).to_have_url(f"{address}/replay/0")
    expect(page.locator("#prompt")).to_contain_text("Round 1")
    for step in range(1, 6):
        page.keyboard.press("ArrowRight")
        expect(page).to_have_url(f"{address}/replay/{step}")
        expect(page.locator(".status")).to_contain_text(f"step {step} of")
    friend.goto(f"{address}/replay/5")
    assert friend.locator("#told").inner_text() == page.locator("#told").inner_text()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".status")).to_contain_text("step 4 of")
    page.go_back()
    expect(page.locator(".status")).to_contain_text("step 5 of")
    page.keyboard.press("End")
    expect(page.locator("#ending-title")).to_be_visible()


def test_the_dice_can_be_checked_from_the_journal(visitor: Visitor, site: Site) -> None:
    page = visitor()
    address = finished(page, site)
    page.locator("#proof summary").click()
    commitment, seed = page.locator("#proof dd code").all_inner_texts()
    assert sha256(seed.encode()).hexdigest() == commitment
    journal = read_journal(page.request.get(f"{address}/journal.txt").text())
    assert journal.commitment == commitment
    match = verify(load_game("crypt"), journal)
    totals = sorted(int(text) for text in page.locator(".account .sum strong").all_inner_texts())
    assert totals == sorted(load_game("crypt").result(match.state).scores)


def test_play_again_opens_a_new_table_with_the_same_seats(visitor: Visitor, site: Site) -> None:
    page = visitor()
    address = finished(page, site)
    page.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(re.compile(address))
    expect(page.locator(".seat")).to_have_count(2)


def test_the_lobby_lists_the_finished_game_and_a_running_one_to_watch(visitor: Visitor, site: Site) -> None:
    page, other = visitor(), visitor()
    finished(page, site)
    page.goto("/")
    assert page.locator("section", has_text="Finished games").get_by_role("link", name="Replay").count() >= 1
    other.goto("/")
    other.get_by_role("button", name="Play Crypt now").click()
    other.wait_for_url("**/table/*")
    page.reload()
    assert page.locator("section", has_text="Games to watch").get_by_role("link", name="Watch").count() >= 1
