"""Inferno in the browser: whole games by mouse and by keyboard, the ways of a Soul, why not, the phone, the end."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.daily import daily
from tests.web.browser import PATIENCE, PHONE, choices, number, open_table, submit, wait_for_number, wait_for_turn
from tests.web.conftest import Visitor
from tests.web.site import Site
from tests.web.test_access import check, checked_on

pytestmark = pytest.mark.browser

CHOICES = 400
"""More than a person makes in a game between two."""
TURNS = 8
"""As far as one goes every day: some questions about Souls, and some in Florence."""
QUICKLY = ("accuse", "done", "skip", "exchange 0", "infamy", "send haystack", "send banquet", "send bank", "soul")
"""What brings the game to its end: accuse where one can, and let the optional parts be."""


def open_inferno(page: Page, site: Site, seats: list[str], **options: str) -> str:
    return open_table(page, site.url, seats, {"first": "seat-a", **options}, game="inferno")


@pytest.fixture(scope="module")
def finished(site: Site) -> str:
    """The address of a game that two bots have played to its end, while nobody's page was drawn."""
    with httpx.Client(base_url=f"{site.url}/api", timeout=PATIENCE / 1000) as caller:
        token = caller.post("/guests", json={"name": "Host"}).json()["token"]
        caller.headers["authorization"] = f"Bearer {token}"
        seats = [{"kind": "bot", "level": "random"}] * 2
        id = caller.post("/tables", json={"game": "inferno", "seats": seats, "options": {"dantes-rush": "yes"}}).json()[
            "id"
        ]
        while caller.get(f"/tables/{id}").json()["status"] != "over":
            time.sleep(0.2)
    return f"{site.url}/table/{id}"


def favourite(page: Page) -> str:
    """The code to choose next."""
    offered = choices(page)
    return next((code for start in QUICKLY for code in offered if code.startswith(start)), offered[0])


def click(page: Page, code: str) -> None:
    """Press the button of a choice; where it lies on a sheet, open that first."""
    uncovered(page, code).click()


def uncovered(page: Page, code: str) -> Locator:
    """The button of a choice; a sheet that hides it is opened. Beside a large board such sheets lie open."""
    button = page.locator(f'button[name=choice][value="{code}"]').first
    if not button.is_visible():
        sheet = button.evaluate("button => button.closest('[popover]').id")
        page.locator(f'[popovertarget="{sheet}"].open').first.click()
    return button


def press(page: Page, code: str) -> None:
    """The same by keys alone: n leads from choice to choice, Enter takes the one in focus."""
    button = page.locator(f'button[name=choice][value="{code}"]').first
    if not button.is_visible():
        sheet = button.evaluate("button => button.closest('[popover]').id")
        find(page, f"document.activeElement.getAttribute('popovertarget') === '{sheet}'")
        page.keyboard.press("Enter")
        expect(page.locator(f"#{sheet}")).to_be_visible()
    find(page, f"document.activeElement.value === '{code}'")
    page.keyboard.press("Enter")


def find(page: Page, condition: str) -> None:
    for _ in range(200):
        if page.evaluate(condition):
            return
        page.keyboard.press("n")
    pytest.fail(f"the key n does not lead there: {condition}")


def written(page: Page, where: str) -> list[int]:
    return [int(text.replace("−", "-")) for text in page.locator(where).all_inner_texts()]


def play(page: Page, take: Callable[[Page, str], None], most: int) -> None:
    """So many choices in the way given, or to the end of the game."""
    for _ in range(most):
        if not wait_for_turn(page):
            break
        seen = number(page)
        take(page, favourite(page))
        wait_for_number(page, seen + 1)


@pytest.mark.parametrize("take", [click, press], ids=["mouse", "keys"])
def test_turns_by_mouse_or_keyboard_alone(take: Callable[[Page, str], None], visitor: Visitor, site: Site) -> None:
    page = visitor()
    open_inferno(page, site, ["me", "bot random"], **{"dantes-rush": "yes"})
    play(page, take, TURNS)
    assert number(page) >= TURNS


@pytest.mark.campaign
@pytest.mark.parametrize("take", [click, press], ids=["mouse", "keys"])
def test_a_whole_game_by_mouse_or_keyboard_alone(
    take: Callable[[Page, str], None], visitor: Visitor, site: Site
) -> None:
    page = visitor()
    open_inferno(page, site, ["me", "bot random"], **{"dantes-rush": "yes"})
    play(page, take, CHOICES)
    expect(page.locator("#ending-title")).to_contain_text(re.compile("win|victory"))  # equals share it
    sums_agree(page)


def test_the_sums_of_a_game_are_those_of_its_walk_and_its_reckoning(visitor: Visitor, finished: str) -> None:
    page = visitor()
    page.goto(finished)
    expect(page.locator("#ending-title")).to_contain_text(re.compile("win|victory"))  # equals share it
    sums_agree(page)


def sums_agree(page: Page) -> None:
    totals = written(page, ".walk [data-total]")
    last = page.locator(".walk tbody tr").last.locator("[data-sum]")
    assert totals == [int(last.nth(at).get_attribute("data-sum") or "") for at in range(2)]
    assert written(page, ".reckoning [data-total]") == totals
    last = page.locator(".reckoning tbody tr").last.locator("[data-sum]")
    assert totals == [int(last.nth(at).get_attribute("data-sum") or "") for at in range(2)]


def to_hell(page: Page) -> None:
    """Past the questions of the set-up, if there are any, to the first Soul."""
    wait_for_turn(page)
    while not any(code.startswith(("soul", "graveyard")) for code in choices(page)):
        seen = number(page)
        click(page, choices(page)[0])
        wait_for_number(page, seen + 1)
        wait_for_turn(page)


