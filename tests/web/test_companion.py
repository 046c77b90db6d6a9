"""The companion in five browsers: an evening against the schedule, and everything that may happen to a phone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from pandemonium.engine.chance import commitment
from pandemonium.games.deal.companion.draw import route
from pandemonium.games.deal.companion.sitting import COLOURS
from pandemonium.games.deal.companion.steps import FIRST, RITUAL, SECOND, STEPS, Step
from tests.server.conftest import with_db
from tests.server.process import ServerProcess
from tests.web.browser import DESKTOP, PATIENCE, PHONE
from tests.web.conftest import Visitor
from tests.web.evening import ROLES, Evening
from tests.web.test_access import look, resize

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

DETECTOR = """
window.BarcodeDetector = class {
  async detect() { const code = window.shown; window.shown = ""; return code ? [{ rawValue: code }] : []; }
};
Object.defineProperty(navigator, "mediaDevices", { value: { getUserMedia: async () => new MediaStream() } });
HTMLMediaElement.prototype.play = async () => {};
"""


@pytest.fixture
def evening(visitor: Visitor) -> Evening:
    """One of the four has a phone's screen."""
    return Evening(visitor(), [visitor(size=PHONE), *(visitor(size=(820, 900)) for _ in range(3))])


def expected(way: tuple[int, ...], step: Step) -> dict[int, int]:
    if step.kind not in (FIRST, SECOND):
        return {chest: ROLES.index(chest) for chest in range(4)}
    place = (step.round - 1) * 8 + 4 * (step.kind == SECOND)
    return {chest: ROLES.index(way[place + chest]) for chest in range(4)}


def fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= (page.viewport_size or {"width": 0})["width"]


@pytest.mark.rule("DWD-6.5.1", "DWD-6.5.2", "DWD-6.5.3")
def test_a_round_leads_every_chest_away_and_home_on_four_phones_once_a_step_back(evening: Evening) -> None:
    evening.open()
    evening.gather()
    evening.tell()
    went: dict[int, int] = {}
    for step in STEPS[1:4]:
        evening.go_on()
        if step.kind == SECOND:
            back_and_on_again(evening, went)
            for page in (evening.common, *evening.phones):
                page.reload()
        expect(evening.common.locator(".c-round")).to_have_text("Round 1")
        went = evening.step()
        assert sorted(went.values()) == [0, 1, 2, 3]
        fits(evening.phones[0])
    assert went == expected((), step), "home again"


def back_and_on_again(evening: Evening, went: dict[int, int]) -> None:
    """The step before, once more: its chests go the same ways."""
    evening.common.locator("form[action$='/back'] button").click()
    expect(evening.common.locator("#prompt")).to_have_text("First distribution")
    assert evening.step() == went
    evening.go_on()


@pytest.mark.campaign
@pytest.mark.rule("DWD-6.5.1", "DWD-6.5.2", "DWD-6.5.3", "DWD-6.5.4", "DWD-1.16.5")
def test_an_evening_of_five_rounds_follows_its_schedule_on_four_phones(evening: Evening) -> None:
    evening.open()
    promised = evening.common.locator(".c-proof code").text_content()
    evening.gather()
    evening.tell()
    went: dict[Step, dict[int, int]] = {}
    evening.go_on()
    for step in STEPS[1:-1]:
        heading = evening.common.locator(".c-round")
        expect(heading).to_have_text(f"Round {step.round}")
        went[step] = evening.step()
        if step == STEPS[4]:
            for page in (evening.common, *evening.phones):
                page.reload()
        if step.kind == RITUAL:
            fits(evening.phones[0])
        if step != STEPS[-2]:
            evening.go_on()
    evening.common.locator("#c-end summary").click()
    evening.common.locator("#c-end form button").click()
    seed = evening.common.locator(".c-seed code").first
    expect(seed).to_be_attached()
    told = seed.text_content() or ""
    assert commitment(told) == promised
    assert went == {step: expected(route(told), step) for step in went}
    expect(evening.phones[0].locator(".ways")).to_be_attached()
    fits(evening.phones[0])
    evening.common.locator("a[href^='/sheet/deal?']").click()
    expect(evening.common.locator("select[name=role-1]")).to_have_value("0")


