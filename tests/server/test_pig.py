"""The example of docs/adding-a-game.md in the browser: without a drawing of its own it is outlined, and played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conformance.installed import found_in, install_pig
from tests.server.visiting import CHOICE, Http, page, post

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("pig")]


@pytest.fixture
def pig(tmp_path: Path) -> Iterator[None]:
    with found_in(install_pig(tmp_path)):
        yield


async def test_it_is_started_from_the_lobby_and_played_by_its_buttons(http: Http) -> None:
    assert "Play Pig now" in await page(http, "/")
    table = await post(http, "/play/pig", {"bots": "1"})
    assert 'class="outline"' in table
    assert set(CHOICE.findall(table)) <= {"roll", "hold", "undo"}
