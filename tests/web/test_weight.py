"""Budgets: the first load at most 100 kB compressed with everything, small updates, a page drawn in time."""

from __future__ import annotations

import gzip
import zlib
from time import process_time

import msgspec
import pytest
from playwright.sync_api import Response

from pandemonium.engine.registry import game_ids, load_game
from pandemonium.laws.plays import mixes
from pandemonium.server.model import Preferences, User
from pandemonium.server.pages import assets
from pandemonium.server.pages.regions import regions
from tests.daily import daily
from tests.web.browser import PATIENCE
from tests.web.conftest import Visitor
from tests.web.preview import model_of, page_of, played

KILOBYTE = 1000
UPDATES = {"crypt": 10}
"""Kilobytes of an update at most; a larger game may send 20."""


@pytest.mark.browser
@pytest.mark.parametrize("game", daily(game_ids(), "deal", "others"))
def test_the_first_load_of_every_table_is_small(game: str, visitor: Visitor) -> None:
    page = visitor()
    loads: list[Response] = []
    page.on("response", lambda load: loads.append(load))
    page.goto("/")
    page.locator(f'form[action="/play/{game}"] button >> nth=0').click()
    page.wait_for_selector("#prompt.asked", timeout=2 * PATIENCE)
    sizes = {load.url: load.request.sizes()["responseBodySize"] for load in loads}
    assert sum(sizes.values()) <= 100 * KILOBYTE
    assert all(load.headers.get("content-encoding") == "gzip" for load in loads if load.status == 200)


@pytest.mark.browser
def test_what_never_changes_is_kept_for_ever(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/")
    for file in (assets.style(), assets.script(), assets.favicon()):
        assert "immutable" in page.request.get(file.path).headers["cache-control"]


@pytest.mark.parametrize("game", game_ids())
def test_every_update_of_the_largest_table_is_small(game: str) -> None:
    seats = load_game(game).seats[-1]
    options = mixes(load_game(game), seats, 2)[-1]
    user = User("guest", "Anna", Preferences())
    before: dict[str, str] = {}
    largest = 0
    for choices in range(60):
        match = played(seats, choices, options, seed="weight", game=game)
        now = regions(model_of(match, 0), user)
        update = msgspec.json.encode({id: html for id, html in now.items() if before.get(id) != html})
        largest = max(largest, len(zlib.compress(update)))
        before = now
    assert largest <= UPDATES.get(game, 20) * KILOBYTE


@pytest.mark.parametrize("game", game_ids())
def test_the_largest_page_is_small_and_quickly_drawn(game: str) -> None:
    match = played(load_game(game).seats[-1], 1, seed="large", game=game)
    model = model_of(match, match.waiting[0])
    page = page_of(model)
    static = len(assets.style().packed) + len(assets.script().packed) + len(assets.favicon().packed)
    assert len(gzip.compress(page.encode(), 5)) + static <= 100 * KILOBYTE
    began = process_time()
    for _ in range(20):
        page_of(model)
    assert (
        process_time() - began
    ) / 20 < 0.1  # seconds; a twentieth of it here, and half the budget for a choice on a slow machine