@pytest.mark.rule("DWD-6.5.1")
def test_a_role_is_seen_while_the_button_is_held_and_never_after_it_was_put_away(evening: Evening) -> None:
    evening.open()
    evening.gather()
    evening.tell()
    phone = evening.phones[0]
    expect(phone.locator("form[action$='/away']")).to_be_attached()
    assert "Mortal, mark 1" not in (phone.locator("main").text_content() or "")
    button, whisper = phone.locator("[data-hold]"), phone.locator("#whisper")
    box = button.bounding_box()
    assert box is not None
    phone.mouse.move(box["x"] + 30, box["y"] + 30)
    phone.mouse.down()
    expect(whisper).to_contain_text("Mortal, mark 1")
    phone.mouse.up()
    expect(whisper).to_be_hidden()
    expect(whisper).to_be_empty()
    button.focus()
    phone.keyboard.down("Enter")
    expect(whisper).to_contain_text("Mortal, mark 1")
    phone.keyboard.up("Enter")
    expect(whisper).to_be_hidden()
    for other in evening.phones[1:]:
        assert "Mortal, mark 1" not in other.content()
    phone.locator("form[action$='/away'] button").click()
    expect(phone.locator("[data-hold]")).to_have_count(0)
    proof = phone.locator("input[name=_csrf_token]").first.input_value()
    answer = phone.request.post(f"{evening.address}/red/whisper", form={"_csrf_token": proof})
    assert "Mortal" not in answer.text()


def test_what_was_pressed_is_not_lit_afterwards(evening: Evening) -> None:
    evening.open()
    evening.gather()
    phone = evening.phones[0]
    phone.locator("button[name=mark][value='0']").tap()
    evening.until_ready(0)
    assert phone.evaluate("document.activeElement.id") == "prompt"


@pytest.mark.rule("DWD-6.5.1")
def test_a_dead_phone_s_colour_passes_to_a_new_one_that_two_others_confirm(evening: Evening, visitor: Visitor) -> None:
    evening.open()
    evening.gather()
    evening.tell()
    evening.go_on()
    evening.phones[2].close()
    fresh = visitor(size=PHONE)
    fresh.goto(evening.address)
    fresh.locator("form[action$='/green/ask'] button").click()
    code = fresh.locator(".takeover-code").inner_text()
    for other in (evening.phones[0], evening.phones[3]):
        field = other.locator(".newcomer input[name=code]")
        field.fill(code)
        other.locator(".newcomer .choice.main").click()
    fresh.wait_for_url("**/green", timeout=PATIENCE)
    evening.phones[2] = fresh
    evening.make_pairs()
    evening.lay()


@pytest.mark.rule("DWD-6.5.3")
def test_a_killed_server_loses_nothing(chromium: Browser, tmp_path: Path) -> None:
    """In the midst of laying cards, and again in the midst of turning them."""
    server = ServerProcess(with_db(f"sqlite:///{tmp_path / 'tables.db'}"), tmp_path / "log")

    def come(size: tuple[int, int]) -> Page:
        viewport = ViewportSize(width=size[0], height=size[1])
        context = chromium.new_context(viewport=viewport, base_url=server.url, locale="en-GB", reduced_motion="reduce")
        return context.new_page()

    evening = Evening(come(DESKTOP), [come(PHONE) for _ in range(4)])
    evening.open()
    evening.gather()
    evening.tell()
    evening.go_on()
    evening.make_pairs()
    held = list(evening.held)
    expect(evening.phones[0].locator("form[action$='/lay']")).to_be_attached()
    server.kill()
    expect(evening.phones[0].locator("#c-line")).to_be_visible()
    server.start()
    expect(evening.phones[0].locator("#c-line")).to_be_hidden()
    evening.lay()
    cards = list(evening.under)
    evening.common.locator(f"form[action$='/turn'] button[value={cards[0]}]").click()
    expect(evening.common.locator(".results li")).to_have_count(1)
    server.kill()
    server.start()
    for number, card in ((2, cards[1]), (4, cards[2])):  # the last needs no turning
        evening.common.locator(f"form[action$='/turn'] button[value={card}]").click()
        expect(evening.common.locator(".results li")).to_have_count(number)
    colours = evening.common.locator(".results li .who").all_inner_texts()
    went = {evening.under[card]: COLOURS.index(said.lower()) for card, said in zip(cards, colours, strict=True)}
    assert sorted(went.values()) == [0, 1, 2, 3]
    assert all(held[seat] != chest for chest, seat in went.items())
    for page in (evening.common, *evening.phones):
        page.goto("about:blank")
    server.stop()


