"""Finished games: what people in browsers began another node plays to its end, and golden ones come from journals."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from threading import Thread

from playwright.sync_api import Page

from pandemonium.engine.journal import write_journal
from pandemonium.server.play.play import Play
from pandemonium.server.play.tables import Tables
from tests.golden.make import journal_in
from tests.server.people import first_choices
from tests.web.browser import PATIENCE, open_table
from tests.web.site import Site

GOLDEN = {"crypt": "crypt-2-all-a", "inferno": "inferno-2", "deal": "deal-4", "others": "others-2"}


def loaded(page: Page, game: str) -> str:
    """A golden game brought in by its journal, which leads to its replay; answers with its table's address."""
    journal = write_journal(journal_in(GOLDEN[game])).encode()
    page.goto("/journals")
    page.locator("#file").set_input_files({"name": "game.txt", "mimeType": "text/plain", "buffer": journal})
    page.locator("form", has=page.locator("#file")).locator("button[type=submit]").click()
    page.wait_for_url("**/replay/0")
    return page.url.partition("/replay")[0]


def played_by_bots(page: Page, site: Site, bots: int) -> str:
    """A table of Crypt at which bots have played to the end: drawing each of their choices would take longest, so the
    page comes back to it when the game is over."""
    address = open_table(page, site.url, ["bot random"] * bots)
    page.goto("about:blank")
    deadline = time.monotonic() + 4 * PATIENCE / 1000
    while 'class="ending' not in page.request.get(address).text():
        assert time.monotonic() < deadline, "the bots do not come to an end"
        time.sleep(0.5)
    page.goto(address)
    page.wait_for_selector(".ending")
    return address


def together(people: list[Page], site: Site) -> str:
    """The first opens a table of Crypt, the others sit down by their links; answers with its address."""
    host, *others = people
    address = open_table(host, site.url, ["me", *["open"] * len(others)])
    for seat, page in enumerate(others, 1):
        page.goto(host.locator(f"#link-{seat}").get_attribute("value") or "")
        page.locator("button.choice.main").click()
        page.wait_for_url(address)
    for page in people:
        page.locator(".turn-mark").first.wait_for()
    return address


def finished_by(people: list[Page], site: Site) -> str:
    address = together(people, site)
    finish_elsewhere(site, address)
    for page in people:
        page.wait_for_selector(".ending", timeout=2 * PATIENCE)
    return address


def finish_elsewhere(site: Site, address: str) -> None:
    act_elsewhere(site, address, first_choices)


def act_elsewhere(site: Site, address: str, act: Callable[[Play], None]) -> None:
    """Something that all do at a table in one go."""
    elsewhere = Thread(target=asyncio.run, args=[act_there(site, address.rsplit("/", 1)[-1], act)])
    elsewhere.start()
    elsewhere.join()


async def act_there(site: Site, id: str, act: Callable[[Play], None]) -> None:
    node = Tables(site.settings)
    assert await node.ledger.attempt(id, act, None) is None
    await node.database.stop()
