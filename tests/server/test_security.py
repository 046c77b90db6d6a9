"""What protects people: headers, cookies, forms only from our own pages, limits, and links that die when used."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from litestar import post
from litestar.connection import ASGIConnection
from sqlalchemy import func, select, text
from sqlalchemy.exc import DBAPIError

from pandemonium.server.app import create_app
from pandemonium.server.play.tables import Tables
from pandemonium.server.security import same_origin
from pandemonium.server.settings import Settings
from pandemonium.server.storage.schema import guests
from tests.server.conftest import with_db
from tests.server.process import ServerProcess
from tests.server.visiting import Http, become_guest

pytestmark = pytest.mark.anyio


PAGES = [
    *("/", "/rules", "/rules/crypt", "/preferences", "/new/crypt", "/devices", "/journals", "/packs", "/privacy"),
    *("/sheet", "/companion", "/statistics/deal?mine=true", "/learn/crypt", "/desk", "/"),
]


@pytest.fixture
async def http(tmp_path: Path) -> AsyncIterator[Http]:
    async with Http(create_app(with_db(f"sqlite:///{tmp_path / 'tables.db'}"))) as client:
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


async def test_a_visitor_becomes_a_guest_by_their_first_act_with_a_cookie_scripts_cannot_read(http: Http) -> None:
    tables: Tables = http.app.state.tables
    polish = {"accept-language": "pl"}
    looks = [await http.get(path, headers=polish) for path in PAGES]
    assert [answer.status_code for answer in looks] == [200] * len(PAGES)
    assert await tables.database.read(lambda c: c.scalar(select(func.count()).select_from(guests))) == 0
    proof = {"_csrf_token": str(http.cookies["csrftoken"])}
    acted = await http.post("/preferences/language", data={"language": "pl"} | proof, headers=polish)
    cookies = str([answer.headers.get_list("set-cookie") for answer in (looks[0], *acted.history, acted)]).lower()
    assert re.search("csrftoken=[^']*httponly[^']*samesite=lax", cookies)
    assert re.search("guest=[^']*httponly[^']*samesite=lax", cookies)
    me = (await http.get("/api/me")).json()
    assert me["preferences"]["language"] == "pl"
    assert me["name"] in looks[-1].text  # called as they were called when they only looked
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
    assert (await http.get("/api/me", headers={"authorization": "Bearer "})).status_code == 401


async def test_behind_a_proxys_password_one_stays_who_one_is(http: Http) -> None:
    """A proxy that asks for a name and a password passes them on with every request."""
    http.headers["authorization"] = "Basic ZnJpZW5kczpwYXNzd29yZA=="
    await become_guest(http)
    first = (await http.get("/api/me")).json()["id"]
    again = await http.get("/")
    assert "guest=" not in str(again.headers.get_list("set-cookie"))
    assert (await http.get("/api/me")).json()["id"] == first


async def test_a_proxys_password_is_no_proof_that_a_form_is_ours(http: Http) -> None:
    http.headers["authorization"] = "Basic ZnJpZW5kczpwYXNzd29yZA=="
    await http.get("/")
    assert (await http.put("/api/me/name", json={"name": "Victim"})).status_code == 403


async def test_under_https_cookies_belong_to_this_host_alone(tmp_path: Path) -> None:
    settings = with_db(f"sqlite:///{tmp_path / 'tables.db'}", https=True)
    async with Http(create_app(settings), base_url="https://testserver.local") as http:
        answer = await http.get("/")
        proof = {"_csrf_token": str(http.cookies["__Host-csrftoken"])}
        acted = await http.post("/preferences/language", data={"language": "en"} | proof, follow_redirects=False)
        said = [*answer.headers.get_list("set-cookie"), *acted.headers.get_list("set-cookie")]
        cookies = {cookie.split("=")[0]: cookie.lower() for cookie in said}
        assert set(cookies) == {"__Host-guest", "__Host-csrftoken"}
        for cookie in cookies.values():
            assert "secure" in cookie
            assert "path=/" in cookie
            assert "domain" not in cookie
        assert "max-age=" in answer.headers["strict-transport-security"]
        assert (await http.get("/api/me")).status_code == 200
        planted = {"cookie": "guest=" + str(http.cookies["__Host-guest"])}
        http.cookies.clear()
        assert (await http.get("/api/me", headers=planted)).status_code == 401


ORIGINS = [
    (False, None, True),
    (False, "http://testserver.local", True),
    (False, "https://testserver.local", False),
    (False, "ftp://testserver.local", False),
    (False, "http://testserver.local:81", False),
    (False, "http://elsewhere", False),
    (False, "null", False),
    (True, "https://testserver.local", True),
    (True, "http://testserver.local", False),
]


@pytest.mark.parametrize(("https", "origin", "ours"), ORIGINS)
def test_an_origin_is_compared_whole(https: bool, origin: str | None, ours: bool) -> None:
    headers = [(b"host", b"testserver.local"), *([(b"origin", origin.encode())] if origin else [])]
    state = SimpleNamespace(tables=SimpleNamespace(settings=Settings(https=https)))
    scope: Any = {"type": "websocket", "scheme": "ws", "headers": headers, "app": SimpleNamespace(state=state)}
    scope["litestar_app"] = scope["app"]
    assert same_origin(ASGIConnection(scope)) is ours


async def test_a_failing_statement_tells_the_log_no_parameter(settings: Settings) -> None:
    tables = Tables(settings)
    await tables.database.start()
    nonsense = text("SELECT * FROM nowhere WHERE link = :link")
    with pytest.raises(DBAPIError) as raised:
        await tables.database.read(lambda c: c.execute(nonsense, {"link": "a seat's link"}))
    assert "a seat's link" not in str(raised.value)
    with pytest.raises(DBAPIError) as raised:
        await tables.database.write(lambda c: c.execute(nonsense, {"link": "a seat's link"}))
    assert "a seat's link" not in str(raised.value)
    tables.thinkers.stop()
    await tables.database.stop()


FAILING = """
import logging, structlog
from pandemonium.server.logging import set_up_logs
set_up_logs("info")
try:
    raise ValueError("duplicate key\\nDETAIL:  Key (link)=(a seat's link) already exists.\\nthe end")
