"""A game that people in browsers have finished: another node plays it to its end for them."""

from __future__ import annotations

import asyncio
from threading import Thread

from playwright.sync_api import Page

from pandemonium.server.play.tables import Tables
from tests.server.people import finish
from tests.web.browser import PATIENCE, open_table
from tests.web.site import Site


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
    elsewhere = Thread(target=asyncio.run, args=[finish_there(site, address.rsplit("/", 1)[-1])])
    elsewhere.start()
    elsewhere.join()


async def finish_there(site: Site, id: str) -> None:
    node = Tables(site.settings)
    await finish(node, id)
    await node.database.stop()
