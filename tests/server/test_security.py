"""What protects people: headers, cookies, forms only from our own pages, limits, and links that die when used."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from litestar import Litestar, post
from litestar.testing import AsyncTestClient
from sqlalchemy import select

from pandemonium.server.app import create_app
from pandemonium.server.play.tables import Tables
from pandemonium.server.storage.schema import guests
from tests.server.conftest import with_db

pytestmark = pytest.mark.anyio

Http = AsyncTestClient[Litestar]


@pytest.fixture
async def http(tmp_path: Path) -> AsyncIterator[Http]:
    async with AsyncTestClient(create_app(with_db(f"sqlite:///{tmp_path / 'tables.db'}"))) as client:
        yield client


async def token(http: Http, name: str = "Ada") -> str:
    return str((await http.post("/api/guests", json={"name": name})).json()["token"])


@pytest.mark.parametrize("path", ["/", "/api/me", "/nothing/here", "/health", "/metrics", "/api/openapi.json"])
async def test_every_answer_carries_the_security_headers(http: Http, path: str) -> None:
    headers = (await http.get(path)).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"
    assert "server" not in headers


async def test_a_visitor_of_a_page_becomes_a_guest_with_a_cookie_scripts_cannot_read(http: Http) -> None:
    answer = await http.get("/", headers={"accept-language": "pl"})
    cookies = {cookie.split("=")[0]: cookie.lower() for cookie in answer.headers.get_list("set-cookie")}
    for name in ("guest", "csrftoken"):
        assert "httponly" in cookies[name]
        assert "samesite=lax" in cookies[name]
    assert (await http.get("/api/me")).json()["preferences"]["language"] == "pl"
    again = await http.get("/")
    assert "guest=" not in str(again.headers.get_list("set-cookie"))


async def test_only_the_hash_of_a_token_is_stored(http: Http) -> None:
    secret = await token(http)
    tables: Tables = http.app.state.tables
    rows = await tables.database.read(lambda c: c.execute(select(guests)).all())
    assert secret not in str(rows)
    assert len(secret) >= 32


async def test_a_forged_cookie_and_a_forged_token_are_nobody(http: Http) -> None:
    http.cookies.set("guest", "forged")
    assert (await http.get("/api/me")).status_code == 401
    assert (await http.get("/api/me", headers={"authorization": "Bearer forged"})).status_code == 401
    assert (await http.get("/api/me", headers={"authorization": "Basic Zm9v"})).status_code == 401


async def test_a_cross_site_form_with_the_victims_cookies_does_nothing(http: Http) -> None:
    await http.get("/")
    wanted = {"game": "crypt", "seats": [{"kind": "person"}]}
    without = await http.post("/api/tables", json=wanted)
    guessed = await http.post("/api/tables", json=wanted, headers={"x-csrftoken": "0" * 128})
    renamed = await http.put("/api/me/name", json={"name": "Victim"})
    assert [answer.status_code for answer in (without, guessed, renamed)] == [403, 403, 403]
    assert (await http.get("/api/lobby")).json()["mine"] == []
    form = await http.post("/api/join", data={"link": "x"})
    assert form.status_code == 403


async def test_the_cookies_owner_may_call_with_the_pages_token(http: Http) -> None:
    await http.get("/")
    proof = {"x-csrftoken": str(http.cookies["csrftoken"])}
    answer = await http.post("/api/tables", json={"game": "crypt", "seats": [{"kind": "person"}]}, headers=proof)
    assert answer.status_code == 201


async def test_a_token_in_the_header_is_judged_alone_and_not_helped_by_a_cookie(http: Http) -> None:
    """Else any site could skip the form's proof by sending a header that means nothing."""
    await http.get("/")
    forged = {"authorization": "Bearer forged"}
    assert (await http.put("/api/me/name", json={"name": "X"}, headers=forged)).status_code == 401


async def test_a_body_that_is_too_large_is_refused(http: Http) -> None:
    headers = {"authorization": f"Bearer {await token(http)}"}
    answer = await http.post("/api/join", json={"link": "x" * 20_000}, headers=headers)
    assert (answer.status_code, answer.json()["type"]) == (413, "urn:pandemonium:problem-too-large")


async def test_floods_are_slowed_down(tmp_path: Path) -> None:
    settings = with_db(f"sqlite:///{tmp_path / 'tables.db'}", requests_per_minute=20, guests_per_minute=3)
    async with AsyncTestClient(create_app(settings)) as http:
        made = [(await http.post("/api/guests", json={"name": "x"})).status_code for _ in range(5)]
        assert made == [201, 201, 201, 429, 429]
        forged = [{"authorization": f"Bearer {n}"} for n in range(30)]
        answers = [await http.get("/health", headers=headers) for headers in forged]
        limited = [answer for answer in answers if answer.status_code == 429]
        assert limited
        assert int(limited[0].headers["retry-after"]) >= 1
        assert limited[0].json()["detail"].startswith("Too many requests")


async def test_an_error_of_ours_tells_no_more_than_that(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    @post("/boom", exclude_from_csrf=True)
    async def boom() -> None:
        raise RuntimeError("the secret is 42")

    monkeypatch.setattr("pandemonium.server.app.pages", [boom])
    async with AsyncTestClient(create_app(with_db(f"sqlite:///{tmp_path / 'x.db'}"))) as http:
        answer = await http.post("/boom")
    assert answer.status_code == 500
    assert "42" not in answer.text
