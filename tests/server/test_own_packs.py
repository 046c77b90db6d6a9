"""Data of one's own: brought as a ZIP, tried out, chosen when a table is opened, and written into its journal."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import pytest
from msgspec.structs import replace

from pandemonium.server.app import create_app
from pandemonium.server.model import SeatPlan, User
from pandemonium.server.play.packs import Packs
from pandemonium.server.play.tables import Tables
from tests.server.conftest import with_db
from tests.server.people import finish, reason
from tests.server.test_recordings import at_once
from tests.server.visiting import Http, page

pytestmark = pytest.mark.anyio

ALONE = [SeatPlan("person"), SeatPlan("bot", "easy")]


def zipped(folder: Path) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for file in folder.iterdir():
            archive.write(file, f"{folder.name}/{file.name}")
    return packed.getvalue()


async def brought(tables: Tables, rich: Path) -> tuple[User, str]:
    """Somebody who brought data, and their digest."""
    tables.packs.allowed = True
    tables.thinkers.errand = at_once  # type: ignore[method-assign]
    ada, _ = await tables.new_guest("Ada")
    assert await tables.packs.bring(ada, "crypt", "my box", zipped(rich)) is None
    (pack,) = await tables.packs.mine(ada)
    assert (pack.game, pack.name) == ("crypt", "my box")
    return ada, pack.digest


async def test_a_table_is_opened_with_data_that_its_host_brought(tables: Tables, rich: Path) -> None:
    ada, digest = await brought(tables, rich)
    id = await tables.create(ada, "crypt", {}, ALONE, public=False, pack=digest)
    assert isinstance(id, str)
    await finish(tables, id)
    journal = await tables.afterwards.journal(ada, id, with_pack=True)
    assert isinstance(journal, str)
    assert f"pack: my box {digest[:12]}\n" in journal
    assert "\ndata treasures.toml: " in journal
    again = await tables.rematch(ada, id)
    assert isinstance(again, str)
    game = await tables.game(again)
    assert game.data.digest == digest  # type: ignore[union-attr]
    await tables.packs.forget(ada, "crypt", digest)
    assert reason(await tables.create(ada, "crypt", {}, ALONE, public=False, pack=digest)) == "refused-no-such-pack"
    assert await tables.journal(ada, id) is not None


async def test_nobody_else_may_choose_them(tables: Tables, rich: Path) -> None:
    _, digest = await brought(tables, rich)
    bea, _ = await tables.new_guest("Bea")
    assert reason(await tables.create(bea, "crypt", {}, ALONE, public=False, pack=digest)) == "refused-no-such-pack"


async def test_data_that_cannot_be_played_with_are_refused(tables: Tables, rich: Path) -> None:
    ada, _ = await brought(tables, rich)
    (rich / "treasures.toml").write_text("nonsense = 1")
    assert reason(await tables.packs.bring(ada, "crypt", "bad", zipped(rich))) == "refused-pack"
    assert reason(await tables.packs.bring(ada, "crypt", "bad", b"no zip")) == "refused-pack"
    assert reason(await tables.packs.bring(ada, "chess", "bad", b"")) == "refused-game"
    tables.packs = Packs(tables.database, tables.thinkers, allowed=False)
    assert reason(await tables.packs.bring(ada, "crypt", "bad", zipped(rich))) == "refused-no-packs"


async def test_they_are_brought_and_chosen_in_the_browser(tmp_path: Path, rich: Path) -> None:
    settings = replace(with_db(f"sqlite:///{tmp_path / 'tables.db'}"), pack_uploads=True)
    async with Http(create_app(settings)) as http:
        http.headers["accept"] = "text/html"
        http.app.state.tables.thinkers.errand = at_once
        await page(http, "/packs")
        proof = {"_csrf_token": str(http.cookies["csrftoken"]), "game": "crypt"}
        file = {"file": ("my box.zip", zipped(rich), "application/zip")}
        answer = await http.post("/packs", data=proof, files=file, follow_redirects=True)
        assert answer.status_code == 200
        assert "my box" in answer.text
        assert "my box (" in await page(http, "/new/crypt")
