"""The board nearer and farther: two fingers, the wheel, buttons and keys; what one points at stays where it is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from pandemonium.engine.registry import game_ids
from tests.daily import daily
from tests.web.browser import PHONE
from tests.web.stage import Stage, questions

pytestmark = pytest.mark.browser

Point = tuple[float, float]
LARGE = (1280, 720)


@pytest.fixture(scope="module", params=daily(game_ids(), "crypt", "inferno"))
def shown_on_a_phone(request: pytest.FixtureRequest, chromium: Browser) -> Iterator[Page]:
    yield from opened(chromium, PHONE, request.param)


@pytest.fixture(scope="module", params=daily(game_ids(), "deal", "others"))
def shown_on_a_desk(request: pytest.FixtureRequest, chromium: Browser) -> Iterator[Page]:
    yield from opened(chromium, LARGE, request.param)


def opened(chromium: Browser, size: tuple[int, int], game: str) -> Iterator[Page]:
    stage, match = Stage(chromium, size), next(questions(game, 2))
    stage.open(match, match.waiting[0])
    stage.page.keyboard.press("Escape")
    yield stage.page
    stage.close()


@pytest.fixture
def phone(shown_on_a_phone: Page) -> Page:
    return whole(shown_on_a_phone)


@pytest.fixture
def desk(shown_on_a_desk: Page) -> Page:
    return whole(shown_on_a_desk)


def whole(page: Page) -> Page:
    """The board as it was before another test magnified it."""
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("0")
    assert scale(page) == 1
    return page


def scale(page: Page) -> float:
    return float(page.evaluate("scale"))


def under(page: Page, point: Point) -> Point:
    """Which place of the board lies at that point of the window, in parts of the board's size."""
    box = page.evaluate("plate.getBoundingClientRect().toJSON()")
    return (point[0] - box["left"]) / box["width"], (point[1] - box["top"]) / box["height"]


def pinch(page: Page, around: Point, apart: float, until: float) -> None:
    """Two fingers go apart or together, one on each side of a point, as a touch screen tells it."""
    line = page.context.new_cdp_session(page)
    x, y = around

    def fingers(kind: str, half: float) -> None:
        points = [] if kind == "touchEnd" else [{"x": x - half, "y": y, "id": 0}, {"x": x + half, "y": y, "id": 1}]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", apart / 2)
    for step in range(1, 6):
        fingers("touchMove", (apart + (until - apart) * step / 5) / 2)
    fingers("touchEnd", 0)


def test_two_fingers_magnify_the_board_and_what_lies_between_them_stays_there(phone: Page) -> None:
    around = (200.0, 300.0)
    before = under(phone, around)
    pinch(phone, around, 80, 200)
    assert scale(phone) == pytest.approx(2.5, abs=0.05)
    assert under(phone, around) == pytest.approx(before, abs=0.01)
    assert phone.evaluate("visualViewport.scale") == 1, "the page itself must not be magnified as well"
    pinch(phone, around, 200, 80)
    assert scale(phone) == 1


def test_one_finger_scrolls_and_magnifies_nothing(phone: Page) -> None:
    line = phone.context.new_cdp_session(phone)
    for kind, y in (("touchStart", 400), ("touchMove", 350), ("touchMove", 300), ("touchEnd", None)):
        points = [] if y is None else [{"x": 200, "y": y, "id": 0}]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    assert scale(phone) == 1


def test_the_wheel_magnifies_what_the_mouse_points_at(desk: Page) -> None:
    around = (300.0, 250.0)
    before = under(desk, around)
    desk.mouse.move(*around)
    desk.mouse.wheel(0, -60)
    expect(desk.locator(".board.zoomed")).to_be_visible()
    assert scale(desk) > 1.1
    assert under(desk, around) == pytest.approx(before, abs=0.01)


def test_buttons_magnify_step_by_step_and_fit_again_and_arrows_pan(desk: Page) -> None:
    desk.locator('[data-zoom="in"]').click()
    desk.locator('[data-zoom="in"]').click()
    assert scale(desk) == pytest.approx(1.5625)
    desk.evaluate("document.activeElement.blur()")
    left = desk.evaluate("pane.scrollLeft")
    desk.keyboard.press("ArrowRight")
    assert desk.evaluate("pane.scrollLeft") > left
    desk.locator('[data-zoom="fit"]').click()
    assert scale(desk) == 1
