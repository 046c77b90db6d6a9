"""Pages as a visitor without a script gets them: looked at, and forms of one's own posted."""

from __future__ import annotations

import re
from html import unescape
from typing import Any, Self

import httpx
from litestar import Litestar

CHOICE = re.compile(r'<button[^>]*name="choice"[^>]*value="([^"]*)"')


class Http(httpx.AsyncClient):
    """A browser without a script, at a server that runs in the test's event loop: in another one, what the test and the
    server's own work write at the same moment could wait for each other for ever."""

    def __init__(self, app: Litestar, base_url: str = "http://testserver.local", cookies: Any = None) -> None:
        asgi: Any = app
        transport = httpx.ASGITransport(asgi, client=("testclient", 50000))
        super().__init__(transport=transport, base_url=base_url, cookies=cookies, follow_redirects=True, timeout=None)
        self.app = app
        self.serving = app.lifespan()

    async def __aenter__(self) -> Self:
        await self.serving.__aenter__()
        return await super().__aenter__()

    async def __aexit__(self, *error: Any) -> None:
        await super().__aexit__(*error)
        await self.serving.__aexit__(*error)


async def page(http: Http, path: str, **headers: str) -> str:
    answer = await http.get(path, headers=headers)
    assert answer.status_code == 200, answer.text
    return unescape(answer.text)


async def post(http: Http, path: str, data: dict[str, str], status: int = 200, *, language: str = "") -> str:
    """Post a form with the proof that it is ours; gives the page that comes of it."""
    headers = {"accept-language": language} if language else {}
    await http.get("/", headers=headers)
    proof = {"_csrf_token": str(http.cookies["csrftoken"])}
    answer = await http.post(path, data=data | proof, headers=headers, follow_redirects=True)
    assert answer.status_code == status, answer.text
    return unescape(answer.text)


async def become_guest(http: Http, *, language: str = "en") -> None:
    """A first act: choosing a language."""
    await post(http, "/preferences/language", {"language": language}, language=language)
