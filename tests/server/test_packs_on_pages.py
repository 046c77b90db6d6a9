"""What people are shown and handed of a table's own data: pages, JSON, rules and downloads, after the data changed."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import update

from pandemonium.engine.registry import PACKS, load_game, use_packs
from pandemonium.server.app import create_app
from pandemonium.server.settings import Settings
from pandemonium.server.storage.database import Database
from pandemonium.server.storage.schema import packs
from tests.server.client import Client
from tests.server.conftest import with_db
from tests.server.packs import changed_pack
from tests.server.process import ServerProcess
from tests.server.test_api import guest
from tests.server.visiting import Http

pytestmark = pytest.mark.anyio

PARTS = ("", "/rules", "/pack.zip", "/journal.txt", "/replay/0")
CALLS = ("", "/pack", "/journal", "/result", "/replay/0", "/why-not?target=deck")


@asynccontextmanager
async def served(settings: Settings, packs: dict[str, Path]) -> AsyncIterator[Http]:
    """A server with those packs in use."""
    use_packs(packs)
    async with Http(create_app(settings)) as http:
        yield http


async def alone_in_hell(http: Http, headers: dict[str, str]) -> str:
    wanted = {"game": "inferno", "seats": [{"kind": "person"}]}
    return str((await http.post("/api/tables", json=wanted, headers=headers)).json()["id"])


@pytest.mark.usefixtures("rich")
async def test_each_table_shows_its_own_figures(settings: Settings, tmp_path: Path) -> None:
    changes = (
        ("entry_florins = 1 ", "entry_florins = 88 "),
        ("infamy = [1, 2, 2, 3, 3, 4, 4, 5, 5]", "infamy = [1, 2, 2, 3, 3, 4, 4, 5, 77]"),
    )
    dear = changed_pack(tmp_path / "dear", "inferno", "figures.toml", *changes)
    async with served(settings, {}) as http:
        ada = await guest(http, "Ada")
        old = await alone_in_hell(http, ada)
        before = await http.get(f"/table/{old}", headers=ada)
    async with served(settings, {"inferno": dear}) as http:
        new = await alone_in_hell(http, ada)
        for _ in range(2):  # what was drawn of the one is not shown of the other
            pages = [(await http.get(f"/table/{id}", headers=ada)).text for id in (old, new)]
            assert [page.count(">77</text>") for page in pages] == [0, 1]
            assert [">88<" in page for page in pages] == [False, True]
        assert before.text.count('class="worth"') == pages[0].count('class="worth"') == 9
        states = [(await http.get(f"/api/tables/{id}", headers=ada)).json() for id in (old, new)]
        assert [state["pack"].split()[0] for state in states] == ["standard", "dear"]
        for id in (old, new):
            assert (await http.get(f"/table/{id}/rules", headers=ada)).text.count('id="INF-1') > 10
            assert f'href="/table/{id}/rules"' in (await http.get(f"/table/{id}", headers=ada)).text


@pytest.mark.usefixtures("rich")
async def test_a_packs_download_is_what_it_was_opened_with(settings: Settings, rich: Path, tmp_path: Path) -> None:
    async with served(settings, {"crypt": rich}) as http:
        ada = await guest(http, "Ada")
        wanted = {"game": "crypt", "seats": [{"kind": "person"}]}
        id = (await http.post("/api/tables", json=wanted, headers=ada)).json()["id"]
    ours = load_game("crypt").data
    async with served(settings, {}) as http:
        zips = [
            (await http.get(path, headers=ada)).content for path in (f"/table/{id}/pack.zip", f"/api/tables/{id}/pack")
        ]
    assert zips[0] == zips[1]
    (tmp_path / "box.zip").write_bytes(zips[0])
    kept = load_game("crypt", tmp_path / "box.zip").data
    assert (kept.files, kept.digest) == (ours.files, ours.digest)


async def test_a_table_with_damaged_data_is_answered_clearly_wherever_one_asks(settings: Settings, rich: Path) -> None:
    async with served(settings, {}) as http:
        ada = await guest(http, "Ada", language="pl")
        wanted = {"game": "crypt", "seats": [{"kind": "person"}]}
        id = (await http.post("/api/tables", json=wanted, headers=ada)).json()["id"]
    database = Database(settings.db)
    await database.write(lambda c: c.execute(update(packs).values(files="[]")))
    await database.stop()
    async with served(settings, {"crypt": rich}) as http:
        for path in [f"/table/{id}{part}" for part in PARTS] + [f"/api/tables/{id}{call}" for call in CALLS]:
            answer = await http.get(path, headers={**ada, "accept": "text/html"})
            assert answer.status_code in (404, 422), path
            assert "są uszkodzone" in answer.text, path
        assert (await http.get("/", headers=ada)).status_code == 200


async def test_a_game_played_before_the_data_changed_is_verified_with_the_pack_beside_its_journal(
    tmp_path: Path, rich: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = ServerProcess(with_db(f"sqlite:///{tmp_path / 'tables.db'}"), tmp_path / "log")
    client = await Client.arrive(server.url, "Ada")
    id = await client.open_table("random", "random")
    while (await client.get(f"/tables/{id}"))["status"] != "over":
        await asyncio.sleep(0.05)
    server.stop()
    monkeypatch.setenv(PACKS, f"crypt={rich}")
    server.start()
    for name, path in (("game.txt", "journal.txt"), ("game.zip", "pack.zip")):
        answer = await client.http.get(f"/table/{id}/{path}")
        assert answer.status_code == 200
        (tmp_path / name).write_bytes(answer.content)
    await client.close()
    server.stop()
    command = [sys.executable, "-m", "pandemonium", "verify", str(tmp_path / "game.txt")]
    codes = [
        subprocess.run([*command, *more], env=os.environ, capture_output=True).returncode
        for more in ([], ["--pack", str(tmp_path / "game.zip")])
    ]
    assert codes == [1, 0]
