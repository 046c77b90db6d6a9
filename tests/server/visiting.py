"""Pages as a visitor without a script gets them: looked at, and forms of one's own posted."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

from litestar.testing import AsyncTestClient

Http = AsyncTestClient[Any]
CHOICE = re.compile(r'<button[^>]*name="choice"[^>]*value="([^"]*)"')


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