@pytest.mark.rule("DWD-6.5.2")
def test_the_camera_reads_codes_where_the_browser_can(evening: Evening) -> None:
    evening.common.add_init_script(DETECTOR)
    evening.open("camera")
    evening.gather()
    common = evening.common
    common.locator("#camera-start").click()
    for code, then in (("d", "Cultist"), ("c", "mark 1"), ("m1", "mark 2"), ("m2", "Shuffle the chests")):
        common.evaluate("code => { window.shown = code; }", code)
        expect(common.locator(".c-main .c-lead")).to_contain_text(then)
    for number, code in enumerate(("m1", "d", "c"), 1):
        common.evaluate("code => { window.shown = code; }", code)
        expect(common.locator(".results li")).to_have_count(number if number < 3 else 4)
    expect(evening.phones[0].locator("[data-hold]")).to_be_attached()


@pytest.mark.rule("DWD-6.5.2")
def test_the_page_says_why_there_is_no_camera(visitor: Visitor) -> None:
    plain, insecure, able = visitor(), visitor(), visitor()
    insecure.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false });")
    able.add_init_script(DETECTOR)
    for page, why in ((plain, "BarcodeDetector"), (insecure, "HTTPS")):
        page.add_init_script("delete window.BarcodeDetector;")
        page.goto("/companion")
        expect(page.locator("#camera-why")).to_contain_text(why)
        expect(page.locator("input[value=camera]")).to_be_disabled()
    able.goto("/companion")
    expect(able.locator("#camera-why")).to_be_hidden()
    expect(able.locator("input[value=camera]")).to_be_enabled()


@pytest.fixture
def polish(visitor: Visitor) -> Evening:
    return Evening(visitor(language="pl-PL"), [visitor(size=PHONE, language="pl-PL") for _ in range(4)])


@pytest.mark.rule("DWD-6.5.1", "DWD-6.5.3")
def test_every_screen_is_for_everybody_and_fits_a_phone(evening: Evening, axe: str) -> None:
    looks(evening, axe)


@pytest.mark.campaign
def test_every_screen_in_polish_too(polish: Evening, axe: str) -> None:
    looks(polish, axe)


def looks(evening: Evening, axe: str) -> None:
    common, phone = evening.common, evening.phones[0]

    def both() -> None:
        for page, size, theme in ((common, DESKTOP, "light"), (phone, PHONE, "contrast")):
            resize(page, size)
            look(page, axe, theme)
            resize(page, PHONE)
            fits(page)

    evening.open()
    phone.goto(evening.address)
    both()
    evening.gather()
    expect(common.locator(".crew .awaited").first).to_be_attached()
    both()
    evening.tell()
    expect(common.locator("form[action$='/next']")).to_be_attached()
    both()
    common.locator("form[action$='/next'] button").click()
    expect(common.locator(".row-picture")).to_be_attached()
    laying = evening.phones[1]
    expect(laying.locator(".c-deck")).to_be_attached()
    look(laying, axe, "contrast")
    fits(laying)
    both()
