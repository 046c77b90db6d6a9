"""A finished game: its end screen, its replay step by step, its journal and its proof."""

from __future__ import annotations

import re
from hashlib import sha256

import pytest
from playwright.sync_api import Page, expect

from pandemonium.engine.journal import read_journal, verify
from pandemonium.engine.registry import game_ids, load_game
from tests.daily import daily
from tests.web.browser import PATIENCE, open_table
from tests.web.conftest import Visitor
from tests.web.finishing import finished_by, loaded, played_by_bots
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
    page.wait_for_url(f"{address}/replay/0*")
    for step in range(1, 6):
        page.keyboard.press("ArrowRight")
        expect(page.locator(".status")).to_contain_text(f"step {step} of")
        expect(page).to_have_url(re.compile(f"/replay/{step}\\b"))
    friend.goto(page.url)
    expect(friend.locator("#prompt")).to_have_text(page.locator("#prompt").text_content() or "")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".status")).to_contain_text("step 4 of")
    page.go_back()
    expect(page.locator(".status")).to_contain_text("step 5 of")
    page.keyboard.press("End")
    expect(page.locator("#ending-title")).to_be_visible()


def place_of(page: Page, label: str) -> tuple[float, float]:
    box = page.locator(".replay-tools .tool", has_text=label).bounding_box()
    assert box is not None
    return box["x"], box["y"]


@pytest.mark.parametrize("game", daily(game_ids(), "deal"))
def test_the_controls_of_a_replay_stay_in_their_places_and_lead_anywhere(visitor: Visitor, game: str) -> None:
    page = visitor()
    loaded(page, game)
    places = set()
    for step in range(1, 9):
        page.keyboard.press("ArrowRight")
        expect(page.locator(".status")).to_contain_text(f"step {step} of")
        places.add(place_of(page, "Next"))
    assert len(places) == 1
    page.locator("#step").fill("20")
    expect(page.locator(".status")).to_contain_text("step 20 of")
    expect(page.locator("[data-at-step][aria-current]")).to_have_attribute("data-at-step", "20")
    listed = page.locator("[data-at-step]:visible").first
    here = int(listed.get_attribute("data-at-step") or "")
    listed.click()
    expect(page.locator(".status")).to_contain_text(f"step {here} of")
    page.select_option("#eyes", "1")
    page.wait_for_url(f"**/replay/{here}?eyes=1")
    expect(page.locator(".status")).to_contain_text(f"step {here} of")
    page.select_option("#speed", "4")
    page.locator("[data-play]").click()
    further = "|".join(map(str, range(here + 3, here + 100)))
    expect(page.locator(".status")).to_contain_text(re.compile(f"step ({further}) of"), timeout=PATIENCE)
    page.locator("[data-play]").click()
    expect(page.locator("[data-play]")).to_have_attribute("aria-pressed", "false")


def test_the_dice_can_be_checked_from_the_journal(visitor: Visitor, site: Site) -> None:
    page = visitor()
    address = played_by_bots(page, site, 2)
    page.locator("#proof summary").click()
    commitment, server, *halves, seed = page.locator("#proof dd code").all_inner_texts()
    assert sha256(server.encode()).hexdigest() == commitment
    assert sha256(":".join([server, *halves]).encode()).hexdigest() == seed
    journal = read_journal(page.request.get(f"{address}/journal.txt").text())
    assert journal.commitment == commitment
    match = verify(load_game("crypt"), journal)
    totals = sorted(int(text) for text in page.locator(".reckoning [data-total]").all_inner_texts())
    assert totals == sorted(load_game("crypt").result(match.state).scores)


def test_alone_a_rematch_begins_at_once(visitor: Visitor, site: Site) -> None:
    page = visitor()
    address = finished_by([page], site)
    page.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(re.compile(address))
    expect(page.locator("#prompt.asked")).to_have_count(1)


def test_the_lobby_lists_the_finished_game_and_a_running_one_to_watch(visitor: Visitor, site: Site) -> None:
    page, other = visitor(), visitor()
    played_by_bots(page, site, 2)
    page.goto("/")
    assert page.locator("section", has_text="Your finished games").get_by_role("link", name="Replay").count() == 1
    other.goto("/new/crypt")
    other.get_by_label("Show this table in the lobby").check()
    other.get_by_role("button", name="Open the table").click()
    other.wait_for_url("**/table/*")
    page.reload()
    assert page.locator("section", has_text="Games to watch").get_by_role("link", name="Watch").count() >= 1