def test_a_picked_soul_lights_its_ends_with_the_way_there_and_undo_puts_it_back(visitor: Visitor, site: Site) -> None:
    page = visitor()
    open_inferno(page, site, ["me", "bot random"])
    to_hell(page)
    seen, before = number(page), choices(page)
    click(page, next(code for code in before if code.startswith("graveyard")))
    wait_for_number(page, seen + 1)
    ends = page.locator(".funnel .end")
    expect(ends).to_have_count(len(choices(page)))
    expect(ends.first.locator(".route")).to_have_attribute("d", re.compile("^M"))
    expect(ends.first.locator("button")).to_have_attribute("aria-label", re.compile(r"To 1\.\d, 1 Drachma.*: .*"))
    expect(page.locator(".grave.picked")).to_have_count(1)
    ends.first.locator("button").hover()
    page.locator('button[formaction$="/undo"]').click()
    wait_for_number(page, seen + 2)
    assert choices(page) == before


THINGS = ("place", "gate", "location", "guest", "barrel", "card", "deck", "track", "cube", "storey")


def test_what_cannot_be_chosen_says_why(visitor: Visitor, site: Site) -> None:
    page = visitor()
    address = open_inferno(page, site, ["me", "bot random"])
    to_hell(page)
    for target in THINGS:
        page.evaluate("document.getElementById('answer').replaceChildren()")
        page.locator(f'button[name=why][value^="{target}"]').first.click()
        expect(page.locator("#answer .reason"), target).not_to_be_empty()
        assert page.url == address


def test_a_location_tells_cost_and_result_before_it_is_chosen(visitor: Visitor, site: Site) -> None:
    page = visitor()
    open_inferno(page, site, ["me", "bot random"])
    to_hell(page)
    for start in ("graveyard", "shield"):
        seen = number(page)
        click(page, next(code for code in choices(page) if code.startswith(start)))
        wait_for_number(page, seen + 1)
    expect(page.locator(".quarter-of.now")).to_have_count(1)
    page.locator(".quarter-of:not(.now) button.tile.open").first.click()
    expect(page.locator("[popover]:popover-open .choice").first).to_contain_text("bribe 2 Drachmas")


def test_a_turn_is_played_by_plain_forms_without_script(visitor: Visitor, site: Site) -> None:
    page = visitor(script=False)
    open_inferno(page, site, ["me"])
    while not page.locator('button[name=choice][value^="graveyard"]').count():
        submit(page, uncovered(page, choices(page)[0]))  # the family's first Guest or Barrel
    for start in ("graveyard", "shield", "send"):
        code = next(code for code in choices(page) if code.startswith(start))
        submit(page, uncovered(page, code))
    assert number(page) >= 3
    submit(page, page.locator('button[name=why][value^="place"]').first)
    expect(page.locator("#answer .reason")).not_to_be_empty()


def test_the_mouse_reaches_the_guardians_beside_hell(visitor: Visitor, site: Site) -> None:
    page = visitor()
    open_inferno(page, site, ["me", "bot random"])
    wait_for_turn(page)
    guardians = page.locator("button.warden")
    expect(guardians).to_have_count(2)
    for at in range(2):
        guardians.nth(at).click(trial=True)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_table_fits_a_phone_and_a_thumb(seats: int, visitor: Visitor, site: Site) -> None:
    page = visitor(size=PHONE)
    open_inferno(page, site, ["me", *["bot random"] * (seats - 1)])
    wait_for_turn(page)
    assert page.evaluate("document.querySelector('.felt').scrollWidth") <= PHONE[0]
    assert page.evaluate("document.documentElement.scrollHeight") <= PHONE[1], "nothing lies below the bar"
    hell, guardians = (page.locator(part).bounding_box() for part in (".funnel", ".guardians"))
    assert hell
    assert guardians
    assert hell["y"] + hell["height"] <= guardians["y"], "the ninth circle lies open"
    small = page.evaluate(
        """() => [...document.querySelectorAll('.inferno button')].filter(e => e.checkVisibility())
            .map(e => [e.getBoundingClientRect(), e.outerHTML.slice(0, 120)])
            .filter(([box]) => box.width < 40 || box.height < 40)
            .map(([box, html]) => `${box.width}x${box.height} ${html}`)"""
    )
    assert small == []


def test_the_reckoning_walks_step_by_step_and_can_be_hurried(visitor: Visitor, finished: str) -> None:
    """With motion: rows come one after the other; a press shows the rest. The sums end where the scores are."""
    host = visitor()
    host.goto(finished)
    still = host.locator(".walk [data-total]").all_inner_texts()
    page = visitor()
    page.emulate_media(reduced_motion="no-preference")
    page.goto(finished)
    expect(page.locator(".walk tr.to-come").first).to_be_attached()
    page.locator(".walk").click()
    expect(page.locator(".walk tr.to-come")).to_have_count(0)
    expect(page.locator(".walk tr.now")).to_have_count(0)
    assert page.locator(".walk [data-total]").all_inner_texts() == still


@pytest.mark.parametrize("language", daily(["en-GB", "pl-PL"], "pl-PL"))
@checked_on("phone")
def test_a_soul_underway_and_the_end_have_no_violation(
    language: str, visitor: Visitor, finished: str, axe: str, screen: str
) -> None:
    page = visitor(language=language)
    page.goto("/")
    page.locator('form[action="/play/inferno"] button >> nth=0').click()
    wait_for_turn(page)
    to_hell(page)
    seen = number(page)
    click(page, next(code for code in choices(page) if code.startswith("graveyard")))
    wait_for_number(page, seen + 1)
    check(page, axe, screen)
    page.goto(finished)
    check(page, axe, screen)