except ValueError:
    structlog.get_logger().exception("request failed")
    logging.getLogger("a library").exception("failed too")
"""


def test_what_postgresql_tells_of_a_row_stays_out_of_the_log() -> None:
    log = subprocess.run([sys.executable, "-c", FAILING], capture_output=True, text=True, check=True).stderr
    assert "a seat's link" not in log
    assert log.count("duplicate key") == log.count("the end") == 2


def test_made_up_addresses_do_not_help_unless_the_proxy_is_trusted(tmp_path: Path) -> None:
    def guests_of_three_addresses(trusted: str) -> list[int]:
        settings = with_db(f"sqlite:///{tmp_path / f'{trusted}.db'}", guests_per_minute=1, trusted_proxy=trusted)
        server = ServerProcess(settings, tmp_path / "log")
        said = [{"x-forwarded-for": f"10.0.0.{n}"} for n in range(3)]
        answers = [httpx.post(f"{server.url}/api/guests", json={}, headers=headers, timeout=30) for headers in said]
        server.stop()
        return [answer.status_code for answer in answers]

    assert guests_of_three_addresses("") == [201, 429, 429]
    assert guests_of_three_addresses("127.0.0.1") == [201, 201, 201]
    assert guests_of_three_addresses("192.0.2.1") == [201, 429, 429], "another's word"


async def test_a_cross_site_form_with_the_victims_cookies_does_nothing(http: Http) -> None:
    await become_guest(http)
    wanted = {"game": "crypt", "seats": [{"kind": "person"}]}
    without = await http.post("/api/tables", json=wanted)
    guessed = await http.post("/api/tables", json=wanted, headers={"x-csrftoken": "0" * 128})
    renamed = await http.put("/api/me/name", json={"name": "Victim"})
    assert [answer.status_code for answer in (without, guessed, renamed)] == [403, 403, 403]
    assert (await http.get("/api/lobby")).json()["mine"] == []
    form = await http.post("/api/join", data={"link": "x"})
    assert form.status_code == 403


async def test_the_cookies_owner_may_call_with_the_pages_token(http: Http) -> None:
    await become_guest(http)
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
    async with Http(create_app(settings)) as http:
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
    async with Http(create_app(with_db(f"sqlite:///{tmp_path / 'x.db'}"))) as http:
        answer = await http.post("/boom")
    assert answer.status_code == 500
    assert "42" not in answer.text
