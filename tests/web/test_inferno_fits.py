"""The whole of Inferno is on the screen: every shield, track, card and building, in both languages, at every size."""

from __future__ import annotations

from itertools import cycle, product

import pytest
from playwright.sync_api import Browser

from pandemonium.engine.text import LANGUAGES
from tests.daily import daily
from tests.web.preview import played
from tests.web.stage import Stage

pytestmark = pytest.mark.browser

SIZES = [(1280, 720), (1440, 900), (1920, 1080)]
MOMENTS = {"start": (2, 0), "middle": (4, 150), "late": (4, 330), "alone": (1, 9)}
"""Seats and choices made."""
THINGS = (
    ".shield, .gate.spot, .grave, .warden, .step, .tile, .ware,"
    " .track, .river.spot, .diplomas, .fraud-card, .fraud-back"
)
SMALLEST = 10.4
"""Pixels of a letter’s font."""
NAMES = ".tile-name, .sin-name, .quarter-of h3, .warden b, #board .over, .ledger thead th, .gives, .sum-of, .seat-name"

OUT_OF_SIGHT = """things => {
    const box = document.querySelector('#board').getBoundingClientRect()
    const floor = Math.min(box.bottom, document.querySelector('.bar').getBoundingClientRect().top)
    return [...document.querySelectorAll(`#board :is(${things})`)].filter(e => e.checkVisibility()).filter(e => {
        const { left, top, right, bottom, width } = e.getBoundingClientRect()
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return !(width && left >= box.left - 1 && right <= box.right + 1 && top >= box.top - 1 && bottom <= floor + 1
            && (e.contains(seen) || e.tagName === 'LI'))
    }).map(e => e.outerHTML.slice(0, 90))
}"""
BROKEN = """names => [...document.querySelectorAll(names)].filter(e => e.checkVisibility()).filter(e => {
    const walker = document.createTreeWalker(e, NodeFilter.SHOW_TEXT), range = document.createRange(), words = []
    for (let text; (text = walker.nextNode());) {
        range.selectNodeContents(text)
        if (!text.parentElement.closest('svg, .visually-hidden')) words.push(...range.getClientRects())
    }
    const edge = (e.closest('.tile, .track, .fraud-card, th, .warden, .seat') || e).getBoundingClientRect().right
    return words.some(({ top, right }) => Math.abs(top - words[0].top) > 5 || right > edge + 1)
}).map(e => e.outerHTML.slice(0, 160))"""
SMALL = """least => {
    const walker = document.createTreeWalker(document.querySelector('#board'), NodeFilter.SHOW_TEXT), small = []
    for (let text; (text = walker.nextNode());) {
        const e = text.parentElement
        const unread = '.visually-hidden, .mark, .letter, .owner, .disc'
        if (!text.data.trim() || !e.checkVisibility() || e.closest(unread)) continue
        const scale = e.ownerSVGElement ? e.getScreenCTM().a : 1
        const size = parseFloat(getComputedStyle(e).fontSize) * scale
        if (size < least) small.push(`${size.toFixed(1)} ${e.outerHTML.slice(0, 90)}`)
    }
    return small
}"""


@pytest.mark.parametrize(("moment", "language"), daily(product(MOMENTS, LANGUAGES), *zip(MOMENTS, cycle(LANGUAGES))))
def test_the_whole_board_is_on_the_screen_and_can_be_read(moment: str, language: str, chromium: Browser) -> None:
    seats, choices = MOMENTS[moment]
    match = played(seats, choices, {"solo": "descent"} if seats == 1 else {}, game="inferno")
    stage = Stage(chromium, SIZES[0], language)
    stage.open(match, match.waiting[0])
    window = stage.page
    for width, height in SIZES:
        window.set_viewport_size({"width": width, "height": height})
        assert window.evaluate(OUT_OF_SIGHT, THINGS) == [], width
        assert window.evaluate("(e => e.scrollHeight - e.clientHeight)(document.querySelector('.board'))") == 0, width
        assert window.evaluate(BROKEN, NAMES) == [], width
        assert window.evaluate(SMALL, SMALLEST) == [], width
    stage.close()
