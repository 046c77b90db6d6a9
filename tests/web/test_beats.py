"""What happened is seen: beat after beat, ended by a key, a click or an answer, marked until the viewer acts.

The page's clock stands still and is moved on by the test, so that nothing here depends on the machine's speed.
"""

from __future__ import annotations

import time
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from pandemonium.engine.registry import game_ids
from tests.daily import daily
from tests.web.browser import PATIENCE, PHONE, claim_sheet, number, open_table, submit, wait_for_number, wait_for_turn
from tests.web.conftest import Visitor
from tests.web.shots import middle
from tests.web.site import Site
from tests.web.stage import Stage

pytestmark = pytest.mark.browser

LONG = 6000
"""More milliseconds than the beats of an update take, at full speed."""
BEAT = "[document.querySelector('#beats li')]"
TELL = """() => {
  window.told = [];
  const hear = () => { if (caption.textContent) told.push(caption.textContent); };
  new MutationObserver(hear).observe(caption, { childList: true });
}"""


HIDE = """() => {
  Object.defineProperty(document, "hidden", { get: () => true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
"""As when another tab is looked at."""


def sit(page: Page, site: Site, seats: list[str]) -> str:
    """At a table where time goes on only when the test says so."""
    page.clock.install()
    address = open_table(page, site.url, seats, {"first": "seat-a"} if len(seats) > 1 else {})
    assert wait_for_turn(page)
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    page.evaluate(TELL)
    return address


def claim_and_end(page: Page) -> int:
    """Send a die and end the turn; says what number the page had seen before that."""
    page.locator("button.slab.open").first.click()
    claim_sheet(page).locator("button.choice").first.click()
    expect(page.locator('button[value="done"]')).to_be_visible()
    seen = number(page)
    page.locator('button[value="done"]').click()
    wait_for_number(page, seen + 1)
    return seen


def to_next_turn(page: Page) -> None:
    """Let all beats play out."""
    deadline = time.monotonic() + 2 * PATIENCE / 1000
    while page.evaluate("Boolean(showing || updates.length || !document.querySelector('#prompt.asked'))"):
        assert time.monotonic() < deadline, "the beats do not end"
        page.clock.run_for(LONG)


def sentences(page: Page, after: int) -> list[str]:
    said = "beats => beats.map(beat => [+beat.dataset.number, beat.querySelector('.said').textContent])"
    return [text for at, text in page.locator("#beats li").evaluate_all(said) if at > after]


def test_every_beat_is_told_in_order_and_none_is_cut_off(visitor: Visitor, site: Site) -> None:
    page = visitor(moves=True)
    sit(page, site, ["me", "bot easy", "bot easy"])
    own = claim_and_end(page) + 1
    to_next_turn(page)
    told, beats = page.evaluate("told"), sentences(page, own)
    assert beats
    assert " ".join(beats) in " ".join(told)
    expect(page.locator(".stage > *")).to_have_count(0)
    expect(page.locator("#caption")).to_be_hidden()


@pytest.mark.parametrize("way", daily(["Escape", " ", "click", "hidden"], "Escape", "click", "hidden"))
def test_the_rest_is_shown_at_once(visitor: Visitor, site: Site, way: str) -> None:
    page = visitor(moves=True)
    sit(page, site, ["me", "bot easy"])
    claim_and_end(page)
    expect(page.locator("#caption")).to_be_visible()
    page.evaluate("document.activeElement.blur()")
    if way == "click":
        page.locator(".turns").click(position={"x": 2, "y": 2})
    elif way == "hidden":
        page.evaluate(HIDE)
    else:
        page.keyboard.press(way)
    expect(page.locator("#caption")).to_be_hidden()
    assert page.evaluate(
        "showing === null && updates.length === 0 && !document.querySelector('.stage').children.length"
    )


def test_the_new_question_can_be_answered_while_beats_are_shown(visitor: Visitor, site: Site) -> None:
    page = visitor(moves=True)
    sit(page, site, ["me"])
    page.locator("button.slab.open").first.click()
    claim_sheet(page).locator("button.choice").first.click()
    expect(page.locator("#caption")).to_be_visible()
    seen = number(page)
    page.locator('button[value="done"]').click()
    wait_for_number(page, seen + 1)
    expect(page.locator("#caption")).not_to_have_text("")


def test_a_press_on_the_old_table_counts_on_the_new_one(visitor: Visitor, site: Site) -> None:
    """The sheet of a card that can still be claimed opens, whatever is being shown."""
    page = visitor(moves=True)
    sit(page, site, ["me"])
    page.locator("button.slab.open").first.click()
    claim_sheet(page).locator("button.choice").first.click()
    expect(page.locator("#caption")).to_be_visible()
    page.locator("button.slab.open").last.click()
    expect(page.locator("#caption")).to_be_hidden()
    expect(claim_sheet(page)).to_be_visible()


def test_what_changed_stays_marked_until_the_viewer_acts(visitor: Visitor, site: Site) -> None:
    page = visitor(moves=True)
    sit(page, site, ["me", "bot easy", "bot easy"])
    claim_and_end(page)
    to_next_turn(page)
    badges = page.locator(".changes .badge")
    expect(badges.first).to_be_visible()
    before = badges.all_inner_texts()
    page.reload()
    page.clock.run_for(1000)
    expect(badges.first).to_be_visible()
    assert badges.all_inner_texts() == before
    assert page.evaluate("getComputedStyle(document.querySelector('.changes')).pointerEvents") == "none"
    seen = number(page)
    page.locator(".answers button").first.click()
    if claim_sheet(page).count():
        claim_sheet(page).locator("button.choice").first.click()
    wait_for_number(page, seen + 1)
    to_next_turn(page)
    assert badges.all_inner_texts() != before


BADGES = """[...changes.querySelectorAll(".badge")].map(made => {
  const { left, right, top, bottom } = made.getBoundingClientRect();
  return [made.textContent, Boolean(made.spot.closest(".side")), left, right, top, bottom];
})"""


@pytest.mark.parametrize("game", daily(game_ids(), "inferno", "others"))
def test_no_mark_hides_another_or_lies_over_the_board_from_beside_it(game: str, chromium: Browser) -> None:
    """A long one, as of a Servant that is exhausted, once hid the name of what lay beside it; many, each other."""
    now, seen = middle(game), 0
    for seat in range(now.state.seats):
        stage = Stage(chromium, (1280, 720))
        stage.open(now, seat)
        side = stage.page.evaluate("document.querySelector('.side').getBoundingClientRect().left")
        badges = stage.page.evaluate(BADGES)
        seen += len(badges)
        assert [text for text, beside, left, *_ in badges if beside and left < side] == []
        assert [(one[0], two[0]) for one, two in combinations(badges, 2) if overlap(one, two)] == []
        stage.close()
    assert seen


def overlap(one: list[Any], two: list[Any]) -> bool:
    """By more than their rims."""
    (left, right, top, bottom), (west, east, north, south) = one[2:], two[2:]
    return bool(min(right, east) - max(left, west) > 2 and min(bottom, south) - max(top, north) > 2)


def test_where_nothing_moves_a_summary_stays_until_it_is_put_away(visitor: Visitor, site: Site) -> None:
    page = visitor(size=PHONE)
    open_table(page, site.url, ["me", "bot easy", "bot easy"])
    assert wait_for_turn(page)
    claim_and_end(page)
    assert wait_for_turn(page)
    news = page.locator("#news")
    expect(news).to_have_attribute("open", "")
    expect(news.locator(".signs").first).to_be_visible()
    expect(page.locator(".stage > *")).to_have_count(0)
    news.locator("summary").click()
    expect(news.locator(".signs").first).to_be_hidden()


def test_quick_takes_less_than_half_and_none_shows_nothing(visitor: Visitor, site: Site) -> None:
    page = visitor(moves=True)
    address = sit(page, site, ["me"])
    one = f"updates.push({{ regions: {{}}, acts: [{BEAT}] }})"
    speed = f"{one}, pace() * updates.pop().acts.length"
    assert page.evaluate(speed) == 1
    many = f"{one.replace(BEAT, f'...Array(60).fill({BEAT})')}, pace() * updates.pop().acts.length"
    assert page.evaluate(f"({many}) * TIMES[{BEAT}[0].dataset.show]") <= 5000
    for motion, paces in (("quick", 0.5), ("none", 1)):
        page.goto("/preferences")
        page.check(f"input[name=motion][value={motion}]")
        submit(page, page.get_by_role("button", name="Save"))
        page.goto(address)
        assert page.evaluate(speed) <= paces
    assert page.evaluate("still()")


def test_a_line_of_the_log_lights_up_its_place(visitor: Visitor, site: Site) -> None:
    page = visitor(moves=True)
    sit(page, site, ["me"])
    line = page.locator("#log li[data-at]").first
    line.hover()
    expect(page.locator(".stage > .lit")).to_have_count(1)
    line.locator(".line").click()
    expect(page.locator(".stage > .traveller")).to_have_count(1)
    page.clock.run_for(LONG)
    expect(page.locator(".stage > .traveller")).to_have_count(0)
