"""Journals in the browser: loaded, looked at, played on from; all of one's own taken along and brought back."""

from __future__ import annotations

import io
import zipfile

import pytest

from pandemonium.engine.journal import read_journal
from pandemonium.server.play.tables import Tables
from tests.server.people import finish, reason, two_at_a_table
from tests.server.test_recordings import with_other_rules
from tests.server.visiting import Http, page

pytestmark = pytest.mark.anyio


async def played(tables: Tables) -> str:
    """The journal of a finished game of two, with its data."""
    two = await two_at_a_table(tables)
    await finish(tables, two.id)
    journal = await tables.afterwards.journal(two.people[0], two.id, with_pack=True)
    assert isinstance(journal, str)
    return journal


async def test_a_journal_brought_back_is_the_same_game_with_the_same_people(tables: Tables) -> None:
    text = await played(tables)
    bea, _ = await tables.new_guest("Bea")
    id = await tables.journals.bring_back(bea, text.encode())
    assert isinstance(id, str)
    assert await tables.afterwards.journal(bea, id, with_pack=True) == text
    model = await tables.table(bea, id, language="en")
    assert model is not None
    assert [(seat.name, seat.you) for seat in model.seats] == [("Ada", False), ("Bea", True)]
    assert [line.id for line in (await tables.lobby(bea)).past] == [id]


async def test_a_step_of_it_is_played_on_against_bots(tables: Tables) -> None:
    bea, _ = await tables.new_guest("Bea")
    id = await tables.journals.bring_back(bea, (await played(tables)).encode())
    assert isinstance(id, str)
    then = await tables.replay(bea, id, 9, 1, language="en")
    again = await tables.journals.play_on(bea, id, 9, 1)
    assert isinstance(again, str)
    now = await tables.table(bea, again, language="en")
    assert now is not None
    assert then is not None
    assert now.view == then.view
    assert [seat.kind for seat in now.seats] == ["bot", "person"]
    assert now.status == "playing"
    assert (await tables.statistics("crypt")).games == 0


async def test_all_that_one_took_along_comes_back(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    await finish(tables, two.id)
    taken = await tables.journals.export(two.people[0])
    (name,) = zipfile.ZipFile(io.BytesIO(taken)).namelist()
    assert name == f"crypt-{two.id}.txt"
    other, _ = await tables.new_guest("Cleo")
    assert await tables.journals.bring_back(other, taken) == 1
    assert len((await tables.lobby(other)).past) == 1


async def test_what_is_no_journal_is_refused_with_its_reason(tables: Tables) -> None:
    text, (ada, _) = await played(tables), await tables.new_guest("Ada")
    commitment = read_journal(text).commitment
    spoiled = {
        "refused-journal": [
            "",
            "nonsense",
            "PK",
            text.replace("1 A ", "1 A claim 9 ", 1),
            text.replace(commitment, "f"),
        ],
        "refused-game": [text.replace("game: crypt", "game: chess")],
        "refused-journal-rules": [text.replace("rules: ", "rules: 9")],
        "refused-journal-seed": ["\n".join(line for line in text.splitlines() if not line.startswith("seed: "))],
        "refused-journal-long": [text + "x" * 400_000],
        "refused-journal-pack": [text.replace("data ", "data other-")],
    }
    for why, texts in spoiled.items():
        for bad in texts:
            assert reason(await tables.journals.bring_back(ada, bad.encode())) == why


async def test_a_journal_is_loaded_and_played_on_from_in_the_browser(http: Http) -> None:
    tables: Tables = http.app.state.tables
    text = await played(tables)
    await page(http, "/journals")
    proof = {"_csrf_token": str(http.cookies["csrftoken"])}
    file = {"file": ("game.txt", text.encode(), "text/plain")}
    answer = await http.post("/journals", data=proof, files=file, follow_redirects=True)
    assert answer.status_code == 200
    assert 'data-step="0"' in answer.text
    place = str(answer.url.path)
    assert f"{place}/play-on" in answer.text
    table = place.partition("/replay")[0]
    assert f"{table}/journal.txt?pack=true" in await page(http, table)
    assert await page(http, f"{table}/journal.txt?pack=true") == text
    begun = await http.post(f"{place}/play-on", data=proof, follow_redirects=True)
    assert begun.status_code == 200
    assert 'name="choice"' in begun.text


async def test_a_game_whose_rules_are_gone_is_taken_along_as_well(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    await finish(tables, two.id)
    await with_other_rules(tables, two.id)
    archive = zipfile.ZipFile(io.BytesIO(await tables.journals.export(two.people[0])))
    assert b"rules: 99\n" in archive.read(f"crypt-{two.id}.txt")
