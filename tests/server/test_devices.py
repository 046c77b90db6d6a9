"""My other device: a personal link makes another browser the same person, once, until it is revoked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import text

from pandemonium.server.play.devices import device_name
from pandemonium.server.play.tables import Tables
from tests.server.visiting import Http, page, post

pytestmark = pytest.mark.anyio

NAME = re.compile(r'id="name"[^>]*value="([^"]*)"')
LINK = re.compile(r'value="http[^"]*(/device/[^"]+)"')
REVOKE = re.compile(r'action="(/devices/[^"]+/revoke)"')


async def called(http: Http) -> str:
    found = NAME.search(await page(http, "/preferences"))
    assert found is not None
    return found.group(1)


async def personal_link(http: Http) -> str:
    shown = await post(http, "/devices/link", {})
    assert "<svg" in shown
    found = LINK.search(shown)
    assert found is not None
    return found.group(1)


@contextmanager
def on_another_device(http: Http) -> Iterator[None]:
    """A browser without cookies; afterwards the first one goes on."""
    kept = dict(http.cookies)
    http.cookies.clear()
    yield
    http.cookies.clear()
    http.cookies.update(kept)


async def test_a_link_makes_another_browser_the_same_person_once(http: Http) -> None:
    me, link = await called(http), await personal_link(http)
    with on_another_device(http):
        assert me in await page(http, link)
        assert await called(http) != me  # looking at it used nothing up
        await post(http, link, {})
        assert await called(http) == me
    with on_another_device(http):
        assert (await http.get(link)).status_code == 404
        await post(http, link, {}, 404)
    listed = await page(http, "/devices")
    assert len(REVOKE.findall(listed)) == 2
    assert link not in listed


async def test_a_revoked_device_is_somebody_else_and_so_is_the_first_one_when_it_is_revoked(http: Http) -> None:
    me, link = await called(http), await personal_link(http)
    with on_another_device(http):
        await post(http, link, {})
        first, second = REVOKE.findall(await page(http, "/devices"))
        kept = dict(http.cookies)
        await post(http, first, {})
        assert await called(http) == me
    assert (await http.get("/api/me")).status_code == 401
    http.cookies.clear()
    http.cookies.update(kept)
    await post(http, second, {})
    assert (await http.get("/api/me")).status_code == 401


async def test_a_link_that_was_not_followed_can_be_revoked(http: Http) -> None:
    link = await personal_link(http)
    await post(http, REVOKE.findall(await page(http, "/devices"))[-1], {})
    assert (await http.get(link)).status_code == 404


async def test_the_database_holds_neither_link_nor_token(http: Http) -> None:
    link = await personal_link(http)
    tables: Tables = http.app.state.tables
    kept = str(await tables.database.read(lambda c: c.execute(text("SELECT * FROM devices")).all()))
    assert link.rpartition("/")[2] not in kept


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        ("Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0", "Firefox, Android"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0", "Edge, Windows"),
        ("\0<script>", ""),
    ],
)
def test_a_device_is_called_by_its_browser(agent: str, name: str) -> None:
    assert device_name(agent) == name
