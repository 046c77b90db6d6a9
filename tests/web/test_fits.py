"""A table fits: every choice can be pressed where it is drawn, words stay whole, nothing scrolls, nothing moves."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FloatRect, Page, expect

from pandemonium.engine.registry import game_ids, load_game
from pandemonium.engine.text import LANGUAGES
from tests.daily import daily
from tests.web.browser import PHONE
from tests.web.shots import middle
from tests.web.stage import Size, Stage, questions

pytestmark = pytest.mark.browser

LAWS = Path(__file__).with_name("fits.js").read_text(encoding="utf-8")
LAPTOP = (1280, 720)
"""The smallest screen on which the whole board is seen at once."""
SIZES = [LAPTOP, (1440, 900), (1920, 1080), PHONE, (844, 390), (720, 450)]
ROUND = 6
"""Questions in which nearly everybody at a table is asked."""

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", game_ids())


def play(chromium: Browser, game: str, seats: int, size: Size, language: str, theme: str, most: int) -> None:
    """The laws at each question, seen by whoever is asked; the first is a page, the others come as updates."""
    stage = Stage(chromium, size, language, theme)
    whole = size[0] >= LAPTOP[0]
    places: list[str] = []
    for match in islice(questions(game, seats), most):
        if places:
            stage.update(match, match.waiting[0])
        else:
            stage.open(match, match.waiting[0])
            stage.page.evaluate(LAWS)
        broken, now = stage.page.evaluate("whole => [laws.all(whole), laws.places()]", whole)
        places = places or now
        assert not broken, "\n".join([f"after {match.number} choices:", *broken])
        assert now == places, f"after {match.number} choices"
    stage.close()


def in_turn() -> list[tuple[str, Size, str]]:
    """Each game on a laptop in one language and on a phone in the other, the next game the other way round."""
    screens = [(game, size) for game in game_ids() for size in (LAPTOP, PHONE)]
    return [(*screen, LANGUAGES[(at + at // 2) % 2]) for at, screen in enumerate(screens)]


@pytest.mark.parametrize(
    ("game", "size", "language"), daily(product(game_ids(), (LAPTOP, PHONE), LANGUAGES), *in_turn())
)
def test_a_round_fits(game: str, size: Size, language: str, chromium: Browser) -> None:
    play(chromium, game, load_game(game).seats[-1], size, language, "dark", ROUND)


@pytest.mark.campaign
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("theme", ["dark", "light", "contrast"])
@every_language
@pytest.mark.parametrize("size", SIZES)
@every_game
def test_whole_games_fit(game: str, size: Size, language: str, theme: str, chromium: Browser) -> None:
    for seats in load_game(game).seats:
        play(chromium, game, seats, size, language, theme, 10_000)


@pytest.fixture
def laptop(chromium: Browser) -> Iterator[Stage]:
    """Crypt for three at the first question, with cards to choose from."""
    stage = Stage(chromium, LAPTOP)
    match = next(questions("crypt", 3))
    stage.open(match, match.waiting[0])
    yield stage
    stage.close()


def slab(page: Page, at: int = 1) -> FloatRect:
    box = page.locator(f'[data-spot="slot {at}"]').bounding_box()
    assert box
    return box


def test_the_board_is_enlarged_by_wheel_buttons_and_keys_inside_its_box(laptop: Stage) -> None:
    page = laptop.page
    before, places = slab(page), page.evaluate(f"(() => {{ {LAWS} }})() || laws.places()")
    page.keyboard.press("+")
    assert slab(page)["width"] == pytest.approx(1.25 * before["width"], rel=0.01)
    page.mouse.move(before["x"], before["y"])
    page.mouse.wheel(0, -100)
    page.wait_for_function("document.getElementById('board').getBoundingClientRect().width > 1300")
    page.keyboard.press("0")
    assert slab(page) == before
    page.get_by_role("button", name="Enlarge the board").click()
    assert slab(page)["width"] > before["width"]
    assert page.evaluate("laws.places()") == places


def test_an_enlarged_board_is_panned_by_arrows_and_by_hand_and_stays_so_at_the_next_question(laptop: Stage) -> None:
    page = laptop.page
    for _ in range(3):
        page.keyboard.press("+")
    page.evaluate("document.activeElement.blur()")
    there = slab(page)
    page.keyboard.press("ArrowRight")
    assert slab(page)["x"] < there["x"]
    here = slab(page)
    page.mouse.move(600, 300)
    page.mouse.down()
    page.mouse.move(640, 320)
    page.mouse.move(680, 340)
    page.mouse.up()
    assert slab(page)["x"] > here["x"]
    assert page.locator("[popover]:popover-open").count() == 0, "what was dragged was not pressed"
    held = slab(page)
    following = next(islice(questions("crypt", 3), 1, None))
    laptop.update(following, following.waiting[0])
    assert slab(page) == held


def test_a_sheet_opens_beside_its_card_and_hides_neither_it_nor_its_neighbour(laptop: Stage) -> None:
    page = laptop.page
    for at in (1, 2, 3):
        page.locator(f'[data-spot="slot {at}"]').click()
        sheet = page.locator("[popover]:popover-open").bounding_box()
        assert sheet
        for card in range(1, 5):
            box = slab(page, card)
            apart = box["x"] + box["width"] <= sheet["x"] or sheet["x"] + sheet["width"] <= box["x"]
            assert apart or card not in (at, at + 1 if at < 3 else at - 1), (at, card)
        page.keyboard.press("Escape")


def test_on_a_phone_a_new_question_brings_its_choices_into_view_or_a_button_does(chromium: Browser) -> None:
    stage = Stage(chromium, PHONE)
    matches = questions("crypt", 3)
    match = next(matches)
    stage.open(match, match.waiting[0])
    page, lead = stage.page, stage.page.locator("[data-lead]")
    expect(lead).to_be_hidden()
    page.evaluate("document.querySelector('.felt').scrollTo(0, 9999)")
    expect(lead).to_contain_text("choices on the table")
    lead.click()
    expect(page.locator('[data-spot="slot 1"]')).to_be_in_viewport()
    page.evaluate("document.querySelector('.felt').scrollTo(0, 9999)")
    while not match.decision(match.waiting[0]).codes()[0].startswith("claim") or not match.number:
        match = next(matches)
    stage.update(match, match.waiting[0])
    expect(page.locator("button.slab.open").first).to_be_in_viewport()
    stage.close()


@pytest.mark.parametrize("seat", [0, 1], ids=["asked", "waiting"])
def test_on_a_phone_a_table_opens_at_its_front(seat: int, chromium: Browser) -> None:
    """In The Others one once saw the missions, and of the city, with what was asked, the upper half."""
    stage, match = Stage(chromium, PHONE), middle("others")
    assert match.waiting == [0]
    stage.open(match, seat)
    expect(stage.page.locator(".city")).to_be_in_viewport(ratio=1)
    stage.close()


def test_on_a_short_screen_the_bar_is_one_line_and_its_tools_unfold(chromium: Browser) -> None:
    stage = Stage(chromium, (720, 450))
    match = next(questions("crypt", 3))
    stage.open(match, match.waiting[0])
    assert stage.page.locator(".bar").evaluate("bar => bar.offsetHeight") <= 60
    hint = stage.page.get_by_role("button", name="Hint")
    expect(hint).to_be_hidden()
    stage.page.get_by_role("button", name="More tools").click()
    expect(hint).to_be_visible()
    stage.close()
